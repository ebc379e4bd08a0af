import { sql } from 'drizzle-orm'
import { changeStanding } from '#schema/contract/admin-users.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import type { Id, UserId } from '#schema/domain/ids.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { REPORT_FACTS } from '#schema/domain/messages/reports.ts'
import { userStandingOf } from '#schema/domain/user.ts'
import { revokeSessions } from '#worker/accounts/sessions.ts'
import { selectSubject } from '#worker/admin/subject.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { changedInFeed } from '#worker/tasks/changes.ts'
import { freezeHolds } from '#worker/tasks/disputes/freeze.ts'
import { selectFeedTasks, setStanding, type Target } from './report-target.ts'

const aboutUser = (id: UserId): Target => ({
  target: 'user',
  targetId: id as string as Id<'reported'>,
})

/** Another administrator may be suspended, never oneself. */
export const changeStandingRoute = route(changeStanding, async (ctx, { id, standing, reason }) => {
  const { db, userId, now, deps } = ctx
  const { user, feedTasks } = await ctx.read({
    user: first(selectSubject(db, id)),
    feedTasks: selectFeedTasks(db, aboutUser(id)),
  })
  if (!user || user.closedAt !== null) throw new DomainError('not_found')
  throwIf(id === userId ? 'not_yourself' : null)
  const before = userStandingOf(user)
  if (before === standing) throw new DomainError('moved_on', ADMIN_MESSAGES.sameStanding)
  return commit({
    effects: [
      sql`${setStanding(standing, now)} WHERE id = ${id} AND closed_at IS NULL
        AND suspended_at IS ${user.suspendedAt} AND suppressed_at IS ${user.suppressedAt}`,
      assertRowsChanged('user_state'),
      standing === 'suspended' ? revokeSessions(db, id, now) : [],
      feedTasks.flatMap((task) => changedInFeed(task, standing === 'active' ? 'put' : 'del')),
      changedForUser(id),
      notify({
        to: id,
        kind: 'underReview',
        data: { lines: [REPORT_FACTS.standing[standing]] },
        now,
      }),
      standing === 'suspended'
        ? {
            afterCommit: () => freezeHolds(createBackgroundContext(deps)),
          }
        : [],
    ],
    touchesUserSummary: true,
    audit: { subject: id, reason, details: { before, after: standing } },
    response: { message: ADMIN_MESSAGES.standing[standing] },
  })
})

import { changeStanding } from '#schema/contract/admin-users.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import type { Id, UserId } from '#schema/domain/ids.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { userStandingOf } from '#schema/domain/user.ts'
import { selectSubject } from '#worker/admin/subject.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { applyStanding } from './apply-standing.ts'
import { selectFeedTasks, type Target } from './report-target.ts'

const aboutUser = (id: UserId): Target => ({
  target: 'user',
  targetId: id as string as Id<'reported'>,
})

/** Another administrator may be suspended, never oneself. */
export const changeStandingRoute = route(changeStanding, async (ctx, { id, standing, reason }) => {
  const { user, feedTasks } = await ctx.read({
    user: first(selectSubject(ctx.db, id)),
    feedTasks: selectFeedTasks(ctx.db, aboutUser(id)),
  })
  if (!user || user.closedAt !== null) throw new DomainError('not_found')
  throwIf(id === ctx.userId ? 'not_yourself' : null)
  const before = userStandingOf(user)
  if (before === standing) throw new DomainError('moved_on', ADMIN_MESSAGES.sameStanding)
  return commit({
    effects: applyStanding(ctx, { user, standing, feedTasks }),
    touchesUserSummary: true,
    audit: { subject: id, reason, details: { before, after: standing } },
    response: { message: ADMIN_MESSAGES.standing[standing] },
  })
})

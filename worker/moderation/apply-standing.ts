import { sql } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { REPORT_FACTS } from '#schema/domain/messages/reports.ts'
import type { ChosenStanding } from '#schema/domain/user.ts'
import { revokeSessions } from '#worker/accounts/sessions.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { assertRowsChanged, type Effect } from '#worker/db/write.ts'
import { notify } from '#worker/notices/notify.ts'
import { changedInFeed } from '#worker/tasks/changes.ts'
import { freezeHolds } from '#worker/tasks/disputes/freeze.ts'
import { setStanding } from './report-target.ts'

type Changing = {
  user: { id: UserId; suspendedAt: number | null; suppressedAt: number | null }
  standing: ChosenStanding
  /** The user's open todos. */
  feedTasks: readonly Parameters<typeof changedInFeed>[0][]
}

/** What an administrator's choice does to an account, with the notice to its owner. */
export function applyStanding(
  { db, now, deps }: Pick<Context, 'db' | 'now' | 'deps'>,
  { user: { id, suspendedAt, suppressedAt }, standing, feedTasks }: Changing,
): Effect {
  return [
    sql`${setStanding(standing, now)} WHERE id = ${id} AND closed_at IS NULL
      AND suspended_at IS ${suspendedAt} AND suppressed_at IS ${suppressedAt}`,
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
      ? { afterCommit: () => freezeHolds(createBackgroundContext(deps)) }
      : [],
  ]
}

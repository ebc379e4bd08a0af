import { eq, sql } from 'drizzle-orm'
import { holdOf } from '#schema/domain/hold.ts'
import { newId, type TaskId, type UserId } from '#schema/domain/ids.ts'
import { heldForStage } from '#schema/domain/stages.ts'
import { taskStatusAfter } from '#schema/domain/task.ts'
import { disputes } from '#schema/tables/disputes.ts'
import { users } from '#schema/tables/users.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import type { Job } from '#worker/background/job.ts'
import { first } from '#worker/db/read.ts'
import { retryOnConflict } from '#worker/db/retry-on-conflict.ts'
import { textOf } from '#worker/db/row.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { assertThat } from '#worker/db/write.ts'
import { movementsOf } from '#worker/ledger/holds.ts'
import { notify } from '#worker/notices/notify.ts'
import { disputeOpened } from '../notices.ts'
import { selectTask } from '../queries.ts'
import { nextVersion, updateTask } from '../update.ts'
import { newDispute } from './open.ts'
import { summaryOf } from './update.ts'

const ATTEMPTS = 3
const TASKS_PER_RUN = 50

/** The dispute is in the name of the suspended user, who cannot make a statement; the other side may answer. */
async function freezeHold(background: BackgroundContext, id: TaskId, user: UserId) {
  const { suspended, task, movements } = await background.readNamed((db) => ({
    suspended: first(db.select({ at: users.suspendedAt }).from(users).where(eq(users.id, user))),
    task: first(selectTask({ id })),
    movements: movementsOf({ task: id }),
  }))
  const status = task && taskStatusAfter(task.status, 'dispute')
  if (!task || !status || !suspended?.at) return
  const { db } = background
  const now = background.now()
  const held = heldForStage(task, holdOf(movements).held)
  // Nothing to divide: the stage is not held yet.
  if (held === 0) return
  const dispute = newDispute(
    { id: newId('dispute'), taskId: id, openedBy: user, reason: 'other', held },
    now,
  )
  const update = {
    status,
    cancelOffer: null,
    dispute: summaryOf(dispute),
    ...nextVersion(task, now),
  }
  const event = { task, kind: 'disputed', actor: null, now, amount: held } as const
  await background.commit([
    // An administrator may have ended the suspension since the read.
    assertThat(
      'user_state',
      sql`EXISTS (SELECT 1 FROM users WHERE users.id = ${user} AND users.suspended_at IS NOT NULL)`,
    ),
    updateTask(db, task, update),
    db.insert(disputes).values(dispute),
    recordEvent(db, { ...event, data: { reason: 'suspended' } }),
    notify(...disputeOpened(task, dispute, now)),
  ])
}

const heldTasksOf = (role: 'client_id' | 'tasker_id') => sql`
  SELECT t.id, u.id AS user FROM users u JOIN tasks t ON t.${sql.raw(role)} = u.id AND t.status IN ('in-progress', 'submitted')
  WHERE u.suspended_at IS NOT NULL AND u.closed_at IS NULL
    AND EXISTS (SELECT 1 FROM ledger_accounts a WHERE a.id = 'te:' || t.id AND a.credits > a.debits) LIMIT ${TASKS_PER_RUN}`

/**
 * Of every suspended user: money that is held goes to a dispute, for an administrator to divide. A task that fails does not
 * stop the others, and fails the run.
 */
export async function freezeHolds(background: BackgroundContext): Promise<number> {
  const found = await background.read(heldTasksOf('client_id'), heldTasksOf('tasker_id'))
  const rows = found.flat()
  const errors: unknown[] = []
  for (const row of rows) {
    try {
      await retryOnConflict(ATTEMPTS, () =>
        freezeHold(background, textOf<TaskId>(row, 'id'), textOf<UserId>(row, 'user')),
      )
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return rows.length
}

export const freezeHoldsJob: Job = {
  name: 'freeze-holds',
  run: async ({ background }) => ({ tasks: await freezeHolds(background) }),
}

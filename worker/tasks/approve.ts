import { approveTask } from '#schema/contract/tasks.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { feeOnRelease, holdOf } from '#schema/domain/hold.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { rejectMoneyAtRest } from '#schema/domain/standing.ts'
import { taskStatusAfter, whyNotApprove } from '#schema/domain/task.ts'
import { changedForWallet } from '#worker/accounts/changes.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { movementsOf, releaseMoney } from '#worker/ledger/holds.ts'
import { payDebt } from '#worker/ledger/postings.ts'
import { assertTaskNotDisputed, standingOfTask } from '#worker/ledger/standing.ts'
import { changedForParties } from './changes.ts'
import { settleDue } from './due.ts'
import { recordEvent } from './events.ts'
import { presentTask } from './present.ts'
import { selectTask } from './queries.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

/** Releases the hold to the tasker exactly once, however many requests arrive at the same time. */
export const approveTaskRoute = route(approveTask, async (ctx, { id }) => {
  const { db, userId, now } = ctx
  const { actor, task, movements, standing } = await ctx.read({
    task: first(selectTask(db, id)),
    movements: movementsOf(db, id),
    standing: first(standingOfTask(db, id)),
  })
  if (!task) throw new DomainError('not_found')
  await settleDue(ctx, task)
  throwIf(whyNotApprove(toDomainTask(task), userId))
  if (task.status === 'completed')
    return done({ message: GENERAL_MESSAGES.alreadyApproved, task: presentTask(task, actor) })
  const status = taskStatusAfter(task.status, 'approve')
  if (!status) throw new DomainError('moved_on')
  const { clientId, taskerId, title } = task
  const hold = holdOf(movements)
  if (!taskerId || hold.held <= 0 || !standing)
    throw new Error(`submitted task ${id} has no assignee or no hold`)

  rejectMoneyAtRest({ debt: 0 as Kobo, hasOpenDispute: standing.hasOpenDispute }, 'approve')

  const update = { status, completedAt: now, ...nextVersion(task, now) }
  const amount = hold.held
  const fee = feeOnRelease(hold, amount, task.feeBps)
  const journal = releaseMoney(
    { id, title, hold },
    { actor: userId, tasker: taskerId, amount, fee, now },
  )
  const debt = payDebt({
    user: taskerId,
    debt: standing.taskerDebt,
    credited: (amount - fee) as Kobo,
    cause: journal.id,
    now,
  })
  return commit({
    writes: [
      ...updateTask(db, task, update),
      recordEvent(db, { task, kind: 'approved', actor: userId, now, amount }),
      assertTaskNotDisputed(id),
      ...journal.writes,
      ...debt.writes,
    ],
    changes: [
      ...changedForParties(task),
      // The holds are shown as completed from now on.
      ...hold.journals.flatMap((each) => changedForWallet(clientId, each)),
      ...[journal.id, ...debt.ids].flatMap((each) => changedForWallet(taskerId, each)),
    ],
    response: {
      message: GENERAL_MESSAGES.workApproved,
      task: presentTask({ ...task, ...update }, actor),
    },
  })
})

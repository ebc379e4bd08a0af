import { statusAfterSplit, type DisputeOutcome, type Split } from '#schema/domain/dispute.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { feeOnRelease, holdOf, type Movement } from '#schema/domain/hold.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { changedForWallet } from '#worker/accounts/changes.ts'
import type { Db } from '#worker/db/client.ts'
import type { Change, Statement } from '#worker/db/write.ts'
import { afterMovement, refundMoney, releaseMoney } from '#worker/ledger/holds.ts'
import { payDebt } from '#worker/ledger/postings.ts'
import { assertTaskNotDisputed } from '#worker/ledger/standing.ts'
import { changedForParties } from '../changes.ts'
import type { TaskRow } from '../queries.ts'
import { nextVersion, updateTask } from '../update.ts'
import type { DisputeRow } from './queries.ts'
import { summaryOf, updateDispute } from './update.ts'

type Ending = {
  split: Split
  outcome: DisputeOutcome
  /** Who accepted or decided; null for Onise itself. */
  by: UserId | null
  decision?: string
  now: number
}
/** What the two owe, as it was read; the batch is aborted when it is another amount by now. */
type Debts = { taskerDebt: Kobo; clientDebt: Kobo }
type Disputed = {
  task: TaskRow
  dispute: DisputeRow
  movements: readonly Movement[]
  debts: Debts
}
type Part = { writes: readonly Statement[]; changes: readonly Change[] }

/** The tasker's part, less the fee at the rate that was frozen at the award. */
function release({ task, movements, debts }: Disputed, amount: Kobo, { by, now }: Ending) {
  const { id, title, taskerId } = task
  const hold = holdOf(movements)
  if (!taskerId) throw new Error(`disputed task ${id} has no assignee`)
  if (amount <= 0) return { hold, fee: 0 as Kobo, writes: [], changes: [] }
  const fee = feeOnRelease(hold, amount, task.feeBps)
  const journal = releaseMoney(
    { id, title, hold },
    { actor: by, tasker: taskerId, amount, fee, now },
  )
  const credited = (amount - fee) as Kobo
  const debt = payDebt({
    user: taskerId,
    debt: debts.taskerDebt,
    credited,
    cause: journal.id,
    now,
  })
  return {
    hold: { ...hold, ...afterMovement(hold) },
    fee,
    // A payment that the provider may take back must not leave.
    writes: [assertTaskNotDisputed(id), ...journal.writes, ...debt.writes],
    changes: [journal.id, ...debt.ids].flatMap((each) => changedForWallet(taskerId, each)),
  }
}

function refund(
  { task, debts }: Disputed,
  hold: ReturnType<typeof release>['hold'],
  amount: Kobo,
  { by, now }: Ending,
): Part {
  const { id, title, clientId } = task
  if (amount <= 0) return { writes: [], changes: [] }
  const journal = refundMoney({ id, title, hold }, { actor: by, client: clientId, amount, now })
  const debt = payDebt({
    user: clientId,
    debt: debts.clientDebt,
    credited: amount,
    cause: journal.id,
    now,
  })
  return {
    writes: [...journal.writes, ...debt.writes],
    changes: [journal.id, ...debt.ids].flatMap((each) => changedForWallet(clientId, each)),
  }
}

/** Divides the hold and ends dispute and task (docs/ledger.md#dispute). The task's version admits one ending only. */
export function endWithSplit(db: Db, disputed: Disputed, ending: Ending) {
  const { task, dispute, movements } = disputed
  const { split, outcome, by, decision = null, now } = ending
  const { held, journals } = holdOf(movements)
  const status = statusAfterSplit(split)
  if (task.status !== 'disputed' || !status) throw new DomainError('moved_on')
  if (held !== dispute.held || split.release + split.refund !== held)
    throw new Error(`the hold of disputed task ${task.id} is not the sum of its parts`)
  const released = release(disputed, split.release, ending)
  const refunded = refund(disputed, released.hold, split.refund, ending)
  const closing = {
    offers: [],
    closedAt: now,
    outcome,
    released: split.release,
    refunded: split.refund,
    fee: released.fee,
    closedBy: by,
    decision,
  }
  const update = {
    status,
    dispute: summaryOf({ ...dispute, ...closing }),
    ...(status === 'completed' && { completedAt: now }),
    ...nextVersion(task, now),
  }
  return {
    update,
    writes: [
      ...updateTask(db, task, update),
      ...updateDispute(db, dispute, closing),
      ...released.writes,
      ...refunded.writes,
    ],
    changes: [
      ...changedForParties(task),
      // The holds are shown as completed from now on.
      ...journals.flatMap((each) => changedForWallet(task.clientId, each)),
      ...released.changes,
      ...refunded.changes,
    ],
  }
}

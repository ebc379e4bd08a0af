import { feeOnRelease, type Hold } from '#schema/domain/hold.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { partsBetween, type Stages } from '#schema/domain/stages.ts'
import type { Db } from '#worker/db/client.ts'
import { changedForWallet } from '#worker/db/own-changes.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import type { Effect } from '#worker/db/write.ts'
import { afterMovement, refundMoney, releaseMoney } from '#worker/ledger/holds.ts'
import { payDebt } from '#worker/ledger/postings.ts'
import { assertTaskNotDisputed } from '#worker/ledger/standing.ts'
import type { TaskRow } from './queries.ts'

type EndOfHold = {
  task: TaskRow & { taskerId: UserId }
  hold: Hold
  /** What the two owe, as it was read; the batch is aborted when it is another amount by now. */
  debts: { taskerDebt: Kobo; clientDebt: Kobo }
  /** The tasker's part, fee included. */
  released: Kobo
  /** What is divided, when it is not all that is held: the hold of one stage. */
  amount?: Kobo
  /** The stages after the division, of a task that has some. */
  stages?: Stages
  /** Null for Onise itself. */
  actor: UserId | null
  now: number
}

/** The tasker's part, less the fee at the rate that was frozen at the award. */
function release(end: EndOfHold, fee: Kobo): Effect {
  const { task, hold, debts, released, actor, now } = end
  if (released <= 0) return []
  const { id, title, taskerId } = task
  const stages = partsBetween(task.stages, end.stages ?? null, 'paid')
  const part = { actor, tasker: taskerId, amount: released, fee, stages, now }
  const journal = releaseMoney({ id, title, hold }, part)
  const debt = payDebt({
    user: taskerId,
    debt: debts.taskerDebt,
    credited: (released - fee) as Kobo,
    cause: journal.id,
    now,
  })
  return [
    // A payment that the provider may take back must not leave.
    assertTaskNotDisputed(id),
    journal.writes,
    changedForWallet(taskerId, journal.id),
    debt.effects,
  ]
}

function refund(end: EndOfHold, amount: Kobo): Effect {
  if (amount <= 0) return []
  const { task, debts, released, actor, now } = end
  const { id, title, clientId: client, taskerId: tasker } = task
  const hold = released > 0 ? afterMovement(end.hold) : end.hold
  const stages = partsBetween(task.stages, end.stages ?? null, 'returned')
  const part = { actor, client, tasker, amount, stages, now }
  const journal = refundMoney({ id, title, hold }, part)
  const debt = payDebt({
    user: client,
    debt: debts.clientDebt,
    credited: amount,
    cause: journal.id,
    now,
  })
  return [journal.writes, changedForWallet(client, journal.id), debt.effects]
}

/** Divides a hold: a part to the tasker, the rest back to the client, less what each of them owes. */
export function divideHold(end: EndOfHold): { fee: Kobo; refunded: Kobo; effects: Effect } {
  const { task, hold, released, amount = hold.held } = end
  const fee = feeOnRelease(hold, released, task.feeBps)
  const refunded = (amount - released) as Kobo
  const effects = [
    // The holds are shown as completed from now on.
    hold.journals.map((each) => changedForWallet(task.clientId, each)),
    release(end, fee),
    refund(end, refunded),
  ]
  return { fee, refunded, effects }
}

/** Divides a hold, with an entry of the timeline for each part; that of the tasker names the fee. */
export function endHold(db: Db, end: EndOfHold): Effect {
  const { task, released, actor, now } = end
  const { fee, refunded, effects } = divideHold(end)
  const paid = (released - fee) as Kobo
  const event = { task, actor, now }
  const data = fee > 0 ? { fee } : null
  const paidEvent = { ...event, kind: 'paid' as const, amount: paid, data }
  return [
    effects,
    released > 0 ? recordEvent(db, paidEvent) : [],
    refunded > 0 ? recordEvent(db, { ...event, kind: 'refunded', amount: refunded }) : [],
  ]
}

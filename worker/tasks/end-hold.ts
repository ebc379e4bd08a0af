import { feeOnRelease, type Hold } from '#schema/domain/hold.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { Standing } from '#schema/domain/standing.ts'
import { changedForWallet } from '#worker/accounts/changes.ts'
import type { Effect } from '#worker/background/context.ts'
import type { Db } from '#worker/db/client.ts'
import { afterMovement, refundMoney, releaseMoney } from '#worker/ledger/holds.ts'
import { payDebt } from '#worker/ledger/postings.ts'
import { assertTaskNotDisputed } from '#worker/ledger/standing.ts'
import { recordEvent } from './events.ts'
import type { TaskRow } from './queries.ts'

type EndOfHold = {
  task: TaskRow & { taskerId: UserId }
  hold: Hold
  standing: { taskerDebt: Kobo; clientDebt: Kobo } & Pick<Standing, 'hasOpenDispute'>
  /** The tasker's part, fee included. */
  released: Kobo
  /** Null for Onise itself. */
  actor: UserId | null
  now: number
}

function release(db: Db, { task, hold, standing, released, actor, now }: EndOfHold): Effect {
  const { id, title, taskerId } = task
  const fee = feeOnRelease(hold, released, task.feeBps)
  const part = { actor, tasker: taskerId, amount: released, fee, now }
  const journal = releaseMoney({ id, title, hold }, part)
  const debt = payDebt({
    user: taskerId,
    debt: standing.taskerDebt,
    credited: (released - fee) as Kobo,
    cause: journal.id,
    now,
  })
  return {
    writes: [
      assertTaskNotDisputed(id),
      ...journal.writes,
      ...debt.writes,
      recordEvent(db, { task, kind: 'paid', actor, now, amount: (released - fee) as Kobo }),
    ],
    changes: [journal.id, ...debt.ids].flatMap((each) => changedForWallet(taskerId, each)),
  }
}

function refund(db: Db, end: EndOfHold, amount: Kobo): Effect {
  const { task, standing, released, actor, now } = end
  const { id, title, clientId: client } = task
  const hold = released > 0 ? afterMovement(end.hold) : end.hold
  const journal = refundMoney({ id, title, hold }, { actor, client, amount, now })
  const debt = payDebt({
    user: client,
    debt: standing.clientDebt,
    credited: amount,
    cause: journal.id,
    now,
  })
  return {
    writes: [
      ...journal.writes,
      ...debt.writes,
      recordEvent(db, { task, kind: 'refunded', actor, now, amount }),
    ],
    changes: [journal.id, ...debt.ids].flatMap((each) => changedForWallet(client, each)),
  }
}

/** Ends a hold: a part to the tasker, the rest back to the client, less what each of them owes. */
export function endHold(db: Db, end: EndOfHold): Effect {
  const { task, hold, released } = end
  const refunded = (hold.held - released) as Kobo
  const parts = [
    ...(released > 0 ? [release(db, end)] : []),
    ...(refunded > 0 ? [refund(db, end, refunded)] : []),
  ]
  return {
    writes: parts.flatMap(({ writes }) => writes),
    changes: [
      // The holds are shown as completed from now on.
      ...hold.journals.flatMap((each) => changedForWallet(task.clientId, each)),
      ...parts.flatMap(({ changes }) => changes),
    ],
  }
}

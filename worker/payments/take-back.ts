import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { holdOf, holdsToTake } from '#schema/domain/hold.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import { STANDING_FACTS } from '#schema/domain/messages/standing.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { afterEnd, partsBetween } from '#schema/domain/stages.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { tasks, users } from '#schema/tables/index.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import type { Db } from '#worker/db/client.ts'
import { changedForWallet, changedForUser } from '#worker/db/own-changes.ts'
import type { RowOf } from '#worker/db/prepared.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { type Effect, assertRowsChanged, type Change, type Statement } from '#worker/db/write.ts'
import { returnPayment } from '#worker/ledger/corrections.ts'
import { raiseDiscrepancy, resolveDiscrepancies } from '#worker/ledger/discrepancies.ts'
import { endDisputeOf } from '#worker/ledger/end-dispute.ts'
import { movementsOf, refundMoney } from '#worker/ledger/holds.ts'
import { payDebt } from '#worker/ledger/postings.ts'
import { endRefund, returnFromSuspense } from '#worker/ledger/refunds.ts'
import { notify } from '#worker/notices/notify.ts'
import type { PaymentRow, WalletSnapshot } from './queries.ts'
import { mismatchIdOf } from './record.ts'
import { stoppedRefundIds, type RefundRow } from './started-refunds.ts'
import type { Suspense } from './suspense.ts'

export type ReturnedMoney = {
  type: 'refund' | 'chargeback'
  /** `rf:<refund>` or `cb:<dispute>` */
  idemKey: string
  reference: string
  amount: Kobo
  currency: string
  /** Of a refund: the provider's id and our note, by which one that was started here is found. */
  refund?: { id: string; note: string }
}

const SHOWN = 50
/** Handed-in work last: its tasker has done everything. Then the newest first. */
const heldTasksOf = (db: Db, client: UserId) =>
  db
    .select({
      id: tasks.id,
      title: tasks.title,
      status: tasks.status,
      version: tasks.version,
      stages: tasks.stages,
      held: sql<Kobo>`(SELECT credits - debits FROM ledger_accounts WHERE id = 'te:' || ${tasks.id})`,
      taskerId: users.id,
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.taskerId))
    .where(and(eq(tasks.clientId, client), inArray(tasks.status, [...HELD_STATUSES])))
    .orderBy(sql`${tasks.status} <> 'in-progress'`, desc(tasks.awardedAt))
    .limit(SHOWN)
type HeldTask = Awaited<ReturnType<typeof heldTasksOf>>[number] & {
  movements: RowOf<typeof movementsOf>[]
}

/** The client's own tasks whose holds cover what the wallet lacks; none for a refund. */
export async function readHoldsToTake(
  background: BackgroundContext,
  { type, amount }: ReturnedMoney,
  { id, available, debt }: WalletSnapshot,
): Promise<HeldTask[]> {
  const missing = (amount + debt - available) as Kobo
  if (type === 'refund' || missing <= 0) return []
  const held = holdsToTake(await background.query((db) => heldTasksOf(db, id)), missing)
  if (held.length === 0) return []
  const movements = await background.readNamed(() =>
    Object.fromEntries(held.map((task) => [task.id, movementsOf({ task: task.id })])),
  )
  return held.map((task) => ({ ...task, movements: movements[task.id] ?? [] }))
}

type Taken = { effects: Effect; amount: Kobo }

/** Cancels the task and returns its hold to the client's wallet, from which the bank's claim is then paid. */
function takeHold(db: Db, client: UserId, task: HeldTask, now: number): Taken {
  const { id, title, status, version, held, taskerId } = task
  const hold = holdOf(task.movements)
  const note = STANDING_FACTS.holdTaken(title)
  const stages = task.stages && afterEnd(task.stages, 0 as Kobo, now)
  const parts = partsBetween(task.stages, stages, 'returned')
  const part = { actor: null, client, tasker: taskerId, amount: held, note, stages: parts, now }
  const refund = refundMoney({ id, title, hold }, part)
  const forClient = (entity: 'task' | 'trx', changed: string): Change => ({
    scope: `u:${client}`,
    entity,
    id: changed,
  })
  return {
    amount: held,
    effects: [
      sql`UPDATE tasks SET status = 'cancelled', due_at = NULL, cancel_offer = NULL, stages = ${stages && JSON.stringify(stages)}, version = version + 1, updated_at = max(updated_at + 1, ${now})
        WHERE id = ${id} AND status = ${status} AND version = ${version}`,
      assertRowsChanged('task_state'),
      endDisputeOf(id, held, now),
      refund.writes,
      recordEvent(db, { task, kind: 'bankClaim', actor: null, now }),
      recordEvent(db, { task, kind: 'refunded', actor: null, now, amount: held }),
      forClient('task', id),
      { scope: `u:${taskerId}`, entity: 'task', id },
      [...hold.journals, refund.id].map((journal) => forClient('trx', journal)),
      notify({
        to: taskerId,
        kind: 'holdTaken',
        taskId: id,
        otherUserId: client,
        data: { title },
        now,
      }),
    ],
  }
}

type Return = {
  returned: ReturnedMoney
  payment: PaymentRow
  owner: WalletSnapshot
  /** The refund that was started here, while it has not ended. */
  started: RefundRow | null
  held: HeldTask[]
  /** The payer has got it once already. */
  isTwice: boolean
}

/** Ends a refund that was started here, and with it the reports about earlier attempts. */
const finish = (started: RefundRow | null, { refund, reference }: ReturnedMoney, now: number) =>
  started
    ? [
        ...endRefund(started.id, 'processed', { providerId: refund?.id ?? null, now }),
        resolveDiscrepancies(stoppedRefundIds(reference), now),
      ]
    : []

/** What administrators must settle: money that is owed, and money that went back to the payer twice. */
function reportsOf({ returned, isTwice }: Return, owed: Kobo, now: number): Statement[] {
  const { type, idemKey, reference, amount } = returned
  const debt = {
    id: idemKey,
    kind: 'amount' as const,
    message: DISCREPANCY_FACTS.returnOwed(type, reference),
    providerAmount: owed,
  }
  const twice = {
    id: `twice:${idemKey}`,
    kind: 'amount' as const,
    message: DISCREPANCY_FACTS.returnedTwice(type, reference, amount),
    providerAmount: amount,
  }
  return [
    ...(owed > 0 ? [raiseDiscrepancy(debt, now)] : []),
    ...(isTwice ? [raiseDiscrepancy(twice, now)] : []),
  ]
}

/**
 * The posting, from what was set aside, the wallet and, for a lost dispute, the client's own holds; the rest is a debt.
 * Guarded by what was taken back before, so that no more is taken back than was paid and set aside.
 */
export function effectOfReturn(db: Db, taking: Return, now: number): Effect {
  const { returned, payment, owner, started, held } = taking
  const { type, idemKey, reference, amount } = returned
  const { id: userId } = owner
  const taken = held.map((task) => takeHold(db, userId, task, now))
  const freed = taken.reduce((total, each) => total + each.amount, 0) as Kobo
  const debt = payDebt({ user: userId, debt: owner.debt, credited: freed, cause: idemKey, now })
  const available = (owner.available + freed - debt.paid) as Kobo
  const isLost = type === 'chargeback'
  const setAside = started?.amount ?? (0 as Kobo)
  const posted = { type, idemKey, reference, userId, amount, setAside, available, now }
  const journal = returnPayment(posted)
  const lines = [
    ...held.map(({ title, held: sum }) => STANDING_FACTS.emailHold(title, sum)),
    ...(journal.owed > 0
      ? [STANDING_FACTS.owes((owner.debt - debt.paid + journal.owed) as Kobo)]
      : []),
  ]
  return [
    sql`UPDATE payments SET returned = returned + ${amount}
        WHERE reference = ${reference} AND status = 'success' AND returned = ${payment.returned}`,
    assertRowsChanged('payment_state'),
    finish(started, returned, now),
    taken.map(({ effects }) => effects),
    debt.effects,
    journal.writes,
    reportsOf(taking, journal.owed, now),
    notify({
      to: userId,
      kind: isLost ? 'paymentTakenBack' : 'paymentRefunded',
      data: { amount, lines },
      now,
    }),
    journal.covered > 0 ? changedForWallet(userId, journal.id) : changedForUser(userId),
  ]
}

type SuspendedReturn = {
  returned: ReturnedMoney
  /** Null when it has no owner. */
  payment: PaymentRow | null
  suspense: Suspense
  started: RefundRow | null
}

/** The payment is in no wallet: the money goes back out of suspense. */
export function effectOfSuspendedReturn(
  { returned, payment, suspense, started }: SuspendedReturn,
  now: number,
): Effect {
  const { type, idemKey, reference, amount } = returned
  const setAside = started?.amount ?? (0 as Kobo)
  const isAllGone = suspense.balance + setAside === amount
  return [
    payment
      ? [
          sql`UPDATE payments SET returned = returned + ${amount}
              WHERE reference = ${reference} AND status <> 'success' AND returned + ${amount} <= paid_amount`,
          assertRowsChanged('payment_state'),
        ]
      : [],
    finish(started, returned, now),
    returnFromSuspense({ type, idemKey, reference, amount, setAside, now }),
    isAllGone ? resolveDiscrepancies([mismatchIdOf(reference)], now) : [],
  ]
}

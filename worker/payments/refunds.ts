import { DAY_MS } from '#schema/domain/limits.ts'
import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { first } from '#worker/db/read.ts'
import { retryOnConflict } from '#worker/db/retry-on-conflict.ts'
import type { Effect } from '#worker/db/write.ts'
import { raiseDiscrepancy } from '#worker/ledger/discrepancies.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import type { ProviderRefund } from '#worker/paystack/responses.ts'
import { journalBy, paymentBy, walletOfPayment, type PaymentRow } from './queries.ts'
import { settlePayment } from './settle-payment.ts'
import { effectOfFailure, endedTwinOf, startedRefundOf, stoppedRefund } from './started-refunds.ts'
import { suspenseOfPayment } from './suspense.ts'
import {
  effectOfReturn,
  effectOfSuspendedReturn,
  readHoldsToTake,
  type ReturnedMoney,
} from './take-back.ts'

/** `pending`: not conclusive yet. */
export type Outcome = 'done' | 'pending'
const ATTEMPTS = 3

const raise = (
  background: BackgroundContext,
  { idemKey, amount }: ReturnedMoney,
  message: string,
) =>
  background.write(
    raiseDiscrepancy(
      { id: idemKey, kind: 'amount', message, providerAmount: amount },
      background.now(),
    ),
  )

/** The payment is credited before its money is taken back, whichever the provider reports first. */
async function creditFirst(background: BackgroundContext, reference: string): Promise<void> {
  const result = await settlePayment(background, reference, { isReturned: true })
  if (result.kind === 'unknown') throw new Error(`not verified: ${result.message}`)
}

const readState = (background: BackgroundContext, returned: ReturnedMoney) => {
  const { idemKey, reference, refund } = returned
  return background.readNamed((db) => ({
    payment: first(paymentBy({ reference })),
    owner: first(walletOfPayment(db, reference)),
    journal: first(journalBy(db, idemKey)),
    suspense: first(suspenseOfPayment(reference)),
    started: first(startedRefundOf(db, reference, refund ?? { id: '', note: '' })),
    twin: first(endedTwinOf(db, reference, refund ?? { id: '', note: '' })),
  }))
}
type State = Awaited<ReturnType<typeof readState>>

/** Why it cannot be posted, or null. */
function problemOf(returned: ReturnedMoney, { payment, owner, suspense, started }: State) {
  const { type, reference, amount, currency } = returned
  const isCredited = payment?.status === 'success' && owner
  if (currency !== 'NGN' || (!isCredited && !suspense))
    return DISCREPANCY_FACTS.returnWithoutPayment(type, reference)
  if (started && started.amount !== amount)
    return DISCREPANCY_FACTS.returnDiffers(reference, started.amount, amount)
  // Its money was set aside, and has left: it ends, whatever else was taken back meanwhile.
  if (started) return null
  const left = isCredited ? (payment.paidAmount ?? 0) - payment.returned : (suspense?.balance ?? 0)
  return amount > left ? DISCREPANCY_FACTS.returnTooLarge(type, reference) : null
}

/** The bank took the payment back while our refund was on its way, or the provider made our refund twice. */
const isPaidTwice = ({ amount }: ReturnedMoney, payment: PaymentRow, twin: State['twin']) =>
  twin !== null || payment.returned + amount > (payment.paidAmount ?? 0)

async function effectFor(
  background: BackgroundContext,
  returned: ReturnedMoney,
  { payment, owner, suspense, started, twin }: State,
): Promise<Effect | null> {
  const now = background.now()
  if (payment?.status === 'success' && owner) {
    const held = await readHoldsToTake(background, returned, owner)
    const isTwice = isPaidTwice(returned, payment, twin)
    return effectOfReturn(background.db, { returned, payment, owner, started, held, isTwice }, now)
  }
  return suspense && effectOfSuspendedReturn({ returned, payment, suspense, started }, now)
}

/** Repeats when the wallet changed in between or the same event arrived twice. */
export async function postReturn(
  background: BackgroundContext,
  returned: ReturnedMoney,
): Promise<void> {
  const { reference, amount } = returned
  const { payment: before, journal: posted } = await readState(background, returned)
  if (!posted && before?.status !== 'success') await creditFirst(background, reference)
  await retryOnConflict(ATTEMPTS, async () => {
    const state = await readState(background, returned)
    if (state.journal) return
    const problem = problemOf(returned, state)
    if (problem !== null) return raise(background, returned, problem)
    const effect = amount > 0 ? await effectFor(background, returned, state) : null
    if (effect) await background.commit(effect)
  })
}

export const notVerified = ({ message }: { message: string }) =>
  new Error(`not verified: ${message}`)

/** Puts the money of a refund that was started here back; of another one nothing was moved. */
export const failStartedRefund = (
  background: BackgroundContext,
  { id, note, reference, status }: Pick<ProviderRefund, 'id' | 'note' | 'reference' | 'status'>,
): Promise<void> =>
  retryOnConflict(ATTEMPTS, async () => {
    const { started, owner } = await background.readNamed((db) => ({
      started: first(startedRefundOf(db, reference, { id, note })),
      owner: first(walletOfPayment(db, reference)),
    }))
    if (!started) return
    background.deps.log({ level: 'error', alarm: 'refund stopped', reference, status })
    await background.commit(effectOfFailure(started, owner, status, background.now()))
  })

/** A refund that belongs to a dispute is posted by the dispute only. */
export async function postRefund(
  background: BackgroundContext,
  refund: ProviderRefund,
): Promise<void> {
  if (refund.isFailed) return failStartedRefund(background, refund)
  if (refund.isDone && !refund.isDispute)
    await postReturn(background, { ...refund, refund, type: 'refund', idemKey: `rf:${refund.id}` })
}

const REFUND_PAGES = 20
/** A card can be refunded for about half a year. */
const REFUND_SEARCH_MS = 180 * DAY_MS

/** All refunds of a payment: the event names the payment only, and the provider lists refunds by their date. */
export async function refundsOf(
  background: BackgroundContext,
  reference: string,
): Promise<ProviderRefund[]> {
  const { payment } = await background.readNamed(() => ({
    payment: first(paymentBy({ reference })),
  }))
  const to = background.now()
  const from = (payment?.createdAt ?? to - REFUND_SEARCH_MS) - DAY_MS
  const provider = openProvider(background.deps)
  const found: ProviderRefund[] = []
  for (let page = 1; page <= REFUND_PAGES; page++) {
    const result = await provider.listRefunds({ from, to, page })
    if (result.kind !== 'ok') throw notVerified(result)
    const { rows, unreadable, hasMore } = result.data
    const problem = unreadable.find((row) => row.reference === reference)
    if (problem) throw notVerified({ message: problem.problem })
    found.push(...rows.filter((row) => row.reference === reference))
    if (!hasMore) break
  }
  return found
}

/** Every finished refund of the payment; `pending` when the provider does not list one. */
export async function settleRefunds(
  background: BackgroundContext,
  reference: string,
): Promise<Outcome> {
  const all = await refundsOf(background, reference)
  for (const refund of all) await postRefund(background, refund)
  return all.some(({ isDone }) => isDone) ? 'done' : 'pending'
}

/** The event of a refund that stopped: one that was started here and has failed is put back. */
export async function reportRefund(
  background: BackgroundContext,
  reference: string,
  status: string,
): Promise<Outcome> {
  background.deps.log({ level: 'error', alarm: 'refund stopped', reference, status })
  await background.write(raiseDiscrepancy(stoppedRefund(reference, status), background.now()))
  await settleRefunds(background, reference)
  return 'done'
}

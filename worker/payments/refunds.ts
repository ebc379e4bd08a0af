import { DAY_MS } from '#schema/domain/limits.ts'
import { DISCREPANCY_MESSAGES } from '#schema/domain/messages/discrepancies.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { first } from '#worker/db/read.ts'
import { retryOnConflict } from '#worker/db/retry-on-conflict.ts'
import { raiseDiscrepancy } from '#worker/ledger/discrepancies.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import type { ProviderRefund } from '#worker/paystack/responses.ts'
import { journalBy, paymentBy, walletOfPayment } from './queries.ts'
import { settlePayment } from './settle-payment.ts'
import { effectOfReturn, readHoldsToTake, setAsideFor, type ReturnedMoney } from './take-back.ts'

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

/** Repeats when the wallet changed in between or the same event arrived twice. */
export async function postReturn(
  background: BackgroundContext,
  returned: ReturnedMoney,
): Promise<void> {
  const { type, idemKey, reference, amount, currency } = returned
  const readState = () =>
    background.readNamed((db) => ({
      payment: first(paymentBy(db, reference)),
      owner: first(walletOfPayment(db, reference)),
      journal: first(journalBy(db, idemKey)),
      aside: first(setAsideFor(db, reference)),
    }))
  const { payment: before, journal: posted } = await readState()
  if (!posted && before?.status !== 'success') await creditFirst(background, reference)
  await retryOnConflict(ATTEMPTS, async () => {
    const { payment, owner, journal, aside } = await readState()
    if (journal) return
    if (payment?.status !== 'success' || !owner || currency !== 'NGN') {
      const message = DISCREPANCY_MESSAGES.returnWithoutPayment(type, reference)
      await raise(background, returned, message)
    } else if (payment.returned + amount > (payment.paidAmount ?? 0))
      await raise(background, returned, DISCREPANCY_MESSAGES.returnTooLarge(type, reference))
    else if (amount > 0) {
      const held = await readHoldsToTake(background, returned, owner)
      const setAside = aside?.amount ?? (0 as Kobo)
      const effect = effectOfReturn({ returned, owner, setAside, held }, background.now())
      await background.commit(effect)
    }
  })
}

export const notVerified = ({ message }: { message: string }) =>
  new Error(`not verified: ${message}`)

/** A refund that belongs to a dispute is posted by the dispute only. */
export async function postRefund(
  background: BackgroundContext,
  refund: ProviderRefund,
): Promise<void> {
  if (refund.isDone && !refund.isDispute)
    await postReturn(background, { ...refund, type: 'refund', idemKey: `rf:${refund.id}` })
}

const REFUND_PAGES = 20
/** A card can be refunded for about half a year. */
const REFUND_SEARCH_MS = 180 * DAY_MS

/** All refunds of a payment: the event names the payment only, and the provider lists refunds by their date. */
async function refundsOf(
  background: BackgroundContext,
  reference: string,
): Promise<ProviderRefund[]> {
  const { payment } = await background.readNamed((db) => ({
    payment: first(paymentBy(db, reference)),
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
  const finished = (await refundsOf(background, reference)).filter(({ isDone }) => isDone)
  for (const refund of finished) await postRefund(background, refund)
  return finished.length > 0 ? 'done' : 'pending'
}

/** The customer waits for money that does not arrive. */
export async function reportRefund(
  background: BackgroundContext,
  reference: string,
  status: string,
): Promise<Outcome> {
  const message = DISCREPANCY_MESSAGES.refundStopped(reference, status)
  const stopped = { id: `refund:${reference}:${status}`, kind: 'status' as const, message }
  background.deps.log({ level: 'error', alarm: 'refund stopped', reference, status })
  await background.write(raiseDiscrepancy(stopped, background.now()))
  return 'done'
}

import { sql } from 'drizzle-orm'
import { DISCREPANCY_MESSAGES } from '#schema/domain/messages/discrepancies.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { BackgroundContext, Effect } from '#worker/background/context.ts'
import { first } from '#worker/db/read.ts'
import { retryOnConflict } from '#worker/db/retry-on-conflict.ts'
import { assertRowsChanged } from '#worker/db/write.ts'
import { returnPayment } from '#worker/ledger/corrections.ts'
import { raiseDiscrepancy } from '#worker/ledger/discrepancies.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import type { ProviderResult } from '#worker/paystack/result.ts'
import { journalBy, paymentBy, walletOfPayment, type WalletSnapshot } from './queries.ts'

type ReturnedMoney = {
  type: 'refund' | 'chargeback'
  /** `rf:<refund>` or `cb:<dispute>` */
  idemKey: string
  reference: string
  amount: Kobo
  currency: string
}
/** `pending`: not conclusive yet. */
type Outcome = 'done' | 'pending'
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

/** The posting, guarded so that no more is taken back than was paid. */
function effectOf(
  returned: ReturnedMoney,
  { id: userId, available }: WalletSnapshot,
  now: number,
): Effect {
  const { type, idemKey, reference, amount } = returned
  const journal = returnPayment({ type, idemKey, reference, userId, amount, available, now })
  const debt = {
    id: idemKey,
    kind: 'amount' as const,
    message: DISCREPANCY_MESSAGES.returnOwed(type, reference),
    providerAmount: journal.owed,
  }
  const scope = `u:${userId}` as const
  return {
    writes: [
      sql`UPDATE payments SET returned = returned + ${amount}
        WHERE reference = ${reference} AND status = 'success' AND returned + ${amount} <= paid_amount`,
      assertRowsChanged('payment_state'),
      ...journal.writes,
      ...(journal.owed > 0 ? [raiseDiscrepancy(debt, now)] : []),
    ],
    changes: [
      { scope, entity: 'me', id: userId },
      ...(journal.covered > 0 ? [{ scope, entity: 'trx' as const, id: journal.id }] : []),
    ],
  }
}

/** Repeats when the wallet changed in between or the same event arrived twice. */
async function postReturn(background: BackgroundContext, returned: ReturnedMoney): Promise<void> {
  const { type, idemKey, reference, amount, currency } = returned
  await retryOnConflict(ATTEMPTS, async () => {
    const { payment, owner, journal } = await background.readNamed((db) => ({
      payment: first(paymentBy(db, reference)),
      owner: first(walletOfPayment(db, reference)),
      journal: first(journalBy(db, idemKey)),
    }))
    if (journal) return
    if (payment?.status !== 'success' || !owner || currency !== 'NGN') {
      const message = DISCREPANCY_MESSAGES.returnWithoutPayment(type, reference)
      await raise(background, returned, message)
    } else if (payment.returned + amount > (payment.paidAmount ?? 0))
      await raise(background, returned, DISCREPANCY_MESSAGES.returnTooLarge(type, reference))
    else if (amount > 0) await background.commit(effectOf(returned, owner, background.now()))
  })
}

/** Null when the provider has no such object; throws when the provider could not be queried. */
function foundOrThrow<T>(result: ProviderResult<T>): T | null {
  if (result.kind === 'ok') return result.data
  if (result.kind === 'rejected' && result.code === 'not_found') return null
  throw new Error(`not verified: ${result.message}`)
}

/** A refund that belongs to a dispute is posted by the dispute only. */
export async function settleRefund(background: BackgroundContext, id: string): Promise<Outcome> {
  const refund = foundOrThrow(await openProvider(background.deps).refund(id))
  if (!refund?.isDone) return 'pending'
  if (!refund.isDispute)
    await postReturn(background, { ...refund, type: 'refund', idemKey: `rf:${id}` })
  return 'done'
}

/** An open dispute must be answered before its date, so it raises a discrepancy. */
export async function settleDispute(background: BackgroundContext, id: string): Promise<Outcome> {
  const dispute = foundOrThrow(await openProvider(background.deps).dispute(id))
  if (!dispute) return 'pending'
  const { reference, status, amount } = dispute
  if (dispute.isLost)
    await postReturn(background, { ...dispute, type: 'chargeback', idemKey: `cb:${id}` })
  else if (!dispute.isWon) {
    const message = DISCREPANCY_MESSAGES.openDispute(reference, status)
    const open = { id: `dispute:${id}`, kind: 'status' as const, message, providerAmount: amount }
    await background.write(raiseDiscrepancy(open, background.now()))
  }
  return 'done'
}

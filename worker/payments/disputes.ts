import { eq, sql, type SQL } from 'drizzle-orm'
import type { DISPUTE_STATUSES } from '#schema/domain/ledger.ts'
import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import { paymentDisputes } from '#schema/tables/payments.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { raiseDiscrepancy, resolveDiscrepancies } from '#worker/ledger/discrepancies.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import type { ProviderDispute } from '#worker/paystack/responses.ts'
import { walletOfPayment } from './queries.ts'
import { notVerified, postReturn, type Outcome } from './refunds.ts'

type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

const statusOf = ({ isLost, isWon }: ProviderDispute): DisputeStatus => {
  if (isLost) return 'lost'
  return isWon ? 'won' : 'open'
}

/** While it is open, the money of the payment is at rest (docs/ledger.md#money-at-rest). */
const saveDispute = (
  { id, reference, amount }: ProviderDispute,
  status: DisputeStatus,
  now: number,
): SQL => sql`
  INSERT INTO payment_disputes (id, reference, user_id, amount, status, opened_at, closed_at)
  SELECT ${id}, ${reference ?? ''}, (SELECT user_id FROM payments WHERE reference = ${reference}), ${amount},
    ${status}, ${now}, ${status === 'open' ? null : now} WHERE true
  ON CONFLICT (id) DO UPDATE SET status = excluded.status, closed_at = excluded.closed_at,
    amount = coalesce(excluded.amount, amount), user_id = coalesce(excluded.user_id, user_id)`

/** Takes the money back, or reports at once what the provider leaves empty. */
async function postLoss(background: BackgroundContext, dispute: ProviderDispute): Promise<void> {
  const { id, reference, amount, currency } = dispute
  const idemKey = `cb:${id}`
  if (reference !== null && amount !== null && currency !== null)
    return postReturn(background, { type: 'chargeback', idemKey, reference, amount, currency })
  const message = DISCREPANCY_FACTS.lostDisputeUnclear(reference ?? id)
  const unclear = { id: idemKey, kind: 'amount' as const, message, ...amountOf(dispute) }
  await background.write(raiseDiscrepancy(unclear, background.now()))
}

const amountOf = ({ amount }: ProviderDispute) =>
  amount === null ? {} : { providerAmount: amount }

/** An open dispute must be answered before its date, so it raises a discrepancy; its end resolves that. */
export async function postDispute(
  background: BackgroundContext,
  dispute: ProviderDispute,
): Promise<void> {
  const { id, reference } = dispute
  const status = statusOf(dispute)
  const { stored, owner } = await background.readNamed((db) => ({
    stored: first(db.select().from(paymentDisputes).where(eq(paymentDisputes.id, id))),
    owner: first(walletOfPayment(db, reference ?? '')),
  }))
  if (status === 'lost') await postLoss(background, dispute)
  if (stored?.status === status) return
  const now = background.now()
  const message = DISCREPANCY_FACTS.openDispute(reference ?? id, dispute.status)
  const open = { id: `dispute:${id}`, kind: 'status' as const, message, ...amountOf(dispute) }
  await background.commit([
    saveDispute(dispute, status, now),
    status === 'open' ? raiseDiscrepancy(open, now) : resolveDiscrepancies([open.id], now),
    owner ? changedForUser(owner.id) : [],
  ])
}

export async function settleDispute(background: BackgroundContext, id: string): Promise<Outcome> {
  const result = await openProvider(background.deps).dispute(id)
  if (result.kind === 'rejected' && result.code === 'not_found') return 'pending'
  if (result.kind !== 'ok') throw notVerified(result)
  await postDispute(background, result.data)
  return 'done'
}

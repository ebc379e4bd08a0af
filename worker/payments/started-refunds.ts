import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { UNFINISHED_REFUND_STATUSES } from '#schema/domain/ledger.ts'
import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import { refunds } from '#schema/tables/refunds.ts'
import type { Db } from '#worker/db/client.ts'
import { changedForWallet } from '#worker/db/own-changes.ts'
import type { Effect } from '#worker/db/write.ts'
import { raiseDiscrepancy } from '#worker/ledger/discrepancies.ts'
import { payDebt } from '#worker/ledger/postings.ts'
import { failRefund } from '#worker/ledger/refunds.ts'
import type { WalletSnapshot } from './queries.ts'

export type RefundRow = typeof refunds.$inferSelect

const isUnfinished = inArray(refunds.status, [...UNFINISHED_REFUND_STATUSES])

export const unfinishedRefundOf = (db: Db, reference: string) =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.reference, reference), isUnfinished))

/** The one that the provider reports, by its id or by our note; none when it has ended or was started there. */
export const startedRefundOf = (
  db: Db,
  reference: string,
  { id, note }: { id: string; note: string },
) =>
  db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.reference, reference),
        isUnfinished,
        or(eq(refunds.providerId, id), eq(refunds.id, note as RefundRow['id'])),
      ),
    )

/** One that was started here and has ended at the provider as another: this is the same order, made twice. */
export const endedTwinOf = (
  db: Db,
  reference: string,
  { id, note }: { id: string; note: string },
) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.reference, reference),
        eq(refunds.id, note as RefundRow['id']),
        eq(refunds.status, 'processed'),
        ne(sql`coalesce(${refunds.providerId}, '')`, id),
      ),
    )

const stoppedRefundId = (reference: string, status: string) => `refund:${reference}:${status}`
/** Of refunds that did not arrive; a later one that does resolves them. */
export const stoppedRefundIds = (reference: string): string[] =>
  ['failed', 'needs-attention'].map((status) => stoppedRefundId(reference, status))

/** The customer waits for money that does not arrive. */
export const stoppedRefund = (reference: string, status: string) => ({
  id: stoppedRefundId(reference, status),
  kind: 'status' as const,
  message: DISCREPANCY_FACTS.refundStopped(reference, status),
})

/** The money goes back to where it came from, and an administrator decides again. `owner`: of the wallet. */
export function effectOfFailure(
  refund: RefundRow,
  owner: WalletSnapshot | null,
  error: string,
  now: number,
): Effect {
  const { id, reference, userId, amount } = refund
  const journal = failRefund({ id, reference, user: userId, amount }, error, now)
  const report = raiseDiscrepancy(stoppedRefund(reference, 'failed'), now)
  if (!userId || !owner) return [journal.writes, report]
  const credited = { user: userId, debt: owner.debt, credited: amount, cause: `rsf:${id}`, now }
  const debt = payDebt(credited)
  return [journal.writes, debt.effects, report, changedForWallet(userId, journal.id)]
}

import { sql, type SQL } from 'drizzle-orm'
import type { Id, UserId } from '#schema/domain/ids.ts'
import {
  availableOf,
  refundOf,
  suspenseOf,
  UNFINISHED_REFUND_STATUSES,
} from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { isIn } from '#schema/tables/columns.ts'
import { assertRowsChanged } from '#worker/db/write.ts'
import { openLedgerAccount, postJournal, type Posting } from './postings.ts'

export type StartedRefund = {
  /** Ours, for the keys. */
  id: Id<'refund'>
  reference: string
  /** The wallet that was credited, or null for a payment in suspense. */
  user: UserId | null
  amount: Kobo
}
type Request = StartedRefund & { requestedBy: UserId; reason: string; now: number }

const sourceOf = ({ user, reference }: StartedRefund) =>
  user === null ? suspenseOf(reference) : availableOf(user)
/** The exact text of the partial index, so that it is used. */
export const IS_UNFINISHED_REFUND = sql.raw(isIn('status', UNFINISHED_REFUND_STATUSES))

/** docs/ledger.md#refund-started-by-us: the money waits where it cannot be spent until the provider has concluded. */
export function startRefund(refund: Request): Posting {
  const { id: refundId, reference, user, amount, requestedBy, reason, now } = refund
  const { id, writes } = postJournal({
    type: 'refund_started',
    idemKey: `rs:${refundId}`,
    actor: requestedBy,
    subject: reference,
    meta: {},
    legs: [{ debit: sourceOf(refund), credit: refundOf(reference), amount }],
    now,
  })
  return {
    id,
    writes: [
      sql`INSERT INTO refunds (id, reference, user_id, amount, status, requested_by, reason, created_at, updated_at)
        VALUES (${refundId}, ${reference}, ${user}, ${amount}, 'requested', ${requestedBy}, ${reason}, ${now}, ${now})`,
      openLedgerAccount('refund_inflight', reference, now),
      ...writes,
    ],
  }
}

/** It ends once, and not again when it has ended since it was read. */
export const endRefund = (
  id: Id<'refund'>,
  status: 'processed' | 'failed',
  {
    providerId = null,
    error = null,
    now,
  }: { providerId?: string | null; error?: string | null; now: number },
): SQL[] => [
  sql`UPDATE refunds SET status = ${status}, provider_id = coalesce(${providerId}, provider_id), last_error = ${error},
      lease_until = NULL, updated_at = ${now}
    WHERE id = ${id} AND ${IS_UNFINISHED_REFUND}`,
  assertRowsChanged('payment_state'),
]

/** The provider has refused the refund: back to where it came from. */
export function failRefund(refund: StartedRefund, error: string, now: number): Posting {
  const { id, writes } = postJournal({
    type: 'refund_failed',
    idemKey: `rsf:${refund.id}`,
    actor: null,
    subject: refund.reference,
    meta: {},
    legs: [{ debit: refundOf(refund.reference), credit: sourceOf(refund), amount: refund.amount }],
    now,
  })
  return { id, writes: [...endRefund(refund.id, 'failed', { error, now }), ...writes] }
}

type SuspendedReturn = {
  type: 'refund' | 'chargeback'
  idemKey: string
  reference: string
  amount: Kobo
  /** What a refund started by us has set aside; the rest comes out of suspense. */
  setAside: Kobo
  now: number
}

/** docs/ledger.md#refund: money that never was in a wallet goes back to its payer. */
export function returnFromSuspense(returned: SuspendedReturn): SQL[] {
  const { type, idemKey, reference, amount, setAside, now } = returned
  const common = { actor: null, subject: reference, meta: {}, now }
  const missing = (amount - setAside) as Kobo
  const started = postJournal({
    ...common,
    type: 'refund_started',
    idemKey: `rs:${idemKey}`,
    legs: [{ debit: suspenseOf(reference), credit: refundOf(reference), amount: missing }],
  })
  const posted = postJournal({
    ...common,
    type,
    idemKey,
    legs: [{ debit: refundOf(reference), credit: 'provider_clearing', amount }],
  })
  return [
    ...(missing > 0
      ? [openLedgerAccount('refund_inflight', reference, now), ...started.writes]
      : []),
    ...posted.writes,
  ]
}

import { sql, type SQL } from 'drizzle-orm'
import { WAITING_STATES } from '#schema/domain/verification.ts'
import { isIn } from '#schema/tables/columns.ts'
import { isJobLate } from '#worker/background/job-lag.ts'
import { IS_UNFINISHED_REFUND } from '#worker/ledger/refunds.ts'
import { IS_IN_SUSPENSE } from '#worker/payments/suspense.ts'
import { IS_INFLIGHT } from '#worker/payouts/queries.ts'

/** Proofs of identity; literal, so that the partial index is used. */
export const IS_WAITING_PROOF = sql.raw(isIn('state', WAITING_STATES))

/** Counts stop here, so that an outage costs no more than this many rows. `rows`: a table and a condition. */
const counted = (name: string, rows: SQL) =>
  sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT 1000))`.mapWith(Number).as(name)

export const STUCK_PAYOUTS = counted(
  'stuck',
  sql`payouts WHERE ${IS_INFLIGHT} AND overdue_at IS NOT NULL`,
)
export const BROKEN_INVARIANTS = counted(
  'broken',
  sql`discrepancies WHERE resolved_at IS NULL AND kind = 'invariant'`,
)

/** What no counter has: it has failed or is stuck, and waits for a repetition or for an administrator. */
export const queueCounts = (now: number) => ({
  webhooks: counted('webhooks', sql`webhook_inbox WHERE error IS NOT NULL`),
  emails: counted('emails', sql`emails WHERE sent_at IS NULL AND last_error IS NOT NULL`),
  jobs: counted('jobs', sql`job_cursors WHERE ${isJobLate(now)}`),
  /** Those in review have a counter. */
  overdue: counted(
    'overdue',
    sql`payouts WHERE ${IS_INFLIGHT} AND overdue_at IS NOT NULL AND status <> 'needs_review'`,
  ),
  suspense: counted('suspense', sql`ledger_accounts WHERE ${IS_IN_SUSPENSE}`),
  approvals: counted('approvals', sql`approvals WHERE status = 'requested'`),
  verifications: counted('verifications', sql`verifications WHERE ${IS_WAITING_PROOF}`),
  oldestVerification: sql<
    number | null
  >`(SELECT min(sent_at) FROM verifications WHERE ${IS_WAITING_PROOF})`.as('oldest_verification'),
  refunds: counted('refunds', sql`refunds WHERE ${IS_UNFINISHED_REFUND}`),
})

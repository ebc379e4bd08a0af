/**
 * Tables without a rowid: one row written less per insert. drizzle-kit cannot express it, so `npm run migration` adds
 * it, and STRICT for every table, to the generated CREATE TABLE.
 */
export const WITHOUT_ROWID = [
  'audit_log',
  'changes',
  'job_cursors',
  'codes',
  'idempotency_keys',
  'sync_days',
  'sync_floor',
  'sync_list_versions',
  'login_attempts',
  'proposals',
  'proposal_versions',
  'sessions',
  'submissions',
  'tasks',
  'uploads',
  'users',
  'ledger_checksums',
  'emails',
  'payments',
  'payouts',
  'pins',
  'provider_cache',
  'discrepancies',
  'reconciliation_matches',
  'webhook_inbox',
]

/**
 * What drizzle-kit cannot say: tables whose primary key is the table itself (one row written less), all strict.
 * `npm run migration` puts these words at the end of each generated CREATE TABLE.
 */
export const WITHOUT_ROWID = [
  'changes',
  'clock_places',
  'codes',
  'receipts',
  'sync_days',
  'sync_floor',
  'sync_heads',
  'login_attempts',
  'proposals',
  'proposal_versions',
  'sessions',
  'submissions',
  'tasks',
  'uploads',
  'users',
  'ledger_seals',
  'letters',
  'payments',
  'payouts',
  'pins',
  'provider_cache',
  'recon_items',
  'recon_matched',
  'webhook_inbox',
]

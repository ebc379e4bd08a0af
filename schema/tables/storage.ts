/**
 * What drizzle-kit cannot say: tables whose primary key is the table itself (one row written less), all strict.
 * `npm run migration` puts these words at the end of each generated CREATE TABLE.
 */
export const WITHOUT_ROWID = [
  'changes',
  'receipts',
  'sync_floor',
  'login_attempts',
  'proposals',
  'proposal_versions',
  'sessions',
  'submissions',
  'tasks',
  'users',
]

import type { UserId } from '#schema/domain/ids.ts'
import type { ToolDb } from '#tools/db/open-db.ts'

const NUMBERS = (from: number, to: number) =>
  `WITH RECURSIVE n(i) AS (SELECT CAST(${from} AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${to})`

/** Users number `from` to `to`: one of fifty is verified, one of a thousand limited. */
export async function insertRegisteredUsers({ $client }: ToolDb, from: number, to: number) {
  await $client.execute(`INSERT INTO users (id, user_type, username, email, password_hash, is_verified, suppressed_at, created_at, updated_at)
    ${NUMBERS(from, to)}
    SELECT printf('01900000-2222-7000-8000-%012x', i), iif(i % 3 = 0, 'client', 'tasker'), 'u' || (i % 1000),
      'user' || i || iif(i % 2, '@mail.test', '@home.test'), 'x', i % 50 = 0, iif(i % 1000 = 0, 1, NULL), 1000 + i, 1000 + i FROM n`)
}

/** Transactions of one wallet, three credits for each debit; one of a hundred is pending, and one of a thousand failed. */
export async function insertTransactions(
  { $client }: ToolDb,
  user: UserId,
  from: number,
  to: number,
) {
  await $client.batch(
    [
      `INSERT INTO ledger_journals (id, type, idem_key, meta, created_at)
       ${NUMBERS(from, to)} SELECT 'crowd-' || i, 'adjust', 'crowd-' || i, '{}', i FROM n`,
      `INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
       ${NUMBERS(from, to)} SELECT 'crowd-' || i, 1, iif(i % 4 = 3, 'ua:${user}', 'admin_adjust'),
         iif(i % 4 = 3, 'admin_adjust', 'ua:${user}'), 100 * (1 + i % 60000), i FROM n`,
      `UPDATE transaction_facets SET status = iif(entry_id % 1000 = 0, 'failed', 'pending')
       WHERE entry_id > (SELECT max(entry_id) - ${to - from} FROM transaction_facets) AND entry_id % 100 = 0`,
    ],
    'write',
  )
}

/** Payments that were in suspense and refunds, webhooks and withdrawals that have ended: what no queue lists. */
export async function insertEndedWork({ $client }: ToolDb, user: UserId, from: number, to: number) {
  const numbers = NUMBERS(from, to)
  await $client.batch(
    [
      `INSERT INTO ledger_accounts (id, kind, owner_id, rule, created_at)
       ${numbers} SELECT 'su:past-' || i, 'suspense', 'past-' || i, 'credit_normal', i FROM n`,
      `INSERT INTO discrepancies (id, kind, message, found_at, resolved_at)
       ${numbers} SELECT 'payment:past-' || i, 'missing_here', 'No wallet', i, i + 1 FROM n`,
      `INSERT INTO refunds (id, reference, amount, status, requested_by, reason, created_at, updated_at)
       ${numbers} SELECT 'past-' || i, 'past-' || i, 100, 'requested', '${user}', 'Twice', i, i FROM n`,
      `UPDATE refunds SET status = 'processed' WHERE status = 'requested'`,
      `INSERT INTO webhook_inbox (dedupe_key, event, body, body_sha256, received_at, processed_at)
       ${numbers} SELECT 'past-' || i, 'charge.success', '{}', '', i, i + 1 FROM n`,
      `INSERT INTO payouts (id, user_id, journal_id, amount, charge, bank_code, bank_name, account_number_enc,
         account_last4, account_name, reference, status, overdue_at, created_at, updated_at)
       ${numbers} SELECT 'past-' || i, '${user}', 'crowd-' || i, 100, 0, '058', 'GTBank', 'x', '0000', 'ADA', 'past-' || i,
         'requested', i, i, i FROM n`,
      `UPDATE payouts SET status = 'success' WHERE status = 'requested'`,
    ],
    'write',
  )
}

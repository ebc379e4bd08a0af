import type { UserId } from '#schema/domain/ids.ts'
import type { Db } from '#worker/db/client.ts'

const NUMBERS = (from: number, to: number) =>
  `WITH RECURSIVE n(i) AS (SELECT CAST(${from} AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${to})`

/** Users number `from` to `to`: one of fifty is verified, one of a thousand limited. */
export async function insertRegisteredUsers({ $client }: Db, from: number, to: number) {
  await $client.execute(`INSERT INTO users (id, user_type, username, email, password_hash, is_verified, suppressed_at, created_at, updated_at)
    ${NUMBERS(from, to)}
    SELECT printf('01900000-2222-7000-8000-%012x', i), iif(i % 3 = 0, 'client', 'tasker'), 'u' || (i % 1000),
      'user' || i || iif(i % 2, '@mail.test', '@home.test'), 'x', i % 50 = 0, iif(i % 1000 = 0, 1, NULL), 1000 + i, 1000 + i FROM n`)
}

/** Transactions of one wallet, three credits for each debit; one of a hundred is pending, and one of a thousand failed. */
export async function insertTransactions({ $client }: Db, user: UserId, from: number, to: number) {
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

import { sql, type SQL } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { availableOf } from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { Db } from '#worker/db/client.ts'

/** Entries carry the time of their request and are numbered when written, so the orders differ slightly. */
const SLACK_MS = 3_600_000

/** The id of the last entry before a time, by binary search: ids have no gaps, and `created_at` has no index. */
function lastEntryBefore(at: number): SQL {
  const mid = sql.raw('(lo + hi) / 2')
  const isBefore = sql`(SELECT created_at FROM ledger_entries WHERE id <= ${mid} ORDER BY id DESC LIMIT 1) < ${at}`
  return sql`(
    WITH RECURSIVE seek(lo, hi) AS (
      SELECT 0, (SELECT coalesce(max(id), 0) + 1 FROM ledger_entries)
      UNION ALL
      SELECT CASE WHEN ${isBefore} THEN ${mid} ELSE lo END, CASE WHEN ${isBefore} THEN hi ELSE ${mid} END
      FROM seek WHERE hi - lo > 1)
    SELECT max(lo) FROM seek)`
}

/** All entries of the period have ids after `after` up to `last`; entries outside the period may be among them. */
export const entryRangeOf = (db: Db, { from, to }: { from: number; to: number }) =>
  db
    .select({
      after: sql<number>`${lastEntryBefore(from - SLACK_MS)}`.as('after'),
      last: sql<number>`${lastEntryBefore(to + SLACK_MS)}`.as('last'),
    })
    .from(sql`(SELECT 1)`)

/** The balance at the start of a period: the current balance less everything that moved since. */
export function openingBalanceOf(
  db: Db,
  userId: UserId,
  { after, from }: { after: number; from: number },
) {
  const account = availableOf(userId)
  const movedSince = (side: 'debit' | 'credit') => sql`
    (SELECT coalesce(sum(amount), 0) FROM ledger_entries
     WHERE ${sql.raw(side)}_account = ${account} AND id > ${after} AND created_at >= ${from})`
  return db
    .select({
      balance:
        sql<Kobo>`coalesce((SELECT credits - debits FROM ledger_accounts WHERE id = ${account}), 0)
        - ${movedSince('credit')} + ${movedSince('debit')}`.as('balance'),
    })
    .from(sql`(SELECT 1)`)
}

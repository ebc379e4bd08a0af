import { sql, type SQL } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { availableOf } from '#schema/domain/wallet.ts'
import type { Db } from '../db/client.ts'

/** Entries carry the time at which they were asked for, and stand in the order in which they were written: nearly the same. */
const SLACK_MS = 3_600_000

/**
 * The number of the last entry before a time, by halving: entries are numbered without gaps as time goes by, and no
 * index over all of them is kept for a question that is asked once a month.
 */
function lastBefore(at: number): SQL {
  const mid = sql.raw('(lo + hi) / 2')
  const isEarly = sql`(SELECT created_at FROM ledger_entries WHERE id <= ${mid} ORDER BY id DESC LIMIT 1) < ${at}`
  return sql`(
    WITH RECURSIVE seek(lo, hi) AS (
      SELECT 0, (SELECT coalesce(max(id), 0) + 1 FROM ledger_entries)
      UNION ALL
      SELECT CASE WHEN ${isEarly} THEN ${mid} ELSE lo END, CASE WHEN ${isEarly} THEN hi ELSE ${mid} END
      FROM seek WHERE hi - lo > 1)
    SELECT max(lo) FROM seek)`
}

/** Between which numbers the entries of a span of time are; nothing of it is outside them. */
export const placesOf = (db: Db, { from, to }: { from: number; to: number }) =>
  db
    .select({
      after: sql<number>`${lastBefore(from - SLACK_MS)}`.as('after'),
      last: sql<number>`${lastBefore(to + SLACK_MS)}`.as('last'),
    })
    .from(sql`(SELECT 1)`)

type Since = { after: number; from: number }
/** What is in the wallet now, and all that moved since the beginning of the span: the difference is what was there then. */
export function openingOf(db: Db, person: UserId, { after, from }: Since) {
  const account = availableOf(person)
  const moved = (side: string) => sql`
    (SELECT coalesce(sum(amount), 0) FROM ledger_entries
     WHERE ${sql.raw(side)}_account = ${account} AND id > ${after} AND created_at >= ${from})`
  return db
    .select({
      opening:
        sql<Kobo>`coalesce((SELECT credits - debits FROM ledger_accounts WHERE id = ${account}), 0)
        - ${moved('credit')} + ${moved('debit')}`.as('opening'),
    })
    .from(sql`(SELECT 1)`)
}

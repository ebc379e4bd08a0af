import { sql, type SQL } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { availableOf } from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'

/** Entries carry the time of their request and are numbered when written, so the orders differ slightly. */
const SLACK_MS = 3_600_000

/** The id of the last entry before a time, by binary search: ids have no gaps, and `created_at` has no index. */
function lastEntryBefore(at: SQL<number>): SQL {
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

const selectRange = prepare(({ from, to }: Slots<{ from: number; to: number }>) =>
  queryBuilder
    .select({
      after: sql<number>`${lastEntryBefore(from)}`.as('after'),
      last: sql<number>`${lastEntryBefore(to)}`.as('last'),
    })
    .from(sql`(SELECT 1)`),
)
/** All entries of the period have ids after `after` up to `last`; entries outside the period may be among them. */
export const entryRangeOf = ({ from, to }: { from: number; to: number }) =>
  selectRange({ from: from - SLACK_MS, to: to + SLACK_MS })

type Opening = { account: string; after: number; from: number }
const selectOpening = prepare(({ account, after, from }: Slots<Opening>) => {
  const movedSince = (side: 'debit' | 'credit') => sql`
    (SELECT coalesce(sum(amount), 0) FROM ledger_entries
     WHERE ${sql.raw(side)}_account = ${account} AND id > ${after} AND created_at >= ${from})`
  return queryBuilder
    .select({
      balance:
        sql<Kobo>`coalesce((SELECT credits - debits FROM ledger_accounts WHERE id = ${account}), 0)
        - ${movedSince('credit')} + ${movedSince('debit')}`.as('balance'),
    })
    .from(sql`(SELECT 1)`)
})
/** The balance at the start of a period: the current balance less everything that moved since. */
export const openingBalanceOf = (
  userId: UserId,
  { after, from }: { after: number; from: number },
) => selectOpening({ account: availableOf(userId), after, from })

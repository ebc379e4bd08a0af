import { sql, type SQL } from 'drizzle-orm'
import { readStatement } from '#schema/contract/statements.ts'
import { monthRange } from '#schema/domain/days.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { availableOf } from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { Download, route } from '#worker/http/serve.ts'
import { presentTransaction } from '#worker/ledger/present-transaction.ts'
import { holdsOf, transactionsInRange, type EntryRange } from '#worker/ledger/queries.ts'
import { csvOf, type StatementRow } from './statement-csv.ts'

/** Rows per round trip; a month of two thousand takes three. */
const ROWS_PER_READ = 1000

const sumOf = (rows: readonly StatementRow[], type: StatementRow['TransactionType']): Kobo =>
  rows.reduce((sum, row) => sum + (row.TransactionType === type ? row.amount : 0), 0) as Kobo

/** Adds the balance after each row. */
function withBalances(
  rows: readonly Omit<StatementRow, 'balance'>[],
  opening: Kobo,
): StatementRow[] {
  let balance = opening
  return rows.map((row) => {
    const change = row.TransactionType === 'credit' ? row.amount : -row.amount
    balance = (balance + change) as Kobo
    return { ...row, balance }
  })
}

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
const entryRangeOf = ({ from, to }: { from: number; to: number }) =>
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
const openingBalanceOf = (userId: UserId, { after, from }: { after: number; from: number }) =>
  selectOpening({ account: availableOf(userId), after, from })

/** The first rows come in one round trip with the balance and the session check, the others follow. */
async function readRows(ctx: Context, range: EntryRange) {
  const { userId } = ctx
  const { opening, holds, transactions } = await ctx.read({
    opening: first(openingBalanceOf(userId, range)),
    holds: holdsOf(userId, {}),
    transactions: transactionsInRange(userId, range, ROWS_PER_READ),
  })
  const background = createBackgroundContext(ctx.deps)
  const rows = [...transactions]
  for (let hasMore = rows.length === ROWS_PER_READ; hasMore;) {
    const rest = { ...range, after: rows.at(-1)?.entry ?? range.last }
    const { more } = await background.readNamed(() => ({
      more: transactionsInRange(userId, rest, ROWS_PER_READ),
    }))
    rows.push(...more)
    hasMore = more.length === ROWS_PER_READ
  }
  const shown = rows.map((row) => presentTransaction(row, userId, holds))
  return { opening: opening?.balance ?? (0 as Kobo), shown }
}

/** Lists every entry of the month: a failed withdrawal left and came back, while the wallet's list shows it once. */
export const readStatementRoute = route(readStatement, async (ctx, { month, format }) => {
  const { from, to } = monthRange(month)
  const { range } = await ctx.read({ range: first(entryRangeOf({ from, to })) })
  const { after, last } = range ?? { after: 0, last: 0 }
  const { opening, shown } = await readRows(ctx, { after, last, from, to })
  const rows = withBalances(shown, opening)
  const statement = {
    month,
    opening,
    closing: rows.at(-1)?.balance ?? opening,
    moneyIn: sumOf(rows, 'credit'),
    moneyOut: sumOf(rows, 'debit'),
    rows,
  }
  return format === 'csv'
    ? new Download(csvOf(statement), 'text/csv; charset=utf-8', `onise-${month}.csv`)
    : statement
})

import { readStatement } from '#schema/contract/statements.ts'
import { monthRange } from '#schema/domain/days.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { Download, route } from '#worker/http/serve.ts'
import { presentTransaction } from '#worker/ledger/present-transaction.ts'
import { holdsOf, transactionsInRange, type EntryRange } from '#worker/ledger/queries.ts'
import { csvOf, type StatementRow } from './statement-csv.ts'
import { entryRangeOf, openingBalanceOf } from './statement-queries.ts'

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

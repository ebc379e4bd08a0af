import { readStatement } from '#schema/contract/statements.ts'
import { monthSpan } from '#schema/domain/days.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { first } from '../db/read.ts'
import { errandOf } from '../http/errand.ts'
import { Download, serve } from '../http/serve.ts'
import { presentTransaction } from './present.ts'
import { entriesOf, holdsOf, type LineRow } from './queries.ts'
import { csvOf, type Row } from './statement-csv.ts'
import { openingOf, placesOf } from './statement-queries.ts'

/** As many rows as one round trip brings; a month of two thousand takes three. */
export const ROWS_AT_ONCE = 1000

const sumOf = (rows: readonly Row[], side: Row['TransactionType']): Kobo =>
  rows.reduce((sum, row) => sum + (row.TransactionType === side ? row.amount : 0), 0) as Kobo

/** The balance after each row, from what was there before the first. */
function withBalances(rows: readonly Omit<Row, 'balance'>[], opening: Kobo): Row[] {
  let balance = opening
  return rows.map((row) => {
    balance = (balance + (row.TransactionType === 'credit' ? row.amount : -row.amount)) as Kobo
    return { ...row, balance }
  })
}

/**
 * R45: a month as the books have it, exact to the kobo and never another when it is asked for again: a withdrawal that
 * failed went out and came back. The list of the wallet shows that as one row (R22); both end at the same balance.
 */
export const showStatement = serve(readStatement, async (ctx, { month, format }) => {
  const { db, me } = ctx
  const { from, to } = monthSpan(month)
  const { places } = await ctx.read({ places: first(placesOf(db, { from, to })) })
  const { after, last } = places ?? { after: 0, last: 0 }
  const { start, holds, ...page } = await ctx.read({
    start: first(openingOf(db, me, { after, from })),
    holds: holdsOf(db, me, {}),
    lines: entriesOf(db, me, { after, last, from, to }, ROWS_AT_ONCE),
  })
  const errand = errandOf(ctx.deps)
  const lines: LineRow[] = [...page.lines]
  for (let more = page.lines.length === ROWS_AT_ONCE; more;) {
    const stretch = { after: lines.at(-1)?.entry ?? last, last, from, to }
    const next = await errand.ask((own) => entriesOf(own, me, stretch, ROWS_AT_ONCE))
    lines.push(...next)
    more = next.length === ROWS_AT_ONCE
  }

  const opening = start?.opening ?? (0 as Kobo)
  const rows = withBalances(
    lines.map((row) => presentTransaction(row, me, holds)),
    opening,
  )
  const statement = {
    ...{ month, opening, closing: rows.at(-1)?.balance ?? opening, rows },
    ...{ moneyIn: sumOf(rows, 'credit'), moneyOut: sumOf(rows, 'debit') },
  }
  return format === 'csv'
    ? new Download(csvOf(statement), 'text/csv; charset=utf-8', `onise-${month}.csv`)
    : statement
})

import type { Answer } from '#schema/contract/endpoint.ts'
import type { readStatement } from '#schema/contract/statements.ts'
import { dayOf, monthSpan, timeOf } from '#schema/domain/days.ts'
import { nairaOf, type Kobo } from '#schema/domain/money.ts'

export type Statement = Answer<typeof readStatement>
export type Row = Statement['rows'][number] & { amount: Kobo; balance: Kobo }

/** Excel takes a file for UTF-8 by this, and then reads ₦. */
const BOM = '\uFEFF'
const HEADER = 'Date,Time,Details,Reference,Status,Money out (₦),Money in (₦),Balance (₦)'

/** What a spreadsheet would reckon with instead of showing; titles of todos are other people's words. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/
const SPECIAL = /[",\r\n]/

function cell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text
  return SPECIAL.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
const line = (...cells: string[]): string => cells.map(cell).join(',')
const money = (kobo: Kobo): string => nairaOf(kobo).toFixed(2)

function detailsOf({ details, withdrawal }: Row): string {
  if (!withdrawal) return details
  const { accountName, bankName, accountLast4 } = withdrawal
  return `${details} to ${accountName}, ${bankName} …${accountLast4}`
}

const lineOf = (row: Row): string =>
  line(
    ...[dayOf(row.createdAt), timeOf(row.createdAt)],
    ...[detailsOf(row), row.reference_number, row.TransactionStatus],
    row.TransactionType === 'debit' ? money(row.amount) : '',
    row.TransactionType === 'credit' ? money(row.amount) : '',
    money(row.balance),
  )

/** R45 as a file (RFC 4180). */
export function csvOf({ month, opening, closing, rows }: Statement): string {
  const { from, to } = monthSpan(month)
  const end = (at: number, words: string, balance: Kobo) =>
    line(dayOf(at), '', words, '', '', '', '', money(balance))
  const lines = [
    HEADER,
    end(from, 'Opening balance', opening),
    ...rows.map(lineOf),
    end(to - 1, 'Closing balance', closing),
  ]
  return `${BOM}${lines.join('\r\n')}\r\n`
}

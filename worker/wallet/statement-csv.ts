import type { HandlerResult } from '#schema/contract/endpoint.ts'
import type { readStatement } from '#schema/contract/statements.ts'
import { dayOf, monthRange, timeOfDay } from '#schema/domain/days.ts'
import { STATEMENT_MESSAGES as messages } from '#schema/domain/messages/statements.ts'
import { nairaOf, type Kobo } from '#schema/domain/money.ts'
import { isolate } from '#schema/domain/text.ts'

type Statement = HandlerResult<typeof readStatement>
export type StatementRow = Statement['rows'][number]

/** Excel reads a file as UTF-8 only with a byte order mark. */
const BOM = '\uFEFF'

/** Text that a spreadsheet would calculate. Task titles are written by other users. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/
const SPECIAL = /[",\r\n]/

function cell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text
  return SPECIAL.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
const line = (...cells: string[]): string => cells.map(cell).join(',')
const money = (kobo: Kobo): string => nairaOf(kobo).toFixed(2)

function detailsOf({ details, withdrawal }: StatementRow): string {
  if (!withdrawal) return details
  const { accountName, bankName, accountLast4 } = withdrawal
  return `${details} to ${isolate(accountName)}, ${isolate(bankName)} …${accountLast4}`
}

const rowLine = (row: StatementRow): string =>
  line(
    dayOf(row.createdAt),
    timeOfDay(row.createdAt),
    detailsOf(row),
    row.reference_number,
    row.TransactionStatus,
    row.TransactionType === 'debit' ? money(row.amount) : '',
    row.TransactionType === 'credit' ? money(row.amount) : '',
    money(row.balance),
  )

const balanceLine = (at: number, label: string, balance: Kobo): string =>
  line(dayOf(at), '', label, '', '', '', '', money(balance))

/** RFC 4180 */
export function csvOf({ month, opening, closing, rows }: Statement): string {
  const { from, to } = monthRange(month)
  const lines = [
    messages.csvHeader,
    balanceLine(from, messages.openingBalance, opening),
    ...rows.map(rowLine),
    balanceLine(to - 1, messages.closingBalance, closing),
  ]
  return `${BOM}${lines.join('\r\n')}\r\n`
}

import type { HandlerResult } from '#schema/contract/endpoint.ts'
import type { readStatement } from '#schema/contract/statements.ts'
import { csvCell, csvFile } from '#schema/domain/csv.ts'
import { dayOf, monthRange, timeOfDay } from '#schema/domain/days.ts'
import { saysHeld } from '#schema/domain/ledger.ts'
import { STATEMENT_MESSAGES as messages } from '#schema/domain/messages/statements.ts'
import { nairaOf, type Kobo } from '#schema/domain/money.ts'
import { isolate } from '#schema/domain/text.ts'

type Statement = HandlerResult<typeof readStatement>
export type StatementRow = Statement['rows'][number]

const line = (...cells: string[]): string => cells.map(csvCell).join(',')
const money = (kobo: Kobo): string => nairaOf(kobo).toFixed(2)

function sidesOf(row: StatementRow): string {
  const { details, says, withdrawal, other, kind, TransactionType, TransactionStatus } = row
  if (withdrawal) {
    const { accountName, bankName, accountLast4 } = withdrawal
    return `${details} to ${isolate(accountName)}, ${isolate(bankName)} …${accountLast4}`
  }
  if (other === undefined) return details
  const paid = TransactionType === 'credit' ? 'from' : 'to'
  const side = TransactionStatus === 'pending' || saysHeld(says) ? 'for' : paid
  return messages.withOther(
    details,
    kind === 'task_refund' ? 'held for' : side,
    other === null ? messages.closedAccount : isolate(other),
  )
}

/** Net and fee are apart, as a tax office needs them. */
function detailsOf(row: StatementRow): string {
  const { amount, fee } = row
  const details = sidesOf(row)
  return fee ? messages.withFee(details, money((amount + fee) as Kobo), money(fee)) : details
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
  return csvFile(lines)
}

import * as v from 'valibot'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { NairaOutput } from './values.schemas.ts'
import { Transaction } from './wallet.schemas.ts'

/** `2026-11`, a month in Lagos. */
const Month = v.pipe(
  v.string(messages.month),
  v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, messages.monthShape),
)

const StatementRow = v.object({
  ...Transaction.entries,
  /** The wallet's balance after this row. */
  balance: NairaOutput,
})

export const readStatement = {
  summary:
    "One month of the caller's wallet, oldest first, with the balance after each row. `format=csv` returns a file.",
  input: v.object({
    month: Month,
    format: v.optional(v.picklist(['json', 'csv'], messages.statementFormat), 'json'),
  }),
  download: 'text/csv',
  output: v.object({
    month: v.string(),
    opening: NairaOutput,
    closing: NairaOutput,
    moneyIn: NairaOutput,
    moneyOut: NairaOutput,
    rows: v.array(StatementRow),
  }),
}

import * as v from 'valibot'
import { query } from './endpoint.ts'
import { NairaOut } from './values.ts'
import { Transaction } from './wallet.ts'

/** `2026-11`, a month in Lagos. */
const Month = v.pipe(
  v.string('Choose a month'),
  v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'Choose a month as 2026-11'),
)

export const StatementRow = v.object({
  ...Transaction.entries,
  /** What the wallet held after this row. */
  balance: NairaOut,
})
export type StatementRow = v.InferOutput<typeof StatementRow>

/** One month of the wallet as a bank tells it, oldest first. `format=csv` gives the same as a file (R45). */
export const readStatement = query('wallet.readStatement', {
  path: 'user/statement',
  who: 'signedIn',
  says: "One month of the caller's wallet, oldest first, with the balance after each row; `format=csv` for a file (R45).",
  input: v.object({
    month: Month,
    format: v.optional(v.picklist(['json', 'csv'], 'The format is json or csv'), 'json'),
  }),
  output: v.object({
    month: v.string(),
    opening: NairaOut,
    closing: NairaOut,
    moneyIn: NairaOut,
    moneyOut: NairaOut,
    rows: v.array(StatementRow),
  }),
})

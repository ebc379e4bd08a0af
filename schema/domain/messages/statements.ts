/** Texts of the statement as a file. */
export const STATEMENT_MESSAGES = {
  csvHeader: 'Date,Time,Details,Reference,Status,Money out (₦),Money in (₦),Balance (₦)',
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
} as const

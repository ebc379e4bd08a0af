/** Texts of the statement as a file. */
export const STATEMENT_MESSAGES = {
  csvHeader: 'Date,Time,Details,Reference,Status,Money out (₦),Money in (₦),Balance (₦)',
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
  closedAccount: 'a closed account',
  /** The name stands beside what was paid or is held. */
  withOther: (details: string, side: 'from' | 'to' | 'for' | 'held for', name: string) =>
    `${details} ${side} ${name}`,
  withFee: (details: string, price: string, fee: string) =>
    `${details} (price ${price}, platform fee ${fee})`,
} as const

/** What the wallet says, for both sides alike. */
export const words = {
  title: 'Wallet',
  total: 'Total balance',
  held: (amount: string, todos: number) =>
    `${amount} held for ${todos === 1 ? '1 todo' : `${todos} todos`}`,
  nothingHeld: 'Nothing is held',
  asOf: (when: string) => `As this phone knew it ${when}`,
  fund: 'Fund',
  withdraw: 'Withdraw',
  history: 'Transaction history',
  none: 'No transactions yet',
  noneText: 'What you pay, hold, receive and withdraw is listed here.',
  columns: { detail: 'Detail', amount: 'Amount', type: 'Type', date: 'Date', status: 'Status' },
  types: { credit: 'Credit', debit: 'Debit' },
  statuses: { pending: 'Pending', completed: 'Completed', failed: 'Failed' },
  reference: (reference: string) => `ref ${reference}`,
  olderOffline: 'Older rows need a signal.',
} as const

export const messages = {
  title: 'Reconciliation',
  allWell: 'All ledger checks pass, and the ledger agrees with the payment provider.',
  allWellUncompared:
    'All ledger checks pass. The ledger has not been compared with the payment provider yet.',
  close: 'Close',
  closeTitle: 'Close this difference?',
  closeText: 'Close it when it is settled or explained. It does not change the ledger.',
  never: 'No check has run yet. The checks run every five minutes.',
  open: (count: number) =>
    count === 1
      ? '1 difference needs a decision by an administrator'
      : `${count} differences need a decision by an administrator`,
  list: 'Open differences',
  checked: 'Ledger checked',
  compared: 'Compared with the provider',
  comparing: 'Comparing with the provider now',
  counted: (payments: number, transfers: number) =>
    `${payments} ${payments === 1 ? 'payment' : 'payments'}, ${transfers} ${transfers === 1 ? 'transfer' : 'transfers'} of the last days`,
  checksum: 'Ledger checksum through',
  ours: 'in Onise',
  theirs: 'at the provider',
  kinds: {
    missing_here: 'Missing in Onise',
    missing_there: 'Missing at the provider',
    amount: 'Different amount',
    status: 'Different status',
    balance: 'Balance',
    invariant: 'Ledger check failed',
  },
} as const

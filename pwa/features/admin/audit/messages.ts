export const messages = {
  title: 'Audit log',
  note: 'What administrators did and why. Entries are never changed or deleted; each holds the hash of the one before.',
  search: 'Search in actions, reasons and details',
  empty: 'No entry matches',
  intact: (entries: number) => `The chain of ${entries.toLocaleString('en-NG')} entries is intact.`,
  broken:
    'The chain is broken: an entry was changed or is missing. Stop deciding and call the operator.',
  notChecked: 'The chain has not been checked yet.',
  columns: {
    number: 'No.',
    date: 'Date',
    actor: 'Administrator',
    action: 'Action',
    subject: 'About',
    reason: 'Reason',
  },
  details: 'Details',
} as const

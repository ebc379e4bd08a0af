import type { ChosenStanding } from '#schema/domain/user.ts'

export const messages = {
  account: 'Account',
  facts: {
    email: 'Email',
    type: 'Type',
    registered: 'Registered',
    location: 'Location',
    trade: 'Title',
    skills: 'Skills',
    verified: 'Verified by Onise',
    standing: 'Standing',
    since: 'Since',
    sessions: 'Signed-in devices',
    asClient: 'Reviews as a client',
    asTasker: 'Reviews as a professional',
    jobs: 'Jobs',
    openReports: 'Open reports',
  },
  yes: 'Yes',
  no: 'No',
  proven: 'proven',
  notProven: 'not proven',
  rating: (average: number | null, count: number) =>
    average === null ? `${count} reviews` : `${average} of 5, ${count} reviews`,
  jobs: (completed: number, cancelled: number) => `${completed} completed, ${cancelled} cancelled`,
  profile: 'Public profile',

  standing: 'Standing',
  changeStanding: 'Change the standing',
  standings: {
    active: { label: 'Active', note: 'May do everything.' },
    limited: { label: 'Limited', note: 'May only finish current work. The badge is hidden.' },
    suspended: {
      label: 'Suspended',
      note: 'Sessions end, and what is held for current work goes to disputes.',
    },
  } satisfies Record<ChosenStanding, { label: string; note: string }>,
  standingNote: 'The user gets a notice with your reason.',

  wallet: 'Wallet',
  balance: 'Balance',
  held: 'Held for own todos',
  debt: 'Owed to Onise',
  correct: 'Correct the wallet',
  correctTitle: 'Ask for a correction',
  correctText: 'Another administrator must approve it. The user reads the reason in the history.',
  direction: 'Direction',
  directions: {
    credit: { label: 'Pay into the wallet' },
    debit: { label: 'Take from the wallet' },
  },
  amount: 'Amount',

  posted: 'Posted todos',
  assigned: 'Assigned work',
  transactions: 'Transactions',
  reports: 'Reports about the user',
  noTasks: 'No todos',
  noTransactions: 'No transactions',
  noReports: 'No reports',
  reportStatuses: { open: 'Open', upheld: 'Upheld', dismissed: 'Dismissed' },
} as const

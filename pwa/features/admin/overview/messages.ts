export const messages = {
  title: 'Dashboard',
  totals: 'The marketplace',
  totalUsers: 'Total users',
  activeTasks: 'Active Tasks',
  totalTransacts: 'Total Transacts',
  queues: 'Waiting for you',
  nothing: 'Nothing waits',
  waiting: (count: number) => (count === 1 ? '1 waits' : `${count.toLocaleString('en-NG')} wait`),
  queue: {
    disputes: 'Disputes',
    reports: 'Reports',
    maskedContacts: 'Masked contacts',
    withdrawals: 'Withdrawals in review',
    adjustments: 'Corrections to approve',
    discrepancies: 'Differences in the books',
    failures: 'Failures',
  },
} as const

export const messages = {
  title: 'Dashboard',
  totals: 'The marketplace',
  totalUsers: 'Total users',
  activeTasks: 'Active Tasks',
  totalTransacts: 'Total Transacts',
  trends: {
    signUps: (now: string, before: string) => `${now} new in 7 days, ${before} in the 7 before`,
    tasks: (now: string, before: string) => `${now} posted in 7 days, ${before} in the 7 before`,
    released: (now: string, before: string) =>
      `${now} paid for work in 7 days, ${before} in the 7 before`,
  },
  queues: 'Waiting for you',
  nothing: 'Nothing waits',
  waiting: (count: number) => `${count.toLocaleString('en-NG')} to decide`,
  queue: {
    disputes: 'Disputes',
    reports: 'Reports',
    maskedContacts: 'Masked contacts',
    verifications: 'Proofs of identity',
    withdrawals: 'Withdrawals in review',
    payments: 'Payments to decide',
    adjustments: 'Corrections to approve',
    discrepancies: 'Differences in the books',
    failures: 'Failures',
  },
} as const

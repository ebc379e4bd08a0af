export const adminMessages = {
  role: 'You are an Administrator',
  dashboard: 'Dashboard',
  users: 'Users',
  tasks: 'Tasks',
  transactions: 'Transactions',
  queues: 'To decide',
  disputes: 'Disputes',
  reports: 'Reports',
  payments: 'Payments',
  corrections: 'Corrections',
  reconciliation: 'Reconciliation',
  withdrawals: 'Withdrawals',
} as const

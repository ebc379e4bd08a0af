export const adminMessages = {
  role: 'You are an Administrator',
  dashboard: 'Dashboard',
  users: 'Users',
  tasks: 'Tasks',
  transactions: 'Transactions',
  queues: 'To decide',
  disputes: 'Disputes',
  reports: 'Reports',
  withdrawals: 'Withdrawals',
} as const

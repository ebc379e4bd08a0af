export const adminMessages = {
  dashboard: 'Dashboard',
  users: 'Users',
  tasks: 'Tasks',
  transactions: 'Transactions',
  queues: 'To decide',
  withdrawals: 'Withdrawals',
} as const

/** Screens of a later version: the fixed heading, and what can be done until then. */
export const comingSoonMessages = {
  title: 'Not here yet',
  admin: {
    dashboard: 'Dashboard',
    users: 'Users',
    tasks: 'Tasks',
    transactions: 'Transactions',
    text: 'The administrator’s screens come with a later version. Nothing can be verified, deleted or searched here yet.',
  },
} as const

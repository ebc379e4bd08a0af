import { adminMessages } from './admin-messages.ts'
import type { AdminMenu } from './menus.ts'

/** The side menu of administrators. */
export const ADMIN_MENU: AdminMenu = {
  entries: [
    { to: '/admin-dashboard', label: adminMessages.dashboard, icon: 'home' },
    { to: '/admin-users', label: adminMessages.users, icon: 'people' },
    { to: '/admin-tasks', label: adminMessages.tasks, icon: 'tasks' },
    { to: '/admin-transactions', label: adminMessages.transactions, icon: 'money' },
  ],
  groups: [
    {
      heading: adminMessages.queues,
      entries: [
        {
          to: '/admin/$',
          params: { _splat: 'withdrawals' },
          label: adminMessages.withdrawals,
          icon: 'wallet',
        },
      ],
    },
  ],
}

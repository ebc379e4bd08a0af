import type { MenuEntry } from '#pwa/ui/layout/side-menu.tsx'
import { adminMessages } from './admin-messages.ts'
import type { AdminMenu } from './menus.ts'

const section = (name: string, label: string, icon: MenuEntry['icon']): MenuEntry => ({
  to: '/admin/$',
  params: { _splat: name },
  label,
  icon,
})

/** The side menu of administrators. */
export const ADMIN_MENU: AdminMenu = {
  roleText: adminMessages.role,
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
        section('disputes', adminMessages.disputes, 'alert'),
        section('reports', adminMessages.reports, 'shield'),
        section('masked-contacts', adminMessages.maskedContacts, 'hide'),
        section('withdrawals', adminMessages.withdrawals, 'wallet'),
        section('payments', adminMessages.payments, 'phone'),
        section('corrections', adminMessages.corrections, 'edit'),
        section('reconciliation', adminMessages.reconciliation, 'verified'),
      ],
    },
    {
      heading: adminMessages.operations,
      entries: [
        section('health', adminMessages.health, 'check'),
        section('failures', adminMessages.failures, 'retry'),
      ],
    },
    {
      heading: adminMessages.records,
      entries: [
        section('figures', adminMessages.figures, 'tasks'),
        section('audit', adminMessages.audit, 'done'),
        section('administrators', adminMessages.administrators, 'key'),
        section('settings', adminMessages.settings, 'settings'),
      ],
    },
  ],
}

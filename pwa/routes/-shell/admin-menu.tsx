import { QueueBadge } from '#pwa/features/admin/overview/queue-badge.tsx'
import type { Queue } from '#pwa/features/admin/overview/queues.ts'
import type { MenuEntry } from '#pwa/ui/layout/side-menu.tsx'
import { adminMessages } from './admin-messages.ts'
import type { AdminMenu } from './menus.ts'

const section = (
  name: string,
  label: string,
  icon: MenuEntry['icon'],
  queue?: Queue,
): MenuEntry => ({
  to: '/admin/$',
  params: { _splat: name },
  label,
  icon,
  ...(queue && { badge: <QueueBadge queue={queue} /> }),
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
        section('disputes', adminMessages.disputes, 'alert', 'disputes'),
        section('reports', adminMessages.reports, 'shield', 'reports'),
        section('masked-contacts', adminMessages.maskedContacts, 'hide', 'maskedContacts'),
        section('withdrawals', adminMessages.withdrawals, 'wallet', 'withdrawals'),
        section('payments', adminMessages.payments, 'phone', 'payments'),
        section('corrections', adminMessages.corrections, 'edit', 'adjustments'),
        section('reconciliation', adminMessages.reconciliation, 'verified', 'discrepancies'),
      ],
    },
    {
      heading: adminMessages.operations,
      entries: [
        section('health', adminMessages.health, 'check'),
        section('failures', adminMessages.failures, 'retry', 'failures'),
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

import { waitingIn, type Queue } from '#pwa/features/admin/overview/queues.ts'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import type { MenuEntry } from '#pwa/ui/layout/side-menu.tsx'
import { readOverview } from '#schema/contract/admin-lists.ts'
import { adminMessages } from './admin-messages.ts'
import type { AdminMenu } from './menus.ts'

const SHOWN_MAX = 99

/** In the menu: how many items wait in a queue. All queues share the query of the dashboard. */
function QueueBadge({ queue }: { queue: Queue }) {
  const { data } = useAdminQuery(readOverview, {})
  const count = data ? waitingIn(data.queues)[queue] : 0
  if (count === 0) return null
  return (
    <>
      {' '}
      <span className="side-menu-count">
        <Badge tone="strong">{count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}</Badge>
      </span>
    </>
  )
}

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
        section('verifications', adminMessages.verifications, 'person', 'verifications'),
        section('fraud', adminMessages.fraud, 'people'),
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

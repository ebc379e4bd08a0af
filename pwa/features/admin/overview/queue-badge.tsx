import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { readOverview } from '#schema/contract/admin-lists.ts'
import { waitingIn, type Queue } from './queues.ts'

const SHOWN_MAX = 99

/** In the menu: how many items wait in a queue. All queues share the query of the dashboard. */
export function QueueBadge({ queue }: { queue: Queue }) {
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

import { Link } from '@tanstack/react-router'
import { weeksOf } from '#pwa/features/admin/figures/figures.ts'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Card, CardTitle } from '#pwa/ui/display/card.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { listDailyFigures } from '#schema/contract/admin-health.ts'
import { readOverview } from '#schema/contract/admin-lists.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { messages } from './messages.ts'
import { QUEUES, waitingIn, type Queue as QueueName } from './queues.ts'
import './overview.css'

type Overview = ResponseBody<typeof readOverview>

type TotalProps = { label: string; count: number; trend: string | null }

function Total({ label, count, trend }: TotalProps) {
  return (
    <div className="admin-total">
      <dt>{label}</dt>
      <dd>{count.toLocaleString('en-NG')}</dd>
      {trend && <dd className="admin-trend">{trend}</dd>}
    </div>
  )
}

const TWO_WEEKS = { days: '14' }

function Totals({ totalUsers, activeTasks, totalTransacts }: Overview) {
  const { data } = useAdminQuery(listDailyFigures, TWO_WEEKS)
  const trendOf = (figure: keyof typeof messages.trends) =>
    data ? messages.trends[figure](...weeksOf(data.days, figure)) : null
  return (
    <dl className="admin-counts" aria-label={messages.totals}>
      <Total label={messages.totalUsers} count={totalUsers} trend={trendOf('signUps')} />
      <Total label={messages.activeTasks} count={activeTasks} trend={trendOf('tasks')} />
      <Total label={messages.totalTransacts} count={totalTransacts} trend={trendOf('released')} />
    </dl>
  )
}

const SECTIONS: Record<QueueName, string> = {
  disputes: 'disputes',
  reports: 'reports',
  maskedContacts: 'masked-contacts',
  verifications: 'verifications',
  withdrawals: 'withdrawals',
  payments: 'payments',
  adjustments: 'corrections',
  discrepancies: 'reconciliation',
  failures: 'failures',
}

function Queue({ queue, count }: { queue: QueueName; count: number }) {
  return (
    <Card>
      <CardTitle level="h3">
        <Link to="/admin/$" params={{ _splat: SECTIONS[queue] }}>
          {messages.queue[queue]}
        </Link>
      </CardTitle>
      <div>
        {count > 0 ? (
          <Badge tone="wait">{messages.waiting(count)}</Badge>
        ) : (
          <Badge>{messages.nothing}</Badge>
        )}
      </div>
    </Card>
  )
}

/** The three totals of the marketplace, and what waits for an administrator. */
export function Overview() {
  const { data, failed, retry } = useAdminQuery(readOverview, {})
  if (!data) return failed ? <ErrorNote onRetry={retry} /> : <SkeletonList look="cards" />
  const waiting = waitingIn(data.queues)
  return (
    <>
      <Totals {...data} />
      <Section title={messages.queues}>
        <div className="admin-queues">
          {QUEUES.map((queue) => (
            <Queue key={queue} queue={queue} count={waiting[queue]} />
          ))}
        </div>
      </Section>
    </>
  )
}

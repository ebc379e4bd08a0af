import { Link } from '@tanstack/react-router'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Card, CardTitle } from '#pwa/ui/display/card.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { readOverview } from '#schema/contract/admin-lists.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { messages } from './messages.ts'
import './overview.css'

type Overview = ResponseBody<typeof readOverview>

function Total({ label, count }: { label: string; count: number }) {
  return (
    <div className="admin-total">
      <dt>{label}</dt>
      <dd>{count.toLocaleString('en-NG')}</dd>
    </div>
  )
}

function Totals({ totalUsers, activeTasks, totalTransacts }: Overview) {
  return (
    <dl className="admin-counts" aria-label={messages.totals}>
      <Total label={messages.totalUsers} count={totalUsers} />
      <Total label={messages.activeTasks} count={activeTasks} />
      <Total label={messages.totalTransacts} count={totalTransacts} />
    </dl>
  )
}

/** The sections that have a queue, and how many items wait in each. */
const queuesOf = ({ queues }: Overview) => [
  { section: 'disputes', label: messages.queue.disputes, count: queues.disputes },
  {
    section: 'reports',
    label: messages.queue.reports,
    count: queues.reports,
  },
  {
    section: 'masked-contacts',
    label: messages.queue.maskedContacts,
    count: queues.maskedContacts,
  },
  {
    section: 'withdrawals',
    label: messages.queue.withdrawals,
    count: queues.withdrawalsInReview,
  },
  { section: 'corrections', label: messages.queue.adjustments, count: queues.adjustments },
  { section: 'reconciliation', label: messages.queue.discrepancies, count: queues.discrepancies },
  {
    section: 'failures',
    label: messages.queue.failures,
    count: queues.failedWebhooks + queues.failedEmails + queues.lateJobs,
  },
]

function Queue({ section, label, count }: ReturnType<typeof queuesOf>[number]) {
  return (
    <Card>
      <CardTitle level="h3">
        <Link to="/admin/$" params={{ _splat: section }}>
          {label}
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
  return (
    <>
      <Totals {...data} />
      <Section title={messages.queues}>
        <div className="admin-counts">
          {queuesOf(data).map((queue) => (
            <Queue key={queue.section} {...queue} />
          ))}
        </div>
      </Section>
    </>
  )
}

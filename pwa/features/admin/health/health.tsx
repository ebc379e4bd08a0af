import { Link } from '@tanstack/react-router'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery, useRefetchAdmin } from '#pwa/features/admin/page/use-admin-query.ts'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { readHealth } from '#schema/contract/admin-health.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { readReconciliation } from '#schema/contract/reconciliation.ts'
import { Jobs } from './jobs.tsx'
import { messages } from './messages.ts'

type Checks = {
  health: ResponseBody<typeof readHealth>
  reconciliation: ResponseBody<typeof readReconciliation>
}

const CountBadge = ({ count }: { count: number }) =>
  count > 0 ? (
    <Badge tone="bad">{messages.count(count)}</Badge>
  ) : (
    <Badge tone="good">{messages.good}</Badge>
  )

const sectionLink = (section: string, label: string) => (
  <Link to="/admin/$" params={{ _splat: section }}>
    {label}
  </Link>
)

function ComparisonBadge({ openCount, comparison }: Checks['reconciliation']) {
  if (openCount === 0 && !comparison) return <Badge tone="wait">{messages.neverCompared}</Badge>
  return <CountBadge count={openCount} />
}

function Verdict({ health, reconciliation }: Checks) {
  if (!health.isHealthy || reconciliation.openCount > 0)
    return <Notice tone="bad">{messages.unwell}</Notice>
  return reconciliation.invariantsCheckedAt ? (
    <Notice>{messages.well}</Notice>
  ) : (
    <Notice tone="wait">{messages.unchecked}</Notice>
  )
}

function Rows({ health, reconciliation }: Checks) {
  const { invariantsCheckedAt } = reconciliation
  return (
    <Section title={messages.checks}>
      <RowItem
        title={messages.invariants}
        note={
          <>
            {messages.invariantsNote}
            {invariantsCheckedAt && (
              <>
                {' · '}
                <Ago at={invariantsCheckedAt} />
              </>
            )}
          </>
        }
        end={
          invariantsCheckedAt ? (
            <CountBadge count={health.brokenInvariants} />
          ) : (
            <Badge tone="wait">{messages.notChecked}</Badge>
          )
        }
      />
      <RowItem
        title={sectionLink('reconciliation', messages.reconciliation)}
        note={messages.reconciliationNote}
        end={<ComparisonBadge {...reconciliation} />}
      />
      <RowItem
        title={sectionLink('withdrawals', messages.payouts)}
        note={messages.payoutsNote}
        end={<CountBadge count={health.stuckPayouts} />}
      />
    </Section>
  )
}

/** Invariants, reconciliation, withdrawals that do not end, and when each job last succeeded. */
export function Health() {
  const { data: health, failed: isUnread } = useAdminQuery(readHealth, {})
  const { data: reconciliation, failed: isUncompared } = useAdminQuery(readReconciliation, {})
  const refetch = useRefetchAdmin()
  const refresh = () => void refetch()
  const failed = isUnread || isUncompared
  const checks = health && reconciliation && { health, reconciliation }
  return (
    <AdminPage
      title={messages.title}
      note={messages.note}
      action={
        <Button tone="plain" size="small" icon="retry" onClick={refresh}>
          {messages.refresh}
        </Button>
      }
    >
      {failed && <ErrorNote onRetry={refresh} />}
      {!checks && !failed && <SkeletonList look="rows" />}
      {checks && (
        <>
          <Verdict {...checks} />
          <div className="admin-columns" data-side="start">
            <Rows {...checks} />
            <Jobs jobs={checks.health.jobs} />
          </div>
        </>
      )}
    </AdminPage>
  )
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSession, type Session } from '#pwa/session/session.tsx'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { readReconciliation } from '#schema/contract/reconciliation.ts'
import type { Naira as NairaAmount } from '#schema/domain/money.ts'
import { messages } from './messages.ts'

type Reconciliation = ResponseBody<typeof readReconciliation>

/** Never cached: an administrator decides about current data only. */
const reconciliationQuery = ({ userId, call }: Session) =>
  queryOptions({
    queryKey: [userId, readReconciliation.name],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(readReconciliation, {}, { signal }),
  })

function Discrepancies(props: Reconciliation) {
  const { discrepancies, openCount, invariantsCheckedAt, comparison } = props
  if (openCount > 0)
    return (
      <>
        <Notice tone="bad" title={messages.open(openCount)} />
        <List
          items={discrepancies}
          keyOf={({ _id }) => _id}
          look="rows"
          label={messages.list}
          empty={null}
        >
          {({ kind, message, ourAmount, providerAmount, foundAt }) => (
            <RowItem
              title={
                <>
                  <Badge tone="bad">{messages.kinds[kind]}</Badge> {message}
                </>
              }
              note={<Ago at={foundAt} />}
              end={<Amounts ours={ourAmount} theirs={providerAmount} />}
            />
          )}
        </List>
      </>
    )
  if (invariantsCheckedAt === null) return <Notice tone="wait">{messages.never}</Notice>
  return <Notice>{comparison?.isComplete ? messages.allWell : messages.allWellUncompared}</Notice>
}

function Amounts({ ours, theirs }: { ours: NairaAmount | null; theirs: NairaAmount | null }) {
  const sides = [
    { label: messages.ours, naira: ours },
    { label: messages.theirs, naira: theirs },
  ]
  return sides.map(
    ({ label, naira }) =>
      naira !== null && (
        <div key={label}>
          <Naira naira={naira} decimals="two" /> <span className="small soft">{label}</span>
        </div>
      ),
  )
}

/** When each check last ran, so that a stopped cron trigger is visible. */
function LastChecks({ invariantsCheckedAt, comparison, latestChecksum }: Reconciliation) {
  return (
    <div className="stack">
      {invariantsCheckedAt && (
        <RowItem title={messages.checked} end={<Ago at={invariantsCheckedAt} />} />
      )}
      {comparison && (
        <RowItem
          title={comparison.isComplete ? messages.compared : messages.comparing}
          note={messages.counted(comparison.payments, comparison.transfers)}
          end={<Ago at={comparison.through} />}
        />
      )}
      {latestChecksum && (
        <RowItem
          title={messages.checksum}
          note={<code className="small soft">{latestChecksum.sha256.slice(0, 16)}</code>}
          end={<DateText at={`${latestChecksum.day}T12:00:00Z`} show="short" />}
        />
      )}
    </div>
  )
}

export function ReconciliationPage() {
  const { data, isError, refetch } = useQuery(reconciliationQuery(useSession()))
  return (
    <section className="stack" aria-label={messages.title}>
      <h2>{messages.title}</h2>
      {isError && <ErrorNote onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonList look="rows" />}
      {data && (
        <>
          <Discrepancies {...data} />
          <LastChecks {...data} />
        </>
      )}
    </section>
  )
}

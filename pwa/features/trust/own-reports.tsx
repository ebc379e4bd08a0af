import { useQuery } from '@tanstack/react-query'
import { messageFor } from '#pwa/api/errors.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Badge, type Tone } from '#pwa/ui/display/badge.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { Skeleton } from '#pwa/ui/feedback/skeleton.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { listReports } from '#schema/contract/trust.ts'
import { messages } from './messages.ts'

type OwnReport = ResponseBody<typeof listReports>['reports'][number]

const TONES: Record<OwnReport['status'], Tone> = {
  open: 'wait',
  upheld: 'good',
  dismissed: 'still',
}

function OwnReportItem({ target, reason, createdAt, status, decidedAt }: OwnReport) {
  return (
    <RowItem
      title={messages.reported[target]}
      note={
        <>
          {messages.reasons[reason]}
          <br />
          {messages.reportedOn} <DateText at={createdAt} show="short" />
          {decidedAt && (
            <>
              {messages.decidedOn} <DateText at={decidedAt} show="short" />
            </>
          )}
        </>
      }
      end={<Badge tone={TONES[status]}>{messages.outcomes[status]}</Badge>}
    />
  )
}

/** What this user has reported, and what was decided. */
export function OwnReports() {
  const session = useSession()
  const query = useQuery({
    queryKey: [session.userId, listReports.name],
    queryFn: ({ signal }) => session.call(listReports, {}, { signal }),
  })
  if (!query.data) {
    if (!query.isError) return <Skeleton />
    const retry = () => void query.refetch()
    return <ErrorNote onRetry={retry}>{messageFor(query.error)}</ErrorNote>
  }
  return (
    <List
      items={query.data.reports}
      keyOf={({ _id }) => _id}
      look="rows"
      label={messages.ownReports}
      empty={<p className="soft">{messages.nothingReported}</p>}
    >
      {(report) => <OwnReportItem {...report} />}
    </List>
  )
}

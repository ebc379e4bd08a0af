import { useNavigate } from '@tanstack/react-router'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { listDisputes } from '#schema/contract/disputes.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { DISPUTE_MESSAGES } from '#schema/domain/messages/disputes.ts'
import { DisputeDetail } from './dispute-detail.tsx'
import { messages } from './messages.ts'

type Listed = ResponseBody<typeof listDisputes>['disputes'][number]

const { columns: names } = messages

function State({ isReady, decideBy }: Listed) {
  const isLate = useNow() > Date.parse(decideBy)
  if (!isReady) return <Badge>{messages.waiting}</Badge>
  return isLate ? (
    <Badge tone="bad">{messages.late}</Badge>
  ) : (
    <Badge tone="wait">{messages.ready}</Badge>
  )
}

const COLUMNS: readonly Column<Listed>[] = [
  { id: 'todo', header: names.todo, cell: ({ title }) => <span className="strong">{title}</span> },
  { id: 'client', header: names.client, cell: ({ client }) => client.username },
  { id: 'tasker', header: names.tasker, cell: ({ tasker }) => tasker.username },
  {
    id: 'held',
    header: names.held,
    align: 'end',
    cell: ({ held }) => <Naira amount={held} decimals="two" />,
  },
  { id: 'reason', header: names.reason, cell: ({ reason }) => DISPUTE_MESSAGES.reasons[reason] },
  {
    id: 'decideBy',
    header: names.decideBy,
    cell: ({ decideBy }) => <DateText at={decideBy} show="both" />,
  },
  {
    id: 'state',
    header: names.state,
    cell: (dispute) => (
      <span className="admin-state">
        <State {...dispute} />
      </span>
    ),
  },
]

function DisputeList() {
  const navigate = useNavigate()
  const { data, failed, isStale, retry } = useAdminQuery(listDisputes, {})
  return (
    <AdminPage title={messages.title} note={messages.note}>
      <AdminTable
        label={messages.title}
        columns={COLUMNS}
        rows={data?.disputes}
        rowId={({ _id }) => _id}
        onOpen={({ _id }) =>
          void navigate({ to: '/admin/$', params: { _splat: `disputes/${_id}` } })
        }
        empty={messages.empty}
        failed={failed}
        isStale={isStale}
        onRetry={retry}
      />
    </AdminPage>
  )
}

/** The dispute desk: the queue, or one dispute with everything that a decision needs. */
export const Disputes = ({ id }: { id: string | null }) =>
  id === null ? <DisputeList /> : <DisputeDetail id={id} />

import { useNavigate } from '@tanstack/react-router'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { listOpenReports } from '#schema/contract/trust.ts'
import { messages } from './messages.ts'
import { ReportDetail, type Report } from './report-detail.tsx'

const { columns: names } = messages

const COLUMNS: readonly Column<Report>[] = [
  { id: 'since', header: names.since, cell: ({ createdAt }) => <Ago at={createdAt} /> },
  { id: 'target', header: names.target, cell: ({ target }) => messages.targets[target] },
  {
    id: 'subject',
    header: names.subject,
    cell: ({ subject }) => <span className="strong">{subject.username}</span>,
  },
  { id: 'reason', header: names.reason, cell: ({ reason }) => messages.reasons[reason] },
  {
    id: 'reporter',
    header: names.reporter,
    cell: ({ reporter }) => reporter.username,
  },
  {
    id: 'state',
    header: names.state,
    cell: ({ isHidden }) =>
      isHidden ? <Badge tone="wait">{messages.hidden}</Badge> : <Badge>{messages.visible}</Badge>,
  },
]

/** The queue of reports by users, or one report. */
export function Reports({ id }: { id: string | null }) {
  const navigate = useNavigate()
  const { data, failed, isStale, retry } = useAdminQuery(listOpenReports, {})
  const report = data?.reports.find(({ _id }) => _id === id)
  const open = (section: string) => void navigate({ to: '/admin/$', params: { _splat: section } })
  if (id !== null && data)
    return <ReportDetail report={report ?? null} onDecided={() => open('reports')} />
  return (
    <AdminPage title={messages.title} note={messages.note}>
      <AdminTable
        label={messages.title}
        columns={COLUMNS}
        rows={data?.reports}
        rowId={({ _id }) => _id}
        onOpen={({ _id }) => open(`reports/${_id}`)}
        empty={messages.empty}
        failed={failed}
        isStale={isStale}
        onRetry={retry}
      />
    </AdminPage>
  )
}

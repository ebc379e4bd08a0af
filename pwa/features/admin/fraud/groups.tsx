import { useNavigate } from '@tanstack/react-router'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { listSharingGroups } from '#schema/contract/admin-fraud.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { GroupDetail } from './group-detail.tsx'
import { messages } from './messages.ts'

type Listed = ResponseBody<typeof listSharingGroups>['groups'][number]

const { columns: names } = messages

const COLUMNS: readonly Column<Listed>[] = [
  {
    id: 'accounts',
    header: names.accounts,
    cell: ({ users, accounts }) => (
      <span className="strong">
        {messages.names(
          users.map(({ username }) => username),
          accounts,
        )}
      </span>
    ),
  },
  { id: 'by', header: names.by, cell: ({ by }) => messages.kinds(by) },
  {
    id: 'paid',
    header: names.paid,
    align: 'end',
    cell: ({ paid, jobs }) => (
      <div>
        <Naira amount={paid} /> <span className="small soft">{messages.todos(jobs)}</span>
      </div>
    ),
  },
  { id: 'since', header: names.since, cell: ({ sharedAt }) => <Ago at={sharedAt} /> },
]

function Groups({ onOpen }: { onOpen: (id: string) => void }) {
  const { data, failed, isStale, retry } = useAdminQuery(listSharingGroups, {})
  return (
    <AdminPage title={messages.title} note={messages.note}>
      <AdminTable
        label={messages.title}
        columns={COLUMNS}
        rows={data?.groups}
        rowId={({ _id }) => _id}
        onOpen={({ _id }) => onOpen(_id)}
        empty={messages.empty}
        failed={failed}
        isStale={isStale}
        onRetry={retry}
      />
    </AdminPage>
  )
}

/** Groups of accounts that share something, or one of them by any of its accounts. */
export function Fraud({ id }: { id: string | null }) {
  const navigate = useNavigate()
  const open = (section: string) => void navigate({ to: '/admin/$', params: { _splat: section } })
  return id === null ? (
    <Groups onOpen={(group) => open(`fraud/${group}`)} />
  ) : (
    <GroupDetail id={id} onDecided={() => open('fraud')} />
  )
}

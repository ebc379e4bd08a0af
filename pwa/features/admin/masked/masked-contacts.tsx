import { useNavigate } from '@tanstack/react-router'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { messages as userMessages } from '#pwa/features/admin/users/messages.ts'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { listMaskedContacts } from '#schema/contract/trust.ts'
import { MaskedContactDetail, type MaskedContact } from './masked-contact.tsx'
import { messages } from './messages.ts'

const { columns: names } = messages

const COLUMNS: readonly Column<MaskedContact>[] = [
  { id: 'since', header: names.since, cell: ({ createdAt }) => <Ago at={createdAt} /> },
  {
    id: 'user',
    header: names.user,
    cell: ({ subject }) => <span className="strong">{subject.username}</span>,
  },
  { id: 'texts', header: names.texts, align: 'end', cell: ({ texts }) => texts.length },
  {
    id: 'last',
    header: names.last,
    cell: ({ texts: [last] }) => last && <Ago at={last.createdAt} />,
  },
  {
    id: 'standing',
    header: names.standing,
    cell: ({ standing }) => <Badge>{userMessages.standings[standing]}</Badge>,
  },
]

/** The queue of users whose contact details were masked again and again, or one of them. */
export function MaskedContacts({ id }: { id: string | null }) {
  const navigate = useNavigate()
  const { data, failed, isStale, retry } = useAdminQuery(listMaskedContacts, {})
  const open = (section: string) => void navigate({ to: '/admin/$', params: { _splat: section } })
  const contact = data?.contacts.find(({ _id }) => _id === id) ?? null
  if (id !== null && data)
    return <MaskedContactDetail contact={contact} onDecided={() => open('masked-contacts')} />
  return (
    <AdminPage title={messages.title} note={messages.note}>
      <AdminTable
        label={messages.title}
        columns={COLUMNS}
        rows={data?.contacts}
        rowId={({ _id }) => _id}
        onOpen={({ _id }) => open(`masked-contacts/${_id}`)}
        empty={messages.empty}
        failed={failed}
        isStale={isStale}
        onRetry={retry}
      />
    </AdminPage>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { useAdminList } from '#pwa/features/admin/page/use-admin-list.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { listVerifications } from '#schema/contract/admin-verifications.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { messages } from './messages.ts'
import type { Proof } from './proof.ts'
import { VerificationDetail } from './verification-detail.tsx'

const { columns: names } = messages
const rowsOf = ({ verifications }: ResponseBody<typeof listVerifications>) => verifications

function Taken({ takenBy }: Pick<Proof, 'takenBy'>) {
  const { userId } = useSession()
  if (!takenBy) return <span className="soft">{messages.free}</span>
  return (
    <Badge tone="wait">
      {takenBy._id === userId
        ? messages.byYou
        : messages.takenBy(takenBy.name || messages.anAdministrator)}
    </Badge>
  )
}

const COLUMNS: readonly Column<Proof>[] = [
  { id: 'sent', header: names.sent, cell: ({ sentAt }) => <Ago at={sentAt} /> },
  {
    id: 'user',
    header: names.user,
    cell: ({ user }) => <span className="strong">{user.username}</span>,
  },
  {
    id: 'document',
    header: names.document,
    cell: ({ documentKind }) => messages.kinds[documentKind],
  },
  { id: 'taken', header: names.taken, cell: (proof) => <Taken {...proof} /> },
]

function Queue() {
  const navigate = useNavigate()
  const { table } = useAdminList(listVerifications, {}, rowsOf)
  return (
    <AdminPage title={messages.title} note={messages.note}>
      <AdminTable
        {...table}
        label={messages.title}
        columns={COLUMNS}
        rowId={({ _id }) => _id}
        onOpen={({ _id }) =>
          void navigate({ to: '/admin/$', params: { _splat: `verifications/${_id}` } })
        }
        empty={messages.empty}
      />
    </AdminPage>
  )
}

/** The queue of proofs of identity, or one of them with everything that a decision needs. */
export const Verifications = ({ id }: { id: string | null }) =>
  id === null ? <Queue /> : <VerificationDetail id={id} />

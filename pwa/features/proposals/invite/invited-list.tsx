import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { listInvitations, type Invitation } from '#schema/contract/invitations.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { NOTICE_LINES } from '#schema/domain/messages/notice-lines.ts'
import { messages } from './messages.ts'

const noteOf = ({ answer, reason }: Invitation) =>
  answer === 'declined' && reason
    ? `${messages.answers.declined}. ${NOTICE_LINES.invitationDeclined[reason]}`
    : messages.answers[answer ?? 'none']

/** Whom the client has invited to a todo, with the answers; nothing while nobody is. */
export function InvitedList({ id }: { id: TaskId }) {
  const session = useSession()
  const { online } = useOnline()
  const { data, isError, refetch } = useQuery({
    queryKey: [session.userId, listInvitations.name, id],
    staleTime: 0,
    queryFn: ({ signal }) => session.call(listInvitations, { id }, { signal }),
  })
  if (!data) return isError && online ? <ErrorNote onRetry={() => void refetch()} /> : null
  if (data.invitations.length === 0) return null
  return (
    <section className="stack stack-tight">
      <h2>{messages.invited}</h2>
      <List
        items={data.invitations}
        keyOf={({ tasker }) => tasker._id}
        look="rows"
        label={messages.invited}
        empty={null}
      >
        {(invitation) => (
          <RowItem
            lead={
              <Avatar
                name={invitation.tasker.username}
                picture={invitation.tasker.profilePicture}
              />
            }
            title={
              <Link to="/profile/$id" params={{ id: invitation.tasker._id }} className="upper">
                {invitation.tasker.username}
              </Link>
            }
            note={noteOf(invitation)}
          />
        )}
      </List>
    </section>
  )
}

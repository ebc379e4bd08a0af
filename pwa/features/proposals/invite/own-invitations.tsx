import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import { List } from '#pwa/ui/layout/list.tsx'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { listOwnInvitations } from '#schema/contract/invitations.ts'
import { messages } from './messages.ts'

type OwnInvitation = ResponseBody<typeof listOwnInvitations>['invitations'][number]

function noteOf({ client: { username }, isAsk, until }: OwnInvitation): string {
  const who = isAsk ? messages.askedYou(username) : messages.ownInvited(username)
  return until ? `${who}. ${messages.ownAnswerBy(formatMoment(until))}` : who
}

/** Of a professional: who waits for an answer. */
export function OwnInvitations() {
  const session = useSession()
  const { online, whyOffline } = useOnline()
  const { data, isError, refetch } = useQuery({
    queryKey: [session.userId, listOwnInvitations.name],
    staleTime: 0,
    queryFn: ({ signal }) => session.call(listOwnInvitations, {}, { signal }),
  })
  const isUnknown = !data && !online
  return (
    <section className="stack stack-tight">
      <h2>{messages.own}</h2>
      {isUnknown ? (
        <p className="soft">{whyOffline(messages.ownOffline)}</p>
      ) : (
        <List
          items={data?.invitations}
          keyOf={({ task }) => task._id}
          look="rows"
          label={messages.own}
          empty={<p className="soft">{messages.ownNone}</p>}
          failed={isError && online}
          onRetry={() => void refetch()}
        >
          {(invitation) => (
            <RowItem
              lead={
                <Avatar
                  name={invitation.client.username}
                  picture={invitation.client.profilePicture}
                />
              }
              title={
                <Link to="/single-task/$id" params={{ id: invitation.task._id }}>
                  <bdi>{invitation.task.title}</bdi>
                </Link>
              }
              note={
                <>
                  <Naira amount={invitation.task.price} /> · {noteOf(invitation)}
                </>
              }
            />
          )}
        </List>
      )}
    </section>
  )
}

import { Link } from '@tanstack/react-router'
import { messages } from '#pwa/features/chats/messages.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { Tick } from '#pwa/features/chats/thread/tick.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { useSyncedList } from '#pwa/sync/use-synced-list.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { formatDate, formatTime, lagosDay } from '#pwa/ui/format/format-time.ts'
import { List } from '#pwa/ui/layout/list.tsx'
import type { UserId } from '#schema/domain/ids.ts'
import { previewOf } from './preview.ts'
import './conversation-list.css'

export type ShownConversation = {
  _id: string
  other: { _id: UserId; username: string; profilePicture: string | null }
  /** The title of the todo that it is most likely about, if this phone knows one. */
  job: string | null
  last: ShownMessage | null
  unread: number
}

/** The time of today's messages, the date of older ones. */
function When({ at }: { at: string }) {
  const now = useNow()
  return (
    <time className="small soft" dateTime={at}>
      {lagosDay(at) === lagosDay(now) ? formatTime(at) : formatDate(at, now, true)}
    </time>
  )
}

function ConversationRow({ conversation }: { conversation: ShownConversation }) {
  const { other, job, last, unread } = conversation
  return (
    <RowItem
      lead={<Avatar name={other.username} picture={other.profilePicture} />}
      title={
        <Link to="/chat/$id" params={{ id: other._id }} className="upper">
          {other.username}
        </Link>
      }
      note={
        <>
          {job && <span className="conversation-job">{job}</span>}
          {last && (
            <span className="conversation-preview" data-unread={unread > 0 || undefined}>
              <span>
                {last.tick && <Tick state={last.tick} />} {previewOf(last)}
              </span>
            </span>
          )}
        </>
      }
      end={
        <>
          {last && <When at={last.createdAt} />}
          {unread > 0 && (
            <Badge tone="strong">
              <span aria-hidden>{unread}</span>
              <VisuallyHidden>{messages.unread(unread)}</VisuallyHidden>
            </Badge>
          )}
        </>
      }
    />
  )
}

/** Every conversation of the user, the latest message first. */
export function ConversationList({
  conversations,
}: {
  conversations: readonly ShownConversation[] | undefined
}) {
  const list = useSyncedList(conversations)
  useLive('shared')
  return (
    <List
      {...list}
      keyOf={({ _id }) => _id}
      look="rows"
      label={messages.title}
      empty={<Empty title={messages.empty}>{messages.emptyText}</Empty>}
    >
      {(conversation) => <ConversationRow conversation={conversation} />}
    </List>
  )
}

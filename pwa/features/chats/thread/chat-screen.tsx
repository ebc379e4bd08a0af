import {
  createElement,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { messages } from '#pwa/features/chats/messages.ts'
import type { Chat, FirstChat } from '#pwa/features/chats/reads.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { forgetTyping, useIsTyping } from '#pwa/sync/typing.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { UserId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { Composer } from './composer.tsx'
import type { RenderReport } from './message-options.tsx'
import { hasOptions, threadItems, unreadDivider } from './thread-items.ts'
import { Thread } from './thread.tsx'
import { useAttachments } from './use-attachments.tsx'
import { useChatActions } from './use-chat-actions.ts'
import { useComposer } from './use-composer.ts'
import { useFillHeight } from './use-fill-height.ts'
import { useLongChat } from './use-long-chat.ts'
import { useOlder } from './use-older.tsx'
import './chat-screen.css'

// After the messages.
const loadReplies = async () => (await import('./quick-replies.tsx')).QuickReplies

const loadOptions = () => import('./message-options.tsx')

type ConversationProps = { chat: Chat; onMore: () => void; report: RenderReport }

function useReplies({ other, messages: { length } }: Chat) {
  const QuickReplies = useLazyModule(true, loadReplies)
  return (onPick: (text: string) => void) =>
    QuickReplies &&
    createElement(QuickReplies, { other: other._id, hasMessages: length > 0, onPick })
}

/** Above the field, where the message will be. Always there, so that a screen reader says it. */
function Typing({ chat: { other, messages: shown } }: Pick<ConversationProps, 'chat'>) {
  const isTyping = useIsTyping(other._id)
  const received = shown.findLast(({ sender }) => sender === other._id)?._id
  useEffect(() => {
    if (received) forgetTyping(other._id)
  }, [other._id, received])
  return (
    <p className="chat-typing small soft" role="status">
      {isTyping && messages.typing(other.username)}
    </p>
  )
}

/** The messages and their field. The divider is fixed when the screen opens: what arrives later is not unread. */
function Conversation({ chat, onMore, report }: ConversationProps) {
  const { userId } = useSession()
  const now = useNow()
  const { other, closed } = chat
  const [divider] = useState(() => unreadDivider(chat.messages, { ...chat, userId }))
  const [options, setOptions] = useState<ShownMessage | null>(null)
  const older = useOlder(chat, onMore)
  const actions = useChatActions(other._id)
  const { rewrite, startEdit, attachment, onAttach, onSendNow, ...composer } = useComposer(
    other._id,
  )
  const attachments = useAttachments({ attachment, onAttach, onSendNow })
  const lazyOptions = useLazyModule(options !== null, loadOptions)
  const renderReplies = useReplies(chat)
  const rowActions = useMemo(
    () => ({ ...actions, onOptions: setOptions, onRewrite: rewrite }),
    [actions, rewrite],
  )
  const hasTop = older.note !== null
  const items = useMemo(
    () => threadItems(chat.messages, { userId, divider, hasTop }),
    [chat.messages, userId, divider, hasTop],
  )
  return (
    <>
      {chat.messages.length === 0 ? (
        <p className="chat-empty soft">{messages.threadEmpty(other.username)}</p>
      ) : (
        <Thread
          conversation={other._id}
          items={items}
          name={other.username}
          limit={chat.limit}
          newCount={chat.unread}
          actions={rowActions}
          hasOptions={(message) => hasOptions(message, now)}
          onSeen={actions.onSeen}
          onNeedOlder={older.load}
          top={older.note}
        />
      )}
      <Typing chat={chat} />
      {closed ? (
        <p className="chat-closed small soft">{ERROR_MESSAGES[closed]}</p>
      ) : (
        <Composer {...composer} {...attachments} renderReplies={renderReplies} />
      )}
      {lazyOptions && (
        <lazyOptions.MessageOptions
          message={options}
          onClose={() => setOptions(null)}
          onEdit={startEdit}
          onDelete={actions.onDelete}
          report={report}
        />
      )}
    </>
  )
}

/** Nothing of this conversation is on the phone. */
function Missing({ isLoading }: { isLoading: boolean }) {
  if (isLoading) return <SkeletonList look="rows" />
  return (
    <Empty
      title={messages.title}
      action={<LinkButton to="/messages">{messages.goToMessages}</LinkButton>}
    >
      {messages.unknown}
    </Empty>
  )
}

/** In place of the todo between the two, which a first visit knows only after its first pull. */
export const TaskStripSpace = () => <div className="chat-task-space" />

type Props = {
  other: UserId
  /** The todo between the two, above the messages. */
  task: ReactNode
  /** What can be done about the other user, in the header. */
  Menu?: ComponentType<{ user: Chat['other'] }> | null
  /** Whether the other user is there, under the name. */
  Presence?: ComponentType<{ chat: Chat }> | null
  /** The form that reports a message. */
  report: RenderReport
  /** The other user's profile is being fetched. */
  isLoading: boolean
  /** For the first render. */
  first?: FirstChat | undefined
}

/** The conversation, or why the two cannot begin one yet. */
function Body(props: ConversationProps) {
  const { messages: written, closed } = props.chat
  if (closed === null || written.length > 0) return <Conversation {...props} />
  return (
    <Notice tone="wait" icon="lock" title={messages.notAllowed}>
      {ERROR_MESSAGES[closed]}
    </Notice>
  )
}

export function ChatScreen({ other, task, Menu, Presence, report, isLoading, first }: Props) {
  useLive('conversation')
  const { online } = useOnline()
  const { chat, onMore } = useLongChat(other, first)
  const panel = useFillHeight<HTMLDivElement>()
  const isWaiting = chat !== null || (isLoading && online)
  const isKnown = chat && (chat.isKnown || !online)
  return (
    <Page
      title={chat ? messages.chatWith(chat.other.username) : messages.title}
      back="/messages"
      width="reading"
      {...(chat && Menu && { action: <Menu user={chat.other} /> })}
      {...(chat && Presence && { note: <Presence chat={chat} /> })}
    >
      <div ref={panel} className="chat-screen">
        {task}
        {isKnown ? (
          <Body chat={chat} onMore={onMore} report={report} />
        ) : (
          <Missing isLoading={isWaiting} />
        )}
      </div>
    </Page>
  )
}

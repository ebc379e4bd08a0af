import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { lagosDay } from '#pwa/ui/format/format-time.ts'
import { whyNotChangeMessage } from '#schema/domain/conversation.ts'
import type { UserId } from '#schema/domain/ids.ts'

type GroupedMessage = {
  _id: string
  seq: number
  sender: UserId
  createdAt: string
  deletedAt: string | null
}

export type ThreadItem<Message> =
  | { kind: 'top'; key: 'top' }
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: 'unread'; count: number }
  | {
      kind: 'message'
      key: string
      message: Message
      isOwn: boolean
      /** The first of several in a row by the same sender. */
      isFirstInRun: boolean
    }

/** Shown before the first message that was unread when the conversation was opened. */
export type Divider = { before: string; count: number }

type Reader = {
  userId: UserId
  /** How far the user had read. */
  readUntil: number
}

/** Null when nothing of the other user is unread. */
export function unreadDivider(
  messages: readonly GroupedMessage[],
  { userId, readUntil }: Reader,
): Divider | null {
  const unread = messages.filter(
    ({ sender, seq, deletedAt }) => sender !== userId && seq > readUntil && deletedAt === null,
  )
  return unread[0] ? { before: unread[0]._id, count: unread.length } : null
}

/** A later message of the same sender belongs to the run if it follows within this time. */
const RUN_MS = 5 * 60_000

function isInRun(previous: GroupedMessage | undefined, message: GroupedMessage): boolean {
  if (previous?.sender !== message.sender) return false
  return Math.abs(Date.parse(message.createdAt) - Date.parse(previous.createdAt)) < RUN_MS
}

type Options = {
  userId: UserId
  divider: Divider | null
  /** A row above the first message, for older ones. */
  hasTop?: boolean
}

/** The rows of a conversation: messages, a separator before each day, and one before the first unread message. */
export function threadItems<Message extends GroupedMessage>(
  messages: readonly Message[],
  { userId, divider, hasTop = false }: Options,
): ThreadItem<Message>[] {
  const items: ThreadItem<Message>[] = hasTop ? [{ kind: 'top', key: 'top' }] : []
  let previous: Message | undefined
  let previousDay = Number.NaN
  for (const message of messages) {
    const { _id, createdAt, sender } = message
    const day = lagosDay(createdAt)
    const startsDay = day !== previousDay
    // Named by its first message: clocks of phones may repeat a day.
    if (startsDay) items.push({ kind: 'day', key: `day ${_id}`, at: createdAt })
    const startsUnread = divider?.before === _id
    if (startsUnread) items.push({ kind: 'unread', key: 'unread', count: divider.count })
    items.push({
      kind: 'message',
      key: _id,
      message,
      isOwn: sender === userId,
      isFirstInRun: startsDay || startsUnread || !isInRun(previous, message),
    })
    previous = message
    previousDay = day
  }
  return items
}

type Changeable = Pick<ShownMessage, 'tick' | 'createdAt' | 'deletedAt' | 'isRejected' | 'kind'>

/** The user's own message, within its time. A rejected one has buttons of its own. */
const canChangeMessage = (message: Changeable, now: number): boolean => {
  const { tick, createdAt, deletedAt, isRejected } = message
  if (tick === null || isRejected) return false
  const times = {
    createdAt: Date.parse(createdAt),
    deletedAt: deletedAt === null ? null : Date.parse(deletedAt),
  }
  // The server counts from the time at which it received the message.
  const isUnsent = tick === 'queued' || tick === 'late'
  return isUnsent ? deletedAt === null : whyNotChangeMessage(times, now) === null
}

/** Of the other user it can be reported, of the user it can be changed or deleted. */
export const hasOptions = (message: Changeable, now: number): boolean =>
  message.tick === null ? message.deletedAt === null : canChangeMessage(message, now)

import type { EntryView } from '#pwa/outbox/entry-view.ts'
import type { OptimisticView, Shown } from '#pwa/outbox/optimistic-view.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import { messagesOf } from '#pwa/replica/conversation-messages.ts'
import { countUnread } from '#pwa/replica/unread-messages.ts'
import { sendMessage, type Conversation, type Message } from '#schema/contract/chats.ts'
import type { RequestInput } from '#schema/contract/endpoint.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import type { ErrorCode } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { ShownConversation } from './list/conversation-list.tsx'
import { pickTask } from './pick-task.ts'
import { UNSENT_SEQ } from './queueable.ts'
import { readClosed } from './read-closed.ts'
import { readOther, type OtherUser } from './read-other.ts'
import { readTasksBetween } from './read-tasks-between.ts'
import { byOrder, shownMessage } from './shown-message.ts'
import type { ShownMessage } from './shown-message.ts'

/** Messages that are read from the phone at first, and how many more each time the user nears the first of them. */
export const MESSAGES_PAGE = 60

/** A conversation with one user. */
export type Chat = {
  conversation: string
  other: OtherUser
  /** Null before the first message. */
  row: Conversation | null
  /** Oldest first: the latest ones on this phone, at most `limit`, and all that are not sent. */
  messages: ShownMessage[]
  limit: number
  /** The phone has older ones than these. */
  hasMoreStored: boolean
  /** How far the user has read. */
  readUntil: number
  unread: number
  /** Why nothing can be written now. */
  closed: ErrorCode | null
  /**
   * False before the first pull is complete, unless the document has requested the conversation: the pull may bring
   * more messages, and how far the user has read.
   */
  isKnown: boolean
}

/** What the document has requested of it, for the time before the first pull is complete. */
type FirstRows = { conversation: Conversation; messages: readonly Message[] }
/** `chat` is for the first render. */
export type FirstChat = { rows: FirstRows; chat: Chat }

const latestMessages = ({ replica }: Device, conversation: string, limit: number) =>
  messagesOf(replica, conversation)
    // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie index, read from its end
    .reverse()
    .limit(limit)
    .toArray()

type SendInput = Omit<RequestInput<typeof sendMessage>, 'file'>
const isRejectedMessage = ({ command, state }: EntryView) =>
  command === sendMessage.name && state === 'failed'

/** A rejected message leaves the optimistic view; the conversation shows it with its reason. */
function rejectedMessage(entry: EntryView, userId: UserId): ShownMessage[] {
  const input = entry.input as SendInput
  const { clientMsgId, message = '', kind = 'text', durationMs, waveform } = input
  if (!clientMsgId) return []
  const at = new Date(entry.queuedAt).toISOString()
  const row: Message = {
    _id: clientMsgId,
    conversation: conversationId(userId, input.recipientId),
    seq: UNSENT_SEQ,
    sender: userId,
    text: message,
    kind,
    createdAt: at,
    ...(durationMs !== undefined && { durationMs: Number(durationMs) }),
    ...(waveform !== undefined && { waveform }),
  }
  const delivery = { state: 'failed' as const, key: entry.key, reason: entry.reason }
  return [{ ...shownMessage({ ...row, delivery }, { userId, otherSeenSeq: 0 }), isRejected: true }]
}

type Query = {
  otherId: UserId
  limit: number
  /** In place of `limit`: all from this `seq` on. */
  from?: number | null
  first: FirstRows | undefined
}

/** Rows of this phone; what it does not have before its first pull is from the response of the document. */
async function readRows(
  device: Device,
  view: OptimisticView,
  { otherId, limit, from = null, first }: Query,
) {
  const conversation = conversationId(device.userId, otherId)
  const [lastPullAt, other, row, stored] = await Promise.all([
    device.replica.getMeta('lastPullAt'),
    readOther(device, otherId),
    view.get('conversations', conversation),
    from === null
      ? latestMessages(device, conversation, limit + 1)
      : messagesOf(device.replica, conversation, from - 1).toArray(),
  ])
  const rows = { hasPulled: lastPullAt !== undefined, other, row, stored }
  if (rows.hasPulled || !first) return { ...rows, isFirst: false }
  // The first pages of a pull have some of the messages, and replace what is stored.
  const known = new Map([...first.messages, ...stored].map((message) => [message._id, message]))
  return {
    ...rows,
    isFirst: true,
    other: other ?? first.conversation.other,
    row: row ?? first.conversation,
    stored: [...known.values()].toSorted((a, b) => b.seq - a.seq),
  }
}

export async function readChat(
  view: OptimisticView,
  device: Device,
  query: Query,
): Promise<Chat | null> {
  const { userId } = device
  const { otherId, limit, from = null } = query
  const conversation = conversationId(userId, otherId)
  const rows = await readRows(device, view, query)
  const { other, row, stored } = rows
  if (!other) return null
  const reader = { userId, otherSeenSeq: row?.otherSeenSeq ?? 0 }
  const shown = view
    .merge(
      'messages',
      from === null ? stored.slice(0, limit) : stored,
      (message) => message.conversation === conversation,
    )
    .map((message) => shownMessage(message, reader))
  const rejected = view
    .unsentEntries()
    .filter((entry) => isRejectedMessage(entry) && entry.input['recipientId'] === otherId)
    .flatMap((entry) => rejectedMessage(entry, userId))
  const readUntil = row?.seenSeq ?? 0
  const messages = [...shown, ...rejected].toSorted(byOrder)
  return {
    conversation,
    other,
    row,
    messages,
    limit,
    hasMoreStored: from === null && stored.length > limit,
    readUntil,
    unread: await countUnread(device.replica, { _id: conversation, seenSeq: readUntil }, userId),
    closed: await readClosed(device, view, { other: otherId, row }),
    isKnown: (messages.length > 0 && stored.length === 0) || rows.hasPulled || rows.isFirst,
  }
}

/** `undefined` while loading, null when the phone has no row of the other user. */
export const useChat = (
  other: UserId,
  { limit, from = null }: Pick<Query, 'limit' | 'from'>,
  first?: FirstChat,
): Chat | null | undefined =>
  useView(
    (view, device) => readChat(view, device, { otherId: other, limit, from, first: first?.rows }),
    [other, limit, from],
    // What the document brought is no result of the database.
    first ? { initial: first.chat } : { key: `chat ${other} ${limit} ${from}` },
  )

type Unsent = Map<string, Shown<Message>>

/** The latest message of each conversation that the server does not have yet. */
function latestUnsent(view: OptimisticView): Unsent {
  const unsent: Unsent = new Map()
  for (const message of view.merge('messages', [], ({ seq }) => seq === UNSENT_SEQ))
    unsent.set(message.conversation, message)
  return unsent
}

async function lastMessage(
  device: Device,
  view: OptimisticView,
  conversation: string,
): Promise<Shown<Message> | null> {
  const [stored] = await latestMessages(device, conversation, 1)
  return stored ? view.get('messages', stored._id) : null
}

const otherIn = (conversation: string, userId: UserId) =>
  conversation.split('_').find((id) => id !== userId) as UserId

/** Begun on this phone, and not on the server yet. */
async function begunConversations(
  device: Device,
  unsent: Unsent,
  known: ReadonlySet<string>,
): Promise<Omit<ShownConversation, 'job'>[]> {
  const { userId } = device
  const begun = [...unsent].filter(([id]) => !known.has(id))
  const shown = await Promise.all(
    begun.map(async ([_id, message]) => {
      const other = await readOther(device, otherIn(_id, userId))
      const last = shownMessage(message, { userId, otherSeenSeq: 0 })
      return other ? [{ _id, other, last, unread: 0 }] : []
    }),
  )
  return shown.flat()
}

/** The latest message of each conversation that was not accepted. */
function latestRejected(view: OptimisticView, userId: UserId): ReadonlyMap<string, ShownMessage> {
  const entries = view.unsentEntries().filter(isRejectedMessage)
  const rejected = entries.flatMap((entry) => rejectedMessage(entry, userId))
  return new Map(rejected.toSorted(byOrder).map((message) => [message.conversation, message]))
}

const laterOf = (message: ShownMessage | null, rejected: ShownMessage | undefined) =>
  rejected && (!message || rejected.createdAt > message.createdAt) ? rejected : message

async function readConversations(
  view: OptimisticView,
  device: Device,
): Promise<ShownConversation[]> {
  const { userId } = device
  const unsent = latestUnsent(view)
  const [rows, tasksBetween] = await Promise.all([
    view.rows('conversations'),
    readTasksBetween(view),
  ])
  const rejected = latestRejected(view, userId)
  const shown = await Promise.all(
    rows.map(async ({ _id, other, seenSeq, otherSeenSeq }) => {
      const message = unsent.get(_id) ?? (await lastMessage(device, view, _id))
      const shownLast = message && shownMessage(message, { userId, otherSeenSeq })
      return {
        _id,
        other,
        last: laterOf(shownLast, rejected.get(_id)),
        unread: await countUnread(device.replica, { _id, seenSeq }, userId),
      }
    }),
  )
  const known = new Set(rows.map(({ _id }) => _id))
  const all = [...shown, ...(await begunConversations(device, unsent, known))]
  const withJobs = all.map((each) => ({
    ...each,
    job: pickTask(tasksBetween(each.other._id))?.task.title ?? null,
  }))
  return withJobs.toSorted((a, b) =>
    (b.last?.createdAt ?? '').localeCompare(a.last?.createdAt ?? ''),
  )
}

/** The latest message first. */
export const useConversations = (): ShownConversation[] | undefined =>
  useView(readConversations, [], { key: 'conversations' })

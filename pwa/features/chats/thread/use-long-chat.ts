import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { MESSAGES_PAGE, useChat, type Chat, type FirstChat } from '#pwa/features/chats/reads.ts'
import { byOrder, shownMessage } from '#pwa/features/chats/shown-message.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import type { Replica } from '#pwa/replica/database.ts'
import { useSession } from '#pwa/session/session.tsx'
import type { Message } from '#schema/contract/chats.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { readPosition } from './start-position.ts'

/** Oldest first. */
type Older = { rows: Message[]; hasMore: boolean }
/** Not read yet. */
const NONE: Older = { rows: [], hasMore: true }

type Range = { conversation: string; before: number | null; count: number }

/** Reads nothing of these rows, but makes a live query depend on them. */
async function observeRows({ messages }: Replica, rows: readonly Message[]): Promise<void> {
  const ids = rows.map(({ _id }) => _id).toSorted()
  const [first, last] = [ids[0], ids.at(-1)]
  if (first && last) await messages.where('_id').between(first, last, true, true).count()
}

/** Those that are known are read again only after a write among them, which runs the query once more. */
function olderReader(cache: { rows: Message[] }, { conversation, before, count }: Range) {
  let isFirst = true
  return async ({ replica }: Device): Promise<Older> => {
    const known = isFirst ? cache.rows : []
    isFirst = false
    const missing = count - known.length
    const until = known[0]?.seq ?? before
    const page = await replica.messages
      .where('[conversation+seq]')
      .between([conversation, Number.NEGATIVE_INFINITY], [conversation, until])
      // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie index, read from its end
      .reverse()
      .limit(missing + 1)
      .toArray()
    await observeRows(replica, known)
    cache.rows = [...page.slice(0, missing).toReversed(), ...known]
    return { rows: cache.rows, hasMore: page.length > missing }
  }
}

/** The `count` messages before one. */
function useOlderRows(range: Range): Older {
  const { conversation, before, count } = range
  const [cache] = useState<{ rows: Message[] }>(() => ({ rows: [] }))
  const read = before === null ? null : olderReader(cache, range)
  return useReplica(read, [conversation, before, count]) ?? NONE
}

/**
 * The latest messages, which are read again at each change, and above them the older ones, of which each page is read
 * once: a new message costs the same however far the user has scrolled. `onMore` loads one more page.
 */
export function useLongChat(other: UserId, first: FirstChat | undefined) {
  const { userId } = useSession()
  const [limit, setLimit] = useState(() => readPosition(other)?.limit ?? MESSAGES_PAGE)
  const [range, setRange] = useState<Omit<Range, 'conversation'>>({ before: null, count: 0 })
  const latest = useChat(other, { limit, from: range.before }, first)
  const { rows, hasMore } = useOlderRows({ ...range, conversation: conversationId(userId, other) })
  // Most have been seen long ago, so that they stay as they are when the other user sees the latest.
  const otherSeenSeq = Math.min(latest?.row?.otherSeenSeq ?? 0, range.before ?? 0)
  const older = useMemo(
    () =>
      rows.map((row) =>
        shownMessage(
          { ...row, delivery: { state: 'sent', isPulled: true } },
          { userId, otherSeenSeq },
        ),
      ),
    [rows, userId, otherSeenSeq],
  )
  // The first unread message must be among those that are read.
  const isShort = latest && range.before === null && latest.unread >= latest.limit
  if (isShort && limit === latest.limit) setLimit(latest.unread + MESSAGES_PAGE)
  const chat = useMemo<Chat | null | undefined>(() => {
    if (!latest || range.before === null) return latest
    // Among the latest are also older ones that are being changed.
    const changed = new Set(latest.messages.map(({ _id }) => _id))
    const messages = [...older.filter(({ _id }) => !changed.has(_id)), ...latest.messages]
    return {
      ...latest,
      messages: messages.toSorted(byOrder),
      limit: latest.limit + older.length,
      hasMoreStored: hasMore,
    }
  }, [latest, range.before, older, hasMore])
  const firstSeq = latest?.messages[0]?.seq ?? null
  const loaded = rows.length
  // The same page however often it is asked for while it is being read.
  const onMore = useCallback(
    () =>
      setRange(({ before, count }) => ({
        before: before ?? firstSeq,
        count: Math.max(count, loaded + MESSAGES_PAGE),
      })),
    [firstSeq, loaded],
  )
  // Its first rendering is done in parts, so that no task is long; not what is known at once.
  const isRead = useDeferredValue(chat !== undefined && !isShort)
  return { chat: isRead ? chat : undefined, onMore }
}

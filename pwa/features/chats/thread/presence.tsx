import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { messages } from '#pwa/features/chats/messages.ts'
import { isWorkWith } from '#pwa/features/chats/read-tasks-between.ts'
import type { Chat } from '#pwa/features/chats/reads.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { isLiveOpen } from '#pwa/sync/live-open.ts'
import { useIsTyping } from '#pwa/sync/typing.ts'
import { readNow } from '#pwa/ui/browser/clock.ts'
import { useDataSaver } from '#pwa/ui/browser/data-saver.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { readPresence } from '#schema/contract/chats.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { MASK_LIFTED_MS } from '#schema/domain/limits.ts'
import { isAwardedStatus } from '#schema/domain/other-side.ts'
import {
  ASK_PRESENCE_MS,
  ONLINE_MS,
  shownPresence,
  type PresenceReading,
} from '#schema/domain/presence.ts'

/** After the first answer, which may be from before the other one's socket has opened. */
const SOON_MS = 10_000

/** The phone has no time of a completion; the todo changed last no earlier. */
const isAwardedWith =
  (other: UserId, now: number) =>
  (task: Task): boolean =>
    isAwardedStatus(task.status) &&
    isWorkWith(other, task) &&
    (task.status !== 'completed' || Date.parse(task.updatedAt) + MASK_LIFTED_MS > now)

type Asked = { data: PresenceReading | undefined; dataUpdateCount: number }

const pauseAfter = ({ data, dataUpdateCount }: Asked): number =>
  dataUpdateCount === 1 && data?.presence === 'today' ? SOON_MS : ASK_PRESENCE_MS

/** What the server said last; nothing while it cannot be asked. It is stored nowhere. */
function useReading(other: UserId) {
  const session = useSession()
  const isSaving = useDataSaver()
  const { online } = useOnline()
  const isAwarded = useReplica(
    async ({ replica }) =>
      (await replica.tasks.filter(isAwardedWith(other, readNow())).count()) > 0,
    [other],
  )
  const { data, isError } = useQuery({
    queryKey: [readPresence.name, other],
    queryFn: async ({ signal }) => {
      const { presence } = await session.call(readPresence, { otherUserId: other }, { signal })
      return { presence, at: readNow() }
    },
    enabled: online && isAwarded === true,
    gcTime: 0,
    retry: false,
    ...(isSaving && { staleTime: Infinity, refetchOnReconnect: false }),
    refetchInterval: isSaving ? false : ({ state }) => pauseAfter(state),
  })
  return online && !isError ? data : undefined
}

/** When the other one was writing last, as far as this tab heard it at once; 0 before. */
function useHeardAt({ other, messages: shown }: Chat): number {
  const isTyping = useIsTyping(other._id)
  const [typedAt, setTypedAt] = useState(0)
  useEffect(() => {
    if (isTyping) return () => setTypedAt(readNow())
  }, [isTyping])
  const received = shown.findLast(({ sender }) => sender === other._id)
  const [last, setLast] = useState({ id: received?._id, at: 0 })
  if (received && received._id !== last.id) {
    // What was written earlier comes with the pull after the channel has opened.
    const isNew = isLiveOpen() && readNow() - Date.parse(received.createdAt) < ONLINE_MS
    setLast({ id: received._id, at: isNew ? readNow() : last.at })
  }
  return isTyping ? readNow() : Math.max(typedAt, last.at)
}

/** "Online now" or "Seen today", under the name; no live region, because it changes by itself. */
export function Presence({ chat }: { chat: Chat }) {
  const now = useNow()
  const reading = useReading(chat.other._id)
  const heardAt = useHeardAt(chat)
  const presence = reading && shownPresence(reading, { heardAt, now })
  return presence && <span className="chat-presence">{messages.presence[presence]}</span>
}

import { useCallback, useMemo, useRef } from 'react'
import { removeMessage, sendAgain, sendSeen } from '#pwa/features/chats/commands.ts'
import { messages } from '#pwa/features/chats/messages.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { discardEntry } from '#pwa/outbox/queue.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import type { UserId } from '#schema/domain/ids.ts'

/** Stores how far the user has seen: one write at a time, and only of the latest place. */
function useSeenMark(session: Session, other: UserId) {
  const mark = useRef({ shown: 0, stored: 0, isStoring: false })
  return useCallback(
    async (seq: number) => {
      const state = mark.current
      state.shown = Math.max(state.shown, seq)
      if (state.isStoring) return
      state.isStoring = true
      try {
        while (state.stored < state.shown) {
          const latest = state.shown
          await sendSeen(session, other, latest)
          state.stored = latest
        }
      } catch {
        // Without room for it, the next change of the screen tries again.
      } finally {
        state.isStoring = false
      }
    },
    [session, other],
  )
}

/** What the user does with the messages of one conversation. Everything may wait in the outbox. */
export function useChatActions(other: UserId) {
  const session = useSession()
  const markSeen = useSeenMark(session, other)
  return useMemo(() => {
    const store = (work: Promise<unknown>) =>
      void work.catch(() => toast(messages.notStored, 'bad'))
    return {
      onRetry: (message: ShownMessage) => store(sendAgain(session, message)),
      onDiscard: ({ entryKey }: ShownMessage) => {
        if (entryKey) store(discardEntry(session, entryKey))
      },
      onDelete: (message: ShownMessage) => store(removeMessage(session, other, message)),
      onSeen: (seq: number) => void markSeen(seq),
    }
  }, [session, other, markSeen])
}

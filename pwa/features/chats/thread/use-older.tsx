import { useCallback, useRef, useState, type ReactNode } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { messages } from '#pwa/features/chats/messages.ts'
import { UNSENT_SEQ } from '#pwa/features/chats/queueable.ts'
import type { Chat } from '#pwa/features/chats/reads.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/form/button.tsx'

/** Older messages: from the phone first, then from the server. `note` is shown above the first one. */
export function useOlder(chat: Chat, onMore: () => void) {
  const session = useSession()
  const { online, whyOffline } = useOnline()
  const [hasFailed, setHasFailed] = useState(false)
  const isBusy = useRef(false)
  const { hasMoreStored, other } = chat
  const firstSeq = chat.messages[0]?.seq ?? UNSENT_SEQ
  const hasOlder = hasMoreStored || (firstSeq > 1 && firstSeq < UNSENT_SEQ)

  const fetchOlder = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    setHasFailed(false)
    try {
      const { pullOlder } = await import('./pull-older.ts')
      await pullOlder(session, other._id, firstSeq)
      onMore()
    } catch {
      setHasFailed(true)
    } finally {
      isBusy.current = false
    }
  }, [session, other._id, firstSeq, onMore])

  const load = () => {
    if (hasMoreStored) onMore()
    else if (hasOlder && online && !hasFailed) void fetchOlder()
  }

  return { load, note: hasOlder ? noteOf() : null }

  function noteOf(): ReactNode {
    if (hasMoreStored) return messages.older
    if (!online) return whyOffline(messages.olderOffline)
    if (!hasFailed) return messages.older
    return (
      <>
        <p>{messages.olderFailed}</p>
        <Button size="small" tone="plain" onClick={() => void fetchOlder()}>
          {messages.loadOlder}
        </Button>
      </>
    )
  }
}

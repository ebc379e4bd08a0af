import { useEffect, useRef } from 'react'
import { ConversationList } from '#pwa/features/chats/list/conversation-list.tsx'
import { messages } from '#pwa/features/chats/messages.ts'
import { useConversations } from '#pwa/features/chats/reads.ts'
import { RefreshButton } from '#pwa/sync/refresh-button.tsx'

/** The list of `/messages` beside an open conversation, whose row has aria-current. */
export function ConversationsPane() {
  const conversations = useConversations()
  const pane = useRef<HTMLElement>(null)
  const isLoaded = conversations !== undefined
  useEffect(() => {
    if (!isLoaded || !pane.current) return
    const row = pane.current.querySelector<HTMLElement>('[aria-current]')?.closest('li')
    // Of the pane only: scrollIntoView would move the page too.
    if (row) pane.current.scrollTop = row.offsetTop - pane.current.clientHeight / 2
  }, [isLoaded])
  return (
    <aside ref={pane} className="page chat-panes-list" aria-label={messages.title}>
      <header className="page-head">
        <div className="page-titles">
          <h2 className="page-title">{messages.title}</h2>
        </div>
        <RefreshButton />
      </header>
      <ConversationList conversations={conversations} />
    </aside>
  )
}

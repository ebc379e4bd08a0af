import { createFileRoute } from '@tanstack/react-router'
import { ConversationList } from '#pwa/features/chats/list/conversation-list.tsx'
import { messages } from '#pwa/features/chats/messages.ts'
import { useConversations } from '#pwa/features/chats/reads.ts'
import { useTwoPanes } from '#pwa/routes/-chat/use-two-panes.ts'
import { RefreshButton } from '#pwa/sync/refresh-button.tsx'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import '#pwa/routes/-chat/chat-panes.css'

export const Route = createFileRoute('/_guarded/messages')({
  component: function Messages() {
    const conversations = useConversations()
    const isBeside = useTwoPanes() && conversations !== undefined && conversations.length > 0
    return (
      <div className="chat-panes">
        <Page title={messages.title} width="reading" action={<RefreshButton />}>
          <ConversationList conversations={conversations} />
        </Page>
        {isBeside && (
          <div className="chat-panes-none">
            <Empty title={messages.choose} />
          </div>
        )}
      </div>
    )
  },
})

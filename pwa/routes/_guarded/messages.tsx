import { createFileRoute } from '@tanstack/react-router'
import { ConversationList } from '#pwa/features/chats/list/conversation-list.tsx'
import { messages } from '#pwa/features/chats/messages.ts'
import { useConversations } from '#pwa/features/chats/reads.ts'
import { RefreshButton } from '#pwa/sync/refresh-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/messages')({
  component: function Messages() {
    return (
      <Page title={messages.title} width="reading" action={<RefreshButton />}>
        <ConversationList conversations={useConversations()} />
      </Page>
    )
  },
})

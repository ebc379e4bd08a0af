import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#pwa/features/accounts/sessions/messages.ts'
import { SessionList } from '#pwa/features/accounts/sessions/session-list.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/sessions')({ component: SessionsScreen })

function SessionsScreen() {
  return (
    <Page title={messages.title} note={messages.note} back="/settings" width="reading">
      <SessionList />
    </Page>
  )
}

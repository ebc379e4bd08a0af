import { createFileRoute } from '@tanstack/react-router'
import { AlertList } from '#pwa/features/alerts/alert-list.tsx'
import { messages } from '#pwa/features/alerts/messages.ts'
import { requireTasker } from '#pwa/session/guard.ts'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/alerts')({
  beforeLoad: requireTasker,
  component: AlertsScreen,
})

function AlertsScreen() {
  return (
    <Page title={messages.title} note={messages.note} back="/settings" width="reading">
      <AlertList />
    </Page>
  )
}

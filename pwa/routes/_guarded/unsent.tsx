import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#pwa/features/outbox/messages.ts'
import { OutboxList } from '#pwa/features/outbox/outbox-list.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/unsent')({ component: UnsentScreen })

function UnsentScreen() {
  return (
    <Page title={messages.title} note={messages.note} back="/dashboard">
      <OutboxList />
    </Page>
  )
}

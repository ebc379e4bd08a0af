import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#pwa/features/saved/messages.ts'
import { SavedLists } from '#pwa/features/saved/saved-lists.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/saved')({
  component: () => (
    <Page title={messages.title} note={messages.note} back="/dashboard" width="reading">
      <SavedLists />
    </Page>
  ),
})

import { createFileRoute } from '@tanstack/react-router'
import { UnsentList } from '#pwa/features/accounts/unsent-list.tsx'
import { words } from '#pwa/features/accounts/words.ts'
import { Page } from '#pwa/ui/page.tsx'

export const Route = createFileRoute('/_guarded/unsent')({ component: UnsentScreen })

function UnsentScreen() {
  return (
    <Page title={words.waitingList.title} note={words.waitingList.note} back="/dashboard">
      <UnsentList />
    </Page>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#pwa/features/proposals/messages.ts'
import { pullProposals } from '#pwa/features/proposals/mine/reads.ts'
import { Applied } from '#pwa/routes/-tasker/applied.tsx'
import { RefreshButton } from '#pwa/sync/refresh-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/applied-tasks')({
  loader: ({ context: { queries, session } }) => {
    void queries.prefetchInfiniteQuery(pullProposals(session))
  },
  component: () => (
    <Page title={messages.applied} back="/dashboard" action={<RefreshButton />}>
      <Applied />
    </Page>
  ),
})

import { createFileRoute } from '@tanstack/react-router'
import { pullProposals } from '#pwa/features/proposals/reads.ts'
import { words } from '#pwa/features/proposals/words.ts'
import { Page } from '#pwa/ui/page.tsx'
import { Applied } from '../-tasker/applied.tsx'

export const Route = createFileRoute('/_guarded/applied-tasks')({
  loader: ({ context: { queries, session } }) => {
    void queries.prefetchInfiniteQuery(pullProposals(session))
  },
  component: () => (
    <Page title={words.applied} back="/dashboard">
      <Applied />
    </Page>
  ),
})

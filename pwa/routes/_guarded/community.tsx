import { createFileRoute } from '@tanstack/react-router'
import { CommunityList } from '#pwa/features/community/community-list.tsx'
import { messages } from '#pwa/features/community/messages.ts'
import { pullCommunities } from '#pwa/features/community/reads.ts'
import { UpdateBanner } from '#pwa/features/community/update-banner.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/community')({
  loader: ({ context: { queries, session } }) => {
    void queries.prefetchQuery(pullCommunities(session))
  },
  component: () => (
    <Page title={messages.title} back="/dashboard" width="reading">
      <UpdateBanner />
      <CommunityList />
    </Page>
  ),
})

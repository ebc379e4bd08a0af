import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import { messages } from '#pwa/features/community/messages.ts'
import { pullCommunities, useCommunities } from '#pwa/features/community/reads.ts'
import { UpdateBanner } from '#pwa/features/community/update-banner.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'

function CommunityList() {
  const { online, whyOffline } = useOnline()
  const query = useQuery(pullCommunities(useSession()))
  const communities = useCommunities()
  return (
    <>
      <p className="prose soft">{messages.note}</p>
      <List
        items={communities ?? undefined}
        keyOf={({ url }) => url}
        look="rows"
        label={messages.title}
        failed={communities === null && (query.isError || !online)}
        onRetry={() => void query.refetch()}
        empty={<Empty title={messages.none}>{messages.noneText}</Empty>}
      >
        {({ name, url }) => (
          <RowItem
            lead={<Icon name="people" />}
            title={
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
                <VisuallyHidden> ({messages.opensElsewhere})</VisuallyHidden>
              </a>
            }
            end={<Icon name="external" />}
          />
        )}
      </List>
      {!online && <p className="prose soft small">{whyOffline(messages.offline)}</p>}
      <Notice tone="wait" icon="shield">
        {messages.safety}
      </Notice>
    </>
  )
}

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

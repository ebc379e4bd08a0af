import { useInfiniteQuery } from '@tanstack/react-query'
import { messageFor } from '#pwa/api/errors.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { Skeleton } from '#pwa/ui/feedback/skeleton.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { Pager } from '#pwa/ui/layout/pager.tsx'
import { listBlocked } from '#schema/contract/trust.ts'
import { UnblockButton } from './block-button.tsx'
import { messages } from './messages.ts'

/** The users whom this user has blocked, each with a button to end it. */
export function BlockedUsers() {
  const session = useSession()
  const query = useInfiniteQuery({
    queryKey: [session.userId, listBlocked.name],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      session.call(listBlocked, pageParam ? { cursor: pageParam } : {}, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
  const blocked = query.data?.pages.flatMap((page) => page.blocked)
  if (!blocked) {
    if (!query.isError) return <Skeleton />
    const retry = () => void query.refetch()
    return <ErrorNote onRetry={retry}>{messageFor(query.error)}</ErrorNote>
  }
  return (
    <>
      <List
        items={blocked}
        keyOf={({ user }) => user._id}
        look="rows"
        label={messages.blockedUsers}
        empty={<p className="soft">{messages.nobodyBlocked}</p>}
      >
        {({ user }) => (
          <RowItem
            lead={<Avatar name={user.username} picture={user.profilePicture} />}
            title={<span className="upper">{user.username}</span>}
            end={
              <UnblockButton
                user={user}
                label={messages.unblock}
                onDone={() => void query.refetch()}
              />
            }
          />
        )}
      </List>
      <Pager
        hasMore={query.hasNextPage}
        busy={query.isFetching}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  )
}

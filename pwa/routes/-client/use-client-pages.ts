import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClientTab, PostedTask } from '#pwa/features/tasks/client/client-tasks.ts'
import { pullClientTasks } from '#pwa/features/tasks/client/pull-client-tasks.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useFreshness } from '#pwa/sync/use-sync-state.ts'

/** Cards rendered at first, and added with each "Show more". */
const SHOWN = 50

/**
 * A tab's newest tasks. More come from this phone; from the server only while the first pull has not brought all of
 * them.
 */
export function useClientPages(tasks: readonly PostedTask[] | undefined, tab: ClientTab) {
  const session = useSession()
  const { at } = useFreshness()
  const [limit, setLimit] = useState(SHOWN)
  const pages = useInfiniteQuery({ ...pullClientTasks(session, tab), enabled: false })
  const count = tasks?.length ?? 0
  const isIncomplete = at === null && (pages.data === undefined || pages.hasNextPage)
  const showMore = () => {
    setLimit(limit + SHOWN)
    if (count <= limit) void pages.fetchNextPage()
  }
  return {
    items: tasks?.slice(0, limit),
    pager: {
      hasMore: count > limit || (count > 0 && isIncomplete),
      busy: pages.isFetching,
      onMore: showMore,
    },
  }
}

import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApplicantCounts } from '#pwa/features/proposals/applicants/reads.ts'
import { ClientTabs } from '#pwa/features/tasks/client/client-tabs.tsx'
import {
  filterByTab,
  isAwaiting,
  usePostedTasks,
  type ClientTab,
  type PostedTask,
} from '#pwa/features/tasks/client/client-tasks.ts'
import { messages as taskMessages } from '#pwa/features/tasks/client/messages.ts'
import { sortByAction } from '#pwa/features/tasks/client/order.ts'
import { PAGING_OPTIONS } from '#pwa/features/tasks/list/open-tasks.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'
import { storeRows } from '#pwa/sync/apply-response.ts'
import { fetchList } from '#pwa/sync/fetch-list.ts'
import { useLive } from '#pwa/sync/live.ts'
import { RefreshButton } from '#pwa/sync/refresh-button.tsx'
import { useFreshness } from '#pwa/sync/use-sync-state.ts'
import { useSyncedList } from '#pwa/sync/use-synced-list.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { Pager } from '#pwa/ui/layout/pager.tsx'
import {
  listClientCompleted,
  listClientOngoing,
  listClientSubmitted,
  listPostedTasks,
} from '#schema/contract/task-reads.ts'
import { messages } from './messages.ts'

type Props = {
  title: string
  tab: ClientTab
  /** The fixed text of an empty list, and one line of explanation. */
  empty: { title: string; text: string }
  children: (task: PostedTask) => ReactNode
  /** Above everything: what was just done. */
  result?: ReactNode
  /** Below the list. */
  footer?: ReactNode
}

/** Cards rendered at first, and added with each "Show more". */
const SHOWN = 50

const ENDPOINTS = {
  all: listPostedTasks,
  ongoing: listClientOngoing,
  submitted: listClientSubmitted,
  completed: listClientCompleted,
} as const satisfies Record<ClientTab, unknown>

/** Fetches the tab's tasks page by page, while the first pull has not brought all of them. */
const pullClientTasks = (session: Session, tab: ClientTab) =>
  infiniteQueryOptions({
    ...PAGING_OPTIONS,
    queryKey: [session.userId, ENDPOINTS[tab].name],
    queryFn: async ({ pageParam, signal }) => {
      const page = pageParam ? { cursor: pageParam } : {}
      const nextCursor = await fetchList(session, ENDPOINTS[tab], page, {
        signal,
        tables: ['tasks'],
        apply: (response) =>
          storeRows(session.replica, 'tasks', 'tasks' in response ? response.tasks : response.task),
      })
      return { nextCursor }
    },
  })

/**
 * A tab's newest tasks. More come from this phone; from the server only while the first pull has not brought all of
 * them.
 */
function useClientPages(tasks: readonly PostedTask[] | undefined, tab: ClientTab) {
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

/** The client's tasks in one tab of My Todo; each tab is a route. */
export function TabPage({ title, tab, empty, children, result, footer }: Props) {
  const posted = usePostedTasks()
  const counts = useApplicantCounts()
  const now = useNow()
  const tasks = posted && sortByAction(posted, counts, now)
  useLive(isAwaiting(tasks) ? 'shared' : null)
  // The newest tasks may be on the phone before those of this tab.
  const pulled = useSyncedList(tasks && filterByTab(tasks, tab))
  const { items, pager } = useClientPages(pulled.items, tab)
  return (
    <Page
      title={title}
      action={
        <>
          <RefreshButton />
          <LinkButton to="/create-task" size="small" icon="plus">
            {taskMessages.post}
          </LinkButton>
        </>
      }
    >
      {result}
      <ClientTabs tasks={tasks} />
      <List
        {...pulled}
        items={items}
        keyOf={({ _id }) => _id}
        label={title}
        empty={
          <Empty
            title={empty.title}
            {...(tab === 'all' && {
              action: <LinkButton to="/create-task">{messages.createTask}</LinkButton>,
            })}
          >
            {empty.text}
          </Empty>
        }
      >
        {children}
      </List>
      <Pager {...pager} />
      {footer}
    </Page>
  )
}

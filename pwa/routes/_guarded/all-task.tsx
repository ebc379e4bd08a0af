import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { EMPTY_TEXTS } from '#schema/domain/empty-texts.ts'
import { useOnline } from '#pwa/api/online.ts'
import { ProposalBadge } from '#pwa/features/proposals/proposal-badge.tsx'
import { useProposals } from '#pwa/features/proposals/my-proposals.ts'
import {
  filtersOf,
  isNarrow,
  searchOf,
  type Filters,
  type Search,
} from '#pwa/features/tasks/filters.ts'
import { NewArrivals } from '#pwa/features/tasks/new-arrivals.tsx'
import { firstOpenTasks, pullOpenTasks } from '#pwa/features/tasks/open-reads.ts'
import { TaskBadge } from '#pwa/features/tasks/task-badge.tsx'
import { TaskCard } from '#pwa/features/tasks/task-card.tsx'
import { TaskFilters } from '#pwa/features/tasks/task-filters.tsx'
import { TaskTabs } from '#pwa/features/tasks/task-tabs.tsx'
import { useOpenList } from '#pwa/features/tasks/use-open-list.ts'
import { words } from '#pwa/features/tasks/list-words.ts'
import { Button, IconButton } from '#pwa/ui/button.tsx'
import { Empty } from '#pwa/ui/empty.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { List } from '#pwa/ui/list.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { Pager } from '#pwa/ui/pager.tsx'

export const Route = createFileRoute('/_guarded/all-task')({
  validateSearch: (search: Record<string, unknown>): Search => searchOf(filtersOf(search)),
  loader: ({ context: { queries, session } }) => {
    return firstOpenTasks(session, queries.prefetchInfiniteQuery(pullOpenTasks(session)))
  },
  // Read each time the list is come to, and not once more while it stands: from then on it is live.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  component: AllTasks,
})

/** Letters appear as they are typed; the address follows, and leads when somebody comes back to it. */
function useFilters() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const written = useRef(search)
  const [filters, setFilters] = useState(() => filtersOf(search))
  useEffect(() => {
    if (search === written.current || JSON.stringify(search) === JSON.stringify(written.current))
      return
    written.current = search
    setFilters(filtersOf(search))
  }, [search])
  const change = (some: Partial<Filters>) => {
    written.current = searchOf({ ...filters, ...some })
    setFilters(filtersOf(written.current))
    void navigate({ search: written.current, replace: true, resetScroll: false })
  }
  return [filters, change] as const
}

function AllTasks() {
  const [filters, change] = useFilters()
  const { online } = useOnline()
  const list = useOpenList(filters, Route.useLoaderData())
  const applied = new Map(useProposals()?.map((proposal) => [proposal.task, proposal]))
  const isFiltered = isNarrow(filters)
  const isEmpty = list.tasks?.length === 0

  const showNew = () => {
    list.showNew()
    window.scrollTo({ top: 0 })
  }
  return (
    <Page
      title={words.heading}
      action={
        <IconButton
          icon="retry"
          label={words.refresh}
          aria-busy={list.isRefreshing}
          onClick={() => void list.refresh()}
        />
      }
    >
      <TaskFilters filters={filters} onFilters={change} mine={list.mine} />
      <TaskTabs />
      {filters.sort === 'near' && !list.near && (
        <Notice
          tone="news"
          icon="place"
          action={
            <LinkButton to="/update-profile" tone="plain" size="small">
              {words.addPlace}
            </LinkButton>
          }
        >
          {words.noPlace}
        </Notice>
      )}
      <NewArrivals count={list.fresh.length} onShow={showNew}>
        <List
          items={list.tasks}
          keyOf={({ _id }) => _id}
          label={words.heading}
          failed={list.hasFailed && (online || (isEmpty && !isFiltered))}
          onRetry={list.retry}
          empty={
            <Empty
              title={EMPTY_TEXTS.noTodoAvailable}
              action={
                isFiltered && (
                  <Button tone="plain" onClick={() => change({ q: '', field: null, more: {} })}>
                    {words.showAll}
                  </Button>
                )
              }
            >
              {filters.q.trim()
                ? words.noneMatch(filters.q)
                : filters.field
                  ? words.noneInField(filters.field)
                  : words.noneOpen}
            </Empty>
          }
        >
          {(task) => {
            const proposal = applied.get(task._id)
            return (
              <TaskCard
                task={task}
                grid
                badge={proposal ? <ProposalBadge proposal={proposal} /> : <TaskBadge {...task} />}
              />
            )
          }}
        </List>
      </NewArrivals>
      {isFiltered && !online && <p className="small soft">{words.onlyHere}</p>}
      <Pager more={list.hasMore} busy={list.isMoreBusy} onMore={list.more} />
    </Page>
  )
}

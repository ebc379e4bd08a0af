import { createFileRoute } from '@tanstack/react-router'
import { memo, useEffect, useRef, useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useProposals, type MyProposal } from '#pwa/features/proposals/mine/my-proposals.ts'
import { ProposalBadge } from '#pwa/features/proposals/mine/proposal-badge.tsx'
import { messages } from '#pwa/features/tasks/list/messages.ts'
import { NewArrivals } from '#pwa/features/tasks/list/new-arrivals.tsx'
import {
  pullOpenTasks,
  readFirstOpenTasks,
  readPrefetchedOpenTasks,
  useListAge,
} from '#pwa/features/tasks/list/open-tasks.ts'
import { TaskCard } from '#pwa/features/tasks/list/task-card.tsx'
import { useOpenList } from '#pwa/features/tasks/list/use-open-list.ts'
import {
  hasFilters,
  parseFilters,
  searchParamsOf,
  type Filters,
  type SearchParams,
} from '#pwa/features/tasks/search/filters.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { Pager } from '#pwa/ui/layout/pager.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { EMPTY_STATE_MESSAGES } from '#schema/domain/messages/empty-states.ts'
import { OpenTasksPage } from '../-first-list/open-tasks-page.tsx'
import { useStoredList } from '../-first-list/use-stored-list.ts'

export const Route = createFileRoute('/_guarded/all-task')({
  validateSearch: (search: Record<string, unknown>): SearchParams =>
    searchParamsOf(parseFilters(search)),
  loader: ({ context: { queries, session, isFirst } }) =>
    isFirst
      ? readPrefetchedOpenTasks(session)
      : readFirstOpenTasks(session, queries.prefetchInfiniteQuery(pullOpenTasks(session))),
  // Loaded once per visit of the screen: after that, live queries update the list.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  component: AllTasks,
})

/** The state follows each keystroke at once; the URL follows the state, and sets it on Back. */
function useFilters() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const written = useRef(search)
  const [filters, setFilters] = useState(() => parseFilters(search))
  useEffect(() => {
    if (search === written.current || JSON.stringify(search) === JSON.stringify(written.current))
      return
    written.current = search
    setFilters(parseFilters(search))
  }, [search])
  const change = (changed: Partial<Filters>) => {
    written.current = searchParamsOf({ ...filters, ...changed })
    setFilters(parseFilters(written.current))
    void navigate({ search: written.current, replace: true, resetScroll: false })
  }
  return [filters, change] as const
}

const NoLocation = () => (
  <Notice
    tone="news"
    icon="place"
    action={
      <LinkButton to="/update-profile" tone="plain" size="small">
        {messages.addPlace}
      </LinkButton>
    }
  >
    {messages.noPlace}
  </Notice>
)

function NoTasks({ filters, onShowAll }: { filters: Filters; onShowAll: () => void }) {
  const { q, field } = filters
  const noneOf = field ? messages.noneInField(field) : messages.noneOpen
  return (
    <Empty
      title={EMPTY_STATE_MESSAGES.noTodoAvailable}
      action={
        hasFilters(filters) && (
          <Button tone="plain" onClick={onShowAll}>
            {messages.showAll}
          </Button>
        )
      }
    >
      {q.trim() ? messages.noneMatch(q) : noneOf}
    </Empty>
  )
}

type OpenTaskProps = { task: Task; proposal: MyProposal | undefined }

/** Typing, further cards and a change of another task draw only the cards that differ. */
const OpenTask = memo(function OpenTask({ task, proposal }: OpenTaskProps) {
  const badge = proposal ? (
    <ProposalBadge proposal={proposal} />
  ) : (
    <Badge tone="good">{messages.openBadge}</Badge>
  )
  return <TaskCard task={task} grid badge={badge} />
})

function AllTasks() {
  const [filters, change] = useFilters()
  const { online } = useOnline()
  useListAge()
  const list = useOpenList(filters, Route.useLoaderData())
  const proposals = new Map(useProposals()?.map((proposal) => [proposal.task, proposal]))
  const isFiltered = hasFilters(filters)
  const isEmpty = list.tasks?.length === 0
  useStoredList(isFiltered || filters.sort !== 'mixed' ? null : list.tasks)

  const showNew = () => {
    list.showNew()
    window.scrollTo({ top: 0 })
  }
  return (
    <OpenTasksPage
      filters={filters}
      onFilters={change}
      trade={list.trade}
      isRefreshing={list.isRefreshing}
      onRefresh={() => void list.refresh()}
    >
      {filters.sort === 'near' && !list.userLocation && <NoLocation />}
      <NewArrivals count={list.arrivals.length} onShow={showNew}>
        <List
          items={list.tasks}
          keyOf={({ _id }) => _id}
          label={messages.heading}
          failed={list.hasFailed && (online || (isEmpty && !isFiltered))}
          onRetry={list.retry}
          empty={
            <NoTasks filters={filters} onShowAll={() => change({ q: '', field: null, more: {} })} />
          }
        >
          {(task) => <OpenTask task={task} proposal={proposals.get(task._id)} />}
        </List>
      </NewArrivals>
      {isFiltered && !online && <p className="small soft">{messages.onlyHere}</p>}
      <Pager hasMore={list.hasMore} busy={list.isLoadingMore} onMore={list.loadMore} />
    </OpenTasksPage>
  )
}

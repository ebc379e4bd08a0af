import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import {
  createContext,
  createElement,
  memo,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useProposals, type MyProposal } from '#pwa/features/proposals/mine/my-proposals.ts'
import { ProposalBadge } from '#pwa/features/proposals/mine/proposal-badge.tsx'
import { useSaved } from '#pwa/features/saved/reads.ts'
import { savedItemOf, type Saved } from '#pwa/features/saved/saved-state.ts'
import { messages } from '#pwa/features/tasks/list/messages.ts'
import { NewArrivals } from '#pwa/features/tasks/list/new-arrivals.tsx'
import {
  pullOpenTasks,
  reachOfFirstList,
  readFirstOpenTasks,
  readPrefetchedOpenTasks,
  useListAge,
} from '#pwa/features/tasks/list/open-tasks.ts'
import { TaskCard } from '#pwa/features/tasks/list/task-card.tsx'
import { useDrawnCount } from '#pwa/features/tasks/list/use-drawn-count.ts'
import { useOpenList } from '#pwa/features/tasks/list/use-open-list.ts'
import {
  hasFilters,
  parseFilters,
  searchParamsOf,
  type Filters,
  type SearchParams,
} from '#pwa/features/tasks/search/filters.ts'
import { WhereFilter } from '#pwa/features/tasks/search/where-filter.tsx'
import { loadPlaces } from '#pwa/places/use-places.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { useDataSaver } from '#pwa/ui/browser/data-saver.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { Pager } from '#pwa/ui/layout/pager.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { EMPTY_STATE_MESSAGES } from '#schema/domain/messages/empty-states.ts'
import { tradeLabel } from '#schema/domain/trades.ts'
import { OpenTasksPage } from '../-first-list/open-tasks-page.tsx'
import { useStoredList } from '../-first-list/use-stored-list.ts'

/**
 * From another document. Then the list has its full height before it scrolls to where it was left: what the places of todos
 * add later, Chromium would scroll past.
 */
const isComingBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward')

export const Route = createFileRoute('/_guarded/all-task')({
  validateSearch: (search: Record<string, unknown>): SearchParams =>
    searchParamsOf(parseFilters(search)),
  loader: async ({ context: { queries, session, user, isFirst, isWithinApp }, location }) => {
    if (isFirst) {
      if (isComingBack()) await loadPlaces().catch(() => null)
      return readPrefetchedOpenTasks(session)
    }
    const isUnchosen = isWithinApp && location.searchStr === ''
    // In parallel, because IndexedDB is slow to open.
    const reading = isUnchosen ? reachOfFirstList(session, user) : null
    const tasks = readFirstOpenTasks(session, queries.prefetchInfiniteQuery(pullOpenTasks(session)))
    const within = await reading
    if (within) throw redirect({ to: '/all-task', search: { sort: 'near', within }, replace: true })
    return tasks
  },
  // Loaded once per visit of the screen: after that, live queries update the list.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  component: AllTasksScreen,
})

const SavedContext = createContext<Saved | null | undefined>(undefined)

/** One query for all cards of a list; a context, so that a heart is drawn without its card. */
const SavedProvider = ({ children }: { children: ReactNode }) => (
  <SavedContext value={useSaved()}>{children}</SavedContext>
)

// No part of the first script.
const loadSaveButton = async () =>
  (await import('#pwa/features/saved/save-button.tsx')).SaveButtonLook

/** Keeps the todo of a card for later. */
function CardHeart({ task }: { task: Task }) {
  const saved = use(SavedContext)
  const SaveButton = useLazyModule(saved !== undefined, loadSaveButton)
  return SaveButton && createElement(SaveButton, { item: savedItemOf(task), saved, isOnCard: true })
}

const isSame = (one: SearchParams, other: SearchParams) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The filters follow each keystroke at once; the list, and the URL with it, in renders that the next keystroke interrupts. */
function useFilters() {
  const navigate = Route.useNavigate()
  const { history } = useRouter()
  const search = Route.useSearch()
  const written = useRef(search)
  const [filters, setFilters] = useState(() => parseFilters(search))
  const listed = useDeferredValue(filters)
  // Back, or a link to the list.
  useEffect(() => {
    if (isSame(search, written.current)) return
    written.current = search
    setFilters(parseFilters(search))
  }, [search])
  useEffect(() => {
    const next = searchParamsOf(listed)
    // A tap may have left the screen before the list was rendered.
    if (isSame(next, written.current) || history.location.pathname !== Route.to) return
    written.current = next
    void navigate({ search: next, replace: true, resetScroll: false })
  }, [listed, navigate, history])
  const change = (changed: Partial<Filters>) =>
    setFilters(parseFilters(searchParamsOf({ ...filters, ...changed })))
  return { filters, listed, change }
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

const loadDrawing = async () =>
  (await import('#pwa/features/tasks/list/place-drawing.tsx')).PlaceDrawing

/** Above the list by distance. The drawing is no part of the first script. */
function Nearest({ list }: { list: ReturnType<typeof useOpenList> }) {
  const isSaving = useDataSaver()
  const PlaceDrawing = useLazyModule(!list.hasNoPlace, loadDrawing)
  const { tasks = [], near, hasNoPlace } = list
  if (hasNoPlace) return <NoLocation />
  if (PlaceDrawing && near) return createElement(PlaceDrawing, { tasks, isSmall: true })
  // Its place until then, so that the cards below do not move when somebody is about to tap one.
  const isExpected = !isSaving && tasks.some(({ place }) => place)
  return isExpected && <svg width={132} height={108} aria-hidden />
}

function NoTasks({ filters, onShowAll }: { filters: Filters; onShowAll: () => void }) {
  const { q, field } = filters
  const noneOf = field ? messages.noneInField(tradeLabel(field)) : messages.noneOpen
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

/** The filters of the list become an alert of this professional. */
function TellMe({ filters }: { filters: Filters }) {
  const isTasker = useUser()?.userType === 'tasker'
  if (!isTasker) return null
  const search = { ...searchParamsOf(filters), add: 'yes' as const }
  return (
    <LinkButton to="/alerts" search={search} tone="plain" size="small" icon="info">
      {messages.tellMe}
    </LinkButton>
  )
}

type OpenTaskProps = { task: Task; proposal: MyProposal | undefined; distance: string | null }

/** Typing, further cards and a change of another task draw only the cards that differ. */
const OpenTask = memo(function OpenTask({ task, proposal, distance }: OpenTaskProps) {
  const badge = proposal ? (
    <ProposalBadge proposal={proposal} />
  ) : (
    <Badge tone="good">{messages.openBadge}</Badge>
  )
  const heart = <CardHeart task={task} />
  return <TaskCard task={task} grid badge={badge} distance={distance} action={heart} />
})

function AllTasksScreen() {
  return (
    <SavedProvider>
      <AllTasks />
    </SavedProvider>
  )
}

function AllTasks() {
  const { filters, listed, change } = useFilters()
  const { online } = useOnline()
  useListAge()
  const list = useOpenList(listed, Route.useLoaderData())
  const proposals = new Map(useProposals()?.map((proposal) => [proposal.task, proposal]))
  const isFiltered = hasFilters(listed)
  const isEmpty = list.tasks?.length === 0
  const cards = useRef<HTMLUListElement>(null)
  const drawn = useDrawnCount(useSession(), list.tasks?.length ?? 0, cards)
  useStoredList(isFiltered || listed.sort !== 'mixed' ? null : list.tasks)

  const loadMore = () => {
    drawn.hold()
    list.loadMore()
  }
  const showNew = () => {
    list.showNew()
    window.scrollTo({ top: 0 })
  }
  return (
    <OpenTasksPage
      filters={filters}
      onFilters={change}
      trade={list.trade}
      hasPlace={list.near !== null}
      isRefreshing={list.isRefreshing}
      onRefresh={() => void list.refresh()}
    >
      <WhereFilter near={list.near} more={filters.more} onMore={(more) => change({ more })} />
      {listed.sort === 'near' && <Nearest list={list} />}
      {isFiltered && <TellMe filters={listed} />}
      <NewArrivals count={list.arrivals.length} onShow={showNew}>
        <List
          ref={cards}
          items={list.tasks?.slice(0, drawn.count)}
          keyOf={({ _id }) => _id}
          label={messages.heading}
          failed={list.hasFailed && (online || (isEmpty && !isFiltered))}
          onRetry={list.retry}
          empty={
            <NoTasks filters={listed} onShowAll={() => change({ q: '', field: null, more: {} })} />
          }
        >
          {(task) => (
            <OpenTask
              task={task}
              proposal={proposals.get(task._id)}
              distance={list.distanceTo(task.place)}
            />
          )}
        </List>
      </NewArrivals>
      {isFiltered && !online && <p className="small soft">{messages.onlyHere}</p>}
      <Pager hasMore={list.hasMore} busy={list.isLoadingMore} onMore={loadMore} />
    </OpenTasksPage>
  )
}

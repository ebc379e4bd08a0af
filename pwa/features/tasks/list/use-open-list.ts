import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { hasFilters, type Filters } from '#pwa/features/tasks/search/filters.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import type { Visit } from '#pwa/replica/database.ts'
import { useSession, useUser, type Session } from '#pwa/session/session.tsx'
import { useRefreshedAt } from '#pwa/sync/use-refresh.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { PAGE_SIZE } from '#schema/domain/limits.ts'
import { browsedLimit, pullOpenTasks, useOpenTasks, type OpenTasks } from './open-tasks.ts'
import { matchesTitle, sortTasks, type Ordering } from './order.ts'
import { addWithoutMoving, findArrivals, findWaiting } from './stable-order.ts'
import { useNear, type Near } from './use-near.ts'
import { useStoredVisit } from './use-stored-visit.ts'

/** Batch of tasks that only the search found: below all others. */
const FOUND_BATCH = 1e6

/** Pause in typing after which the server is queried. */
const DEBOUNCE_MS = 350

const loadSearch = () => import('#pwa/features/tasks/search/search.ts')

/** The search module, loaded when it is first needed; null until then, and without filters. */
function useSearch(filters: Filters) {
  // The tasks with the highest price are rarely among the newest, so sorting by price needs a search too.
  // The nearest may be anywhere in the list too.
  const isNeeded = hasFilters(filters) || filters.sort === 'price' || filters.sort === 'near'
  const search = useLazyModule(isNeeded, loadSearch)
  return isNeeded ? search : null
}

function useDebounced(filters: Filters): Filters {
  const [debounced, setDebounced] = useState(filters)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(filters), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [filters])
  return debounced
}

/** The search of this phone and of the server, once its code has loaded. */
function useSearchResults(
  session: Session,
  { filters, near }: { filters: Filters; near: Near | null },
  shown: number,
) {
  const search = useSearch(filters)
  const debounced = useDebounced(filters)
  const pages = useInfiniteQuery(
    search
      ? search.pullSearchResults(session, { filters: debounced, near })
      : pullOpenTasks(session),
  )
  const results = useView(
    search && ((view) => search.searchReplica(session, view, { filters, near }, shown + PAGE_SIZE)),
    [search, filters, near, shown],
  )
  const { q, field } = filters
  const matches = useMemo(
    () => search?.matchesFilters(filters, near) ?? matchesTitle(q, field),
    [search, filters, near, q, field],
  )
  // What is typed is requested a moment later.
  const isAsking = pages.isFetching || debounced !== filters
  return { pages, results: search ? results : null, matches, isAsking }
}

type OrderOptions = Pick<Ordering, 'sort' | 'nearer' | 'userTrade'> & {
  visit: Visit
  askedAt: string
}

/** All tasks except those that wait for a tap, in a stable order. */
function orderTasks<T extends Task>(tasks: readonly T[], options: OrderOptions): T[] {
  const { visit, askedAt, ...ordering } = options
  const waiting = new Set(findWaiting(visit, tasks, askedAt))
  const listed = tasks.filter((task) => !waiting.has(task))
  const foundBatches = new Map(listed.map(({ _id }, index) => [_id as string, FOUND_BATCH + index]))
  const batchOf = (id: string) => visit.batches.get(id) ?? foundBatches.get(id) ?? FOUND_BATCH
  return sortTasks(listed, { ...ordering, seed: visit.seed, batchOf })
}

/** The tasks on this phone; adds them to the visit as they arrive. `isFilled` once the visit has displayed them. */
function useListedTasks(
  { isOpen, visit, shown, askedAt, add, showNew }: ReturnType<typeof useStoredVisit>,
  pages: ReturnType<typeof useSearchResults>['pages'],
  initial: OpenTasks | undefined,
) {
  // On an empty phone the visit starts with the first response, so that the first batch is a whole page.
  const isFirstFetch = pages.isPending && pages.fetchStatus === 'fetching'
  const stored = useOpenTasks(browsedLimit(shown), initial, pages.data !== undefined)
  const tasks = stored?.tasks
  const isEmpty = tasks?.length === 0
  const isReady = isOpen && tasks !== undefined && !(isEmpty && isFirstFetch)
  // A first page may contain tasks of the user's trade only, and then stores no browsed task.
  const isFirstPageOwnTrade = pages.data?.pages[0]?.browsedCount === 0
  const isWhole = stored !== undefined && (stored.browsedCount > 0 || isFirstPageOwnTrade)
  useEffect(() => {
    if (!tasks || !isReady) return
    if (addWithoutMoving(visit, tasks, isWhole) !== visit) add(tasks, isWhole)
    const asked = findArrivals(visit, tasks).filter(({ createdAt }) => createdAt <= askedAt)
    if (asked.length > 0) showNew(asked)
  }, [tasks, isReady, isWhole, add, showNew, visit, askedAt])
  return { tasks, isEmpty, isFilled: isReady && (isEmpty || visit.batches.size > 0) }
}

/** A search, another filter, a refresh, and a list that would be empty take in what waits for a tap. */
function useAsk(
  question: { filters: Filters; isNothingElse: boolean },
  { ask }: Pick<ReturnType<typeof useStoredVisit>, 'ask'>,
  { session, tasks = [] }: { session: Session; tasks: readonly Task[] | undefined },
) {
  const { filters, isNothingElse } = question
  const refreshedAt = useRefreshedAt()
  const last = useRef({ filters, refreshedAt })
  useEffect(() => {
    const isSame = last.current.filters === filters && last.current.refreshedAt === refreshedAt
    if (isSame && !isNothingElse) return
    last.current = { filters, refreshedAt }
    ask(tasks, session.now())
  }, [filters, refreshedAt, isNothingElse, ask, tasks, session])
}

/** An empty list counts only once the server has answered since the screen was opened; without a network at once. */
function useAnsweredEmpty(
  isEmpty: boolean,
  isAsking: boolean,
  { isPaused, isError, dataUpdatedAt, refetch }: ReturnType<typeof useSearchResults>['pages'],
): boolean {
  const [openedAt] = useState(Date.now)
  const { online } = useOnline()
  const isOver = isPaused || isError || !online
  const isOld = isEmpty && !isOver && !isAsking && dataUpdatedAt < openedAt
  useEffect(() => {
    if (isOld) void refetch()
  }, [isOld, refetch])
  return !isEmpty || isOver || !(isAsking || isOld)
}

/** The list of open tasks, a few cards at a time. New tasks never move a visible card. */
export function useOpenList(filters: Filters, initial?: OpenTasks) {
  const { sort } = filters
  const session = useSession()
  const user = useUser()
  const store = useStoredVisit(session)
  const { visit, shown, askedAt } = store
  const near = useNear(user)
  const { pages, results, matches, isAsking } = useSearchResults(session, { filters, near }, shown)
  const { tasks, isEmpty, isFilled } = useListedTasks(store, pages, initial)
  const nearer = near?.nearer ?? null
  const userTrade = user?.trade ?? null
  const found = useMemo(() => {
    const matching = [...(tasks ?? []), ...(results ?? [])].filter(matches)
    const unique = [...new Map(matching.map((task) => [task._id, task] as const)).values()]
    return orderTasks(unique, { visit, askedAt, sort, nearer, userTrade })
  }, [results, tasks, matches, sort, nearer, userTrade, visit, askedAt])
  const isAnswered = useAnsweredEmpty(found.length === 0, isAsking, pages)
  const isKnown = isFilled && isAnswered
  const shownTasks = useMemo(
    () => (isKnown ? found.slice(0, shown) : undefined),
    [isKnown, found, shown],
  )
  const arrivals = useMemo(
    () => findWaiting(visit, tasks ?? [], askedAt).filter(matches),
    [visit, tasks, matches, askedAt],
  )
  const isNothingElse = found.length === 0 && arrivals.length > 0
  useAsk({ filters, isNothingElse }, store, { session, tasks })
  return {
    tasks: shownTasks,
    arrivals,
    showNew: () => store.showNew(tasks ?? []),
    hasMore: found.length > shown || pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => {
      store.showMore()
      if (found.length <= shown * 2 && pages.hasNextPage) void pages.fetchNextPage()
    },
    /** A request that waits for the network is no failure while there are tasks: the banner reports it. */
    hasFailed: pages.isError || (isFilled && isEmpty && pages.isPaused),
    retry: () => void pages.refetch(),
    refresh: async () => {
      session.requestSync(true)
      await pages.refetch()
      store.refresh(session.now())
    },
    isRefreshing: pages.fetchStatus === 'fetching' && !pages.isFetchingNextPage,
    near,
    distanceTo: (place: string | null) => near?.distanceTo(place) ?? null,
    /** The order by distance has nowhere to begin. */
    hasNoPlace: Boolean(user && !user.place),
    trade: userTrade,
  }
}

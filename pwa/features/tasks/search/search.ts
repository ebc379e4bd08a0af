import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Near } from '#pwa/features/tasks/list/use-near.ts'
import type { OptimisticView, Shown } from '#pwa/outbox/optimistic-view.ts'
import type { Replica } from '#pwa/replica/database.ts'
import { searchTitles } from '#pwa/replica/title-index/search.ts'
import type { Session } from '#pwa/session/session.tsx'
import { applyResponse } from '#pwa/sync/apply-response.ts'
import { storeBrowsed, storeOpenPage } from '#pwa/sync/store-open-tasks.ts'
import type { RequestInput } from '#schema/contract/endpoint.ts'
import { listOpenTasks } from '#schema/contract/task-reads.ts'
import { type Task } from '#schema/contract/tasks.ts'
import { foldSearch } from '#schema/domain/fold-search.ts'
import { spanOf, whenOf } from '#schema/domain/needed-by.ts'
import type { Filters } from './filters.ts'

/** Rows read at a time: a little more than a screen shows. */
const BLOCK_SIZE = 60
/** Results that are sorted by price or distance on the phone. */
const SORTED_MAX = 300
const FIRST_KEY = ''
const LAST_KEY = '\uffff'

const matchesTime = ({ span, when }: Filters['more'], task: Task) =>
  (!span || spanOf(task) === span) && (!when || whenOf(task) === when)

/** The search matches any part of the title, ignoring case, accents and tone marks. */
export function matchesFilters(
  { q, field, more }: Filters,
  near: Pick<Near, 'isWithin'> | null = null,
): (task: Task) => boolean {
  const search = foldSearch(q.trim())
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, projectType, within } = more
  const location = foldSearch(more.location?.trim() ?? '')
  const skills = more.skills?.split(',') ?? []
  return (task) =>
    (!field || task.field === field) &&
    (!projectType || task.projectType === projectType) &&
    matchesTime(more, task) &&
    (!within || !near || near.isWithin(task.place, within)) &&
    task.price >= minPrice &&
    task.price <= maxPrice &&
    (skills.length === 0 || skills.some((skill) => task.skills.includes(skill))) &&
    foldSearch(task.location).includes(location) &&
    foldSearch(task.title).includes(search)
}

/** `near` is null for who has no place, or while its table is not there. */
type Search = { filters: Filters; near: Near | null }

/** Reads candidates from the title index block by block, until `max` of them match. */
async function searchByIndex(
  { replica }: Session,
  { filters, near }: Search,
  max: number,
): Promise<Task[]> {
  const ids = await searchTitles(replica, filters.q.trim())
  const matches = matchesFilters(filters, near)
  const results: Task[] = []
  for (let start = 0; start < ids.length && results.length < max; start += BLOCK_SIZE) {
    const block = ids.slice(start, start + BLOCK_SIZE) as never[]
    const [feed, browsed] = await Promise.all([
      replica.feed.bulkGet(block),
      replica.browsed.bulkGet(block),
    ])
    const rows = block.map((_, index) => feed[index] ?? browsed[index])
    results.push(...rows.filter((row) => row !== undefined).filter(matches))
  }
  return results
}

/** By price from the highest, else from the newest, within the trade if one is chosen. */
function browsedInOrder({ browsed }: Replica, { field, sort }: Filters) {
  const ofTrade =
    field && browsed.where('[field+createdAt]').between([field, FIRST_KEY], [field, LAST_KEY])
  const rows =
    sort === 'price' ? browsed.orderBy('price') : (ofTrade ?? browsed.orderBy('createdAt'))
  // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, read from its end
  return rows.reverse()
}

async function searchByScan(
  { replica }: Session,
  { filters, near }: Search,
  max: number,
): Promise<Task[]> {
  const matches = matchesFilters(filters, near)
  const [feed, browsed] = await Promise.all([
    replica.feed.toArray(),
    browsedInOrder(replica, filters).filter(matches).limit(max).toArray(),
  ])
  return [...feed.filter(matches), ...browsed]
}

/** Matching open tasks on this phone, newest first; at least `min` of them if there are so many. */
export async function searchReplica(
  session: Session,
  view: OptimisticView,
  search: Search,
  min: number,
): Promise<Shown<Task>[]> {
  const { filters, near } = search
  const hasText = foldSearch(filters.q.trim()) !== ''
  // The nearest may be the oldest: all that is on this phone is compared.
  const isByDistance = filters.sort === 'near' && near !== null
  const sortedMax = filters.sort === 'price' ? Math.max(SORTED_MAX, min) : min
  const max = isByDistance ? Number.POSITIVE_INFINITY : sortedMax
  return view.filterOpenTasks(await (hasText ? searchByIndex : searchByScan)(session, search, max))
}

/** The mixed order exists on the phone only. */
const requestInput = ({ filters: { q, sort, field, more }, near }: Search) => ({
  ...(q.trim() && { q: q.trim() }),
  ...(field && { field }),
  ...(sort === 'price' && { sort: 'price-high' }),
  ...(sort === 'near' && near && { sort: 'near' }),
  ...((sort === 'near' || more.within) && near?.input),
  ...more,
})

/** Fetches matching tasks from the server into Dexie. */
export const pullSearchResults = (session: Session, search: Search) => {
  const { filters } = search
  const input = requestInput(search)
  const isWholeTrade = Object.keys(input).every((name) => name === 'field')
  return infiniteQueryOptions({
    initialPageParam: '',
    staleTime: 30_000,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    queryKey: [session.userId, listOpenTasks.name, JSON.stringify(input)],
    queryFn: async ({ pageParam, signal }) => {
      const replica = await session.loadReplica()
      const page = { ...input, ...(pageParam && { cursor: pageParam }) }
      const { nextCursor } = await applyResponse(
        session,
        () => session.call(listOpenTasks, page as RequestInput<typeof listOpenTasks>, { signal }),
        ({ tasks, nextCursor: next }) =>
          isWholeTrade
            ? storeOpenPage(replica, tasks, {
                after: pageParam || undefined,
                complete: next === null,
                field: filters.field ?? undefined,
              })
            : storeBrowsed(replica, tasks),
      )
      return { nextCursor, browsedCount: await replica.browsed.count() }
    },
  })
}

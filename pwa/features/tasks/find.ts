import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Sent } from '#schema/contract/endpoint.ts'
import { listOpenTasks, type Task } from '#schema/contract/tasks.ts'
import type { Replica } from '#pwa/replica/database.ts'
import { idsTitled } from '#pwa/replica/find-titles.ts'
import { fold } from '#pwa/replica/titles.ts'
import type { Shown, View } from '#pwa/replica/view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { keepOpenPage, keepSeen } from '#pwa/sync/open-page.ts'
import { settle } from '#pwa/sync/settle.ts'
import type { Filters } from './filters.ts'

/** Ids looked up at once: a little more than a screen shows. */
const AT_ONCE = 60
/** Price and Near put what they found in order, so they find more than is shown. */
const SORTED_MOST = 300
const FIRST = ''
const LAST = '\uffff'

/** SPEC 5: trimmed, case-insensitive, anywhere in the title; accents and tone marks make no difference either. */
export function fits({ q, field, more }: Filters): (task: Task) => boolean {
  const sought = fold(q.trim())
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, projectType } = more
  const place = fold(more.location?.trim() ?? '')
  const skills = more.skills?.split(',') ?? []
  return (task) =>
    (!field || task.field === field) &&
    (!projectType || task.projectType === projectType) &&
    task.price >= minPrice &&
    task.price <= maxPrice &&
    (skills.length === 0 || skills.some((skill) => task.skills.includes(skill))) &&
    fold(task.location).includes(place) &&
    fold(task.title).includes(sought)
}

/** By the index of titles: a block of likely ones after another, until enough of them are meant. */
async function byTitle({ replica }: Session, filters: Filters, most: number): Promise<Task[]> {
  const ids = await idsTitled(replica, filters.q.trim())
  const isMeant = fits(filters)
  const found: Task[] = []
  for (let at = 0; at < ids.length && found.length < most; at += AT_ONCE) {
    const block = ids.slice(at, at + AT_ONCE) as never[]
    const [fed, met] = await Promise.all([replica.feed.bulkGet(block), replica.seen.bulkGet(block)])
    const rows = block.map((_, n) => fed[n] ?? met[n])
    found.push(...rows.filter((row) => row !== undefined).filter(isMeant))
  }
  return found
}

/** The dearest first, or the newest, then a field's own stretch of the index if one is chosen. */
function seenIn({ seen }: Replica, { field, sort }: Filters) {
  const inField = field && seen.where('[field+createdAt]').between([field, FIRST], [field, LAST])
  const all = sort === 'price' ? seen.orderBy('price') : (inField ?? seen.orderBy('createdAt'))
  // oxlint-disable-next-line unicorn/no-array-reverse -- Dexie's index, read from its end
  return all.reverse()
}

async function byReading({ replica }: Session, filters: Filters, most: number): Promise<Task[]> {
  const isMeant = fits(filters)
  const [fed, met] = await Promise.all([
    replica.feed.toArray(),
    seenIn(replica, filters).filter(isMeant).limit(most).toArray(),
  ])
  return [...fed.filter(isMeant), ...met]
}

/** Open todos on this phone that are meant, newest first; at least `most` of them if there are so many. */
export async function findHere(
  session: Session,
  view: View,
  filters: Filters,
  most: number,
): Promise<Shown<Task>[]> {
  const isTitled = fold(filters.q.trim()) !== '' && (await session.replica.fact('titled')) === true
  const isOrdered = filters.sort === 'price' || filters.sort === 'near'
  const enough = isOrdered ? Math.max(SORTED_MOST, most) : most
  return view.open(await (isTitled ? byTitle : byReading)(session, filters, enough))
}

/** As the server is asked. Its orders have names of their own; Mixed and Near are the phone's. */
const asked = ({ q, sort, field, more }: Filters) => ({
  ...(q.trim() && { q: q.trim() }),
  ...(field && { field }),
  ...(sort === 'price' && { sort: 'price-high' }),
  ...more,
})

/** What the server knows of what is sought; the answers stay on this phone like all that was seen. */
export const pullFound = (session: Session, filters: Filters) => {
  const input = asked(filters)
  const isWholeField = Object.keys(input).every((name) => name === 'field')
  return infiniteQueryOptions({
    initialPageParam: '',
    staleTime: 30_000,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    queryKey: [session.me, listOpenTasks.name, JSON.stringify(input)],
    queryFn: async ({ pageParam, signal }) => {
      const { replica } = session
      const page = { ...input, ...(pageParam && { cursor: pageParam }) }
      const { nextCursor } = await settle(
        session,
        () => session.call(listOpenTasks, page as Sent<typeof listOpenTasks>, { signal }),
        ({ tasks, nextCursor: next }) =>
          isWholeField
            ? keepOpenPage(replica, tasks, {
                after: pageParam || undefined,
                complete: next === null,
                field: filters.field ?? undefined,
              })
            : keepSeen(replica, tasks),
      )
      return { nextCursor, others: await replica.seen.count() }
    },
  })
}

import { and, eq, gte, lte, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Given } from '#schema/contract/endpoint.ts'
import type { listOpenTasks } from '#schema/contract/tasks.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { OPEN_TASKS_MAX } from '#schema/domain/limits.ts'
import type { Sort } from '#schema/domain/task.ts'
import { tasks, users } from '#schema/tables/index.ts'
import { faceColumns } from '../accounts/queries.ts'
import type { Db } from '../db/client.ts'
import { lookAhead, placeIn, sizeOf, unlessKnown, type Page } from '../db/paging.ts'
import { taskColumns } from './queries.ts'

export type Sought = Given<typeof listOpenTasks> & Pick<Page, 'known'>

/** What no index can tell is looked at one by one, so many at a time; the next page goes on behind them. */
export const CANDIDATES = 200
/** Shorter than three letters the index of trigrams has no word for it. */
const SHORTEST = 3
const isLong = (words: string | undefined) => [...(words ?? '')].length >= SHORTEST

/** Anything but the plain list, newest first, of all trades or of one. */
export const isSearch = ({ q, location, skills, projectType, sort, ...sought }: Sought): boolean =>
  Boolean(q) ||
  Boolean(location) ||
  Boolean(skills?.length) ||
  projectType !== undefined ||
  (sort ?? 'newest') !== 'newest' ||
  sought.minPrice !== undefined ||
  sought.maxPrice !== undefined

const phrase = (words: string) => `"${words.replaceAll('"', '""')}"`

/** What the index of words is asked (FTS5), or null where it can tell nothing. */
export function matchOf({ q, location, skills = [], projectType, field }: Sought): string | null {
  const chosen = skills.map((skill) => phrase(`"${skill}"`)).join(' OR ')
  const parts = [
    ...(q && isLong(q) ? [`title : ${phrase(q)}`] : []),
    ...(location && isLong(location) ? [`location : ${phrase(location)}`] : []),
    ...(chosen ? [`facets : (${chosen})`] : []),
    ...(projectType ? [`facets : ${phrase(`|${projectType}|`)}`] : []),
  ]
  if (parts.length === 0) return null
  return [...parts, ...(field ? [`facets : ${phrase(`|${field}|`)}`] : [])].join(' AND ')
}

/** One or two letters, in any case: all the ways to write them, since SQLite's own folding knows English only. */
function contains(column: SQLWrapper, letters: string): SQL | undefined {
  const ways = [...letters].reduce<string[]>(
    (before, letter) =>
      before.flatMap((start) =>
        [...new Set([letter.toLowerCase(), letter.toUpperCase()])].map((way) => start + way),
      ),
    [''],
  )
  return or(...ways.map((way) => sql`instr(${column}, ${way}) > 0`))
}

const isShort = (words: string | undefined): words is string => Boolean(words) && !isLong(words)
const shortWords = ({ q, location }: Sought): (SQL | undefined)[] => [
  isShort(q) ? contains(tasks.title, q) : undefined,
  isShort(location) ? contains(tasks.location, location) : undefined,
]
const priceRange = ({
  minPrice,
  maxPrice,
}: Pick<Sought, 'minPrice' | 'maxPrice'>): (SQL | undefined)[] => [
  minPrice === undefined ? undefined : gte(tasks.price, minPrice),
  maxPrice === undefined ? undefined : lte(tasks.price, maxPrice),
]
const conditions = (some: readonly (SQL | undefined)[]) => some.filter((each) => each !== undefined)

type Source = {
  /** `at` and `id` of what may be meant, in the order of the list. */
  rows: (limit: SQL) => SQL
  most: number
  /** What is still to be looked at in each. */
  filters: SQL[]
  /** Set where the rows come in another order than the list's. */
  sorted?: SQL
  /** Set where all of it is a stretch of one index of todos. */
  straight?: { stretch: SQL; inOrder: SQL }
}

const isOpen = sql`status = 'pending'`
const isOf = ({ field }: Sought) => (field ? sql`AND trade = ${field}` : sql``)

/** The words' own index, newest first by its numbers. */
function matches(sought: Sought, match: string): Source {
  const place = placeIn(sought)
  // The client sends every number as a real one, and by such a one FTS5 cannot seek.
  const before = place ? sql`AND rowid < CAST(${place.at} AS INTEGER)` : sql``
  const filters = conditions([...shortWords(sought), ...priceRange(sought)])
  return {
    rows: (limit) => sql`
      SELECT rowid AS at, task_id AS id FROM task_search WHERE task_search MATCH ${match} ${before}
      ORDER BY rowid DESC ${limit}`,
    most: filters.length > 0 ? CANDIDATES : sizeOf(sought) + 1 + OPEN_TASKS_MAX,
    filters,
  }
}

/** The list itself, newest first. */
function newest(sought: Sought): Source {
  const place = placeIn(sought)
  const before = place ? sql`AND (created_at, id) < (${place.at}, ${place.id})` : sql``
  return {
    rows: (limit) => sql`
      SELECT created_at AS at, id FROM tasks WHERE ${isOpen} ${isOf(sought)} ${before}
      ORDER BY created_at DESC, id DESC ${limit}`,
    most: CANDIDATES,
    filters: conditions([...shortWords(sought), ...priceRange(sought)]),
  }
}

const directionOf = (sort: Sort | undefined) =>
  sort === 'price-high'
    ? { isDown: true, beyond: sql`<`, order: (name: SQL) => sql`${name} DESC` }
    : { isDown: false, beyond: sql`>`, order: (name: SQL) => sql`${name} ASC` }

/** By price along its own index; a range is a stretch of it, and the place of the last page an end of that. */
function byPrice(sought: Sought): Source {
  const { beyond, order, isDown } = directionOf(sought.sort)
  const { field, minPrice, maxPrice } = sought
  const place = placeIn(sought)
  const stretch = and(
    sql`${tasks.status} = 'pending'`,
    field && eq(tasks.trade, field),
    ...priceRange({
      ...sought,
      minPrice: place && !isDown ? undefined : minPrice,
      maxPrice: place && isDown ? undefined : maxPrice,
    }),
    place ? sql`(${tasks.price}, ${tasks.id}) ${beyond} (${place.at}, ${place.id})` : undefined,
  )
  const inOrder = sql`${order(sql`${tasks.price}`)}, ${order(sql`${tasks.id}`)}`
  const filters = conditions(shortWords(sought))
  return {
    rows: (limit) => sql`
      SELECT ${tasks.price} AS at, ${tasks.id} AS id FROM ${tasks} WHERE ${stretch} ORDER BY ${inOrder} ${limit}`,
    most: CANDIDATES,
    filters,
    ...(filters.length === 0 && stretch && { straight: { stretch, inOrder } }),
  }
}

/** The newest matches, by price: which of all matches are the cheapest no index knows. */
function matchesByPrice(sought: Sought, match: string): Source {
  const { beyond, order } = directionOf(sought.sort)
  const place = placeIn(sought)
  const after = place
    ? sql`(${tasks.price}, ${tasks.id}) ${beyond} (${place.at}, ${place.id})`
    : undefined
  const { rows, filters } = matches({ ...sought, cursor: undefined }, match)
  return {
    rows,
    most: CANDIDATES,
    filters: conditions([...filters, after]),
    sorted: sql`${order(sql`${tasks.price}`)}, ${order(sql`${tasks.id}`)}`,
  }
}

function sourceOf(sought: Sought): Source {
  const match = matchOf(sought)
  const isByPrice = (sought.sort ?? 'newest') !== 'newest'
  if (match !== null) return isByPrice ? matchesByPrice(sought, match) : matches(sought, match)
  return isByPrice ? byPrice(sought) : newest(sought)
}

/**
 * R12 and whatever is sought, from the one index that knows most of it. The joins follow the order of that index, row
 * by row, and stop when the page is full: no more is read however many todos there are.
 */
export function findOpen(db: Db, me: UserId, sought: Sought) {
  const { rows, most, filters, sorted, straight } = sourceOf(sought)
  const ofOthers = and(sql`${users.id} = ${tasks.clientId}`, ne(tasks.clientId, me))
  const columns = { ...taskColumns, owner: faceColumns }
  const price = sql<number>`${tasks.price}`.mapWith(Number).as('at')
  if (straight)
    return db
      .select({ ...columns, at: price })
      .from(tasks)
      .crossJoin(users)
      .where(and(straight.stretch, ofOthers))
      .orderBy(straight.inOrder)
      .limit(lookAhead(sought))

  const limit = sql`LIMIT ${unlessKnown(sought, most)}`
  const at = sorted ? price : sql<number>`candidate.at`.mapWith(Number).as('at')
  const found = db
    .select({ ...columns, at })
    .from(sql`(${rows(limit)}) AS candidate`)
    .crossJoin(tasks)
    .crossJoin(users)
    .where(and(sql`${tasks.id} = candidate.id`, ofOthers, ...filters))
  return (sorted ? found.orderBy(sorted) : found).limit(lookAhead(sought))
}

/** The last of those that were looked at one by one; none when there were fewer, or when all that was found is told. */
export function lastCandidate(db: Db, sought: Sought) {
  const { rows, most, filters, sorted } = sourceOf(sought)
  const isBounded = filters.length > 0 && !sorted
  const limit = sql`LIMIT ${unlessKnown(sought, isBounded ? 1 : 0)} OFFSET ${most - 1}`
  return db
    .select({ at: sql`at`.mapWith(Number), id: sql<TaskId>`id` })
    .from(sql`(${rows(limit)}) AS candidate`)
}

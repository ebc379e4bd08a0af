import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import type { listOpenTasks } from '#schema/contract/task-reads.ts'
import { foldSearch } from '#schema/domain/fold-search.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { tasks, users } from '#schema/tables/index.ts'
import { userSummaryColumns } from '#worker/accounts/queries.ts'
import { patternOf } from '#worker/db/fold-sql.ts'
import { limitOf, pageValuesOf, type Page } from '#worker/db/paging.ts'
import { prepare, queryBuilder } from '#worker/db/prepared.ts'
import { nearPosition, nearValuesOf, type NearPlaces } from './near.ts'
import { isShownTo, taskColumns } from './queries.ts'
import {
  compact,
  priceConditions,
  rowConditions,
  type Condition,
  type Search,
  type SearchValues,
} from './search-conditions.ts'

export type SearchCriteria = ParsedInput<typeof listOpenTasks> & Pick<Page, 'fresh'> & NearPlaces

/** Most tasks that one request examines for criteria without an index. The next page continues after them. */
export const MAX_CANDIDATES = 200
/** The full-text index has trigrams, so it finds nothing shorter. */
const MIN_INDEXED_LENGTH = 3

const isIndexed = (text: string | undefined): text is string =>
  [...(text ?? '')].length >= MIN_INDEXED_LENGTH
const isTooShort = (text: string | undefined): text is string => Boolean(text) && !isIndexed(text)
const isSortedByPrice = ({ sort }: SearchCriteria) => sort === 'price-low' || sort === 'price-high'

/** False for the plain list: the newest tasks of all trades or of one. */
export function isSearch(criteria: SearchCriteria): boolean {
  const { q, location, skills, projectType, minPrice, maxPrice, near, places } = criteria
  const { span, when } = criteria
  return (
    [q, location, skills?.length, projectType, span, when, near, places].some(Boolean) ||
    minPrice !== undefined ||
    maxPrice !== undefined ||
    isSortedByPrice(criteria)
  )
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The FTS5 query, or null when no criterion can use the index. `facets` lists `"skill"`, `|projectType|`, `|span|`, `|when|` and `|trade|`. */
function matchOf(criteria: SearchCriteria): string | null {
  const { q, location, skills = [], projectType, span, when, field } = criteria
  const anySkill = skills.map((skill) => quote(`"${skill}"`)).join(' OR ')
  const parts = [
    ...(isIndexed(q) ? [`title : ${quote(q)}`] : []),
    ...(isIndexed(location) ? [`location : ${quote(location)}`] : []),
    ...(anySkill ? [`facets : (${anySkill})`] : []),
    ...[projectType, span, when].flatMap((facet) =>
      facet ? [`facets : ${quote(`|${facet}|`)}`] : [],
    ),
  ]
  if (parts.length === 0) return null
  return [...parts, ...(field ? [`facets : ${quote(`|${field}|`)}`] : [])].join(' AND ')
}

/** What is read row by row. No index knows texts and distances, so along the places all of it is. */
function rowValuesOf({ near, q = '', location = '', ...others }: SearchCriteria) {
  const isRead = (text: string) => (near ? text !== '' : isTooShort(text))
  const { places, skills, projectType, span, when } = others
  return {
    title: isRead(q) ? patternOf(q) : undefined,
    location: isRead(location) ? patternOf(location) : undefined,
    places: !near && places ? JSON.stringify(places) : undefined,
    skills: near && skills?.length ? JSON.stringify(skills) : undefined,
    projectType: near && projectType,
    span: near && span,
    when: near && when,
  }
}

function valuesOf(userId: UserId, input: SearchCriteria): SearchValues {
  const { q = '', location = '', near } = input
  const criteria = { ...input, q: foldSearch(q), location: foldSearch(location) }
  return {
    userId,
    match: (near ? null : matchOf(criteria)) ?? undefined,
    field: criteria.field,
    ...rowValuesOf(criteria),
    minPrice: criteria.minPrice,
    maxPrice: criteria.maxPrice,
    cheapestFirst: criteria.sort === 'price-low' ? 1 : undefined,
    dearestFirst: criteria.sort === 'price-high' ? 1 : undefined,
    ...pageValuesOf(criteria),
    ...(near && nearValuesOf(near, criteria)),
  }
}

/** Where the candidates come from. One index does most of the work; `filters` do the rest, row by row. */
type CandidateSource = {
  /** `at` and `id` of each candidate, in the order of the list. */
  candidates: (limit: SQL) => SQL
  maxCandidates: number
  filters: SQL[]
  /** Set when the candidates are not in the order of the list. */
  sortBy?: SQL
  /** Set when one range of an index of tasks is the whole answer. */
  indexRange?: { where: SQL; orderBy: SQL }
}

/** Matches of the full-text index, newest first by its row ids. */
function matchesNewestFirst(search: Search, match: SQL<string>): CandidateSource {
  const { afterAt } = search
  // The client sends every number as a REAL, and FTS5 seeks by an INTEGER only.
  const before = afterAt ? sql`AND rowid < CAST(${afterAt} AS INTEGER)` : sql``
  const filters = compact([...rowConditions(search), ...priceConditions(search)])
  return {
    candidates: (limit) => sql`
      SELECT rowid AS at, task_id AS id FROM task_search WHERE task_search MATCH ${match} ${before}
      ORDER BY rowid DESC ${limit}`,
    maxCandidates: MAX_CANDIDATES,
    filters,
  }
}

/** All open tasks, newest first. */
function openTasksNewestFirst(search: Search): CandidateSource {
  const { field, afterAt, afterId } = search
  const inTrade = field ? sql`AND trade = ${field}` : sql``
  const before = afterAt && afterId ? sql`AND (created_at, id) < (${afterAt}, ${afterId})` : sql``
  return {
    candidates: (limit) => sql`
      SELECT created_at AS at, id FROM tasks WHERE status = 'pending' ${inTrade} ${before}
      ORDER BY created_at DESC, id DESC ${limit}`,
    maxCandidates: MAX_CANDIDATES,
    filters: compact([...rowConditions(search), ...priceConditions(search)]),
  }
}

/** Places from the nearest on, in each the newest first: the index is read place by place, and the first page ends it. */
function openTasksByDistance(search: Search): CandidateSource {
  const { field, near, nearer, here, afterAt, afterId } = search
  const inTrade = field ? sql`AND tasks.trade = ${field}` : sql``
  const isOpen = sql`tasks.status = 'pending' ${inTrade}`
  const columnsAt = (before: SQL) =>
    sql`SELECT ${nearPosition(before, sql`tasks.created_at`)} AS at, tasks.id AS id`
  const behind = (limit: SQL) => sql`
    ${columnsAt(sql`${nearer} + near.key`)} FROM json_each(${near}) AS near CROSS JOIN tasks
    WHERE ${isOpen} AND tasks.place IS near.value ${limit}`
  const candidates = (limit: SQL) =>
    afterAt && afterId
      ? sql`SELECT at, id FROM (
          ${columnsAt(sql`${nearer} - 1`)} FROM tasks
          WHERE ${isOpen} AND tasks.place IS ${here} AND (tasks.created_at, tasks.id) < (${afterAt}, ${afterId})
          ORDER BY tasks.created_at DESC, tasks.id DESC ${limit})
        UNION ALL SELECT at, id FROM (${behind(limit)}) ${limit}`
      : behind(limit)
  return {
    candidates,
    maxCandidates: MAX_CANDIDATES,
    filters: compact([...rowConditions(search), ...priceConditions(search)]),
  }
}

const directionOf = ({ dearestFirst }: Search) =>
  dearestFirst
    ? { isDescending: true, beyond: sql`<`, order: (column: SQL) => sql`${column} DESC` }
    : { isDescending: false, beyond: sql`>`, order: (column: SQL) => sql`${column} ASC` }

const orderByPrice = (order: (column: SQL) => SQL) =>
  sql`${order(sql`${tasks.price}`)}, ${order(sql`${tasks.id}`)}`

const isBeyond = ({ afterAt, afterId }: Search, beyond: SQL): Condition =>
  afterAt && afterId && sql`(${tasks.price}, ${tasks.id}) ${beyond} (${afterAt}, ${afterId})`

/** Open tasks along the price index. The cursor replaces the bound of the price range that the list starts from. */
function openTasksByPrice(search: Search): CandidateSource {
  const { beyond, order, isDescending } = directionOf(search)
  const { field, minPrice, maxPrice } = search
  const position = isBeyond(search, beyond)
  const where = and(
    sql`${tasks.status} = 'pending'`,
    field && eq(tasks.trade, field),
    ...priceConditions({
      minPrice: position && !isDescending ? undefined : minPrice,
      maxPrice: position && isDescending ? undefined : maxPrice,
    }),
    position,
  )
  const orderBy = orderByPrice(order)
  const filters = compact(rowConditions(search))
  return {
    candidates: (limit) => sql`
      SELECT ${tasks.price} AS at, ${tasks.id} AS id FROM ${tasks} WHERE ${where} ORDER BY ${orderBy} ${limit}`,
    maxCandidates: MAX_CANDIDATES,
    filters,
    ...(filters.length === 0 && where && { indexRange: { where, orderBy } }),
  }
}

/** The newest matches, sorted by price: no index knows which of all matches are the cheapest. */
function matchesByPrice(search: Search, match: SQL<string>): CandidateSource {
  const { beyond, order } = directionOf(search)
  const fromStart = { ...search, afterAt: undefined, afterId: undefined }
  const { candidates, filters } = matchesNewestFirst(fromStart, match)
  return {
    candidates,
    maxCandidates: MAX_CANDIDATES,
    filters: compact([...filters, isBeyond(search, beyond)]),
    sortBy: orderByPrice(order),
  }
}

function sourceOf(search: Search): CandidateSource {
  const { match, near, cheapestFirst, dearestFirst } = search
  if (near) return openTasksByDistance(search)
  const isByPrice = cheapestFirst !== undefined || dearestFirst !== undefined
  if (!match) return isByPrice ? openTasksByPrice(search) : openTasksNewestFirst(search)
  return isByPrice ? matchesByPrice(search, match) : matchesNewestFirst(search, match)
}

const selectResultsBy = prepare((search: Search) => {
  const { candidates, maxCandidates, filters, sortBy, indexRange } = sourceOf(search)
  const isShown = and(sql`${users.id} = ${tasks.clientId}`, isShownTo(search.userId, users))
  const columns = { ...taskColumns, client: userSummaryColumns }
  const price = sql<number>`${tasks.price}`.mapWith(Number).as('at')
  if (indexRange)
    return queryBuilder
      .select({ ...columns, at: price })
      .from(tasks)
      .crossJoin(users)
      .where(and(indexRange.where, isShown))
      .orderBy(indexRange.orderBy)
      .limit(limitOf(search))

  const limit = sql`LIMIT ${limitOf({ ...search, max: sql<number>`${maxCandidates}` })}`
  const at = sortBy ? price : sql<number>`candidate.at`.mapWith(Number).as('at')
  const results = queryBuilder
    .select({ ...columns, at })
    .from(sql`(${candidates(limit)}) AS candidate`)
    .crossJoin(tasks)
    .crossJoin(users)
    .where(and(sql`${tasks.id} = candidate.id`, isShown, ...filters))
  return (sortBy ? results.orderBy(sortBy) : results).limit(limitOf(search))
})
/** Joins in the order of the index, row by row, and stops at a full page, so the cost does not grow with the tasks. */
export const selectSearchResults = (userId: UserId, criteria: SearchCriteria) =>
  selectResultsBy(valuesOf(userId, criteria))

const selectLastBy = prepare((search: Search) => {
  const { candidates, maxCandidates, filters, sortBy } = sourceOf(search)
  const isBounded = filters.length > 0 && !sortBy
  const max = sql<number>`${isBounded ? 1 : 0}`
  const limit = sql`LIMIT ${limitOf({ ...search, max })} OFFSET ${maxCandidates - 1}`
  return queryBuilder
    .select({ at: sql`at`.mapWith(Number), id: sql<TaskId>`id` })
    .from(sql`(${candidates(limit)}) AS candidate`)
})
/** The last candidate, when there were as many as are examined at once; no row otherwise. */
export const selectLastCandidate = (userId: UserId, criteria: SearchCriteria) =>
  selectLastBy(valuesOf(userId, criteria))

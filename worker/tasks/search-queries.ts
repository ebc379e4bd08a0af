import { and, eq, gte, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import type { listOpenTasks } from '#schema/contract/task-reads.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import type { TaskSortOrder } from '#schema/domain/task.ts'
import { tasks, users } from '#schema/tables/index.ts'
import { userSummaryColumns } from '#worker/accounts/queries.ts'
import type { Db } from '#worker/db/client.ts'
import { decodeCursor, limitUnlessFresh, limitWithLookAhead, type Page } from '#worker/db/paging.ts'
import { isShownTo, taskColumns } from './queries.ts'

export type SearchCriteria = ParsedInput<typeof listOpenTasks> & Pick<Page, 'fresh'>

/** Most tasks that one request examines for criteria without an index. The next page continues after them. */
export const MAX_CANDIDATES = 200
/** The full-text index has trigrams, so it finds nothing shorter. */
const MIN_INDEXED_LENGTH = 3

const isIndexed = (text: string | undefined): text is string =>
  [...(text ?? '')].length >= MIN_INDEXED_LENGTH
const isTooShort = (text: string | undefined): text is string => Boolean(text) && !isIndexed(text)
const isSortedByPrice = ({ sort = 'newest' }: SearchCriteria) => sort !== 'newest'

/** False for the plain list: the newest tasks of all trades or of one. */
export function isSearch(criteria: SearchCriteria): boolean {
  const { q, location, skills, projectType, minPrice, maxPrice } = criteria
  return (
    [q, location, skills?.length, projectType].some(Boolean) ||
    minPrice !== undefined ||
    maxPrice !== undefined ||
    isSortedByPrice(criteria)
  )
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The FTS5 query, or null when no criterion can use the index. `facets` lists `"skill"`, `|projectType|` and `|trade|`. */
function matchOf(criteria: SearchCriteria): string | null {
  const { q, location, skills = [], projectType, field } = criteria
  const anySkill = skills.map((skill) => quote(`"${skill}"`)).join(' OR ')
  const parts = [
    ...(isIndexed(q) ? [`title : ${quote(q)}`] : []),
    ...(isIndexed(location) ? [`location : ${quote(location)}`] : []),
    ...(anySkill ? [`facets : (${anySkill})`] : []),
    ...(projectType ? [`facets : ${quote(`|${projectType}|`)}`] : []),
  ]
  if (parts.length === 0) return null
  return [...parts, ...(field ? [`facets : ${quote(`|${field}|`)}`] : [])].join(' AND ')
}

/** For one or two letters, in all spellings: the case folding of SQLite covers ASCII only. */
function contains(column: SQLWrapper, letters: string): SQL | undefined {
  const spellings = [...letters].reduce<string[]>(
    (prefixes, letter) =>
      prefixes.flatMap((prefix) =>
        [...new Set([letter.toLowerCase(), letter.toUpperCase()])].map((form) => prefix + form),
      ),
    [''],
  )
  return or(...spellings.map((spelling) => sql`instr(${column}, ${spelling}) > 0`))
}

type Condition = SQL | undefined

const shortTextConditions = ({ q, location }: SearchCriteria): Condition[] => [
  isTooShort(q) ? contains(tasks.title, q) : undefined,
  isTooShort(location) ? contains(tasks.location, location) : undefined,
]
const priceConditions = ({
  minPrice,
  maxPrice,
}: Pick<SearchCriteria, 'minPrice' | 'maxPrice'>): Condition[] => [
  minPrice === undefined ? undefined : gte(tasks.price, minPrice),
  maxPrice === undefined ? undefined : lte(tasks.price, maxPrice),
]
const compact = (conditions: readonly Condition[]) =>
  conditions.filter((condition) => condition !== undefined)

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
function matchesNewestFirst(criteria: SearchCriteria, match: string): CandidateSource {
  const position = decodeCursor(criteria)
  // The client sends every number as a REAL, and FTS5 seeks by an INTEGER only.
  const before = position ? sql`AND rowid < CAST(${position.at} AS INTEGER)` : sql``
  const filters = compact([...shortTextConditions(criteria), ...priceConditions(criteria)])
  return {
    candidates: (limit) => sql`
      SELECT rowid AS at, task_id AS id FROM task_search WHERE task_search MATCH ${match} ${before}
      ORDER BY rowid DESC ${limit}`,
    maxCandidates: MAX_CANDIDATES,
    filters,
  }
}

/** All open tasks, newest first. */
function openTasksNewestFirst(criteria: SearchCriteria): CandidateSource {
  const position = decodeCursor(criteria)
  const inTrade = criteria.field ? sql`AND trade = ${criteria.field}` : sql``
  const before = position ? sql`AND (created_at, id) < (${position.at}, ${position.id})` : sql``
  return {
    candidates: (limit) => sql`
      SELECT created_at AS at, id FROM tasks WHERE status = 'pending' ${inTrade} ${before}
      ORDER BY created_at DESC, id DESC ${limit}`,
    maxCandidates: MAX_CANDIDATES,
    filters: compact([...shortTextConditions(criteria), ...priceConditions(criteria)]),
  }
}

const directionOf = (sort: TaskSortOrder | undefined) =>
  sort === 'price-high'
    ? { isDescending: true, beyond: sql`<`, order: (column: SQL) => sql`${column} DESC` }
    : { isDescending: false, beyond: sql`>`, order: (column: SQL) => sql`${column} ASC` }

const orderByPrice = (order: (column: SQL) => SQL) =>
  sql`${order(sql`${tasks.price}`)}, ${order(sql`${tasks.id}`)}`

/** Open tasks along the price index. The cursor replaces the bound of the price range that the list starts from. */
function openTasksByPrice(criteria: SearchCriteria): CandidateSource {
  const { beyond, order, isDescending } = directionOf(criteria.sort)
  const { field, minPrice, maxPrice } = criteria
  const position = decodeCursor(criteria)
  const where = and(
    sql`${tasks.status} = 'pending'`,
    field && eq(tasks.trade, field),
    ...priceConditions({
      minPrice: position && !isDescending ? undefined : minPrice,
      maxPrice: position && isDescending ? undefined : maxPrice,
    }),
    position
      ? sql`(${tasks.price}, ${tasks.id}) ${beyond} (${position.at}, ${position.id})`
      : undefined,
  )
  const orderBy = orderByPrice(order)
  const filters = compact(shortTextConditions(criteria))
  return {
    candidates: (limit) => sql`
      SELECT ${tasks.price} AS at, ${tasks.id} AS id FROM ${tasks} WHERE ${where} ORDER BY ${orderBy} ${limit}`,
    maxCandidates: MAX_CANDIDATES,
    filters,
    ...(filters.length === 0 && where && { indexRange: { where, orderBy } }),
  }
}

/** The newest matches, sorted by price: no index knows which of all matches are the cheapest. */
function matchesByPrice(criteria: SearchCriteria, match: string): CandidateSource {
  const { beyond, order } = directionOf(criteria.sort)
  const position = decodeCursor(criteria)
  const after = position
    ? sql`(${tasks.price}, ${tasks.id}) ${beyond} (${position.at}, ${position.id})`
    : undefined
  const { candidates, filters } = matchesNewestFirst({ ...criteria, cursor: undefined }, match)
  return {
    candidates,
    maxCandidates: MAX_CANDIDATES,
    filters: compact([...filters, after]),
    sortBy: orderByPrice(order),
  }
}

function sourceOf(criteria: SearchCriteria): CandidateSource {
  const match = matchOf(criteria)
  if (match === null)
    return isSortedByPrice(criteria) ? openTasksByPrice(criteria) : openTasksNewestFirst(criteria)
  return isSortedByPrice(criteria)
    ? matchesByPrice(criteria, match)
    : matchesNewestFirst(criteria, match)
}

/** Joins in the order of the index, row by row, and stops at a full page, so the cost does not grow with the tasks. */
export function selectSearchResults(db: Db, userId: UserId, criteria: SearchCriteria) {
  const { candidates, maxCandidates, filters, sortBy, indexRange } = sourceOf(criteria)
  const isShown = and(sql`${users.id} = ${tasks.clientId}`, isShownTo(userId, users))
  const columns = { ...taskColumns, client: userSummaryColumns }
  const price = sql<number>`${tasks.price}`.mapWith(Number).as('at')
  if (indexRange)
    return db
      .select({ ...columns, at: price })
      .from(tasks)
      .crossJoin(users)
      .where(and(indexRange.where, isShown))
      .orderBy(indexRange.orderBy)
      .limit(limitWithLookAhead(criteria))

  const limit = sql`LIMIT ${limitUnlessFresh(criteria, maxCandidates)}`
  const at = sortBy ? price : sql<number>`candidate.at`.mapWith(Number).as('at')
  const results = db
    .select({ ...columns, at })
    .from(sql`(${candidates(limit)}) AS candidate`)
    .crossJoin(tasks)
    .crossJoin(users)
    .where(and(sql`${tasks.id} = candidate.id`, isShown, ...filters))
  return (sortBy ? results.orderBy(sortBy) : results).limit(limitWithLookAhead(criteria))
}

/** The last candidate, when there were as many as are examined at once; no row otherwise. */
export function selectLastCandidate(db: Db, criteria: SearchCriteria) {
  const { candidates, maxCandidates, filters, sortBy } = sourceOf(criteria)
  const isBounded = filters.length > 0 && !sortBy
  const limit = sql`LIMIT ${limitUnlessFresh(criteria, isBounded ? 1 : 0)} OFFSET ${maxCandidates - 1}`
  return db
    .select({ at: sql`at`.mapWith(Number), id: sql<TaskId>`id` })
    .from(sql`(${candidates(limit)}) AS candidate`)
}

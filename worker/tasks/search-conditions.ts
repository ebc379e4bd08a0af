import { eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { Span, When } from '#schema/domain/needed-by.ts'
import type { Trade } from '#schema/domain/trades.ts'
import { tasks } from '#schema/tables/index.ts'
import { matchesPattern } from '#worker/db/fold-sql.ts'
import type { PageValues } from '#worker/db/paging.ts'
import type { Slots } from '#worker/db/prepared.ts'

export type SearchValues = PageValues & {
  userId: UserId
  match?: string | undefined
  /** By distance: JSON of the places behind that of the cursor, and how many are nearer. Null stands for no place. */
  near?: string | undefined
  nearer?: number | undefined
  here?: string | null | undefined
  /** JSON lists. */
  places?: string | undefined
  skills?: string | undefined
  projectType?: string | undefined
  span?: Span | undefined
  when?: When | undefined
  field?: Trade | undefined
  /** Patterns of one or two letters. */
  title?: string | undefined
  location?: string | undefined
  minPrice?: Kobo | undefined
  maxPrice?: Kobo | undefined
  /** The order of the list: by which of these is there. */
  cheapestFirst?: 1 | undefined
  dearestFirst?: 1 | undefined
}
export type Search = Slots<SearchValues>

export type Condition = SQL | undefined

/** What no index finds, row by row. */
export const rowConditions = ({
  title,
  location,
  places,
  skills,
  projectType,
  span,
  when,
}: Search): Condition[] => [
  title && matchesPattern(sql`${tasks.title}`, title),
  location && matchesPattern(sql`${tasks.location}`, location),
  places && sql`${tasks.place} IN (SELECT value FROM json_each(${places}))`,
  projectType && eq(tasks.projectType, projectType),
  span &&
    sql`coalesce(${tasks.span}, CASE WHEN ${tasks.neededBy} IS NULL THEN 'months' END) = ${span}`,
  when &&
    sql`CASE WHEN ${tasks.neededBy} IS NULL THEN 'flexible' WHEN ${tasks.neededBy} = 'asap' THEN 'asap' ELSE 'day' END = ${when}`,
  skills &&
    sql`EXISTS (SELECT 1 FROM json_each(${skills}) AS skill WHERE instr(${tasks.skills}, '"' || skill.value || '"') > 0)`,
]
export const priceConditions = ({
  minPrice,
  maxPrice,
}: Pick<Search, 'minPrice' | 'maxPrice'>): Condition[] => [
  minPrice && gte(tasks.price, minPrice),
  maxPrice && lte(tasks.price, maxPrice),
]
export const compact = (conditions: readonly Condition[]) =>
  conditions.filter((condition) => condition !== undefined)

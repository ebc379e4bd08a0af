import { TRADE_NAMES, type Trade } from '#schema/domain/trade-names.ts'
import { isSort, type Sort } from './order.ts'

/** What the sheet of further filters holds. `skills`: their names, joined by commas (R7: none has one). */
export type More = Partial<{
  location: string
  minPrice: number
  maxPrice: number
  projectType: string
  skills: string
}>
/** What is sought, as it stands in the address. */
export type Filters = { q: string; sort: Sort; field: Trade | null; more: More }
export type Search = More & Partial<{ q: string; sort: string; field: string }>

const textOf = (value: unknown) => (value ? String(value) : undefined)
const priceOf = (value: unknown) => (Number(value) > 0 ? Number(value) : undefined)

function moreIn({ location, minPrice, maxPrice, projectType, skills }: Record<string, unknown>) {
  const more = {
    location: textOf(location),
    minPrice: priceOf(minPrice),
    maxPrice: priceOf(maxPrice),
    projectType: textOf(projectType),
    skills: textOf(skills),
  }
  return Object.fromEntries(Object.entries(more).filter(([, value]) => value)) as More
}

export const filtersOf = (search: Record<string, unknown>): Filters => ({
  q: String(search['q'] ?? ''),
  sort: isSort(search['sort']) ? search['sort'] : 'mixed',
  field: TRADE_NAMES.find((trade) => trade === search['field']) ?? null,
  more: moreIn(search),
})

/** Only what was chosen stands in the address. */
export const searchOf = ({ q, sort, field, more }: Filters): Search => ({
  ...(q && { q }),
  ...(sort !== 'mixed' && { sort }),
  ...(field && { field }),
  ...moreIn(more),
})

/** Whether anything is sought at all; without that the list is all there is. */
export const isNarrow = ({ q, field, more }: Filters): boolean =>
  q.trim() !== '' || field !== null || Object.keys(more).length > 0

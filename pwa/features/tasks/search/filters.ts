import { isSortOrder, type SortOrder } from '#pwa/features/tasks/list/order.ts'
import { TRADE_NAMES, type Trade } from '#schema/domain/trade-names.ts'

/** The filters of the sheet. `skills` are names joined by commas; no name contains one. */
export type ExtraFilters = Partial<{
  location: string
  minPrice: number
  maxPrice: number
  projectType: string
  skills: string
}>
/** `field` is the trade: its name on the wire and on the screen. */
export type Filters = { q: string; sort: SortOrder; field: Trade | null; more: ExtraFilters }
/** The filters in the URL, without defaults. */
export type SearchParams = ExtraFilters & Partial<{ q: string; sort: string; field: string }>

const parseText = (value: unknown) => (value ? String(value) : undefined)
const parsePrice = (value: unknown) => (Number(value) > 0 ? Number(value) : undefined)

function parseExtraFilters(params: Record<string, unknown>) {
  const filters = {
    location: parseText(params['location']),
    minPrice: parsePrice(params['minPrice']),
    maxPrice: parsePrice(params['maxPrice']),
    projectType: parseText(params['projectType']),
    skills: parseText(params['skills']),
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as ExtraFilters
}

export const parseFilters = (params: Record<string, unknown>): Filters => ({
  q: String(params['q'] ?? ''),
  sort: isSortOrder(params['sort']) ? params['sort'] : 'mixed',
  field: TRADE_NAMES.find((trade) => trade === params['field']) ?? null,
  more: parseExtraFilters(params),
})

export const searchParamsOf = ({ q, sort, field, more }: Filters): SearchParams => ({
  ...(q && { q }),
  ...(sort !== 'mixed' && { sort }),
  ...(field && { field }),
  ...parseExtraFilters(more),
})

/** Whether anything narrows the list; the order does not. */
export const hasFilters = ({ q, field, more }: Filters): boolean =>
  q.trim() !== '' || field !== null || Object.keys(more).length > 0

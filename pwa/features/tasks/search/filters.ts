import { isSortOrder, type SortOrder } from '#pwa/features/tasks/list/order.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { nairaOf, type Kobo, type Naira } from '#schema/domain/money.ts'
import { SPANS, WHENS, type Span, type When } from '#schema/domain/needed-by.ts'
import { REACHES, type Reach } from '#schema/domain/places/reach.ts'
import { TRADE_NAMES, type Trade } from '#schema/domain/trade-names.ts'

/** The filters of the sheet. `skills` are names joined by commas; no name contains one. */
export type ExtraFilters = Partial<{
  location: string
  minPrice: Kobo
  maxPrice: Kobo
  projectType: string
  span: Span
  when: When
  skills: string
  /** How far from the places of the profile. */
  within: Reach
}>
/** `field` is the trade: its name on the wire and on the screen. */
export type Filters = { q: string; sort: SortOrder; field: Trade | null; more: ExtraFilters }
/** The filters in the URL, without defaults; prices are naira there. */
export type SearchParams = Omit<ExtraFilters, 'minPrice' | 'maxPrice'> &
  Partial<{ minPrice: Naira; maxPrice: Naira; q: string; sort: string; field: string }>

const parseText = (value: unknown) => (value ? String(value) : undefined)
const parsePrice = (value: unknown) => koboFromText(String(value ?? ''))

function parseExtraFilters(params: Record<string, unknown>) {
  const filters = {
    location: parseText(params['location']),
    minPrice: parsePrice(params['minPrice']),
    maxPrice: parsePrice(params['maxPrice']),
    projectType: parseText(params['projectType']),
    span: SPANS.find((span) => span === params['span']),
    when: WHENS.find((when) => when === params['when']),
    skills: parseText(params['skills']),
    within: REACHES.find((reach) => reach === params['within'] && reach !== 'anywhere'),
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as ExtraFilters
}

const paramsOf = ({ minPrice, maxPrice, ...others }: ExtraFilters) => ({
  ...others,
  ...(minPrice && { minPrice: nairaOf(minPrice) }),
  ...(maxPrice && { maxPrice: nairaOf(maxPrice) }),
})

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
  ...paramsOf(more),
})

/** Whether anything narrows the list; the order does not. */
export const hasFilters = ({ q, field, more }: Filters): boolean =>
  q.trim() !== '' || field !== null || Object.keys(more).length > 0

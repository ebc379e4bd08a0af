import { naira, type Kobo } from './money.ts'

/** Filters of the administrators' lists (docs/rules.md#lists-of-the-administrator). */
export const USER_FILTERS = ['verified', 'unverified', 'limited', 'suspended', 'closed'] as const
export type UserFilter = (typeof USER_FILTERS)[number]
export const USER_SORT_ORDERS = ['newest', 'oldest', 'email'] as const

/** From this length on a search uses the full-text index, which is in the order of registration only. */
const INDEXED_SEARCH_MIN = 3
export const isIndexedSearch = (text: string): boolean => [...text].length >= INDEXED_SEARCH_MIN

const SHOWN_REFERENCE = /^on\d{6}([\da-f]{12})$/
/** The end of the journal's id that a shown reference such as `ON260309-1A2B-3C4D-5E6F` has, also without its hyphens; or null. */
export const journalEndOf = (text: string): string | null =>
  SHOWN_REFERENCE.exec(text.toLowerCase().replace(/[\s-]/g, ''))?.[1] ?? null

export const ADMIN_TASK_SORT_ORDERS = ['newest', 'oldest', 'price-low', 'price-high'] as const

export const TRANSACTION_SORT_ORDERS = ['newest', 'oldest'] as const

export const AMOUNT_BANDS = ['1000-5000', '5000-10000', '10000-20000', '20000-50000'] as const
export type AmountBand = (typeof AMOUNT_BANDS)[number]

/** The amounts at which a band ends or begins. */
const BAND_ENDS = [naira(1000), naira(5000), naira(10_000), naira(20_000), naira(50_000)]

/** Bands share their ends, so each end is a class of its own: 0 below the first, 1 at it, 2 between it and the next … */
export function amountClassOf(amount: Kobo): number {
  const below = BAND_ENDS.filter((end) => end < amount).length
  return 2 * below + (BAND_ENDS.includes(amount) ? 1 : 0)
}

/** The classes of amounts of a band, both ends included. */
export function amountClassesOf(band: AmountBand): number[] {
  const first = 2 * AMOUNT_BANDS.indexOf(band) + 1
  return [first, first + 1, first + 2]
}

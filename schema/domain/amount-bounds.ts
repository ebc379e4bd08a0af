import {
  FAR_ABOVE_TIMES,
  FAR_BELOW_PART,
  FUND_LIMIT,
  FUND_MAX,
  FUND_MIN,
  PRICE_LIMIT,
  PRICE_MAX,
  PRICE_MIN,
} from './limits.ts'
import type { Kobo } from './money.ts'

/** What has bounds that administrators can change: a payment into a wallet, and the price of a todo or proposal. */
export type BoundedAmount = 'fund' | 'price'
export type AmountBounds = { min: Kobo; max: Kobo }

export const DEFAULT_AMOUNT_BOUNDS: Readonly<Record<BoundedAmount, AmountBounds>> = {
  fund: { min: FUND_MIN, max: FUND_MAX },
  price: { min: PRICE_MIN, max: PRICE_MAX },
}

/** What no setting can pass. */
export const PRICE_LIMITS: AmountBounds = { min: PRICE_MIN, max: PRICE_LIMIT }
export const FUND_LIMITS: AmountBounds = { min: FUND_MIN, max: FUND_LIMIT }

/** Whether the amount may be chosen. One that an edit leaves as it was is not checked by bounds that changed since. */
export const isAllowedAmount = (amount: Kobo, bounds: AmountBounds, before?: Kobo): boolean =>
  amount === before || isWithin(amount, bounds)

export const isWithin = (amount: Kobo, { min, max }: AmountBounds): boolean =>
  amount >= min && amount <= max

/** The side on which an amount is so far from the price it belongs to that it was probably mistyped; null when it is not. */
export function farFrom(amount: Kobo, reference: Kobo): 'above' | 'below' | null {
  if (amount === 0 || reference === 0) return null
  if (amount > reference * FAR_ABOVE_TIMES) return 'above'
  return amount * FAR_BELOW_PART < reference ? 'below' : null
}

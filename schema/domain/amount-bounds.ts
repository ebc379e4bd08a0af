import { FUND_MAX, FUND_MIN, PRICE_MAX, PRICE_MIN } from './limits.ts'
import type { Kobo } from './money.ts'

/** What has bounds that administrators can change: a payment into a wallet, and the price of a todo or proposal. */
export type BoundedAmount = 'fund' | 'price'
export type AmountBounds = { min: Kobo; max: Kobo }

export const DEFAULT_AMOUNT_BOUNDS: Readonly<Record<BoundedAmount, AmountBounds>> = {
  fund: { min: FUND_MIN, max: FUND_MAX },
  price: { min: PRICE_MIN, max: PRICE_MAX },
}

export const isWithin = (amount: Kobo, { min, max }: AmountBounds): boolean =>
  amount >= min && amount <= max

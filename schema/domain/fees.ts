import type { Kobo } from './money.ts'

/** Our commission in basis points, rounded half up; the tasker gets the rest (MONEY 1.1). */
export const feeOn = (price: Kobo, basisPoints: number): Kobo =>
  Math.floor((price * basisPoints + 5000) / 10_000) as Kobo
export const payoutOf = (price: Kobo, basisPoints: number): Kobo =>
  (price - feeOn(price, basisPoints)) as Kobo

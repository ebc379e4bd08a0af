import type { Kobo } from './money.ts'

/** The platform's fee at a rate in basis points, rounded half up; the tasker gets the rest. */
export const platformFeeOn = (price: Kobo, basisPoints: number): Kobo =>
  Math.floor((price * basisPoints + 5000) / 10_000) as Kobo

import type { Kobo } from './money.ts'

/** Money of an automatic approval that cannot be withdrawn yet (docs/ledger.md#clearing). */
export type Clearing<Amount extends number = Kobo> = { amount: Amount; clearsAt: number }

const sumOf = (clearings: readonly Clearing[]) =>
  clearings.reduce((total, { amount }) => total + amount, 0)

/** What can be withdrawn now. Other money of the wallet counts as spent first. */
export const withdrawableOf = (
  available: Kobo,
  clearings: readonly Clearing[],
  now: number,
): Kobo =>
  Math.max(0, available - sumOf(clearings.filter(({ clearsAt }) => clearsAt > now))) as Kobo

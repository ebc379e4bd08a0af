import { naira, type Kobo } from './money.ts'

/** The provider's fee by amount sent (docs/rules.md#the-bank-charge-is-shown-before-sending). */
const TRANSFER_FEES = [
  { upTo: naira(5_000), fee: naira(10) },
  { upTo: naira(50_000), fee: naira(25) },
  { upTo: Infinity, fee: naira(50) },
]
/** The sender pays the stamp duty since 2026-01-01. */
const STAMP_DUTY = naira(50)
const STAMP_DUTY_FROM = naira(10_000)

export const transferFeeOf = (sent: Kobo): Kobo =>
  TRANSFER_FEES.find(({ upTo }) => sent <= upTo)?.fee ?? naira(50)

export const stampDutyOn = (sent: Kobo): Kobo => (sent >= STAMP_DUTY_FROM ? STAMP_DUTY : naira(0))

/** Fee and stamp duty for sending this amount, kobo. */
export const transferChargeOf = (sent: Kobo): Kobo =>
  (transferFeeOf(sent) + stampDutyOn(sent)) as Kobo

/** The largest amounts below each step of the charge, kobo: sending slightly less costs much less. */
const STEPS = [naira(5_000), (STAMP_DUTY_FROM - 1) as Kobo, naira(50_000)]

/** `debited` leaves the wallet: what arrives and its charge. `rest` stays there. */
export type Quote = { arrives: Kobo; charge: Kobo; debited: Kobo; rest: Kobo }

/**
 * The largest amount whose own charge still fits into the amount asked for. Just above a step of the charge that leaves a
 * rest, which stays in the wallet. A larger withdrawal never arrives as a smaller amount.
 */
export function quoteFor(amount: Kobo): Quote {
  const sendable = [naira(10), naira(25), naira(75), naira(100)]
    .map((charge) => (amount - charge) as Kobo)
    .concat(STEPS)
    .filter((sent) => sent > 0 && sent + transferChargeOf(sent) <= amount)
  const arrives = Math.max(0, ...sendable) as Kobo
  const charge = transferChargeOf(arrives)
  const debited = (arrives + charge) as Kobo
  return { arrives, charge, debited, rest: (amount - debited) as Kobo }
}

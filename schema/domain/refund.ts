import type { Kobo } from './money.ts'

/** What of a payment can go back to its payer. */
export type Refundable = {
  /** In a wallet; otherwise it waits in suspense. */
  isCredited: boolean
  /** What was paid less what went back, or what waits in suspense. */
  left: Kobo
  /** In the wallet that was credited. */
  available: Kobo
}
type Refusal = 'nothing_left' | 'too_much' | 'not_in_wallet' | 'only_whole'

/** Why a refund of this amount cannot be started, or null (docs/ledger.md#refund-started-by-us). */
export function whyNotRefund(
  amount: Kobo,
  { isCredited, left, available }: Refundable,
): Refusal | null {
  if (left <= 0) return 'nothing_left'
  if (amount > left) return 'too_much'
  if (!isCredited) return amount === left ? null : 'only_whole'
  return amount > available ? 'not_in_wallet' : null
}

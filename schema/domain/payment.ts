/** Money in through the provider (docs/ledger.md#payment-life-cycle). */
import type { Kobo } from './money.ts'

export const PAYMENT_STATUSES = [
  'initialized',
  'success',
  'failed',
  'abandoned',
  'mismatch',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** The provider is asked about these again and again: a bank transfer may arrive days after the checkout was closed. */
export const UNPAID_STATUSES = ['initialized', 'abandoned'] as const

/** `mismatch`: paid, but with another currency, mode or owner than expected; an administrator decides. */
export type PaymentEvent = 'credit' | 'fail' | 'abandon' | 'mismatch'

/** A failed or abandoned payment can still succeed: a bank transfer may arrive after the checkout was closed. */
const TRANSITIONS: Record<PaymentStatus, Partial<Record<PaymentEvent, PaymentStatus>>> = {
  initialized: { credit: 'success', fail: 'failed', abandon: 'abandoned', mismatch: 'mismatch' },
  failed: { credit: 'success', fail: 'failed', mismatch: 'mismatch' },
  abandoned: { credit: 'success', fail: 'failed', mismatch: 'mismatch' },
  mismatch: { credit: 'success', mismatch: 'mismatch' },
  success: {},
}

/** The status after an event, or null when the event is not allowed in this status. */
export const paymentStatusAfter = (
  status: PaymentStatus,
  event: PaymentEvent,
): PaymentStatus | null => TRANSITIONS[status][event] ?? null

/** The checkout may be opened again, and the provider's report may still change the status. */
export const isPayable = (status: PaymentStatus): boolean =>
  paymentStatusAfter(status, 'fail') !== null

/** Letters, digits, `.`, `=` and `-`: the characters that the provider accepts in a payment reference. */
export const PAYMENT_REFERENCE = /^[A-Za-z0-9.=-]{8,100}$/

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

import type { PayoutId } from './ids.ts'
import {
  NEW_WALLET_MS,
  NEW_WALLET_PER_DAY,
  UNVERIFIED_PER_DAY,
  VERIFIED_PER_DAY,
} from './limits.ts'

/** Money out to a bank account (docs/ledger.md#payout-life-cycle). */
export const PAYOUT_STATUSES = [
  'requested',
  'sending',
  'sent',
  'needs_review',
  'success',
  'failed',
  'reversed',
] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]

/**
 * `claim`: a sender takes the lease. `requeue`: nothing was sent, try later. `accept`: the provider has the transfer,
 * without a conclusion. `escalate`: an administrator must look. `approve`: the administrator sends it.
 */
export type PayoutEvent =
  | 'claim'
  | 'requeue'
  | 'accept'
  | 'escalate'
  | 'approve'
  | 'succeed'
  | 'fail'
  | 'reverse'

const TRANSITIONS: Record<PayoutStatus, Partial<Record<PayoutEvent, PayoutStatus>>> = {
  requested: {
    claim: 'sending',
    accept: 'sent',
    escalate: 'needs_review',
    succeed: 'success',
    fail: 'failed',
  },
  sending: {
    claim: 'sending',
    requeue: 'requested',
    accept: 'sent',
    escalate: 'needs_review',
    succeed: 'success',
    fail: 'failed',
  },
  sent: { accept: 'sent', escalate: 'needs_review', succeed: 'success', fail: 'failed' },
  needs_review: {
    approve: 'requested',
    accept: 'needs_review',
    escalate: 'needs_review',
    succeed: 'success',
    fail: 'failed',
  },
  success: { reverse: 'reversed' },
  failed: {},
  reversed: {},
}

/** The status after an event, or null when the event is not allowed in this status. */
export const payoutStatusAfter = (status: PayoutStatus, event: PayoutEvent): PayoutStatus | null =>
  TRANSITIONS[status][event] ?? null

const statusesAllowing = (event: PayoutEvent): PayoutStatus[] =>
  PAYOUT_STATUSES.filter((status) => payoutStatusAfter(status, event) !== null)

/** The money is neither in the wallet nor at the bank; it is never given back on an unknown outcome. */
export const INFLIGHT_STATUSES = statusesAllowing('fail')
export const isInflight = (status: PayoutStatus): boolean => INFLIGHT_STATUSES.includes(status)
/** A sender may claim these once the lease has expired. */
export const CLAIMABLE_STATUSES = statusesAllowing('claim')
/** The money is back in the wallet, so the payout does not count towards the daily limit. */
export const RETURNED_STATUSES: readonly PayoutStatus[] = ['failed', 'reversed']

/** What is stored as the provider's status when it refused a transfer for want of balance. */
export const INSUFFICIENT_BALANCE = 'insufficient_balance'
/** An unfinished payout with one of these ends only when a person acts. */
export const BLOCKING_STATUSES: readonly string[] = ['otp', INSUFFICIENT_BALANCE]

type WalletAge = { pinLimitedUntil: number | null; registeredAt: number }

/** Until when a wallet is new, so that only small sums can be withdrawn; null when it is not. */
export function walletIsNewUntil({ pinLimitedUntil, registeredAt }: WalletAge, now: number) {
  const until = Math.max(pinLimitedUntil ?? 0, registeredAt + NEW_WALLET_MS)
  return until > now ? until : null
}

export function withdrawalsPerDay({ isVerified, isNew }: { isVerified: boolean; isNew: boolean }) {
  if (isNew) return NEW_WALLET_PER_DAY
  return isVerified ? VERIFIED_PER_DAY : UNVERIFIED_PER_DAY
}

/** The provider accepts lower-case letters, digits, `-` and `_` in a transfer reference. */
export const payoutReference = (payout: PayoutId) => `wd_${payout}` as const

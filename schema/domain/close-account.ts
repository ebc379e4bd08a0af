import { WITHDRAW_MIN } from './limits.ts'
import type { Kobo } from './money.ts'

/** What an account that is to be closed must not have any more, in the order in which a user can end it. */
export const CLOSING_BLOCKERS = [
  'disputes',
  'clientWork',
  'taskerWork',
  'openTasks',
  'proposals',
  'payments',
  'paymentDisputes',
  'refunds',
  'withdrawals',
  'debt',
  'balance',
] as const
export type ClosingBlocker = (typeof CLOSING_BLOCKERS)[number]

/** How many there are of each; `balance` and `debt` in kobo. */
export type ClosingState = Record<ClosingBlocker, number>

/** Why the account cannot be closed, or an empty list (docs/rules.md#an-account-closes-only-when-it-is-empty). */
export const whyNotClose = (state: ClosingState) =>
  CLOSING_BLOCKERS.filter((kind) => state[kind] > 0).map((kind) => ({ kind, size: state[kind] }))

/** A smaller balance cannot leave the wallet, so there must be more of it first. */
export const canWithdrawAll = (balance: Kobo): boolean => balance >= WITHDRAW_MIN

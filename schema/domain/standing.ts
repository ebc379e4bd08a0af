import { DomainError } from './errors.ts'
import { UNVERIFIED_BALANCE_MAX } from './limits.ts'
import { STANDING_FACTS } from './messages/standing.ts'
import type { Kobo } from './money.ts'

/** What stands against a user's money (docs/ledger.md#money-at-rest). */
export type Standing = { debt: Kobo; hasOpenDispute: boolean }

/** docs/rules.md#an-unverified-wallet-has-a-limit */
export function rejectUnverifiedOverLimit(wallet: { isVerified: boolean; available: Kobo }): void {
  if (wallet.isVerified || wallet.available <= UNVERIFIED_BALANCE_MAX) return
  throw new DomainError('money_at_rest', STANDING_FACTS.overLimit(UNVERIFIED_BALANCE_MAX))
}

/** What may still be paid in, `started` payments counted; null: without a limit. */
export const roomToFund = (
  wallet: { isVerified: boolean; available: Kobo },
  started: Kobo,
): Kobo | null =>
  wallet.isVerified
    ? null
    : (Math.max(0, UNVERIFIED_BALANCE_MAX - wallet.available - started) as Kobo)

type Use = 'withdraw' | 'award' | 'approve' | 'giveBack'

/** Money that the provider may take back must not leave; what is owed is paid first. */
export function rejectMoneyAtRest({ debt, hasOpenDispute }: Standing, use: Use): void {
  if (hasOpenDispute) throw new DomainError('money_at_rest', STANDING_FACTS.disputed[use])
  if (debt > 0) throw new DomainError('money_at_rest', STANDING_FACTS.owes(debt))
}

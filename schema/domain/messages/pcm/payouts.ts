import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { PAYOUT_MESSAGES } from '../payouts.ts'
import { words as errors } from './errors.ts'

/** The others are the administrators'. */
export const words: Words<
  Pick<
    typeof PAYOUT_MESSAGES,
    'tooManyPending' | 'dailyLimit' | 'newWalletLimit' | 'insufficientFunds'
  >
> = {
  tooManyPending: (count) =>
    `${count === 1 ? 'One withdrawal' : `${count} withdrawals`} of your own still dey on the way. Wait until one don arrive.`,
  dailyLimit: (limit, left) =>
    `You fit withdraw ${formatNaira(limit)} one day; ${formatNaira(left)} remain today.`,
  newWalletLimit: (limit, left, until) =>
    `For your safety you fit withdraw ${formatNaira(limit)} one day until ${formatLagosDateTime(until)}, because your account or PIN new; ${formatNaira(left)} remain today.`,
  insufficientFunds: (available) =>
    `${errors.insufficient_funds} You get ${formatNaira(available)}.`,
}

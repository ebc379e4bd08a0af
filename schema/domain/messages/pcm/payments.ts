import { UNVERIFIED_BALANCE_MAX } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { PAYMENT_MESSAGES } from '../payments.ts'

/** The others are the administrators'. */
export const words: Words<Pick<typeof PAYMENT_MESSAGES, 'refusedByProvider' | 'balanceLimit'>> = {
  refusedByProvider:
    'The payment service no accept this payment. Check your email address for your profile, or try another amount.',
  balanceLimit: (room, started) =>
    `Until you get verified, your wallet fit hold ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
    (started > 0 ? `Payments wey you start today dey count too: ${formatNaira(started)}. ` : '') +
    (room > 0
      ? `You fit add ${formatNaira(room)} now.`
      : 'Withdraw or spend some first, or get verified.'),
}

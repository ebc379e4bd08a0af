import { UNVERIFIED_BALANCE_MAX } from '#schema/domain/limits.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'

/** Messages about payments that name an amount. The others are in errors.ts and money.ts. */
export const PAYMENT_MESSAGES = {
  ownPayment: 'Another administrator must decide about your own payment.',
  notMismatched: 'This payment is no mismatch. It may be credited already.',
  notCreditable:
    'The provider does not report this payment as paid in naira in this mode. Refund it in the dashboard of the provider.',
  credited: 'The payment is in the wallet.',
  refusedByProvider:
    'The payment service does not accept this payment. Check your email address in your profile, or try another amount.',
  balanceLimit: (room: Kobo, started: Kobo) =>
    `Until you are verified your wallet can hold ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
    (started > 0 ? `Payments that you started today count too: ${formatNaira(started)}. ` : '') +
    (room > 0
      ? `You can add ${formatNaira(room)} now.`
      : 'Withdraw or spend some first, or get verified.'),
} as const

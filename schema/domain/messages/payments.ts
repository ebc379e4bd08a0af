import { factsOf } from '#schema/domain/facts.ts'
import { UNVERIFIED_BALANCE_MAX } from '#schema/domain/limits.ts'
import { localize } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'

/** Messages about payments that name an amount. The others are in errors.ts and money.ts. */
export const PAYMENT_MESSAGES = localize('domain/payments', {
  ownPayment: 'Another administrator must decide about your own payment.',
  notMismatched: 'This payment is no mismatch. It may be credited already.',
  notCreditable:
    'The provider does not report this payment as paid in naira in this mode. Refund it in the dashboard of the provider.',
  credited: 'The payment is in the wallet.',
  nameUser: 'This payment belongs to nobody yet. Name the user who gets it.',
  unknownUser: 'There is no such user.',
  closedUser: 'This account is closed. Refund the payment, or name another user.',
  returning: 'A part of this payment goes back to its payer or went back already.',
  refundStarted:
    'The refund is on its way. The money waits until the provider has confirmed it, which takes up to two weeks.',
  refundRunning: 'A refund of this payment is on its way already.',
  disputed: 'The bank disputes this payment. Answer the dispute at the provider instead.',
  refund: {
    nothing_left: 'Nothing of this payment is left to refund.',
    too_much: 'This is more than what is left of the payment.',
    not_in_wallet: 'The wallet does not have this amount any more.',
    only_whole: 'This payment waits in suspense and can be refunded whole only.',
  },
  refusedByProvider:
    'The payment service does not accept this payment. Check your email address in your profile, or try another amount.',
  balanceLimit: (room: Kobo, started: Kobo) =>
    `Until you are verified your wallet can hold ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
    (started > 0 ? `Payments that you started today count too: ${formatNaira(started)}. ` : '') +
    (room > 0
      ? `You can add ${formatNaira(room)} now.`
      : 'Withdraw or spend some first, or get verified.'),
})
export const PAYMENT_FACTS = factsOf('payments', PAYMENT_MESSAGES)

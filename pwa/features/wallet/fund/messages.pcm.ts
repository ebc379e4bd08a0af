import type { AmountBounds } from '#schema/domain/amount-bounds.ts'
import { UNVERIFIED_BALANCE_MAX } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Put money for your wallet',
  quickAmounts: 'Choose quick',
  safe: 'Na Paystack dey collect the payment: by card, bank transfer or USSD. Onise no dey ever see your card.',
  amount: 'Amount',
  amountHint: ({ min, max }: AmountBounds) =>
    `From ${formatNaira(min)} reach ${formatNaira(max)} at a time`,
  amountInvalid: 'Put amount in naira',
  tooSmall: ({ min }: AmountBounds) => `Put ${formatNaira(min)} or more`,
  tooLarge: ({ max }: AmountBounds) => `Put ${formatNaira(max)} or less`,
  overLimit: (room) =>
    `Until you get verified, your wallet fit hold ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
    (room > 0
      ? `You fit add ${formatNaira(room)} now.`
      : 'Withdraw or spend some first, or get verified.'),
  phone: 'Phone No.',
  send: 'Put money',
  sending: 'We dey start am',
  needsNetwork: 'Network no dey. You need am to pay. Wetin you type go stay here.',
  offlineTitle: 'You need network to pay',
  offlineText: 'Wetin you type go stay here. We no dey take money when network no dey.',
  tryAgain: 'Try again',
  checkout: 'Pay',
  cannotOpen: 'The checkout no gree open. We no take any money. Try again.',
  cannotPay: 'Something no go well for the checkout. Abeg try again or pay another way.',
  adding: 'We dey add am to your wallet…',
  addedTitle: (amount) => `${amount} don enter your wallet`,
  addedText: 'You fit use am for todo now.',
  toWallet: 'See your wallet',
  cannotStore:
    'This phone no fit save the payment, so the checkout no open and we no take any money. Free some space and try again.',
  open: {
    heading: 'Payments wey never enter your wallet',
    confirmed: 'We dey confirm am',
    confirmedText: 'We go continue to check, even after you close the app.',
    unpaid: 'You never pay',
    transfer: 'We dey wait for your bank transfer',
    transferText:
      'Bank dey take minutes, sometimes hours. We go add the money to your wallet when e reach.',
    paid: (amount) => `You pay ${amount}, we dey add am…`,
    failed: 'E no go through',
    failedText:
      'The payment fail. If your bank take the money and e reach us later, we go add am to your wallet.',
    abandoned: 'E no finish',
    mismatch: 'We dey look am',
    mismatchText: (paid) =>
      `Dem pay ${paid}, but no be as we ask for am. We don record am and we go check am by hand.`,
    continue: 'Continue payment',
    check: 'Check now',
    checking: 'We dey check…',
    hide: 'I no dey pay this one',
    stillOpen: 'The money never reach here. We go continue to check.',
    offline: 'Network no dey. We go check again when e come back.',
  },
}

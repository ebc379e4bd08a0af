import type { AmountBounds } from '#schema/domain/amount-bounds.ts'
import { UNVERIFIED_BALANCE_MAX } from '#schema/domain/limits.ts'
import { localize } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'

export const messages = localize('features/wallet/fund', {
  title: 'Fund Your Wallet',
  quickAmounts: 'Quick choice',
  safe: 'Paystack takes the payment: by card, bank transfer or USSD. Onise never sees your card.',
  amount: 'Amount',
  amountHint: ({ min, max }: AmountBounds) =>
    `From ${formatNaira(min)} to ${formatNaira(max)} at a time`,
  amountInvalid: 'Enter an amount in naira',
  tooSmall: ({ min }: AmountBounds) => `Enter ${formatNaira(min)} or more`,
  tooLarge: ({ max }: AmountBounds) => `Enter ${formatNaira(max)} or less`,
  overLimit: (room: Kobo) =>
    `Until you are verified your wallet can hold ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
    (room > 0
      ? `You can add ${formatNaira(room)} now.`
      : 'Withdraw or spend some first, or get verified.'),
  phone: 'Phone No.',
  send: 'Fund',
  sending: 'Funding',
  needsNetwork: 'No network. You need one to pay. What you typed stays here.',
  offlineTitle: 'You can pay when Onise can be reached',
  offlineText: 'What you typed stays here, and no money is taken until then.',
  tryAgain: 'Try again',
  checkout: 'Pay',
  cannotOpen: 'The checkout could not be opened. Nothing was taken. Try again.',
  cannotPay: 'Something went wrong in the checkout. Please try again or pay another way.',
  cancelledText:
    'Nothing has been charged as far as we know. If you have already made a bank transfer, it is added to your wallet by itself when it arrives.',
  adding: 'Adding it to your wallet…',
  addedTitle: (amount: string) => `${amount} is in your wallet`,
  addedText: 'You can use it for a todo now.',
  toWallet: 'See your wallet',
  cannotStore:
    'This phone could not save the payment, so the checkout was not opened and nothing was taken. Free some space and try again.',
  open: {
    heading: 'Payments not in your wallet yet',
    confirmed: 'Being confirmed',
    confirmedText: 'We keep checking, even after you close the app.',
    unpaid: 'Not paid yet',
    unpaidText: 'A transfer that you have already made is added to your wallet by itself.',
    transfer: 'Waiting for your bank transfer',
    transferText:
      'Banks take minutes, sometimes hours. We add the money to your wallet when it arrives.',
    paid: (amount: string) => `Paid ${amount}, adding it…`,
    failed: 'Did not go through',
    failedText:
      'The payment failed. If your bank took the money and it reaches us later, we add it to your wallet.',
    abandoned: 'Not finished',
    mismatch: 'We are looking into it',
    mismatchText: (paid: string) =>
      `${paid} was paid, but not as requested. We have recorded it and check it by hand.`,
    continue: 'Continue payment',
    check: 'Check now',
    checking: 'Checking…',
    hide: 'Not paying this',
    stillOpen: 'The money is not here yet. We keep checking.',
    offline: 'No network. We check again when it is back.',
  },
})

import { FUND_MAX, FUND_MIN } from '#schema/domain/limits.ts'
import { formatNaira } from '#schema/domain/money.ts'

/** Money on its way in (SPEC 2, F18-F20). */
export const words = {
  title: 'Fund Your Wallet',
  note: 'By card, bank transfer or USSD, through Paystack.',
  amount: 'Amount',
  amountHint: `From ${formatNaira(FUND_MIN)} to ${formatNaira(FUND_MAX)} at a time`,
  amountWrong: 'Enter an amount in naira',
  least: `Enter ${formatNaira(FUND_MIN)} or more`,
  most: `Enter ${formatNaira(FUND_MAX)} or less`,
  phone: 'Phone No.',
  send: 'Fund',
  sending: 'Funding',
  needsSignal: 'No network. Money needs a signal; what you typed is kept.',
  offlineTitle: 'Paying needs a signal',
  offlineText: 'What you typed stays here. Nothing leaves your account while you are offline.',
  tryAgain: 'Try again',
  checkout: 'Pay',
  cannotOpen: 'The checkout could not be opened. Nothing was taken. Try again.',
  adding: 'Adding it to your wallet…',
  addedTitle: (amount: string) => `${amount} is in your wallet`,
  addedText: 'You can hold it for a todo at once.',
  toWallet: 'See your wallet',
  cannotKeep:
    'This phone could not keep the payment’s reference, so nothing was opened. Free some space and try again.',
  open: {
    heading: 'Payments not in your wallet yet',
    confirmed: 'Being confirmed',
    confirmedText: 'We keep asking, also after you close the app.',
    unpaid: 'Not paid yet',
    transfer: 'Waiting for your bank transfer',
    transferText: 'Banks take minutes, sometimes hours. It is added by itself as soon as it lands.',
    paid: (amount: string) => `Paid ${amount}, adding it…`,
    failed: 'Did not go through',
    failedText: 'Nothing was taken from your card. A transfer that still lands is added by itself.',
    abandoned: 'Not finished',
    mismatch: 'We are looking into it',
    mismatchText: (paid: string) =>
      `${paid} was paid, but not as it was asked for. Support has been told; your money is safe.`,
    goOn: 'Continue payment',
    check: 'Check now',
    checking: 'Checking…',
    hide: 'Not paying this',
    stillOpen: 'Not there yet. We keep asking.',
    noSignal: 'No network. We ask again when there is a signal.',
  },
} as const

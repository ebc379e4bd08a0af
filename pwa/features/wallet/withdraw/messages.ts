import { WITHDRAW_MIN } from '#schema/domain/limits.ts'
import { localize } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'

export const messages = localize('features/wallet/withdraw', {
  title: 'Enter Your Bank Details',
  loading: 'Loading your banks',
  bank: 'Bank',
  selectBank: 'Select Bank',
  search: 'Search the list',
  searchHint: 'By name or code, for example GTB or 058',
  matches: (count: number) => (count === 1 ? '1 bank found' : `${count} banks found`),
  noMatch: 'No bank by that name. Clear the search to see them all.',
  banksAsOf: (when: string) => `This list of banks was loaded ${when}.`,
  noBanks: 'The list of banks could not be loaded.',
  account: 'Account Number',
  accountHint: '10 digits',
  unusualNumber:
    'This number is unusual for this bank. Check it, and check the name below before you withdraw.',
  lookingUp: 'Asking the bank for the account name…',
  nameUnavailable: 'The bank did not answer with the account name. Check the number again.',
  amount: 'Amount',
  hint: `You can withdraw ${formatNaira(WITHDRAW_MIN)} or more`,
  amountInvalid: 'Enter an amount in naira',
  tooSmall: `Enter ${formatNaira(WITHDRAW_MIN)} or more`,
  tooLarge: (balance: string) => `Your wallet has ${balance}`,
  notCleared: (amount: string) => `You can withdraw ${amount} now`,
  rest: (rest: string) => `${rest} stays in your wallet.`,
  charge: (arrives: string, charge: string) => `${arrives} arrives, the bank takes ${charge}.`,
  all: (amount: string) => `Withdraw all, ${amount}`,
  most: (amount: string) => `Withdraw ${amount}, the most for now`,
  nothingYet: 'Nothing can be withdrawn yet. The note above says from when.',
  stepsFirst: 'First do what the note above says. What you typed here stays.',
  pin: 'Pin',
  send: 'Withdraw',
  sending: 'Withdrawing...',
  balance: 'In your wallet',
  forgot: 'Forgot your PIN?',
  needsNetwork: 'No network. You need one to withdraw. What you typed stays here.',
  confirmTitle: (amount: string, account: string) => `Sending ${amount} to ${account}`,
  confirmText: 'The bank gave this name after you pressed Withdraw. Press Stop if it is wrong.',
  stop: 'Stop',
  stopped: 'Stopped. Nothing was sent.',
  sentTitle: (arrives: string, account: string) => `${arrives} is on its way to ${account}`,
  reviewTitle: (arrives: string, account: string) => `${arrives} to ${account} is being checked`,
  otherName:
    'The account name is not your name. We check the withdrawal by hand before we send it.',
  otherNameAtOnce:
    'The account name is not your name. We send it at once, without a check by hand, and cannot get it back.',
  rightAccount: (account: string) => `This is the right account: ${account}`,
  tickFirst:
    'Nothing was sent yet. Read the name of the account, tick that it is the right one, then press Withdraw again.',
  noName:
    'Nothing was sent: the bank did not answer with the account name. Your money is in your wallet. Try again in a few minutes.',
  sentText: 'Banks usually take minutes. You can follow it in your wallet.',
  receipt: 'See the receipt',
  another: 'Withdraw again',
  unknown:
    'There was no answer, so we do not know yet if the money was sent. Look in your wallet before you try again. If you press Withdraw again without changes, it is sent only once.',
})

import { WITHDRAW_MIN } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Put your bank details',
  loading: 'We dey load your banks',
  bank: 'Bank',
  selectBank: 'Choose bank',
  search: 'Search the list',
  searchHint: 'By name or code, for example GTB or 058',
  matches: (count) => (count === 1 ? 'We see 1 bank' : `We see ${count} banks`),
  noMatch: 'No bank get that name. Clear the search to see all of dem.',
  banksAsOf: (when) => `This list of banks load ${when}.`,
  noBanks: 'The list of banks no gree load.',
  account: 'Account Number',
  accountHint: '10 digits',
  unusualNumber:
    'This number no be the usual kind for this bank. Check am, and check the name below before you withdraw.',
  lookingUp: 'We dey ask the bank for the account name…',
  nameUnavailable: 'The bank no answer with the account name. Check the number again.',
  amount: 'Amount',
  hint: `You fit withdraw ${formatNaira(WITHDRAW_MIN)} or more`,
  amountInvalid: 'Put amount in naira',
  tooSmall: `Put ${formatNaira(WITHDRAW_MIN)} or more`,
  tooLarge: (balance) => `Your wallet get ${balance}`,
  notCleared: (amount) => `You fit withdraw ${amount} now`,
  rest: (rest) => `${rest} go stay for your wallet.`,
  charge: (arrives, charge) => `${arrives} go reach, the bank go take ${charge}.`,
  all: (amount) => `Withdraw all, ${amount}`,
  most: (amount) => `Withdraw ${amount}, e no fit pass that one for now`,
  nothingYet: 'You never fit withdraw anything. The note for up tell you from when.',
  stepsFirst: 'First do wetin the note for up talk. Wetin you type here go stay.',
  pin: 'PIN',
  send: 'Withdraw',
  sending: 'We dey withdraw am...',
  balance: 'Wetin dey your wallet',
  forgot: 'You forget your PIN?',
  needsNetwork: 'Network no dey. You need am to withdraw. Wetin you type go stay here.',
  confirmTitle: (amount, account) => `We dey send ${amount} to ${account}`,
  confirmText: 'The bank give this name after you press Withdraw. Press Stop if e no correct.',
  stop: 'Stop',
  stopped: 'E don stop. We no send anything.',
  sentTitle: (arrives, account) => `${arrives} dey go to ${account}`,
  reviewTitle: (arrives, account) => `We dey check ${arrives} to ${account}`,
  otherName:
    'The account name no be your name. We go check the withdrawal by hand before we send am.',
  otherNameAtOnce:
    'The account name no be your name. We go send am at once, nobody go check am, and we no fit collect am back.',
  rightAccount: (account: string) => `Na the correct account be this: ${account}`,
  tickFirst:
    'We never send anything. Read the account name, tick say na the correct one, then press Withdraw again.',
  noName:
    'We no send anything: the bank no answer with the account name. Your money dey your wallet. Try again after some minutes.',
  sentText: 'Bank dey usually take minutes. You fit follow am for your wallet.',
  receipt: 'See the receipt',
  another: 'Withdraw again',
  unknown:
    'Answer no come, so we never know if the money don go. Check your wallet before you try again. If you press Withdraw again and you no change anything, we go send am only once.',
}

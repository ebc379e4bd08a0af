import type { AmountBounds } from '#schema/domain/amount-bounds.ts'
import { UNVERIFIED_BALANCE_MAX, WITHDRAW_MIN } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { messages as fundTexts } from './fund/messages.ts'
import type { messages as walletTexts } from './messages.ts'
import type { messages as pinsTexts } from './pins/messages.ts'
import type { messages as planTexts } from './plan/messages.ts'
import type { messages as receiptTexts } from './receipt/messages.ts'
import type { messages as statementTexts } from './statement/messages.ts'
import type { messages as withdrawTexts } from './withdraw/messages.ts'

const fund: Words<typeof fundTexts> = {
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
  offlineTitle: 'You fit pay when we fit reach Onise',
  offlineText: 'Wetin you type go stay here, and we no go take money until then.',
  tryAgain: 'Try again',
  checkout: 'Pay',
  cannotOpen: 'The checkout no gree open. We no take any money. Try again.',
  cannotPay: 'Something no go well for the checkout. Abeg try again or pay another way.',
  cancelledText:
    'As we know am, dem never charge you anything. If you don already do bank transfer, e go enter your wallet by itself when e reach.',
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
    unpaidText: 'Transfer wey you don already do go enter your wallet by itself.',
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

const wallet: Words<typeof walletTexts> = {
  sentTo: (details, account) => `${details} to ${account}`,
  paidTo: (details, name) => `${details}, to ${name}`,
  paidFrom: (details, name) => `${details}, from ${name}`,
  heldFor: (details, name) => `${details}, for ${name}`,
  closedAccount: 'account wey don close',
  title: 'Wallet',
  inWallet: 'Wetin dey your wallet',
  total: 'Total balance',
  held: (todos) => `We dey hold for ${todos === 1 ? '1 todo' : `${todos} todos`}`,
  heldNote:
    'Money wey we dey hold no join the balance. When the todo end, we go pay am out or return am to you.',
  withdrawable: 'You fit withdraw now',
  withdrawableFrom: (when) => `From ${when}`,
  nothingHeld: 'We no dey hold any money',
  asOf: (when) => `E save for this phone: ${when}`,
  fund: 'Put money',
  withdraw: 'Withdraw',
  continuePayment: 'Continue payment',
  history: 'Transaction history',
  statement: 'Statement',
  none: 'No transaction dey yet',
  noneText: 'Money wey you add, collect, pay and withdraw go show here.',
  columns: {
    detail: 'Detail',
    amount: 'Amount',
    type: 'Type',
    date: 'Date',
    status: 'Status',
    balance: 'Balance',
  },
  types: { credit: 'Credit', debit: 'Debit' },
  statuses: { pending: 'Dey wait', completed: 'Completed', failed: 'Failed' },
  reference: (reference) => `ref ${reference}`,
  balanceAfter: (amount) => `Balance ${amount}`,
  olderOffline: 'Network no dey. Older transactions go load when e come back.',
  filters: {
    label: 'Filter the history',
    toggle: 'Filter',
    search: 'Search the details',
    direction: 'Money',
    directions: { all: 'All', in: 'Enter', out: 'Comot' },
    status: 'Status',
    anyStatus: 'Any status',
    month: 'Month',
    anyMonth: 'Any month',
    none: 'Nothing match',
    noneText: 'We search only the transactions wey don load for this phone.',
    clear: 'Clear filters',
  },
}

const pins: Words<typeof pinsTexts> = {
  create: {
    title: 'Create PIN',
    note: 'Onise go ask for your PIN each time you withdraw money to bank.',
    pin: 'PIN',
    pinHint: '4 to 6 digits',
    confirm: 'Confirm PIN',
    confirmHint: 'The same digits again',
    password: 'Password',
    passwordHint: 'The one of your account, because money dey your wallet',
    passwordRequired: 'You must put your password',
    newLimit: (perDay) =>
      `To keep you safe, you fit withdraw ${perDay} a day for the first 24 hours after this.`,
    send: 'Create PIN',
    sending: 'We dey create am...',
    exists: 'You get PIN already',
    existsText: 'Use the old PIN change am, or set new one if you forget am.',
  },
  update: {
    title: 'Update PIN',
    note: 'You need the PIN wey you dey use now.',
    old: 'Old PIN',
    confirm: 'Confirm PIN',
    placeholder: 'confirm your new PIN',
    confirmHint: 'This one go be your new PIN',
    send: 'Update PIN',
    sending: 'We dey update am...',
    none: 'You never get PIN',
    noneText: 'Create one first.',
    same: 'Na the PIN wey you get be that. Choose another one.',
  },
  forgot: {
    title: 'Forget PIN',
    link: 'You forget your PIN?',
    requestNote: 'Put your password. Then we go send you code.',
    by: 'Where we go send am?',
    channels: { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' },
    password: 'Password',
    passwordRequired: 'You must put your password',
    request: 'Send me code',
    requesting: 'We dey send am...',
    haveCode: 'I get code already',
    codeNote: 'Type the 6 digits wey we send you. Dem go work for 10 minutes.',
    pin: 'New PIN',
    confirm: 'Confirm PIN',
    pause: 'To keep you safe, you no fit withdraw for 24 hours after this.',
    set: 'Set new PIN',
    setting: 'We dey set am...',
  },
  digits: (label) => `${label} must be 4 to 6 digits`,
  show: 'Show digits',
  hide: 'Hide digits',
  weak: 'This PIN easy to guess. Thief dey first try digits wey repeat, digits wey follow each other, and years. Choose another one.',
  mismatch: 'The two PINs no be the same',
  offline:
    'Network no dey. We no dey ever save your PIN for the phone, so you need network for this.',
  lockedTitle: (until) => `Your PIN dey locked until ${until}`,
  lockedText:
    'You don try wrong PIN too many times. Your money dey safe. Try again by then, or set new PIN.',
  limitedTitle: (perDay, until) => `You fit withdraw ${perDay} a day until ${until}`,
  limitedText:
    'Your account or your PIN still new. To keep you safe, only small money fit comot before then.',
  pausedTitle: (until) => `You no fit withdraw until ${until}`,
  pausedText: 'You set new PIN. To keep you safe, no money fit comot from your wallet before then.',
}

const plan: Words<typeof planTexts> = {
  only: (now) => `You fit withdraw ${now} now`,
  nowAndAll: (now, when) => `You fit withdraw ${now} now, and everything from ${when}`,
  nowAndMore: (now, amount, when) => `You fit withdraw ${now} now, and ${amount} from ${when}`,
  laterAll: (when) => `You fit withdraw everything from ${when}, and nothing before then`,
  laterMore: (amount, when) => `You fit withdraw ${amount} from ${when}, and nothing before then`,
  laterAndAll: (amount, first, all) =>
    `You fit withdraw ${amount} from ${first}, and everything from ${all}`,
  untilAndAll: (perDay, until) =>
    `When dem pay you, you fit withdraw ${perDay} a day until ${until}, and everything from then`,
  isNew: (perDay) =>
    `Your account or your PIN still new. To keep you safe, only ${perDay} a day fit comot for the first 24 hours.`,
  paused:
    'You set new PIN. To keep you safe, no money fit comot from your wallet for 24 hours after that.',
  clearing: (amount, from) =>
    `${amount} from ${from}. We pay am when the client no answer, so e dey wait for 24 hours.`,
  daily: (perDay) => `E no fit pass ${perDay} a day.`,
  howVerified: 'How to get verified',
  dailyUnverified: (perDay, verified) =>
    `E no fit pass ${perDay} a day. Verified accounts: reach ${verified}.`,
  single: (most) => `E no fit pass ${most} one time.`,
  steps: (count) =>
    count === 1
      ? 'One step remain before you fit withdraw'
      : 'Two steps remain before you fit withdraw',
  email: 'Confirm say the e-mail na your own. E dey take one minute.',
  emailThenPin: 'First confirm your e-mail, then create PIN.',
  pin: 'Create PIN. Onise go ask for am each time you withdraw.',
  early: (perDay) =>
    `For the first 24 hours of new PIN only ${perDay} a day fit comot, then everything. Do am now, make the time pass before you need your money.`,
  confirmEmail: 'Confirm e-mail',
  createPin: 'Create PIN',
}

const receipt: Words<typeof receiptTexts> = {
  title: 'Receipt',
  brand: 'Onise',
  status: 'Status',
  type: 'Type',
  when: 'Date',
  detail: 'Detail',
  reference: 'Reference',
  balance: 'Balance after',
  paidBy: 'Person wey pay',
  paidTo: 'Person wey collect',
  heldFor: 'We dey hold am for',
  ownWallet: (name) => `${name}, Onise wallet`,
  card: 'Card or bank transfer',
  bank: 'Your bank',
  heldMoney: 'The money wey we hold for this todo',
  heldMoneyFor: (name) => `The money wey we hold for ${name}`,
  charge: 'Bank charge',
  arrives: 'Wetin go reach',
  price: 'Price',
  fee: 'Platform fee',
  arrived: 'Wetin enter your wallet',
  account: (bank, last4) => `${bank} ••${last4}`,
  help: 'Get help with this payment',
  shareText: 'Share as text',
  sharePicture: 'Share as picture',
  savePicture: 'Save as picture',
  copy: 'Copy reference',
  copied: 'E don copy',
  copiedText: 'The receipt don copy. Paste am where you need am.',
  cannotCopy: 'This browser no allow copy.',
  cannotDraw: 'This browser no fit make the picture.',
  saved: 'The picture don save.',
  pending: 'E dey go to the bank. The money don comot from your wallet.',
  held: 'We dey hold am until you approve the work. After that, we go pay the professional.',
  failed: 'The bank no accept am. The money don return to your wallet.',
  file: (reference) => `onise-receipt-${reference}.png`,
}

const statement: Words<typeof statementTexts> = {
  title: 'Statement',
  note: 'One month of your wallet, the oldest first.',
  month: 'Month',
  print: 'Print or save as PDF',
  csv: 'Download CSV',
  fetching: 'E dey load...',
  heading: (name) => `Wallet statement of ${name}`,
  opening: 'Opening balance',
  moneyIn: 'Money wey enter',
  moneyOut: 'Money wey comot',
  closing: 'Closing balance',
  columns: { date: 'Date', detail: 'Detail', in: 'Enter', out: 'Comot', balance: 'Balance' },
  none: 'No money move this month.',
  status: { pending: 'dey wait', failed: 'fail, we no count am' },
  offline: 'Network no dey. Statement dey come from the server, so you need network to see am.',
  createdAt: (when) => `We make am on ${when}. All times na Lagos time.`,
  csvFailed: 'The file no gree load. Try again.',
  file: (month) => `onise-statement-${month}.csv`,
}

const withdraw: Words<typeof withdrawTexts> = {
  title: 'Put your bank details',
  loading: 'We dey load your banks',
  bank: 'Bank',
  selectBank: 'Choose bank',
  search: 'Search the list',
  searchHint: 'By name or code, for example GTB or 058',
  matches: (count) => (count === 1 ? 'We see 1 bank' : `We see ${count} banks`),
  noMatch: 'No bank get that name. Clear the search to see all of dem.',
  banksAsOf: (when) => `This list of banks load ${when}.`,
  noBanks: 'The list of banks no gree load. Your money dey safe for your wallet.',
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
  nothingYet: 'You never fit withdraw anything. The note for this page tell you from when.',
  stepsFirst: 'First do wetin the note for this page talk. Wetin you type here go stay.',
  pin: 'PIN',
  send: 'Withdraw',
  sending: 'We dey withdraw am...',
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
  sendTo: 'Send the money go',
  anotherAccount: 'Another account',
  spoken: (bank, last4) => `${bank}, account wey end with ${last4}`,
  chooseAccount: 'Choose the account wey the money go enter',
  newName: 'The bank don give another name for this account. Read am before you withdraw:',
  remove: 'Remove',
  removeOf: (account) => `Remove ${account}`,
  removeTitle: (account) => `You wan remove ${account}?`,
  removeText:
    'If you wan withdraw to this account again, you go type the bank and number. Withdrawals wey dey go still go reach.',
  removing: 'We dey remove am...',
  keep: 'Leave am',
  removeNeedsNetwork: 'Network no dey. You need am to remove account.',
  left: (balance) => `${balance} remain for your wallet.`,
  accountSaved: 'We don save this account for your next withdrawal. You fit remove am there.',
  receipt: 'See the receipt',
  another: 'Withdraw again',
  unknown:
    'Answer no come, so we never know if the money don go. Check your wallet before you try again. If you press Withdraw again and you no change anything, we go send am only once.',
}

export const words = {
  'features/wallet/fund': fund,
  'features/wallet': wallet,
  'features/wallet/pins': pins,
  'features/wallet/plan': plan,
  'features/wallet/receipt': receipt,
  'features/wallet/statement': statement,
  'features/wallet/withdraw': withdraw,
}

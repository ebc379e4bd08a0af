import { amountInWords } from '#schema/domain/amount-words.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { words as domain } from '#schema/domain/words/pcm.ts'
import type { messages as apiTexts } from './api/messages.ts'
import type { messages as textLinkTexts } from './languages/text-links-messages.ts'
import type { DELIVERY_MESSAGES } from './outbox/delivery-messages.ts'
import type { messages as outboxTexts } from './outbox/messages.ts'
import type { messages as paymentsTexts } from './payments/messages.ts'
import type { messages as placesTexts } from './places/messages.ts'
import type { messages as replicaTexts } from './replica/messages.ts'
import type { messages as replicaQuotaTexts } from './replica/quota-messages.ts'
import type { messages as speechTexts } from './speech/messages.ts'
import type { messages as startupTexts } from './startup/messages.ts'
import type { messages as uiCodeTexts } from './ui/code/messages.ts'
import type { messages as uiFormatTexts } from './ui/format/messages.ts'
import type { messages as uiMessagesLazyTexts } from './ui/messages.lazy.ts'
import type { messages as uiTexts } from './ui/messages.ts'
import type { messages as updatesTexts } from './updates/messages.ts'

const api: Words<typeof apiTexts> = {
  noConnection: 'We no fit reach Onise. Check your signal and try again.',
  unreachable: 'We no fit reach Onise.',
  notAnswering: 'Onise no dey answer.',
  tryAgain: 'Try again after small time.',
  ifItLasts: (addresses: string) => `If e no pass, write to ${addresses}.`,
  writeTo: (addresses: string) => `Write to ${addresses}.`,
  requestCode: (code: string) => `Code: ${code}`,
  phoneFull: 'This phone don full, so Onise no fit save that one. Free some space and try again.',
  phoneProblem:
    'This phone no fit do that one. Close Onise, open am again and try once more. If e fail again, update your browser or use another one.',
  fileGone: 'The file wey you choose don change or e no dey this phone again. Choose am again.',
}

const outboxDelivery: Words<typeof DELIVERY_MESSAGES> = {
  saved: 'E don save for phone',
  late: 'E never go',
  sent: 'E don go',
}

const outbox: Words<typeof outboxTexts> = {
  tooOld: 'You write this one with older version of Onise, so e no fit go again. Write am again.',
  stopped: 'You stop this one. E go stay for this phone until you send am again or comot am.',
  sentBeforeDiscard:
    'Onise don already receive this one when you comot am. E go stay as you send am.',
  parentFailed: 'E no go, because we no accept the thing wey e follow.',
}

const payments: Words<typeof paymentsTexts> = {
  arrived: (amount) => `${formatNaira(amount)} don enter your wallet.`,
}

const places: Words<typeof placesTexts> = {
  area: 'Area',
  areaHint: 'Type two letters and choose: Ikeja, Yaba, Wuse …',
  list: 'Wetin e fit be',
  noMatch: 'No area get this name. Try the next town or the local government area.',
  matches: (count: number) => (count === 1 ? '1 area dey the list' : `${count} areas dey the list`),
  choose: 'Choose one area from the list, or leave am empty',
  alsoCalled: (name: string) => `dem still dey call am ${name}`,
  whereIAm: 'Use where I dey',
  locating: 'E dey find where you dey…',
  located: (area: string) => `You dey ${area}. Na only this area we send, no be the exact place.`,
  failures: {
    denied:
      'This phone no gree make Onise see where you dey. We no send anything. Type your area, or allow location for your browser settings.',
    unknown: 'This phone no fit find where e dey. We no send anything. Type your area.',
    slow: 'E take too long to find where you dey. We no send anything. Type your area, or try again.',
    abroad: 'You no dey near any area for Nigeria. We no send anything. Type the area of the work.',
  },
  reach: 'How far you fit go?',
  reachHint: 'From the middle of your area reach the middle of the other one',
  reaches: {
    5: 'Reach 5 km',
    10: 'Reach 10 km',
    25: 'Reach 25 km',
    50: 'Reach 50 km',
    100: 'Reach 100 km',
    state: 'The whole state',
    anywhere: 'Anywhere for Nigeria',
  },
  areas: 'Other areas wey you dey work',
  areasHint: (max: number) => `Reach ${max}. Na the same distance you dey go from each one.`,
  areasFull: (max: number) => `You don choose all the ${max}. Remove one to add another one.`,
  addArea: 'Add area',
  remove: (area: string) => `Remove ${area}`,
}

const replica: Words<typeof replicaTexts> = {
  closeOtherTabs: 'Close the other tabs of Onise so that this one fit update.',
}

const replicaQuota: Words<typeof replicaQuotaTexts> = {
  phoneFull: 'This phone don full, so that one no save. Free some space and try again.',
  spaceFreed:
    'This phone don nearly full. Onise delete pictures and todos wey go load again. Wetin you write dey safe.',
}

const speech: Words<typeof speechTexts> = {
  read: 'Read am out',
  readNewest: 'Read the newest messages out',
  stop: 'Stop to dey read',
}

const startup: Words<typeof startupTexts> = {
  storageCleared:
    'This browser delete wetin Onise save for this phone. Log in again. Everything wey you don send go come back.',
  itemRefused:
    'This phone don full, so Onise no fit keep you logged in or save your settings: dem go last until you close Onise. Free some space.',
}

const uiCode: Words<typeof uiCodeTexts> = {
  code: 'Code',
  invalid: 'The code get 6 digits',
  sent: {
    sms: (to: string) =>
      `Type the 6 digits wey we send by SMS to ${to}. Dem dey work for 10 minutes.`,
    whatsapp: (to: string) =>
      `Type the 6 digits wey we send by WhatsApp to ${to}. Dem dey work for 10 minutes.`,
    email: (to: string) =>
      `Type the 6 digits from the e-mail to ${to}. Dem dey work for 10 minutes. Check the spam folder too.`,
  },
  again: 'Send another code',
  by: {
    sms: 'Send am by SMS instead',
    whatsapp: 'Send am by WhatsApp instead',
    email: 'Send am by e-mail instead',
  },
  sending: 'E dey send...',
  wait: (seconds: number) =>
    `You fit ask for another code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
}

const uiFormat: Words<typeof uiFormatTexts> = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: domain.times.months,
  asap: 'Sharp sharp',
  flexible: 'No hurry',
  hours: 'Few hours',
  days: 'Few days',
  weeks: 'Few weeks',
  monthCount: (count) => (count === 1 ? '1 month' : `${count} months`),
  neededBy: (day) => `By ${day}`,
  neededByPassed: (day) => `Dem need am by ${day}, and the day don pass`,
  today: 'Today',
  yesterday: 'Yesterday',
  justNow: 'just now',
  minutesAgo: (minutes) => `${minutes} min ago`,
  hoursAgo: (hours) => `${hours} h ago`,
  aDayAgo: 'yesterday',
  daysAgo: (days) => `${days} days ago`,
}

const uiMessagesLazy: Words<typeof uiMessagesLazyTexts> = {
  aboutOnise: 'About Onise',
  totalBalance: 'Total balance',
  optional: 'if you like',
  atMostCharacters: (limit) => `${limit} characters at most`,
  charactersLeft: (count) => `${count} remain`,
  charactersTooMany: (count) => `${count} too many`,
  amountAtLeast: (amount) => `Put ${amount} or more`,
  amountAtMost: (amount) => `Put ${amount} or less`,
  heicPicture:
    'Na iPhone picture (HEIC) be this, and this browser no fit open am. Take screenshot of am and choose that one, or save am as JPEG first.',
  choose: 'Choose one for inside these.',
  tooLong: (max) => `Use at most ${max} characters.`,
  tooShort: (min) => `Use at least ${min} characters.`,
  atLeast: (min) => `Enter ${min} or pass am.`,
  atMost: (max) => `Enter ${max} or less.`,
  number: 'Enter number.',
  wholeNumber: 'Enter whole number.',
  notFitting: 'Check wetin you type for here.',
  amountProblems: {
    comma:
      'Na kobo be this? Put dot before kobo, like 5,000.50. Comma dey stand before three numbers, like 5,000.',
    dot: 'Na thousand be this? Write 12,000 or 12000. Kobo get two numbers after the dot, like 12,000.50.',
    size: 'This one pass wetin Onise fit take. Check the zeros.',
    form: 'Write the amount with numbers, like 5,000 or 5k.',
  },
  amountWhole: 'Only complete naira. Comot the kobo.',
  amountInWords: (amount) => amountInWords(amount),
  farTitle: 'Na the correct amount be this?',
  far: {
    above: (spoken, reference) =>
      `You write ${spoken}. E pass 20 times the ${reference} of this todo.`,
    below: (spoken, reference) =>
      `You write ${spoken}. E no reach one part out of ten of the ${reference} of this todo.`,
  },
  farYes: (amount) => `Yes, ${amount}`,
  farNo: 'Change the amount',
  password: 'password',
  show: (secret) => `Show ${secret}`,
  hide: (secret) => `Hide ${secret}`,
  chooseDay: 'Choose day',
  choosePicture: 'Choose picture',
  changePicture: 'Change picture',
  yourPicture: 'Your picture',
  remove: 'Remove',
  sizeLimit: (size) => `Up to ${size}`,
  fileTooBig: (size) => `Choose file of ${size} or less`,
  tapToChange: (size) => `${size} · tap to change`,
  sizeSent: (sent, size) => `${sent} of ${size} don go`,
  stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
  starWords: ['E bad well well', 'E bad', 'E dey manage', 'E good', 'E good well well'],
  notSaved:
    'This one no fit save for this phone. Wetin you write still dey here: free some space, or reload Onise, and try again.',
  openPicture: 'Open the picture',
  pictureOf: (place, count) => `Picture ${place} for inside ${count}`,
  earlierPicture: 'Picture wey dey before',
  nextPicture: 'Next picture',
  share: 'Share',
  linkCopied: 'You don copy the link. Paste am anywhere.',
  linkNotCopied: (url) => `Copy this link: ${url}`,
  isNew: 'New',
  reviews: (count) => (count === 1 ? '1 review' : `${count} reviews`),
  verified: 'Verified',
  badgeMeaning: 'Wetin the badge mean',
  badgeInGeneral: (name) =>
    `Onise dey give the badge to people wey dem don check who dem be. The profile of ${name} talk wetin dem check, and when.`,
  badgeWithoutRecord: 'Onise give this badge without record of any document.',
  badgePromise:
    'The badge talk who person be. E no promise say the work go good: agree and pay for Onise, and approve only when the work don finish.',
  badgeProfile: 'Open the profile',
  identityChecked: (day) => `Dem check who e be on ${day}`,
  phoneProven: 'Phone number don confirm',
  bankInSameName: 'Bank account get the same name',
  postedTodos: (posted, assigned) => `E don post ${posted} todo, e don assign ${assigned}`,
  paidFor: (percent) => `e don pay for ${percent}% of the work wey e assign`,
  approvesIn: (days) =>
    days === 1 ? 'e dey approve inside one day' : `e dey approve inside ${days} days`,
  lostDisputes: (count) => `e don lose ${count} dispute`,
  memberSince: (month) => `e dey here since ${month}`,
  completedJobs: (count) => (count === 1 ? '1 job don complete' : `${count} jobs don complete`),
  completed: (percent, jobs) => `${percent}% of ${jobs} jobs don complete`,
  rating: (rating) => `${rating} out of 5 stars`,
}

const ui: Words<typeof uiTexts> = {
  loading: 'E dey load',
  failed: 'E no load.',
  retry: 'Try again',
  showMore: 'Show more',
  back: 'Go back',
  close: 'Close',
  dismiss: 'Close',
  toasts: 'Alerts',
  clear: 'Clear search',
  tapToLoad: 'Tap to load',
  refresh: 'Check again',
  refreshing: 'We dey check for new tin',
  asOf: 'As e be the last time we check',

  skip: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close menu',
  side: 'Side menu',
  main: 'Main',
  bar: 'Most used',
  waiting: ' dey wait for ',
}

const updates: Words<typeof updatesTexts> = {
  notReady: 'The new version don nearly ready. Continue, and tap Update again after one minute.',
}

const textLinks: Words<typeof textLinkTexts> = {
  help: 'Help',
  privacy: 'Privacy',
  terms: 'Terms',
  accept: 'If you register, you accept these:',
}

export const words = {
  'languages/text-links-messages': textLinks,
  api,
  'outbox/delivery-messages': outboxDelivery,
  outbox,
  payments,
  places,
  replica,
  'replica/quota-messages': replicaQuota,
  speech,
  startup,
  'ui/code': uiCode,
  'ui/format': uiFormat,
  'ui/messages.lazy': uiMessagesLazy,
  ui,
  updates,
}

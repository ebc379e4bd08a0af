import { amountGroups } from '#schema/domain/amount-words.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { words as domain } from '#schema/domain/words/ig.ts'
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
  noConnection: 'E nweghị ike iru Onise. Lelee network gị, nwaa ọzọ.',
  unreachable: 'E nweghị ike iru Onise.',
  notAnswering: 'Onise anaghị aza.',
  tryAgain: 'Nwaa ọzọ n’oge na-adịghị anya.',
  ifItLasts: (addresses: string) => `Ọ bụrụ na ọ gafeghị, degara ${addresses}.`,
  writeTo: (addresses: string) => `Degara ${addresses}.`,
  requestCode: (code: string) => `Koodu: ${code}`,
  phoneFull: 'Ekwentị a ejuola, ya mere Onise enweghị ike ichekwa nke ahụ. Mepee ohere, nwaa ọzọ.',
  phoneProblem:
    'Ekwentị a enweghị ike ime nke ahụ. Mechie Onise, meghee ya ọzọ, nwaa ọzọ. Ọ bụrụ na ọ daa ọzọ, melite ihe nchọgharị gị ma ọ bụ jiri ọzọ.',
  fileGone: 'Faịlụ ị họọrọ agbanweela ma ọ bụ ọ nọghịzi n’ekwentị a. Họrọ ya ọzọ.',
}

const outboxDelivery: Words<typeof DELIVERY_MESSAGES> = {
  saved: 'Echekwala na ekwentị',
  late: 'E zigabeghị',
  sent: 'E zigala',
}

const outbox: Words<typeof outboxTexts> = {
  tooOld: 'E jiri ụdị Onise ochie dee nke a, ya mere e nweghịzi ike iziga ya. Dee ya ọzọ.',
  stopped: 'Ị kwụsịrị nke a. Ọ ga-anọ na ekwentị a ruo mgbe i zigara ya ọzọ ma ọ bụ tụfuo ya.',
  sentBeforeDiscard: 'Onise anatalarị nke a mgbe ị tụfuru ya. Ọ ga-adị ka e si ziga ya.',
  parentFailed: 'E zigaghị ya, n’ihi na a nabataghị ihe o so.',
}

const payments: Words<typeof paymentsTexts> = {
  arrived: (amount: Kobo) => `${formatNaira(amount)} batara na wallet gị.`,
}

const places: Words<typeof placesTexts> = {
  area: 'Mpaghara',
  areaHint: 'Pịnye mkpụrụedemede abụọ wee họrọ: Ikeja, Yaba, Wuse …',
  list: 'Ihe ọ nwere ike ịbụ',
  noMatch: 'Ọ nweghị mpaghara aha ya bụ nke a. Nwaa obodo dị nso ma ọ bụ ọchịchị ime obodo.',
  matches: (count: number) =>
    count === 1 ? 'Mpaghara 1 dị na ndepụta' : `Mpaghara ${count} dị na ndepụta`,
  choose: 'Họrọ mpaghara site na ndepụta ahụ, ma ọ bụ hapụ ya efu',
  alsoCalled: (name: string) => `a na-akpọkwa ya ${name}`,
  whereIAm: 'Jiri ebe m nọ',
  locating: 'A na-achọ ebe ị nọ…',
  located: (area: string) =>
    `Ị nọ na ${area}. Ọ bụ naanị mpaghara a ka e zipụrụ, ọ bụghị kpọmkwem ebe ị nọ.`,
  failures: {
    denied:
      'Ekwentị a ekweghị ka Onise hụ ebe ị nọ. E nweghị ihe e zipụrụ. Pịnye mpaghara gị, ma ọ bụ kwe ka a hụ ebe ị nọ na ntọala ihe nchọgharị gị.',
    unknown: 'Ekwentị a achọtaghị ebe ọ nọ. E nweghị ihe e zipụrụ. Pịnye mpaghara gị.',
    slow: 'O were ogologo oge ịchọta ebe ị nọ. E nweghị ihe e zipụrụ. Pịnye mpaghara gị, ma ọ bụ nwaa ọzọ.',
    abroad:
      'Ị nọghị nso na mpaghara ọ bụla na Naịjirịa. E nweghị ihe e zipụrụ. Pịnye mpaghara ọrụ ahụ dị.',
  },
  reach: 'Ebe ole ka ị na-eru?',
  reachHint: 'Site n’etiti mpaghara gị ruo n’etiti nke ọzọ',
  reaches: {
    5: 'Ruo kilomita 5',
    10: 'Ruo kilomita 10',
    25: 'Ruo kilomita 25',
    50: 'Ruo kilomita 50',
    100: 'Ruo kilomita 100',
    state: 'Steeti ahụ dum',
    anywhere: 'Ebe ọ bụla na Naịjirịa',
  },
  areas: 'Mpaghara ndị ọzọ ị na-arụ ọrụ',
  areasHint: (max: number) => `Ruo ${max}. Otu ebe ahụ ka ị na-eru site na nke ọ bụla.`,
  areasFull: (max: number) => `Ị họrọla ${max} niile. Wepụ otu iji tinye ọzọ.`,
  addArea: 'Tinye mpaghara',
  remove: (area: string) => `Wepụ ${area}`,
}

const replica: Words<typeof replicaTexts> = {
  closeOtherTabs: 'Mechie tab Onise ndị ọzọ ka nke a nwee ike imelite.',
}

const replicaQuota: Words<typeof replicaQuotaTexts> = {
  phoneFull: 'Ekwentị a ejuola, ya mere e chekwaghị nke ahụ. Mepee ohere, nwaa ọzọ.',
  spaceFreed:
    'Ekwentị a achọọla ijupụta. Onise hichapụrụ foto na todo ndị ga-abata ọzọ. Ihe i dere dị nchebe.',
}

const speech: Words<typeof speechTexts> = {
  read: 'Gụpụta ya',
  readNewest: 'Gụpụta ozi ọhụrụ',
  stop: 'Kwụsị ịgụ',
}

const startup: Words<typeof startupTexts> = {
  storageCleared:
    'Ihe nchọgharị a ehichapụla ihe Onise chekwara na ekwentị a. Banye ọzọ. Ihe niile e zigara ga-alọghachi.',
  itemRefused:
    'Ekwentị a ejuola, ya mere Onise enweghị ike idebe gị n’ime ma ọ bụ chekwaa ntọala gị: ha ga-adị ruo mgbe i mechiri Onise. Mepee ohere.',
}

/** The names of days and months are those of the Unicode CLDR. */
const uiCode: Words<typeof uiCodeTexts> = {
  code: 'Koodu',
  invalid: 'Koodu ahụ nwere nọmba 6',
  sent: {
    sms: (to: string) => `Dee nọmba 6 anyị ji SMS ziga na ${to}. Ha na-arụ ọrụ nkeji 10.`,
    whatsapp: (to: string) => `Dee nọmba 6 anyị ji WhatsApp ziga na ${to}. Ha na-arụ ọrụ nkeji 10.`,
    email: (to: string) =>
      `Dee nọmba 6 dị na email e zigara na ${to}. Ha na-arụ ọrụ nkeji 10. Leleekwa n’ime spam.`,
  },
  again: 'Ziga koodu ọzọ',
  by: {
    sms: 'Jiri SMS ziga ya kama',
    whatsapp: 'Jiri WhatsApp ziga ya kama',
    email: 'Jiri email ziga ya kama',
  },
  sending: 'A na-eziga...',
  wait: (seconds: number) => `I nwere ike ịrịọ koodu ọzọ n’ime sekọnd ${seconds}.`,
}

const uiFormat: Words<typeof uiFormatTexts> = {
  weekdays: ['Sọndee', 'Mọnde', 'Tiuzdee', 'Wenezdee', 'Tọọzdee', 'Fraịdee', 'Satọdee'],
  months: domain.times.months,
  asap: 'Ngwa ngwa',
  flexible: 'Enweghị ngwa ngwa',
  hours: 'Awa ole na ole',
  days: 'Ụbọchị ole na ole',
  weeks: 'Izu ole na ole',
  monthCount: (count: number) => `ọnwa ${count}`,
  neededBy: (day) => `Tupu ${day} agwụ`,
  neededByPassed: (day) => `Achọrọ ya tupu ${day} agwụ, ụbọchị ahụ agafeela`,
  today: 'Taa',
  yesterday: 'Ụnyaahụ',
  justNow: 'ugbu a',
  minutesAgo: (minutes) => `nkeji ${minutes} gara aga`,
  hoursAgo: (hours) => `awa ${hours} gara aga`,
  aDayAgo: 'ụnyaahụ',
  daysAgo: (days) => `ụbọchị ${days} gara aga`,
}

const ui: Words<typeof uiTexts> = {
  loading: 'Ọ na-ebu',
  failed: 'O nweghị ike ibu.',
  retry: 'Nwaa ọzọ',
  showMore: 'Gosi ndị ọzọ',
  back: 'Laghachi azụ',
  close: 'Mechie',
  dismiss: 'Wepụ',
  toasts: 'Ịdọ aka ná ntị',
  clear: 'Hichapụ ihe a chọrọ',
  tapToLoad: 'Pịa ka o buo',
  refresh: 'Lelee ọzọ',
  refreshing: 'A na-achọ ihe ọhụrụ',
  asOf: 'Otú ọ dị mgbe e lelere ya ikpeazụ',

  skip: 'Gaa n’isi okwu',
  menu: 'Menu',
  closeMenu: 'Mechie menu',
  side: 'Menu akụkụ',
  main: 'Nke isi',
  bar: 'Nke a na-ejikarị',
  waiting: ' na-eche na ',
}

const uiMessagesLazy: Words<typeof uiMessagesLazyTexts> = {
  aboutOnise: 'Maka Onise',
  totalBalance: 'Mkpokọta ego',
  optional: 'ọ bụghị iwu',
  atMostCharacters: (limit: number) => `Ọ gaghị akarị mkpụrụ edemede ${limit}`,
  charactersLeft: (count: number) => `Ọ fọdụrụ ${count}`,
  charactersTooMany: (count: number) => `O jiri ${count} karịa`,
  amountAtLeast: (amount: string) => `Tinye ${amount} ma ọ bụ karịa`,
  amountAtMost: (amount: string) => `Tinye ${amount} ma ọ bụ ihe na-erughị ya`,
  heicPicture:
    'Nke a bụ foto iPhone (HEIC), nke ihe nchọgharị a enweghị ike imepe. Were screenshot ya họrọ nke ahụ, ma ọ bụ buru ụzọ chekwaa ya dị ka JPEG.',
  choose: 'Họrọ otu n’ime ndị a.',
  tooLong: (max) => `Jiri mkpụrụ edemede ${max} ma ọ bụ ihe na-erughị ya.`,
  tooShort: (min) => `Jiri opekata mpe mkpụrụ edemede ${min}.`,
  atLeast: (min) => `Tinye ${min} ma ọ bụ karịa.`,
  atMost: (max) => `Tinye ${max} ma ọ bụ ihe na-erughị ya.`,
  number: 'Tinye nọmba.',
  wholeNumber: 'Tinye nọmba zuru ezu.',
  notFitting: 'Lelee ihe i dere ebe a.',
  amountProblems: {
    comma:
      'Nke a ọ bụ kobo? Tinye ntụpọ tupu kobo, dị ka 5,000.50. Rịkọm na-adị tupu ọnụọgụ atọ, dị ka 5,000.',
    dot: 'Nke a ọ bụ puku? Dee 12,000 ma ọ bụ 12000. Kobo nwere ọnụọgụ abụọ mgbe ntụpọ gasịrị, dị ka 12,000.50.',
    size: 'Nke a karịrị ihe Onise nwere ike ịnara. Lelee efu ndị ahụ.',
    form: 'Jiri ọnụọgụ dee ego ahụ, dị ka 5,000 ma ọ bụ 5k.',
  },
  amountWhole: 'Naira zuru ezu naanị. Wepụ kobo.',
  amountInWords: (amount: Kobo) => {
    const { millions, thousands, rest, kobo, whole } = amountGroups(amount)
    const parts = [
      millions > 0 && `nde ${millions}`,
      thousands > 0 && `puku ${thousands}`,
      (rest > 0 || whole === 0) && String(rest),
      kobo > 0 && `kobo ${kobo}`,
    ]
    return `naira ${parts.filter(Boolean).join(' na ')}`
  },
  farTitle: 'Ego a o ziri ezi?',
  far: {
    above: (spoken: string, reference: string) =>
      `I dere ${spoken}. Ọ karịrị okpukpu 20 nke ${reference} nke todo a.`,
    below: (spoken: string, reference: string) =>
      `I dere ${spoken}. O rughị otu ụzọ n’ime iri nke ${reference} nke todo a.`,
  },
  farYes: (amount: string) => `Ee, ${amount}`,
  farNo: 'Gbanwee ego ahụ',
  password: 'password',
  show: (secret: string) => `Gosi ${secret}`,
  hide: (secret: string) => `Zoo ${secret}`,
  chooseDay: 'Họrọ ụbọchị',
  choosePicture: 'Họrọ foto',
  changePicture: 'Gbanwee foto',
  yourPicture: 'Foto gị',
  remove: 'Wepụ',
  sizeLimit: (size: string) => `Ruo ${size}`,
  fileTooBig: (size: string) => `Họrọ faịlụ bụ ${size} ma ọ bụ ihe na-erughị ya`,
  tapToChange: (size: string) => `${size} · pịa ka ị gbanwee`,
  sizeSent: (sent: string, size: string) => `E zigala ${sent} n’ime ${size}`,
  stars: (count: number) => `kpakpando ${count}`,
  starWords: ['Ọ jọrọ njọ nke ukwuu', 'Ọ jọrọ njọ', 'Ọ dịtụ mma', 'Ọ dị mma', 'Ọ dị ezigbo mma'],
  notSaved:
    'E nweghị ike ichekwa nke a na ekwentị a. Ihe i dere ka nọ ebe a: mepee ohere, ma ọ bụ mepee Onise ọzọ, nwaa ọzọ.',
  openPicture: 'Mepee foto a',
  pictureOf: (place, count) => `Foto ${place} n’ime ${count}`,
  earlierPicture: 'Foto gara aga',
  nextPicture: 'Foto na-esote',
  share: 'Kesaa',
  linkCopied: 'E depụtala link ahụ. Mado ya ebe ọ bụla.',
  linkNotCopied: (url: string) => `Depụta link a: ${url}`,
  isNew: 'Ọhụrụ',
  reviews: (count: number) => `Nyocha ${count}`,
  verified: 'Enyochara',
  badgeMeaning: 'Ihe akara nnyocha pụtara',
  badgeInGeneral: (name) =>
    `Onise na-enye akara a ndị e nyochara onye ha bụ. Profile ${name} na-ekwu ihe e nyochara, na mgbe e nyochara ya.`,
  badgeWithoutRecord: 'Onise nyere akara a n’enweghị ndekọ nke akwụkwọ ọ bụla.',
  badgePromise:
    'Akara ahụ na-ekwu onye mmadụ bụ. Ọ naghị ekwe nkwa ọrụ ọma: kwekọrịtanụ ma kwụọ ụgwọ na Onise, kwado naanị mgbe ọrụ gwụchara.',
  badgeProfile: 'Mepee profile',
  identityChecked: (day) => `E nyochara onye ọ bụ na ${day}`,
  phoneProven: 'E kwenyela nọmba ekwentị',
  bankInSameName: 'Akaụntụ ụlọ akụ nwere otu aha ahụ',
  postedTodos: (posted, assigned) => `O bipụtala todo ${posted}, o nyela ndị mmadụ ${assigned}`,
  paidFor: (percent) => `ọ kwụọla ụgwọ maka ${percent}% nke ọrụ o nyere`,
  approvesIn: (days) =>
    days === 1 ? 'ọ na-ekwenyekarị n’ime otu ụbọchị' : `ọ na-ekwenyekarị n’ime ụbọchị ${days}`,
  lostDisputes: (count) => `esemokwu ${count} dara ya`,
  memberSince: (month) => `onye otu kemgbe ${month}`,
  completedJobs: (count: number) => `Emechara ọrụ ${count}`,
  completed: (percent: number, jobs: number) => `Emechara ${percent}% n’ime ọrụ ${jobs}`,
  rating: (rating: number) => `Kpakpando ${rating} n’ime 5`,
}

const updates: Words<typeof updatesTexts> = {
  notReady:
    'Ọ fọdụrụ ntakịrị ka ụdị ọhụrụ ahụ dị njikere. Gaa n’ihu, pịa Melite ọzọ mgbe otu nkeji gasịrị.',
}

const textLinks: Words<typeof textLinkTexts> = {
  help: 'Enyemaka',
  privacy: 'Nzuzo',
  terms: 'Usoro',
  accept: 'Ọ bụrụ na ị debanye aha, ị nabatara ndị a:',
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
  ui,
  'ui/messages.lazy': uiMessagesLazy,
  updates,
}

import { amountGroups } from '#schema/domain/amount-words.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { words as domain } from '#schema/domain/words/ha.ts'
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
  noConnection: 'Ba a iya isa Onise. Ku duba network ɗinku, ku sake gwadawa.',
  unreachable: 'Ba a iya isa Onise.',
  notAnswering: 'Onise ba ta amsawa.',
  tryAgain: 'Ku sake gwadawa nan da ɗan lokaci.',
  ifItLasts: (addresses: string) => `Idan bai wuce ba, ku rubuta zuwa ${addresses}.`,
  writeTo: (addresses: string) => `Ku rubuta zuwa ${addresses}.`,
  requestCode: (code: string) => `Lamba: ${code}`,
  phoneFull:
    'Wannan waya ta cika, don haka Onise ba ta iya adana shi ba. Ku rage abin da ke ciki, ku sake gwadawa.',
  phoneProblem:
    'Wannan waya ba ta iya yin hakan ba. Ku rufe Onise, ku sake buɗe ta, ku sake gwadawa. Idan ya sake kasawa, ku sabunta burauzarku ko ku yi amfani da wata.',
  fileGone: 'Fayil ɗin da kuka zaɓa ya canja ko ba ya nan a wannan waya. Ku sake zaɓarsa.',
}

const outboxDelivery: Words<typeof DELIVERY_MESSAGES> = {
  saved: 'An adana a waya',
  late: 'Ba a aika ba tukuna',
  sent: 'An aika',
}

const outbox: Words<typeof outboxTexts> = {
  tooOld:
    'An rubuta wannan da tsohuwar sigar Onise, don haka ba a iya aika shi kuma. Ku sake rubuta shi.',
  stopped:
    'Kun dakatar da wannan. Yana nan a wannan waya har sai kun sake aika shi ko kun yi watsi da shi.',
  sentBeforeDiscard:
    'Onise ta riga ta karɓi wannan lokacin da kuka yi watsi da shi. Yana nan yadda aka aika shi.',
  parentFailed: 'Ba a aika ba, saboda ba a karɓi abin da yake tare da shi ba.',
}

const payments: Words<typeof paymentsTexts> = {
  arrived: (amount: Kobo) => `${formatNaira(amount)} ya shiga wallet ɗinku.`,
}

const places: Words<typeof placesTexts> = {
  area: 'Yanki',
  areaHint: 'Ku rubuta haruffa biyu ku zaɓa: Ikeja, Yaba, Wuse …',
  list: 'Abin da zai iya zama',
  noMatch: 'Babu yanki mai wannan suna. Ku gwada gari na kusa ko ƙaramar hukuma.',
  matches: (count: number) =>
    count === 1 ? 'Yanki 1 a cikin jerin' : `Yankuna ${count} a cikin jerin`,
  choose: 'Ku zaɓi yanki daga jerin, ko ku bar shi babu komai',
  alsoCalled: (name: string) => `ana kuma kiransa ${name}`,
  whereIAm: 'Yi amfani da inda nake',
  locating: 'Ana neman inda kuke…',
  located: (area: string) => `Kuna ${area}. Wannan yankin kawai ake aikawa, ba ainihin wurin ba.`,
  failures: {
    denied:
      'Wannan wayar ba ta bar Onise ta ga inda kuke ba. Ba a aika komai ba. Ku rubuta yankinku, ko ku ba da izinin wuri a saitunan burauza.',
    unknown: 'Wannan wayar ba ta iya gano inda take ba. Ba a aika komai ba. Ku rubuta yankinku.',
    slow: 'An daɗe ana neman inda kuke. Ba a aika komai ba. Ku rubuta yankinku, ko ku sake gwadawa.',
    abroad:
      'Ba ku kusa da wani yanki na Najeriya. Ba a aika komai ba. Ku rubuta yankin da aikin yake.',
  },
  reach: 'Nisan da kuke iya zuwa?',
  reachHint: 'Daga tsakiyar yankinku zuwa tsakiyar ɗayan',
  reaches: {
    5: 'Har kilomita 5',
    10: 'Har kilomita 10',
    25: 'Har kilomita 25',
    50: 'Har kilomita 50',
    100: 'Har kilomita 100',
    state: 'Duk jihar',
    anywhere: 'Ko’ina a Najeriya',
  },
  areas: 'Ƙarin yankunan da kuke aiki',
  areasHint: (max: number) => `Har ${max}. Nisan da kuke zuwa daga kowanne ɗaya ne.`,
  areasFull: (max: number) => `Kun zaɓi duka ${max}. Ku cire ɗaya kafin ku ƙara wani.`,
  addArea: 'Ƙara yanki',
  remove: (area: string) => `Cire ${area}`,
}

const replica: Words<typeof replicaTexts> = {
  closeOtherTabs: 'Ku rufe sauran tab na Onise don wannan ya sabunta.',
}

const replicaQuota: Words<typeof replicaQuotaTexts> = {
  phoneFull:
    'Wannan waya ta cika, don haka ba a adana shi ba. Ku rage abin da ke ciki, ku sake gwadawa.',
  spaceFreed:
    'Wannan waya ta kusa cika. Onise ta goge hotuna da todo da za a sake lodawa. Abin da kuka rubuta yana nan lafiya.',
}

const speech: Words<typeof speechTexts> = {
  read: 'Karanta da murya',
  readNewest: 'Karanta sababbin saƙonni da murya',
  stop: 'Dakatar da karatu',
}

const startup: Words<typeof startupTexts> = {
  storageCleared:
    'Wannan burauzar ta goge abin da Onise ta adana a wannan waya. Ku sake shiga. Duk abin da aka riga aka aika zai dawo.',
  itemRefused:
    'Wannan waya ta cika, don haka Onise ba za ta iya barin ku a ciki ko ta adana saitunanku ba: za su kasance har sai kun rufe Onise. Ku rage abin da ke cikin wayar.',
}

/** The names of days and months are those of the Unicode CLDR. */
const uiCode: Words<typeof uiCodeTexts> = {
  code: 'Lamba',
  invalid: 'Lambar tana da lambobi 6',
  sent: {
    sms: (to: string) =>
      `Ku rubuta lambobi 6 da muka aika ta SMS zuwa ${to}. Suna aiki na minti 10.`,
    whatsapp: (to: string) =>
      `Ku rubuta lambobi 6 da muka aika ta WhatsApp zuwa ${to}. Suna aiki na minti 10.`,
    email: (to: string) =>
      `Ku rubuta lambobi 6 daga imel ɗin da muka aika zuwa ${to}. Suna aiki na minti 10. Ku duba folder na spam ma.`,
  },
  again: 'Aika wata lamba',
  by: {
    sms: 'Aika ta SMS maimakon haka',
    whatsapp: 'Aika ta WhatsApp maimakon haka',
    email: 'Aika ta imel maimakon haka',
  },
  sending: 'Ana aikawa...',
  wait: (seconds: number) => `Za ku iya neman wata lamba bayan daƙiƙa ${seconds}.`,
}

const uiFormat: Words<typeof uiFormatTexts> = {
  weekdays: ['Lahadi', 'Litinin', 'Talata', 'Laraba', 'Alhamis', 'Jumma’a', 'Asabar'],
  months: domain.times.months,
  asap: 'Da wuri-wuri',
  flexible: 'Babu gaggawa',
  hours: 'Awanni kaɗan',
  days: 'Kwanaki kaɗan',
  weeks: 'Makonni kaɗan',
  monthCount: (count: number) => (count === 1 ? 'wata 1' : `watanni ${count}`),
  neededBy: (day) => `Kafin ƙarshen ${day}`,
  neededByPassed: (day) => `An buƙace shi kafin ƙarshen ${day}, ranar ta wuce`,
  today: 'Yau',
  yesterday: 'Jiya',
  justNow: 'yanzu',
  minutesAgo: (minutes) => `minti ${minutes} da suka wuce`,
  hoursAgo: (hours) => `awa ${hours} da suka wuce`,
  aDayAgo: 'jiya',
  daysAgo: (days) => `kwana ${days} da suka wuce`,
}

const ui: Words<typeof uiTexts> = {
  loading: 'Ana lodawa',
  failed: 'Ba a iya lodawa ba.',
  retry: 'Sake gwadawa',
  showMore: 'Nuna ƙari',
  back: 'Koma baya',
  close: 'Rufe',
  dismiss: 'Kawar',
  toasts: 'Faɗakarwa',
  clear: 'Share abin da aka nema',
  tapToLoad: 'Taɓa don lodawa',
  refresh: 'Sabunta',
  refreshing: 'Ana neman sabon abu',
  asOf: 'Kamar yadda aka gani na ƙarshe',

  skip: 'Tsallaka zuwa babban bayani',
  menu: 'Menu',
  closeMenu: 'Rufe menu',
  side: 'Menu na gefe',
  main: 'Babba',
  bar: 'Waɗanda aka fi amfani da su',
  waiting: ' suna jira a ',
}

const uiMessagesLazy: Words<typeof uiMessagesLazyTexts> = {
  aboutOnise: 'Game da Onise',
  totalBalance: 'Jimillar kuɗi',
  optional: 'ba dole ba',
  atMostCharacters: (limit: number) => `Kada ya wuce harafi ${limit}`,
  charactersLeft: (count: number) => `Saura ${count}`,
  charactersTooMany: (count: number) => `Ya wuce da ${count}`,
  amountAtLeast: (amount: string) => `Ku saka ${amount} ko fiye`,
  amountAtMost: (amount: string) => `Ku saka ${amount} ko ƙasa da haka`,
  heicPicture:
    'Wannan hoton iPhone ne (HEIC), wanda wannan burauza ba za ta iya buɗewa ba. Ku ɗauki hoton allon (screenshot) ɗinsa ku zaɓi wannan, ko ku adana shi a matsayin JPEG tukuna.',
  choose: 'Zaɓi ɗaya daga cikin waɗannan.',
  tooLong: (max) => `Kada ya wuce haruffa ${max}.`,
  tooShort: (min) => `Ya kai aƙalla haruffa ${min}.`,
  atLeast: (min) => `Shigar da ${min} ko fiye.`,
  atMost: (max) => `Shigar da ${max} ko ƙasa da haka.`,
  number: 'Shigar da lamba.',
  wholeNumber: 'Shigar da cikakkiyar lamba.',
  notFitting: 'Duba abin da kuka rubuta a nan.',
  amountProblems: {
    comma:
      'Kobo ne wannan? Ku sa ɗigo kafin kobo, kamar 5,000.50. Waƙafi yana zuwa kafin lambobi uku, kamar 5,000.',
    dot: 'Dubbai ne wannan? Ku rubuta 12,000 ko 12000. Kobo lambobi biyu ne bayan ɗigo, kamar 12,000.50.',
    size: 'Wannan ya fi abin da Onise ke karɓa. Ku duba sifirorin.',
    form: 'Ku rubuta kuɗin da lambobi, misali 5,000 ko 5k.',
  },
  amountWhole: 'Cikakkiyar naira kawai. Ku cire kobo.',
  amountInWords: (amount: Kobo) => {
    const { millions, thousands, rest, kobo, whole } = amountGroups(amount)
    const parts = [
      millions > 0 && `miliyan ${millions}`,
      thousands > 0 && `dubu ${thousands}`,
      (rest > 0 || whole === 0) && String(rest),
      kobo > 0 && `kobo ${kobo}`,
    ]
    return `naira ${parts.filter(Boolean).join(' da ')}`
  },
  farTitle: 'Wannan kuɗin daidai ne?',
  far: {
    above: (spoken: string, reference: string) =>
      `Kun rubuta ${spoken}. Ya fi ninki 20 na ${reference} na wannan todo.`,
    below: (spoken: string, reference: string) =>
      `Kun rubuta ${spoken}. Bai kai kashi ɗaya cikin goma na ${reference} na wannan todo ba.`,
  },
  farYes: (amount: string) => `Eh, ${amount}`,
  farNo: 'Canja kuɗin',
  password: 'kalmar sirri',
  show: (secret: string) => `Nuna ${secret}`,
  hide: (secret: string) => `Ɓoye ${secret}`,
  chooseDay: 'Zaɓi rana',
  choosePicture: 'Zaɓi hoto',
  changePicture: 'Canja hoto',
  yourPicture: 'Hotonku',
  remove: 'Cire',
  sizeLimit: (size: string) => `Har zuwa ${size}`,
  fileTooBig: (size: string) => `Ku zaɓi fayil na ${size} ko ƙasa da haka`,
  tapToChange: (size: string) => `${size} · taɓa don canjawa`,
  sizeSent: (sent: string, size: string) => `An aika ${sent} daga ${size}`,
  stars: (count: number) => (count === 1 ? 'tauraro 1' : `taurari ${count}`),
  starWords: ['Ba kyau sosai', 'Ba kyau', 'Da dama-dama', 'Da kyau', 'Da kyau sosai'],
  notSaved:
    'Ba a iya adana wannan a wannan waya ba. Abin da kuka rubuta yana nan: ku rage abin da ke cikin wayar, ko ku sake buɗe Onise, ku sake gwadawa.',
  openPicture: 'Buɗe hoton',
  pictureOf: (place, count) => `Hoto na ${place} cikin ${count}`,
  earlierPicture: 'Hoton baya',
  nextPicture: 'Hoto na gaba',
  share: 'Yaɗa',
  linkCopied: 'An kwafi link ɗin. Ku liƙa shi a ko’ina.',
  linkNotCopied: (url: string) => `Ku kwafi wannan link: ${url}`,
  isNew: 'Sabo',
  reviews: (count: number) => `Sharhi ${count}`,
  verified: 'An tantance',
  badgeMeaning: 'Ma’anar alamar tantancewa',
  badgeInGeneral: (name) =>
    `Onise tana ba da alamar ga waɗanda aka tantance shaidarsu. Profile na ${name} ya nuna abin da aka tantance, da ranar.`,
  badgeWithoutRecord: 'Onise ta ba da wannan alama ba tare da rubutaccen bayanin wata takarda ba.',
  badgePromise:
    'Alamar tana faɗin ko wane ne mutum. Ba ta yin alkawarin aiki mai kyau: ku yi yarjejeniya ku kuma biya a Onise, ku amince sai an gama aikin.',
  badgeProfile: 'Buɗe profile',
  identityChecked: (day) => `An tantance shaidar mutum a ${day}`,
  phoneProven: 'An tabbatar da lambar waya',
  bankInSameName: 'Asusun banki da suna ɗaya',
  postedTodos: (posted, assigned) => `Ya ɗora todo ${posted}, ya ba da ${assigned}`,
  paidFor: (percent) => `an biya kashi ${percent}% na aikin da ya bayar`,
  approvesIn: (days) =>
    days === 1
      ? 'yawanci yana amincewa cikin kwana ɗaya'
      : `yawanci yana amincewa cikin kwana ${days}`,
  lostDisputes: (count) => `ya faɗi a jayayya ${count}`,
  memberSince: (month) => `memba tun ${month}`,
  completedJobs: (count: number) =>
    count === 1 ? 'An kammala aiki 1' : `An kammala ayyuka ${count}`,
  completed: (percent: number, jobs: number) =>
    `An kammala ${percent}% na ${jobs === 1 ? 'aiki 1' : `ayyuka ${jobs}`}`,
  rating: (rating: number) => `Taurari ${rating} daga 5`,
}

const updates: Words<typeof updatesTexts> = {
  notReady: 'Sabuwar sigar ta kusa shiryawa. Ku ci gaba, ku sake taɓa Sabunta bayan minti ɗaya.',
}

const textLinks: Words<typeof textLinkTexts> = {
  help: 'Taimako',
  privacy: 'Sirri',
  terms: 'Sharuɗɗa',
  accept: 'Idan kun yi rajista, kun yarda da waɗannan:',
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

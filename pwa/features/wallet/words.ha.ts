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
  title: 'Ku saka kuɗi a wallet ɗinku',
  quickAmounts: 'Zaɓi da sauri',
  safe: 'Paystack ne yake karɓar biyan: da kati, turawa ta banki ko USSD. Onise ba ta ganin katinku.',
  amount: 'Adadin kuɗi',
  amountHint: ({ min, max }: AmountBounds) =>
    `Daga ${formatNaira(min)} zuwa ${formatNaira(max)} a lokaci ɗaya`,
  amountInvalid: 'Ku saka adadin kuɗi da naira',
  tooSmall: ({ min }: AmountBounds) => `Ku saka ${formatNaira(min)} ko fiye`,
  tooLarge: ({ max }: AmountBounds) => `Ku saka ${formatNaira(max)} ko ƙasa da haka`,
  overLimit: (room) =>
    `Kafin a tantance ku, wallet ɗinku zai iya ɗaukar ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
    (room > 0
      ? `Za ku iya ƙara ${formatNaira(room)} yanzu.`
      : 'Ku cire ko ku kashe wasu kuɗi tukuna, ko ku bari a tantance ku.'),
  phone: 'Lambar waya',
  send: 'Saka kuɗi',
  sending: 'Ana saka kuɗi',
  needsNetwork: 'Babu network. Kuna buƙatarsa don biya. Abin da kuka rubuta yana nan.',
  offlineTitle: 'Za ku iya biya idan an iya isa Onise',
  offlineText: 'Abin da kuka rubuta yana nan, kuma ba a cire kuɗi kafin lokacin.',
  tryAgain: 'Sake gwadawa',
  checkout: 'Biya',
  cannotOpen: 'Ba a iya buɗe wurin biya ba. Ba a cire komai ba. Ku sake gwadawa.',
  cannotPay: 'An sami matsala a wurin biya. Ku sake gwadawa ko ku biya ta wata hanya.',
  cancelledText:
    'A iya saninmu, ba a cire kuɗi ba tukuna. Idan kun riga kun tura ta banki, zai shiga wallet ɗinku da kansa idan ya iso.',
  adding: 'Ana saka shi a wallet ɗinku…',
  addedTitle: (amount: string) => `${amount} ya shiga wallet ɗinku`,
  addedText: 'Za ku iya amfani da shi don todo yanzu.',
  toWallet: 'Duba wallet ɗinku',
  cannotStore:
    'Wannan waya ba ta iya adana biyan ba, don haka ba a buɗe wurin biya ba kuma ba a cire komai ba. Ku rage abin da ke cikin wayar, ku sake gwadawa.',
  open: {
    heading: 'Biyan da bai shiga wallet ɗinku ba tukuna',
    confirmed: 'Ana tabbatarwa',
    confirmedText: 'Muna ci gaba da dubawa, ko bayan kun rufe app ɗin.',
    unpaid: 'Ba a biya ba tukuna',
    unpaidText: 'Kuɗin da kuka riga kuka tura zai shiga wallet ɗinku da kansa.',
    transfer: 'Ana jiran turawarku ta banki',
    transferText:
      'Bankuna suna ɗaukar mintuna, wani lokaci awanni. Muna saka kuɗin a wallet ɗinku idan ya iso.',
    paid: (amount: string) => `An biya ${amount}, ana saka shi…`,
    failed: 'Bai yi nasara ba',
    failedText:
      'Biyan bai yi nasara ba. Idan bankinku ya ɗauki kuɗin kuma ya iso mana daga baya, za mu saka shi a wallet ɗinku.',
    abandoned: 'Ba a kammala ba',
    mismatch: 'Muna duba shi',
    mismatchText: (paid: string) =>
      `An biya ${paid}, amma ba yadda aka nema ba. Mun rubuta shi kuma muna duba shi da hannu.`,
    continue: 'Ci gaba da biya',
    check: 'Duba yanzu',
    checking: 'Ana dubawa…',
    hide: 'Ba zan biya wannan ba',
    stillOpen: 'Kuɗin bai iso ba tukuna. Muna ci gaba da dubawa.',
    offline: 'Babu network. Za mu sake dubawa idan ya dawo.',
  },
}

const wallet: Words<typeof walletTexts> = {
  sentTo: (details, account) => `${details} zuwa ${account}`,
  paidTo: (details, name) => `${details}, zuwa ga ${name}`,
  paidFrom: (details, name) => `${details}, daga ${name}`,
  heldFor: (details, name) => `${details}, na ${name}`,
  closedAccount: 'asusun da aka rufe',
  title: 'Wallet',
  inWallet: 'A wallet ɗinku',
  total: 'Jimillar kuɗi',
  held: (todos: number) => `Ana riƙe da shi domin todo ${todos}`,
  heldNote:
    'Kuɗin da ake riƙe da shi ba ya cikin jimillar. Ana biyan sa ko ya dawo idan todo ya ƙare.',
  withdrawable: 'Abin da za ku iya cirewa yanzu',
  withdrawableFrom: (when: string) => `Daga ${when}`,
  nothingHeld: 'Babu kuɗin da ake riƙe da shi',
  asOf: (when: string) => `An adana a wannan waya ${when}`,
  fund: 'Saka kuɗi',
  withdraw: 'Cire kuɗi',
  continuePayment: 'Ci gaba da biya',
  history: 'Tarihin hada-hadar kuɗi',
  statement: 'Bayanin asusu',
  none: 'Babu hada-hada tukuna',
  noneText: 'Kuɗin da kuka saka, karɓa, biya da cirewa ana jera su a nan.',
  columns: {
    detail: 'Bayani',
    amount: 'Adadi',
    type: 'Nau’i',
    date: 'Rana',
    status: 'Matsayi',
    balance: 'Abin da ya rage',
  },
  types: { credit: 'Ya shigo', debit: 'Ya fita' },
  statuses: {
    pending: 'Ana jira',
    completed: 'An kammala',
    failed: 'Bai yi ba',
  },
  reference: (reference: string) => `shaida ${reference}`,
  balanceAfter: (amount: string) => `Ya rage ${amount}`,
  olderOffline: 'Babu network. Za a loda tsofaffin hada-hada idan ya dawo.',
  filters: {
    label: 'Tace tarihin',
    toggle: 'Tace',
    search: 'Nemi a cikin bayani',
    direction: 'Kuɗi',
    directions: { all: 'Duka', in: 'Shiga', out: 'Fita' },
    status: 'Matsayi',
    anyStatus: 'Kowane matsayi',
    month: 'Wata',
    anyMonth: 'Kowane wata',
    none: 'Babu abin da ya dace',
    noneText: 'An bincika hada-hadar da ke wannan waya ne kawai.',
    clear: 'Share tacewa',
  },
}

const pins: Words<typeof pinsTexts> = {
  create: {
    title: 'Ƙirƙiri PIN',
    note: 'Onise tana tambayar PIN ɗinku duk lokacin da za ku cire kuɗi zuwa banki.',
    pin: 'PIN',
    pinHint: 'Lambobi 4 zuwa 6',
    confirm: 'Tabbatar da PIN',
    confirmHint: 'Ku sake rubuta lambobin nan',
    password: 'Kalmar sirri',
    passwordHint: 'Ta asusunku, saboda akwai kuɗi a wallet ɗinku',
    passwordRequired: 'Ana buƙatar kalmar sirri',
    newLimit: (perDay: string) =>
      `Don kare ku, za ku iya cire ${perDay} a rana a cikin awa 24 na farko bayan wannan.`,
    send: 'Ƙirƙiri PIN',
    sending: 'Ana ƙirƙira...',
    exists: 'Kuna da PIN tuni',
    existsText: 'Ku canja shi da tsohon PIN, ko ku saka sabo idan kun manta shi.',
  },
  update: {
    title: 'Canja PIN',
    note: 'Kuna buƙatar PIN ɗin da kuke amfani da shi yanzu.',
    old: 'Tsohon PIN',
    confirm: 'Tabbatar da PIN',
    placeholder: 'tabbatar da sabon PIN ɗinku',
    confirmHint: 'Wannan zai zama sabon PIN ɗinku',
    send: 'Canja PIN',
    sending: 'Ana canjawa...',
    none: 'Ba ku da PIN tukuna',
    noneText: 'Ku ƙirƙiri ɗaya tukuna.',
    same: 'Wannan shi ne PIN ɗin da kuke da shi. Ku zaɓi wani.',
  },
  forgot: {
    title: 'Na manta PIN',
    link: 'Kun manta PIN?',
    requestNote: 'Ku saka kalmar sirrinku. Sannan za mu aiko muku lamba.',
    by: 'Ina za mu aika?',
    channels: { email: 'Imel', sms: 'SMS', whatsapp: 'WhatsApp' },
    password: 'Kalmar sirri',
    passwordRequired: 'Ana buƙatar kalmar sirri',
    request: 'Aiko mini lamba',
    requesting: 'Ana aikawa...',
    haveCode: 'Ina da lamba tuni',
    codeNote: 'Ku rubuta lambobi 6 da muka aiko muku. Suna aiki na minti 10.',
    pin: 'Sabon PIN',
    confirm: 'Tabbatar da PIN',
    pause: 'Don kare ku, ba za ku iya cire kuɗi ba na awa 24 bayan wannan.',
    set: 'Saka sabon PIN',
    setting: 'Ana sakawa...',
  },
  digits: (label: string) => `${label} ya zama lambobi 4 zuwa 6`,
  show: 'Nuna lambobi',
  hide: 'Ɓoye lambobi',
  weak: 'Yana da sauƙin a gane wannan PIN. Ɓarayi suna fara gwada lambobi masu maimaituwa, masu jere da shekaru. Ku zaɓi wani.',
  mismatch: 'PIN ɗin ba iri ɗaya ba ne',
  offline:
    'Babu network. Ba a taɓa adana PIN ɗinku a waya ba, don haka kuna buƙatar network don wannan.',
  lockedTitle: (until: string) => `An kulle PIN ɗinku har zuwa ${until}`,
  lockedText:
    'An gwada ba daidai ba sau da yawa. Kuɗinku yana nan lafiya. Ku sake gwadawa a lokacin, ko ku saka sabon PIN.',
  limitedTitle: (perDay: string, until: string) =>
    `Za ku iya cire ${perDay} a rana har zuwa ${until}`,
  limitedText:
    'Asusunku ko PIN ɗinku sabo ne. Don kare ku, ƙananan kuɗi ne kaɗai za su iya fita kafin nan.',
  pausedTitle: (until: string) => `Ba za ku iya cire kuɗi ba har zuwa ${until}`,
  pausedText:
    'Kun saka sabon PIN. Don kare ku, babu kuɗin da zai iya fita daga wallet ɗinku kafin nan.',
}

const plan: Words<typeof planTexts> = {
  only: (now: string) => `Za ku iya cire ${now} yanzu`,
  nowAndAll: (now: string, when: string) => `Za ku iya cire ${now} yanzu, da duka daga ${when}`,
  nowAndMore: (now: string, amount: string, when: string) =>
    `Za ku iya cire ${now} yanzu, da ${amount} daga ${when}`,
  laterAll: (when: string) => `Za ku iya cire duka daga ${when}, ba komai kafin nan`,
  laterMore: (amount: string, when: string) =>
    `Za ku iya cire ${amount} daga ${when}, ba komai kafin nan`,
  laterAndAll: (amount: string, first: string, all: string) =>
    `Za ku iya cire ${amount} daga ${first}, duka kuma daga ${all}`,
  untilAndAll: (perDay: string, until: string) =>
    `Idan an biya ku, za ku iya cire ${perDay} a rana har zuwa ${until}, daga nan kuma duka`,
  isNew: (perDay: string) =>
    `Asusunku ko PIN ɗinku sabo ne. Don kare ku, ${perDay} kaɗai a rana zai iya fita a awa 24 na farko.`,
  paused:
    'Kun saka sabon PIN. Don kare ku, babu kuɗin da zai iya fita daga wallet ɗinku na awa 24 bayan haka.',
  clearing: (amount: string, from: string) =>
    `${amount} daga ${from}. An biya shi ba tare da amsar kwastoma ba, saboda haka yana jira na awa 24.`,
  daily: (perDay: string) => `Har zuwa ${perDay} a rana.`,
  howVerified: 'Yadda ake tantancewa',
  dailyUnverified: (perDay: string, verified: string) =>
    `Har zuwa ${perDay} a rana. Asusun da aka tantance: har zuwa ${verified}.`,
  single: (most: string) => `Har zuwa ${most} a lokaci ɗaya.`,
  steps: (count: number) =>
    count === 1 ? 'Mataki ɗaya kafin ku iya cire kuɗi' : 'Matakai biyu kafin ku iya cire kuɗi',
  email: 'Ku tabbatar imel ɗin naku ne. Minti ɗaya ne kawai.',
  emailThenPin: 'Ku fara tabbatar da imel ɗinku, sannan ku ƙirƙiri PIN.',
  pin: 'Ku ƙirƙiri PIN. Onise tana tambayar sa duk lokacin da za ku cire kuɗi.',
  early: (perDay: string) =>
    `A awa 24 na farko na sabon PIN, ${perDay} kaɗai a rana zai iya fita, sannan duka. Ku yi yanzu, don lokacin ya wuce kafin ku buƙaci kuɗinku.`,
  confirmEmail: 'Tabbatar da imel',
  createPin: 'Ƙirƙiri PIN',
}

const receipt: Words<typeof receiptTexts> = {
  title: 'Rasiti',
  brand: 'Onise',
  status: 'Matsayi',
  type: 'Nau’i',
  when: 'Rana',
  detail: 'Bayani',
  reference: 'Lambar shaida',
  balance: 'Abin da ya rage bayan haka',
  paidBy: 'Wanda ya biya',
  paidTo: 'Wanda aka biya',
  heldFor: 'An riƙe wa',
  ownWallet: (name) => `${name}, wallet na Onise`,
  card: 'Kati ko tura kuɗi ta banki',
  bank: 'Bankinku',
  heldMoney: 'Kuɗin da aka riƙe don wannan todo',
  heldMoneyFor: (name) => `Kuɗin da aka riƙe domin ${name}`,
  charge: 'Cajin banki',
  arrives: 'Abin da zai isa',
  price: 'Farashi',
  fee: 'Kuɗin dandali',
  arrived: 'Ya isa jakarku',
  account: (bank: string, last4: string) => `${bank} ••${last4}`,
  help: 'Nemi taimako game da wannan biyan kuɗi',
  shareText: 'Yaɗa a rubuce',
  sharePicture: 'Yaɗa a matsayin hoto',
  savePicture: 'Adana a matsayin hoto',
  copy: 'Kwafi lambar shaida',
  copied: 'An kwafa',
  copiedText: 'An kwafi rasitin. Ku liƙa shi inda kuke buƙata.',
  cannotCopy: 'Wannan burauza ba ta yarda a kwafa ba.',
  cannotDraw: 'Wannan burauza ba ta iya yin hoton ba.',
  saved: 'An adana hoton.',
  pending: 'Yana kan hanya zuwa banki. Kuɗin ya bar wallet ɗinku.',
  held: 'Ana riƙe da shi har sai kun amince da aikin. Sannan a biya ƙwararren.',
  failed: 'Bankin bai karɓe shi ba. Kuɗin ya dawo wallet ɗinku.',
  file: (reference: string) => `onise-receipt-${reference}.png`,
}

const statement: Words<typeof statementTexts> = {
  title: 'Bayanin asusu',
  note: 'Wata ɗaya na wallet ɗinku, daga tsoho zuwa sabo.',
  month: 'Wata',
  print: 'Buga ko adana a PDF',
  csv: 'Sauke CSV',
  fetching: 'Ana ɗaukowa...',
  heading: (name: string) => `Bayanin wallet na ${name}`,
  opening: 'Kuɗin farko',
  moneyIn: 'Kuɗin da ya shigo',
  moneyOut: 'Kuɗin da ya fita',
  closing: 'Kuɗin ƙarshe',
  columns: { date: 'Rana', detail: 'Bayani', in: 'Shiga', out: 'Fita', balance: 'Ya rage' },
  none: 'Babu kuɗin da ya motsa a wannan wata.',
  status: { pending: 'ana jira', failed: 'bai yi ba, ba a ƙirga ba' },
  offline:
    'Babu network. Bayanin asusu daga server yake zuwa, don haka kuna buƙatar network don ganin sa.',
  createdAt: (when: string) => `An yi shi ranar ${when}. Duk lokuta na Lagos ne.`,
  csvFailed: 'Ba a iya loda fayil ɗin ba. Ku sake gwadawa.',
  file: (month: string) => `onise-statement-${month}.csv`,
}

const withdraw: Words<typeof withdrawTexts> = {
  title: 'Ku saka bayanan bankinku',
  loading: 'Ana loda bankuna',
  bank: 'Banki',
  selectBank: 'Zaɓi banki',
  search: 'Nemi a jerin',
  searchHint: 'Da suna ko lamba, misali GTB ko 058',
  matches: (count: number) => (count === 1 ? 'An sami banki 1' : `An sami bankuna ${count}`),
  noMatch: 'Babu banki mai wannan suna. Ku share abin da kuka nema don ganin su duka.',
  banksAsOf: (when: string) => `An loda wannan jerin bankuna ${when}.`,
  noBanks: 'Ba a iya loda jerin bankuna ba. Kuɗinku yana nan lafiya a wallet ɗinku.',
  account: 'Lambar asusu',
  accountHint: 'Lambobi 10',
  unusualNumber:
    'Ba a saba ganin irin wannan lamba a wannan banki ba. Ku duba ta, ku duba sunan da ke ƙasa kafin ku cire kuɗi.',
  lookingUp: 'Ana tambayar bankin sunan asusu…',
  nameUnavailable: 'Bankin bai ba da sunan asusun ba. Ku sake duba lambar.',
  amount: 'Adadin kuɗi',
  hint: `Za ku iya cire ${formatNaira(WITHDRAW_MIN)} ko fiye`,
  amountInvalid: 'Ku saka adadin kuɗi da naira',
  tooSmall: `Ku saka ${formatNaira(WITHDRAW_MIN)} ko fiye`,
  tooLarge: (balance: string) => `Wallet ɗinku yana da ${balance}`,
  notCleared: (amount: string) => `Za ku iya cire ${amount} yanzu`,
  rest: (rest: string) => `${rest} zai rage a wallet ɗinku.`,
  charge: (arrives: string, charge: string) => `${arrives} zai isa, banki zai ɗauki ${charge}.`,
  all: (amount: string) => `Cire duka, ${amount}`,
  most: (amount: string) => `Cire ${amount}, mafi yawa a yanzu`,
  nothingYet: 'Ba a iya cire komai tukuna. Bayanin da ke wannan shafi ya faɗi daga yaushe.',
  stepsFirst:
    'Ku fara yin abin da bayanin wannan shafi ya faɗa. Abin da kuka rubuta a nan yana nan.',
  pin: 'PIN',
  send: 'Cire kuɗi',
  sending: 'Ana cirewa...',
  forgot: 'Kun manta PIN?',
  needsNetwork: 'Babu network. Kuna buƙatarsa don cire kuɗi. Abin da kuka rubuta yana nan.',
  confirmTitle: (amount: string, account: string) => `Za a tura ${amount} zuwa ${account}`,
  confirmText:
    'Bankin ya ba da wannan suna bayan kun danna Cire kuɗi. Ku danna Tsaya idan ba daidai ba ne.',
  stop: 'Tsaya',
  stopped: 'An tsaya. Ba a tura komai ba.',
  sentTitle: (arrives: string, account: string) => `${arrives} yana kan hanya zuwa ${account}`,
  reviewTitle: (arrives: string, account: string) => `Ana duba tura ${arrives} zuwa ${account}`,
  otherName: 'Sunan asusun ba naku ba ne. Muna duba cire kuɗin da hannu kafin mu tura shi.',
  otherNameAtOnce:
    'Sunan asusun ba naku ba ne. Za mu tura kuɗin nan take ba tare da dubawa da hannu ba, kuma ba za mu iya dawo da shi ba.',
  rightAccount: (account: string) => `Wannan ne asusun da ya dace: ${account}`,
  tickFirst:
    'Ba a tura komai ba tukuna. Ku karanta sunan asusun, ku yi alama cewa shi ne daidai, sannan ku sake danna Cire kuɗi.',
  noName:
    'Ba a tura komai ba: bankin bai ba da sunan asusun ba. Kuɗinku yana cikin wallet ɗinku. Ku sake gwadawa bayan ’yan mintuna.',
  sentText: 'Bankuna yawanci suna ɗaukar mintuna. Za ku iya bin sa a wallet ɗinku.',
  sendTo: 'A tura kuɗin zuwa',
  anotherAccount: 'Wani asusu',
  spoken: (bank: string, last4: string) => `${bank}, asusu mai ƙarewa da ${last4}`,
  chooseAccount: 'Ku zaɓi asusun da kuɗin zai shiga',
  newName: 'Bankin ya ba da wani suna na wannan asusu yanzu. Ku karanta shi kafin ku cire kuɗi:',
  remove: 'Cire asusun',
  removeOf: (account: string) => `Cire ${account}`,
  removeTitle: (account: string) => `A cire ${account}?`,
  removeText:
    'Don sake cire kuɗi zuwa wannan asusu, za ku rubuta bankinsa da lambarsa. Kuɗin da ke kan hanya zai isa duk da haka.',
  removing: 'Ana cirewa...',
  keep: 'A bar shi',
  removeNeedsNetwork: 'Babu network. Kuna buƙatarsa don cire asusu.',
  left: (balance: string) => `${balance} ya rage a wallet ɗinku.`,
  accountSaved: 'An adana wannan asusu don cire kuɗi na gaba. Za ku iya cire asusun a can.',
  receipt: 'Duba rasiti',
  another: 'Sake cire kuɗi',
  unknown:
    'Babu amsa, don haka ba mu sani ba tukuna ko an tura kuɗin. Ku duba wallet ɗinku kafin ku sake gwadawa. Idan kuka sake danna Cire kuɗi ba tare da canja komai ba, ana tura shi sau ɗaya ne kawai.',
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

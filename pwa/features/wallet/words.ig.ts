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
  title: 'Tinye ego na wallet gị',
  quickAmounts: 'Họrọ ngwa ngwa',
  safe: 'Ọ bụ Paystack na-anata ụgwọ ahụ: site na kaadị, mbufe ụlọ akụ ma ọ bụ USSD. Onise anaghị ahụ kaadị gị.',
  amount: 'Ego ole',
  amountHint: ({ min, max }: AmountBounds) =>
    `Site na ${formatNaira(min)} ruo ${formatNaira(max)} n’otu oge`,
  amountInvalid: 'Tinye ego ole na naịra',
  tooSmall: ({ min }: AmountBounds) => `Tinye ${formatNaira(min)} ma ọ bụ karịa`,
  tooLarge: ({ max }: AmountBounds) => `Tinye ${formatNaira(max)} ma ọ bụ ihe na-erughị ya`,
  overLimit: (room) =>
    `Tupu e nyochaa gị, wallet gị nwere ike ijide ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
    (room > 0
      ? `I nwere ike itinye ${formatNaira(room)} ugbu a.`
      : 'Buru ụzọ wepụ ma ọ bụ mefuo ụfọdụ, ma ọ bụ mee ka e nyochaa gị.'),
  phone: 'Nọmba ekwentị',
  send: 'Tinye ego',
  sending: 'A na-etinye ego',
  needsNetwork: 'Enweghị network. Ọ dị mkpa iji kwụọ ụgwọ. Ihe i dere ka nọ ebe a.',
  offlineTitle: 'Ị ga-akwụ ụgwọ mgbe e nwere ike iru Onise',
  offlineText: 'Ihe i dere ka nọ ebe a, a gaghịkwa ewepụ ego tupu mgbe ahụ.',
  tryAgain: 'Nwaa ọzọ',
  checkout: 'Kwụọ ụgwọ',
  cannotOpen: 'E nweghị ike imepe ebe ịkwụ ụgwọ. Ọ dịghị ego e wepụrụ. Nwaa ọzọ.',
  cannotPay: 'E nwere nsogbu n’ebe ịkwụ ụgwọ. Biko nwaa ọzọ ma ọ bụ kwụọ n’ụzọ ọzọ.',
  cancelledText:
    'Dịka anyị si mara, ọ dịbeghị ego e wepụrụ. Ọ bụrụ na i zigalarị ego site n’ụlọ akụ, ọ ga-abanye na wallet gị n’onwe ya mgbe o rutere.',
  adding: 'A na-etinye ya na wallet gị…',
  addedTitle: (amount: string) => `${amount} dị na wallet gị`,
  addedText: 'I nwere ike iji ya maka todo ugbu a.',
  toWallet: 'Lee wallet gị',
  cannotStore:
    'Ekwentị a enweghị ike ichekwa ịkwụ ụgwọ ahụ, ya mere e mepeghị ebe ịkwụ ụgwọ, ọ dịghịkwa ego e wepụrụ. Mepee ohere na ekwentị gị, nwaa ọzọ.',
  open: {
    heading: 'Ụgwọ a kwụrụ nke abatabeghị na wallet gị',
    confirmed: 'A na-achọpụta ya',
    confirmedText: 'Anyị na-elele ya mgbe niile, ọbụna mgbe i mechiri app ahụ.',
    unpaid: 'A kwụbeghị ya',
    unpaidText: 'Ego i zigalarị site n’ụlọ akụ ga-abanye na wallet gị n’onwe ya.',
    transfer: 'A na-eche mbufe ụlọ akụ gị',
    transferText:
      'Ọ na-ewe ụlọ akụ nkeji ole na ole, mgbe ụfọdụ awa ole na ole. Anyị na-etinye ego ahụ na wallet gị mgbe o rutere.',
    paid: (amount: string) => `A kwụrụ ${amount}, a na-etinye ya…`,
    failed: 'Ọ gaghị nke ọma',
    failedText:
      'Ịkwụ ụgwọ ahụ agaghị nke ọma. Ọ bụrụ na ụlọ akụ gị wepụrụ ego ahụ ma o rute anyị aka ma e mechaa, anyị ga-etinye ya na wallet gị.',
    abandoned: 'E mechabeghị ya',
    mismatch: 'Anyị na-enyocha ya',
    mismatchText: (paid: string) =>
      `A kwụrụ ${paid}, ma ọ bụghị otú a rịọrọ. Anyị edeela ya, mmadụ na-enyochakwa ya.`,
    continue: 'Gaa n’ihu na ịkwụ ụgwọ',
    check: 'Lelee ugbu a',
    checking: 'A na-elele…',
    hide: 'Agaghị m akwụ nke a',
    stillOpen: 'Ego ahụ erutebeghị. Anyị na-elele ya mgbe niile.',
    offline: 'Enweghị network. Anyị ga-elele ọzọ mgbe ọ lọtara.',
  },
}

const wallet: Words<typeof walletTexts> = {
  sentTo: (details, account) => `${details} gaa ${account}`,
  paidTo: (details, name) => `${details}, nye ${name}`,
  paidFrom: (details, name) => `${details}, site na ${name}`,
  heldFor: (details, name) => `${details}, maka ${name}`,
  closedAccount: 'akaụntụ emechiri emechi',
  title: 'Wallet',
  inWallet: 'Na wallet gị',
  total: 'Mkpokọta ego',
  held: (todos: number) => `E jidere maka todo ${todos}`,
  heldNote:
    'Ego e jidere esoghị na mkpokọta ego. A na-akwụ ya ma ọ bụ weghachi ya mgbe todo ahụ gwụrụ.',
  withdrawable: 'Nke i nwere ike iwepụ ugbu a',
  withdrawableFrom: (when: string) => `Malite na ${when}`,
  nothingHeld: 'Ọ dịghị ego e jidere',
  asOf: (when: string) => `E chekwara na ekwentị a ${when}`,
  fund: 'Tinye ego',
  withdraw: 'Wepụ ego',
  continuePayment: 'Gaa n’ihu na ịkwụ ụgwọ',
  history: 'Akụkọ azụmahịa',
  statement: 'Nkọwa akaụntụ',
  none: 'Ọ dịbeghị azụmahịa',
  noneText: 'Ego ị na-etinye, nata, kwụọ na wepụ na-apụta ebe a.',
  columns: {
    detail: 'Nkọwa',
    amount: 'Ego ole',
    type: 'Ụdị',
    date: 'Ụbọchị',
    status: 'Ọnọdụ',
    balance: 'Ego fọdụrụ',
  },
  types: { credit: 'Ego batara', debit: 'Ego pụrụ' },
  statuses: { pending: 'Na-eche', completed: 'Emechara', failed: 'Agaghị' },
  reference: (reference: string) => `ntụaka ${reference}`,
  balanceAfter: (amount: string) => `Fọdụrụ ${amount}`,
  olderOffline: 'Enweghị network. Azụmahịa ochie ga-abata mgbe ọ lọtara.',
  filters: {
    label: 'Zachaa akụkọ ahụ',
    toggle: 'Zachaa',
    search: 'Chọọ na nkọwa',
    direction: 'Ego',
    directions: { all: 'Niile', in: 'Batara', out: 'Pụrụ' },
    status: 'Ọnọdụ',
    anyStatus: 'Ọnọdụ ọ bụla',
    month: 'Ọnwa',
    anyMonth: 'Ọnwa ọ bụla',
    none: 'Ọ dịghị nke dabara',
    noneText: 'Naanị azụmahịa dị na ekwentị a ka a chọrọ.',
    clear: 'Wepụ nzacha',
  },
}

const pins: Words<typeof pinsTexts> = {
  create: {
    title: 'Mepụta PIN',
    note: 'Onise na-ajụ PIN gị mgbe ọ bụla ị na-ewepụ ego gaa n’ụlọ akụ.',
    pin: 'PIN',
    pinHint: 'Nọmba 4 ruo 6',
    confirm: 'Kwenye PIN',
    confirmHint: 'Dee otu nọmba ahụ ọzọ',
    password: 'Password',
    passwordHint: 'Nke akaụntụ gị, n’ihi na ego dị na wallet gị',
    passwordRequired: 'Ị ga-ederịrị password',
    newLimit: (perDay: string) =>
      `Maka nchebe gị, i nwere ike iwepụ ${perDay} n’ụbọchị n’ime awa 24 mbụ ka nke a gasịrị.`,
    send: 'Mepụta PIN',
    sending: 'A na-emepụta...',
    exists: 'I nweelarị PIN',
    existsText: 'Jiri PIN ochie gbanwee ya, ma ọ bụ tinye nke ọhụrụ ma i chefuo ya.',
  },
  update: {
    title: 'Gbanwee PIN',
    note: 'Ị chọrọ PIN ị na-eji ugbu a.',
    old: 'PIN ochie',
    confirm: 'Kwenye PIN',
    placeholder: 'kwenye PIN ọhụrụ gị',
    confirmHint: 'Nke a ga-abụ PIN ọhụrụ gị',
    send: 'Gbanwee PIN',
    sending: 'A na-agbanwe...',
    none: 'I nwebeghị PIN',
    noneText: 'Buru ụzọ mepụta otu.',
    same: 'Nke ahụ bụ PIN i nwere. Họrọ ọzọ.',
  },
  forgot: {
    title: 'Echefuru m PIN',
    link: 'I chefuru PIN gị?',
    requestNote: 'Tinye password gị. Mgbe ahụ anyị ga-ezigara gị koodu.',
    by: 'Ebee ka anyị ga-eziga ya?',
    channels: { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp' },
    password: 'Password',
    passwordRequired: 'Ị ga-ederịrị password',
    request: 'Zitere m koodu',
    requesting: 'A na-eziga...',
    haveCode: 'E nweelarị m koodu',
    codeNote: 'Dee nọmba 6 anyị zigaara gị. Ha na-arụ ọrụ nkeji 10.',
    pin: 'PIN ọhụrụ',
    confirm: 'Kwenye PIN',
    pause: 'Maka nchebe gị, ị gaghị ewepụli ego ruo awa 24 ka nke a gasịrị.',
    set: 'Tinye PIN ọhụrụ',
    setting: 'A na-etinye...',
  },
  digits: (label: string) => `${label} ga-abụrịrị nọmba 4 ruo 6`,
  show: 'Gosi nọmba',
  hide: 'Zoo nọmba',
  weak: 'PIN a dị mfe ịmata. Ndị ohi na-ebu ụzọ anwale otu nọmba ugboro ugboro, nọmba n’usoro na afọ. Họrọ ọzọ.',
  mismatch: 'PIN ndị ahụ abụghị otu',
  offline:
    'Enweghị network. A naghị echekwa PIN gị na ekwentị ma ọlị, ya mere ị chọrọ network maka nke a.',
  lockedTitle: (until: string) => `A kpọchiri PIN gị ruo ${until}`,
  lockedText:
    'A nwara ya n’ụzọ ezighị ezi ọtụtụ ugboro. Ego gị dị nchebe. Nwaa ọzọ mgbe ahụ, ma ọ bụ tinye PIN ọhụrụ.',
  limitedTitle: (perDay: string, until: string) =>
    `I nwere ike iwepụ ${perDay} n’ụbọchị ruo ${until}`,
  limitedText:
    'Akaụntụ gị ma ọ bụ PIN gị dị ọhụrụ. Maka nchebe gị, naanị obere ego nwere ike ịpụ tupu mgbe ahụ.',
  pausedTitle: (until: string) => `Ị gaghị ewepụli ego ruo ${until}`,
  pausedText:
    'I tinyere PIN ọhụrụ. Maka nchebe gị, ego ọ bụla agaghị apụli na wallet gị tupu mgbe ahụ.',
}

const plan: Words<typeof planTexts> = {
  only: (now: string) => `I nwere ike iwepụ ${now} ugbu a`,
  nowAndAll: (now: string, when: string) =>
    `I nwere ike iwepụ ${now} ugbu a, na ha niile malite na ${when}`,
  nowAndMore: (now: string, amount: string, when: string) =>
    `I nwere ike iwepụ ${now} ugbu a, na ${amount} malite na ${when}`,
  laterAll: (when: string) => `I nwere ike iwepụ ha niile malite na ${when}, ọ bụghị tupu mgbe ahụ`,
  laterMore: (amount: string, when: string) =>
    `I nwere ike iwepụ ${amount} malite na ${when}, ọ bụghị tupu mgbe ahụ`,
  laterAndAll: (amount: string, first: string, all: string) =>
    `I nwere ike iwepụ ${amount} malite na ${first}, wepụkwa ha niile malite na ${all}`,
  untilAndAll: (perDay: string, until: string) =>
    `Mgbe a kwụrụ gị ụgwọ, i nwere ike iwepụ ${perDay} n’ụbọchị ruo ${until}, ma site na mgbe ahụ wepụ ha niile`,
  isNew: (perDay: string) =>
    `Akaụntụ gị ma ọ bụ PIN gị dị ọhụrụ. Maka nchebe gị, naanị ${perDay} n’ụbọchị nwere ike ịpụ n’ime awa 24 mbụ.`,
  paused:
    'I tinyere PIN ọhụrụ. Maka nchebe gị, ego ọ bụla agaghị apụli na wallet gị ruo awa 24 mgbe nke ahụ gasịrị.',
  clearing: (amount: string, from: string) =>
    `${amount} malite na ${from}. A kwụrụ ya n’enweghị azịza onye ahịa, ya mere ọ na-eche awa 24.`,
  daily: (perDay: string) => `Ruo ${perDay} n’ụbọchị.`,
  howVerified: 'Otu a ga-esi enyocha gị',
  dailyUnverified: (perDay: string, verified: string) =>
    `Ruo ${perDay} n’ụbọchị. Akaụntụ enyochara: ruo ${verified}.`,
  single: (most: string) => `Ruo ${most} n’otu oge.`,
  steps: (count: number) =>
    count === 1
      ? 'Otu nzọụkwụ tupu i nwee ike iwepụ ego'
      : 'Nzọụkwụ abụọ tupu i nwee ike iwepụ ego',
  email: 'Kwenye na email ahụ bụ nke gị. Ọ na-ewe otu nkeji.',
  emailThenPin: 'Buru ụzọ kwenye email gị, mepụtazie PIN.',
  pin: 'Mepụta PIN. Onise na-ajụ ya mgbe ọ bụla ị na-ewepụ ego.',
  early: (perDay: string) =>
    `N’ime awa 24 mbụ nke PIN ọhụrụ naanị ${perDay} n’ụbọchị nwere ike ịpụ, emesịa ha niile. Mee ya ugbu a, ka oge ahụ gafee tupu ego gị adị gị mkpa.`,
  confirmEmail: 'Kwenye email',
  createPin: 'Mepụta PIN',
}

const receipt: Words<typeof receiptTexts> = {
  title: 'Risiti',
  brand: 'Onise',
  status: 'Ọnọdụ',
  type: 'Ụdị',
  when: 'Ụbọchị',
  detail: 'Nkọwa',
  reference: 'Nọmba ntụaka',
  balance: 'Ego fọdụrụ mgbe ahụ',
  paidBy: 'Onye kwụrụ ụgwọ',
  paidTo: 'Onye a kwụrụ ụgwọ',
  heldFor: 'E jidere ya maka',
  ownWallet: (name) => `${name}, wallet Onise`,
  card: 'Kaadị ma ọ bụ mbufe ụlọ akụ',
  bank: 'Ụlọ akụ gị',
  heldMoney: 'Ego e jidere maka todo a',
  heldMoneyFor: (name) => `Ego e jidere maka ${name}`,
  charge: 'Ego ụlọ akụ',
  arrives: 'Nke ga-erute',
  price: 'Ọnụ ahịa',
  fee: 'Ụgwọ ikpo okwu',
  arrived: 'Batara n’obere akpa gị',
  account: (bank: string, last4: string) => `${bank} ••${last4}`,
  help: 'Nweta enyemaka banyere ego a',
  shareText: 'Kesaa dị ka ederede',
  sharePicture: 'Kesaa dị ka foto',
  savePicture: 'Chekwaa dị ka foto',
  copy: 'Depụta nọmba ntụaka',
  copied: 'E depụtala',
  copiedText: 'E depụtala risiti ahụ. Mado ya ebe ị chọrọ.',
  cannotCopy: 'Ihe nchọgharị a anaghị ekwe ndepụta.',
  cannotDraw: 'Ihe nchọgharị a enweghị ike ise foto ahụ.',
  saved: 'Echekwala foto ahụ.',
  pending: 'Ọ na-aga n’ụlọ akụ. Ego ahụ apụọla na wallet gị.',
  held: 'A na-ejide ya ruo mgbe ị kwadoro ọrụ ahụ. Mgbe ahụ a na-akwụ ọkachamara ahụ ụgwọ.',
  failed: 'Ụlọ akụ anabataghị ya. Ego ahụ alọtala na wallet gị.',
  file: (reference: string) => `onise-receipt-${reference}.png`,
}

const statement: Words<typeof statementTexts> = {
  title: 'Nkọwa akaụntụ',
  note: 'Otu ọnwa nke wallet gị, site na nke kacha ochie.',
  month: 'Ọnwa',
  print: 'Bipụta ma ọ bụ chekwaa dị ka PDF',
  csv: 'Budata CSV',
  fetching: 'A na-ebute ya...',
  heading: (name: string) => `Nkọwa wallet nke ${name}`,
  opening: 'Ego mmalite',
  moneyIn: 'Ego batara',
  moneyOut: 'Ego pụrụ',
  closing: 'Ego ngwụcha',
  columns: { date: 'Ụbọchị', detail: 'Nkọwa', in: 'Batara', out: 'Pụrụ', balance: 'Fọdụrụ' },
  none: 'Ọ dịghị ego batara ma ọ bụ pụọ n’ọnwa a.',
  status: { pending: 'na-eche', failed: 'agaghị, agụghị ya' },
  offline:
    'Enweghị network. Nkọwa akaụntụ na-esi na server abịa, ya mere ị chọrọ network iji hụ ya.',
  createdAt: (when: string) => `E mere ya na ${when}. Oge niile bụ oge Lagos.`,
  csvFailed: 'E nweghị ike ibute faịlụ ahụ. Nwaa ọzọ.',
  file: (month: string) => `onise-statement-${month}.csv`,
}

const withdraw: Words<typeof withdrawTexts> = {
  title: 'Tinye nkọwa ụlọ akụ gị',
  loading: 'Ụlọ akụ na-abata',
  bank: 'Ụlọ akụ',
  selectBank: 'Họrọ ụlọ akụ',
  search: 'Chọọ na ndepụta',
  searchHint: 'Site n’aha ma ọ bụ koodu, dịka GTB ma ọ bụ 058',
  matches: (count: number) => `A hụrụ ụlọ akụ ${count}`,
  noMatch: 'Ọ dịghị ụlọ akụ na-aza aha ahụ. Hichapụ ihe ị chọrọ ka ị hụ ha niile.',
  banksAsOf: (when: string) => `E butere ndepụta ụlọ akụ a ${when}.`,
  noBanks: 'E nweghị ike ibute ndepụta ụlọ akụ. Ego gị dị nchebe na wallet gị.',
  account: 'Nọmba akaụntụ',
  accountHint: 'Nọmba 10',
  unusualNumber:
    'A naghị ahụkarị ụdị nọmba a n’ụlọ akụ a. Lelee ya, leleekwa aha dị n’okpuru tupu i wepụ ego.',
  lookingUp: 'A na-ajụ ụlọ akụ aha akaụntụ…',
  nameUnavailable: 'Ụlọ akụ ahụ azaghị aha akaụntụ ahụ. Lelee nọmba ahụ ọzọ.',
  amount: 'Ego ole',
  hint: `I nwere ike iwepụ ${formatNaira(WITHDRAW_MIN)} ma ọ bụ karịa`,
  amountInvalid: 'Tinye ego ole na naịra',
  tooSmall: `Tinye ${formatNaira(WITHDRAW_MIN)} ma ọ bụ karịa`,
  tooLarge: (balance: string) => `Wallet gị nwere ${balance}`,
  notCleared: (amount: string) => `I nwere ike iwepụ ${amount} ugbu a`,
  rest: (rest: string) => `${rest} ga-afọdụ na wallet gị.`,
  charge: (arrives: string, charge: string) => `${arrives} ga-erute, ụlọ akụ ga-ewere ${charge}.`,
  all: (amount: string) => `Wepụ ha niile, ${amount}`,
  most: (amount: string) => `Wepụ ${amount}, nke kacha ugbu a`,
  nothingYet: 'A gaghị ewepụli ihe ọ bụla ugbu a. Ozi dị na ibe a na-ekwu mgbe.',
  stepsFirst: 'Buru ụzọ mee ihe ozi dị na ibe a kwuru. Ihe i dere ebe a ka nọ.',
  pin: 'PIN',
  send: 'Wepụ ego',
  sending: 'A na-ewepụ...',
  forgot: 'I chefuru PIN gị?',
  needsNetwork: 'Enweghị network. Ọ dị mkpa iji wepụ ego. Ihe i dere ka nọ ebe a.',
  confirmTitle: (amount: string, account: string) => `A ga-eziga ${amount} na ${account}`,
  confirmText: 'Ụlọ akụ nyere aha a mgbe ị pịrị Wepụ ego. Pịa Kwụsị ma ọ bụrụ na o zighị ezi.',
  stop: 'Kwụsị',
  stopped: 'A kwụsịrị ya. Ọ dịghị ihe e zigara.',
  sentTitle: (arrives: string, account: string) => `${arrives} na-aga na ${account}`,
  reviewTitle: (arrives: string, account: string) => `A na-enyocha ${arrives} na-aga na ${account}`,
  otherName: 'Aha akaụntụ ahụ abụghị aha gị. Mmadụ ga-enyocha ego a i wepụrụ tupu anyị eziga ya.',
  otherNameAtOnce:
    'Aha akaụntụ ahụ abụghị aha gị. Anyị ga-eziga ego ahụ ozugbo, na-enweghị onye nyochara ya, anyị enweghịkwa ike iweghachi ya.',
  rightAccount: (account: string) => `Nke a bụ akaụntụ ziri ezi: ${account}`,
  tickFirst:
    'Anyị ezigabeghị ihe ọ bụla. Gụọ aha akaụntụ ahụ, kaa akara na ọ bụ ya, wee pịa bọtịnụ ahụ ọzọ.',
  noName:
    'Anyị ezigaghị ihe ọ bụla: ụlọ akụ ahụ azaghị aha akaụntụ ahụ. Ego gị dị na wallet gị. Nwaa ọzọ mgbe nkeji ole na ole gachara.',
  sentText: 'Ọ na-ewekarị ụlọ akụ nkeji ole na ole. I nwere ike iso ya na wallet gị.',
  sendTo: 'Ziga ego ahụ na',
  anotherAccount: 'Akaụntụ ọzọ',
  spoken: (bank: string, last4: string) => `${bank}, akaụntụ na-agwụ na ${last4}`,
  chooseAccount: 'Họrọ akaụntụ ego ahụ ga-abanye',
  newName: 'Ụlọ akụ na-enye aha ọzọ maka akaụntụ a ugbu a. Gụọ ya tupu i wepụ ego:',
  remove: 'Wepụ akaụntụ a',
  removeOf: (account: string) => `Wepụ ${account}`,
  removeTitle: (account: string) => `Ị ga-ewepụ ${account}?`,
  removeText:
    'Iji wepụ ego gaa na akaụntụ a ọzọ, ị ga-ede ụlọ akụ ya na nọmba ya. Ego nọ n’ụzọ ga-erute.',
  removing: 'A na-ewepụ ya...',
  keep: 'Hapụ ya',
  removeNeedsNetwork: 'Enweghị network. Ọ dị mkpa iji wepụ akaụntụ.',
  left: (balance: string) => `${balance} fọdụrụ na wallet gị.`,
  accountSaved: 'Echekwala akaụntụ a maka mgbe ị ga-ewepụ ego ọzọ. I nwere ike iwepụ ya ebe ahụ.',
  receipt: 'Lee risiti',
  another: 'Wepụ ego ọzọ',
  unknown:
    'Azịza abịaghị, ya mere anyị amabeghị ma e zigara ego ahụ. Lelee wallet gị tupu ị nwaa ọzọ. Ọ bụrụ na ị pịa Wepụ ego ọzọ na-agbanweghị ihe ọ bụla, a ga-eziga ya naanị otu ugboro.',
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

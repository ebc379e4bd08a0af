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
  title: 'Ẹ fi owó sí wallet yín',
  quickAmounts: 'Yíyàn kíákíá',
  safe: 'Paystack ló ń gba owó náà: pẹ̀lú káàdì, ìfiránṣẹ́ báńkì tàbí USSD. Onise kì í rí káàdì yín.',
  amount: 'Iye owó',
  amountHint: ({ min, max }: AmountBounds) =>
    `Láti ${formatNaira(min)} sí ${formatNaira(max)} lẹ́ẹ̀kan`,
  amountInvalid: 'Ẹ kọ iye owó ní náírà',
  tooSmall: ({ min }: AmountBounds) => `Ẹ kọ ${formatNaira(min)} tàbí jù bẹ́ẹ̀ lọ`,
  tooLarge: ({ max }: AmountBounds) => `Ẹ kọ ${formatNaira(max)} tàbí kó dín`,
  overLimit: (room) =>
    `Títí a ó fi yẹ̀ yín wò, wallet yín lè gba ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
    (room > 0
      ? `Ẹ lè fi ${formatNaira(room)} kún un báyìí.`
      : 'Ẹ kọ́kọ́ yọ díẹ̀ tàbí ná díẹ̀, tàbí kí ẹ jẹ́ kí a yẹ̀ yín wò.'),
  phone: 'Nọ́ńbà fóònù',
  send: 'Fi owó sí i',
  sending: 'Ó ń fi owó sí i',
  needsNetwork: 'Kò sí network. Ẹ nílò rẹ̀ láti sanwó. Ohun tí ẹ kọ ṣì wà níbí.',
  offlineTitle: 'Ẹ lè sanwó nígbà tí a bá lè kàn sí Onise',
  offlineText: 'Ohun tí ẹ kọ ṣì wà níbí, a kò sì ní yọ owó kó tó di ìgbà náà.',
  tryAgain: 'Gbìyànjú lẹ́ẹ̀kan sí i',
  checkout: 'Sanwó',
  cannotOpen: 'Ojú ìwé owó sísan kò lè ṣí. A kò yọ nǹkan kan. Ẹ gbìyànjú lẹ́ẹ̀kan sí i.',
  cannotPay:
    'Ìṣòro kan ṣẹlẹ̀ níbi owó sísan. Ẹ jọ̀ọ́, ẹ gbìyànjú lẹ́ẹ̀kan sí i tàbí kí ẹ san án lọ́nà mìíràn.',
  cancelledText:
    'Ní ìwọ̀n ìmọ̀ wa, a kò tíì yọ owó kankan. Bí ẹ bá ti fi owó ránṣẹ́ láti báńkì, yóò wọ wallet yín fúnra rẹ̀ nígbà tó bá dé.',
  adding: 'A ń fi sínú wallet yín…',
  addedTitle: (amount: string) => `${amount} ti wọ wallet yín`,
  addedText: 'Ẹ lè lò ó fún todo báyìí.',
  toWallet: 'Wo wallet yín',
  cannotStore:
    'Fóònù yìí kò lè fi owó sísan náà pamọ́, nítorí náà a kò ṣí ojú ìwé owó sísan, a kò sì yọ nǹkan kan. Ẹ wá àyè díẹ̀, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
  open: {
    heading: 'Owó sísan tí kò tíì wọ wallet yín',
    confirmed: 'A ń jẹ́rìí sí i',
    confirmedText: 'A ń bá a lọ láti wò ó, kódà lẹ́yìn tí ẹ bá pa app náà dé.',
    unpaid: 'Ẹ kò tíì san án',
    unpaidText: 'Owó tí ẹ ti fi ránṣẹ́ láti báńkì yóò wọ wallet yín fúnra rẹ̀.',
    transfer: 'A ń dúró de owó láti báńkì yín',
    transferText:
      'Ìṣẹ́jú díẹ̀ ló ń gba báńkì, nígbà mìíràn wákàtí díẹ̀. A máa fi owó náà sínú wallet yín nígbà tó bá dé.',
    paid: (amount: string) => `Ẹ ti san ${amount}, a ń fi sí i…`,
    failed: 'Kò yọrí sí rere',
    failedText:
      'Owó sísan náà kò yọrí sí rere. Bí báńkì yín bá yọ owó náà tó sì dé ọ̀dọ̀ wa lẹ́yìn náà, a máa fi sínú wallet yín.',
    abandoned: 'Kò tíì parí',
    mismatch: 'A ń yẹ̀ ẹ́ wò',
    mismatchText: (paid: string) =>
      `Ẹ san ${paid}, ṣùgbọ́n kì í ṣe bí a ṣe béèrè. A ti kọ ọ́ sílẹ̀, èèyàn sì máa yẹ̀ ẹ́ wò.`,
    continue: 'Máa san lọ',
    check: 'Wò ó báyìí',
    checking: 'A ń wò ó…',
    hide: 'Mi ò ní san èyí',
    stillOpen: 'Owó náà kò tíì dé. A ń bá a lọ láti wò ó.',
    offline: 'Kò sí network. A máa tún wò ó nígbà tó bá padà dé.',
  },
}

const wallet: Words<typeof walletTexts> = {
  sentTo: (details, account) => `${details} sí ${account}`,
  paidTo: (details, name) => `${details}, sí ${name}`,
  paidFrom: (details, name) => `${details}, láti ọ̀dọ̀ ${name}`,
  heldFor: (details, name) => `${details}, fún ${name}`,
  closedAccount: 'àkáǹtì tí a ti pa',
  title: 'Wallet',
  inWallet: 'Nínú wallet yín',
  total: 'Àpapọ̀ owó',
  held: (todos: number) => `Èyí tí a di mú fún todo ${todos}`,
  heldNote:
    'Owó tí a di mú kò sí lára àpapọ̀ owó. A máa san án tàbí kó padà nígbà tí todo náà bá parí.',
  withdrawable: 'Èyí tí ẹ lè yọ báyìí',
  withdrawableFrom: (when: string) => `Láti ${when}`,
  nothingHeld: 'Kò sí owó tí a di mú',
  asOf: (when: string) => `A fi pamọ́ sórí fóònù yìí ${when}`,
  fund: 'Fi owó sí i',
  withdraw: 'Yọ owó',
  continuePayment: 'Máa san lọ',
  history: 'Ìtàn ìdúnàádúrà',
  statement: 'Ìwé àkáǹtì',
  none: 'Kò tíì sí ìdúnàádúrà',
  noneText: 'Owó tí ẹ fi sí i, tí ẹ gbà, tí ẹ san àti tí ẹ yọ máa hàn níbí.',
  columns: {
    detail: 'Àlàyé',
    amount: 'Iye owó',
    type: 'Irú',
    date: 'Ọjọ́',
    status: 'Ipò',
    balance: 'Owó tó kù',
  },
  types: { credit: 'Owó wọlé', debit: 'Owó jáde' },
  statuses: { pending: 'Ó ń dúró', completed: 'Ó ti parí', failed: 'Kò lọ' },
  reference: (reference: string) => `ìtọ́kasí ${reference}`,
  balanceAfter: (amount: string) => `Ó ku ${amount}`,
  olderOffline: 'Kò sí network. Ìdúnàádúrà àtijọ́ máa ṣí nígbà tó bá padà dé.',
  filters: {
    label: 'Ṣa ìtàn náà',
    toggle: 'Àṣàyàn',
    search: 'Wá nínú àlàyé',
    direction: 'Owó',
    directions: { all: 'Gbogbo', in: 'Wọlé', out: 'Jáde' },
    status: 'Ipò',
    anyStatus: 'Ipò èyíkéyìí',
    month: 'Oṣù',
    anyMonth: 'Oṣù èyíkéyìí',
    none: 'Kò sí èyí tó bá a mu',
    noneText: 'Ìdúnàádúrà tó wà lórí fóònù yìí nìkan la wá.',
    clear: 'Mú àṣàyàn kúrò',
  },
}

const pins: Words<typeof pinsTexts> = {
  create: {
    title: 'Ṣe PIN',
    note: 'Onise máa béèrè PIN yín nígbàkigbà tí ẹ bá fẹ́ yọ owó sí báńkì.',
    pin: 'PIN',
    pinHint: 'Díjíìtì 4 sí 6',
    confirm: 'Jẹ́rìí sí PIN',
    confirmHint: 'Ẹ tún díjíìtì kan náà kọ',
    password: 'Password',
    passwordHint: 'Ti àkáǹtì yín, nítorí owó wà nínú wallet yín',
    passwordRequired: 'Ẹ gbọ́dọ̀ kọ password',
    newLimit: (perDay: string) =>
      `Fún ààbò yín, ẹ lè yọ ${perDay} lóòjọ́ láàárín wákàtí 24 àkọ́kọ́ lẹ́yìn èyí.`,
    send: 'Ṣe PIN',
    sending: 'Ó ń ṣe é...',
    exists: 'Ẹ ti ní PIN',
    existsText: 'Ẹ fi PIN àtijọ́ yí i padà, tàbí kí ẹ ṣe tuntun tí ẹ bá ti gbàgbé rẹ̀.',
  },
  update: {
    title: 'Yí PIN padà',
    note: 'Ẹ nílò PIN tí ẹ ń lò báyìí.',
    old: 'PIN àtijọ́',
    confirm: 'Jẹ́rìí sí PIN',
    placeholder: 'ẹ jẹ́rìí sí PIN tuntun yín',
    confirmHint: 'Èyí máa di PIN tuntun yín',
    send: 'Yí PIN padà',
    sending: 'Ó ń yí i padà...',
    none: 'Ẹ kò tíì ní PIN',
    noneText: 'Ẹ kọ́kọ́ ṣe ọ̀kan.',
    same: 'PIN tí ẹ ní nìyẹn. Ẹ yan òmíràn.',
  },
  forgot: {
    title: 'Mo gbàgbé PIN',
    link: 'Ṣé ẹ gbàgbé PIN yín?',
    requestNote: 'Ẹ kọ password yín. Lẹ́yìn náà a máa fi kóòdù ránṣẹ́ sí yín.',
    by: 'Níbo ni ká fi ránṣẹ́ sí?',
    channels: { email: 'Ímeèlì', sms: 'SMS', whatsapp: 'WhatsApp' },
    password: 'Password',
    passwordRequired: 'Ẹ gbọ́dọ̀ kọ password',
    request: 'Fi kóòdù ránṣẹ́ sí mi',
    requesting: 'Ó ń lọ...',
    haveCode: 'Mo ti ní kóòdù',
    codeNote: 'Ẹ kọ díjíìtì 6 tí a fi ránṣẹ́ sí yín. Wọ́n ń ṣiṣẹ́ fún ìṣẹ́jú 10.',
    pin: 'PIN tuntun',
    confirm: 'Jẹ́rìí sí PIN',
    pause: 'Fún ààbò yín, ẹ kò lè yọ owó fún wákàtí 24 lẹ́yìn èyí.',
    set: 'Fi PIN tuntun sí i',
    setting: 'Ó ń fi sí i...',
  },
  digits: (label: string) => `${label} gbọ́dọ̀ jẹ́ díjíìtì 4 sí 6`,
  show: 'Fi díjíìtì hàn',
  hide: 'Fi díjíìtì pamọ́',
  weak: 'PIN yìí rọrùn láti mọ̀. Àwọn olè máa ń kọ́kọ́ gbìyànjú díjíìtì kan náà, díjíìtì tó tẹ̀ léra àti ọdún. Ẹ yan òmíràn.',
  mismatch: 'Àwọn PIN náà kò bára mu',
  offline: 'Kò sí network. A kì í fi PIN yín pamọ́ sórí fóònù, nítorí náà ẹ nílò network fún èyí.',
  lockedTitle: (until: string) => `PIN yín wà ní títì títí di ${until}`,
  lockedText:
    'Ẹ gbìyànjú lọ́nà tí kò tọ́ jù. Owó yín wà láìséwu. Ẹ gbìyànjú lẹ́ẹ̀kan sí i nígbà náà, tàbí kí ẹ ṣe PIN tuntun.',
  limitedTitle: (perDay: string, until: string) => `${perDay} lẹ lè yọ lóòjọ́ títí di ${until}`,
  limitedText:
    'Àkáǹtì yín tàbí PIN yín jẹ́ tuntun. Fún ààbò yín, owó kékeré nìkan ló lè jáde ṣáájú ìgbà náà.',
  pausedTitle: (until: string) => `Ẹ kò lè yọ owó títí di ${until}`,
  pausedText:
    'Ẹ ti ṣe PIN tuntun. Fún ààbò yín, owó kankan kò lè jáde nínú wallet yín ṣáájú ìgbà náà.',
}

const plan: Words<typeof planTexts> = {
  only: (now: string) => `Ẹ lè yọ ${now} báyìí`,
  nowAndAll: (now: string, when: string) => `Ẹ lè yọ ${now} báyìí, àti gbogbo rẹ̀ láti ${when}`,
  nowAndMore: (now: string, amount: string, when: string) =>
    `Ẹ lè yọ ${now} báyìí, àti ${amount} láti ${when}`,
  laterAll: (when: string) => `Ẹ lè yọ gbogbo rẹ̀ láti ${when}, kò sí ṣáájú ìgbà náà`,
  laterMore: (amount: string, when: string) =>
    `Ẹ lè yọ ${amount} láti ${when}, kò sí ṣáájú ìgbà náà`,
  laterAndAll: (amount: string, first: string, all: string) =>
    `Ẹ lè yọ ${amount} láti ${first}, ẹ sì lè yọ gbogbo rẹ̀ láti ${all}`,
  untilAndAll: (perDay: string, until: string) =>
    `Tí a bá ti sanwó fún yín, ẹ lè yọ ${perDay} lóòjọ́ títí di ${until}, àti gbogbo rẹ̀ láti ìgbà náà`,
  isNew: (perDay: string) =>
    `Àkáǹtì yín tàbí PIN yín jẹ́ tuntun. Fún ààbò yín, ${perDay} nìkan ló lè jáde lóòjọ́ ní wákàtí 24 àkọ́kọ́.`,
  paused:
    'Ẹ ti ṣe PIN tuntun. Fún ààbò yín, owó kankan kò lè jáde nínú wallet yín fún wákàtí 24 lẹ́yìn ìyẹn.',
  clearing: (amount: string, from: string) =>
    `${amount} láti ${from}. A san án láìsí ìdáhùn oníbàárà, nítorí náà ó ń dúró fún wákàtí 24.`,
  daily: (perDay: string) => `Kò ju ${perDay} lọ lóòjọ́.`,
  howVerified: 'Bí a ṣe ń yẹ̀ yín wò',
  dailyUnverified: (perDay: string, verified: string) =>
    `Kò ju ${perDay} lọ lóòjọ́. Àkáǹtì tí a ti yẹ̀ wò: kò ju ${verified} lọ.`,
  single: (most: string) => `Kò ju ${most} lọ lẹ́ẹ̀kan.`,
  steps: (count: number) =>
    count === 1 ? 'Ìgbésẹ̀ kan kí ẹ tó lè yọ owó' : 'Ìgbésẹ̀ méjì kí ẹ tó lè yọ owó',
  email: 'Ẹ fìdí ẹ̀ múlẹ̀ pé tiyín ni ímeèlì náà. Ìṣẹ́jú kan ni.',
  emailThenPin: 'Ẹ kọ́kọ́ fìdí ímeèlì yín múlẹ̀, lẹ́yìn náà ẹ ṣe PIN.',
  pin: 'Ẹ ṣe PIN. Onise máa béèrè fún un nígbàkigbà tí ẹ bá fẹ́ yọ owó.',
  early: (perDay: string) =>
    `Ní wákàtí 24 àkọ́kọ́ PIN tuntun, ${perDay} nìkan ló lè jáde lóòjọ́, lẹ́yìn náà gbogbo rẹ̀. Ẹ ṣe é báyìí, kí àkókò náà kọjá kí ẹ tó nílò owó yín.`,
  confirmEmail: 'Fìdí ímeèlì múlẹ̀',
  createPin: 'Ṣe PIN',
}

const receipt: Words<typeof receiptTexts> = {
  title: 'Rìsíìtì',
  brand: 'Onise',
  status: 'Ipò',
  type: 'Irú',
  when: 'Ọjọ́',
  detail: 'Àlàyé',
  reference: 'Nọ́ńbà ìtọ́kasí',
  balance: 'Owó tó kù lẹ́yìn náà',
  paidBy: 'Ẹni tó sanwó',
  paidTo: 'Ẹni tí a sanwó fún',
  heldFor: 'A di í mú fún',
  ownWallet: (name) => `${name}, wallet Onise`,
  card: 'Káàdì tàbí fífi owó ránṣẹ́ ní báńkì',
  bank: 'Báńkì yín',
  heldMoney: 'Owó tí a di mú fún todo yìí',
  heldMoneyFor: (name) => `Owó tí a di mú fún ${name}`,
  charge: 'Owó báńkì',
  arrives: 'Iye tó máa dé',
  price: 'Iye owó',
  fee: 'Owó pẹpẹ',
  arrived: 'Ó dé àpamọ́wọ́ yín',
  account: (bank: string, last4: string) => `${bank} ••${last4}`,
  help: 'Gba ìrànlọ́wọ́ lórí owó yìí',
  shareText: 'Pín in gẹ́gẹ́ bí ọ̀rọ̀',
  sharePicture: 'Pín in gẹ́gẹ́ bí àwòrán',
  savePicture: 'Fi pamọ́ gẹ́gẹ́ bí àwòrán',
  copy: 'Ṣẹ̀dà nọ́ńbà ìtọ́kasí',
  copied: 'A ti ṣẹ̀dà rẹ̀',
  copiedText: 'A ti ṣẹ̀dà rìsíìtì náà. Ẹ lẹ̀ ẹ́ mọ́ ibi tí ẹ ti nílò rẹ̀.',
  cannotCopy: 'Ẹ̀rọ ìwákiri yìí kò gba ẹ̀dà ṣíṣe.',
  cannotDraw: 'Ẹ̀rọ ìwákiri yìí kò lè ya àwòrán náà.',
  saved: 'A ti fi àwòrán náà pamọ́.',
  pending: 'Ó ti ń lọ sí báńkì. Owó náà ti jáde nínú wallet yín.',
  held: 'A ń di í mú títí ẹ ó fi fọwọ́ sí iṣẹ́ náà. Lẹ́yìn náà a máa sanwó fún akọ́ṣẹ́mọṣẹ́ náà.',
  failed: 'Báńkì kò gbà á. Owó náà ti padà sínú wallet yín.',
  file: (reference: string) => `onise-receipt-${reference}.png`,
}

const statement: Words<typeof statementTexts> = {
  title: 'Ìwé àkáǹtì',
  note: 'Oṣù kan nínú wallet yín, láti èyí tó pẹ́ jù.',
  month: 'Oṣù',
  print: 'Tẹ̀ ẹ́ jáde tàbí fi pamọ́ bíi PDF',
  csv: 'Gba CSV sílẹ̀',
  fetching: 'Ó ń mú un wá...',
  heading: (name: string) => `Ìwé wallet ti ${name}`,
  opening: 'Owó ìbẹ̀rẹ̀',
  moneyIn: 'Owó tó wọlé',
  moneyOut: 'Owó tó jáde',
  closing: 'Owó ìparí',
  columns: { date: 'Ọjọ́', detail: 'Àlàyé', in: 'Wọlé', out: 'Jáde', balance: 'Ó kù' },
  none: 'Kò sí owó tó wọlé tàbí jáde nínú oṣù yìí.',
  status: { pending: 'ó ń dúró', failed: 'kò lọ, a kò kà á' },
  offline: 'Kò sí network. Ọ̀dọ̀ server ni ìwé àkáǹtì ti ń wá, nítorí náà ẹ nílò network láti rí i.',
  createdAt: (when: string) => `A ṣe é ní ${when}. Àkókò Èkó ni gbogbo àkókò tó wà níbí.`,
  csvFailed: 'Fáìlì náà kò lè ṣí. Ẹ gbìyànjú lẹ́ẹ̀kan sí i.',
  file: (month: string) => `onise-statement-${month}.csv`,
}

const withdraw: Words<typeof withdrawTexts> = {
  title: 'Ẹ kọ àlàyé báńkì yín',
  loading: 'Àwọn báńkì yín ń ṣí',
  bank: 'Báńkì',
  selectBank: 'Yan báńkì',
  search: 'Wá nínú àkójọ',
  searchHint: 'Pẹ̀lú orúkọ tàbí kóòdù, fún àpẹẹrẹ GTB tàbí 058',
  matches: (count: number) => `A rí báńkì ${count}`,
  noMatch: 'Kò sí báńkì tó ń jẹ́ bẹ́ẹ̀. Ẹ pa ohun tí ẹ wá rẹ́ láti rí gbogbo wọn.',
  banksAsOf: (when: string) => `A gba àkójọ báńkì yìí ${when}.`,
  noBanks: 'Àkójọ àwọn báńkì kò lè ṣí. Owó yín wà láìséwu nínú wallet yín.',
  account: 'Nọ́ńbà àkáǹtì',
  accountHint: 'Díjíìtì 10',
  unusualNumber:
    'Nọ́ńbà yìí ṣàjèjì fún báńkì yìí. Ẹ yẹ̀ ẹ́ wò, kí ẹ sì yẹ orúkọ tó wà nísàlẹ̀ wò kí ẹ tó yọ owó.',
  lookingUp: 'A ń béèrè orúkọ àkáǹtì lọ́wọ́ báńkì…',
  nameUnavailable: 'Báńkì náà kò sọ orúkọ àkáǹtì náà. Ẹ tún nọ́ńbà náà yẹ̀ wò.',
  amount: 'Iye owó',
  hint: `Ẹ lè yọ ${formatNaira(WITHDRAW_MIN)} tàbí jù bẹ́ẹ̀ lọ`,
  amountInvalid: 'Ẹ kọ iye owó ní náírà',
  tooSmall: `Ẹ kọ ${formatNaira(WITHDRAW_MIN)} tàbí jù bẹ́ẹ̀ lọ`,
  tooLarge: (balance: string) => `${balance} ló wà nínú wallet yín`,
  notCleared: (amount: string) => `${amount} lẹ lè yọ báyìí`,
  rest: (rest: string) => `${rest} máa ṣẹ́kù nínú wallet yín.`,
  charge: (arrives: string, charge: string) => `${arrives} máa dé, báńkì máa gba ${charge}.`,
  all: (amount: string) => `Yọ gbogbo rẹ̀, ${amount}`,
  most: (amount: string) => `Yọ ${amount}, èyí tó pọ̀ jù báyìí`,
  nothingYet: 'Ẹ kò tíì lè yọ nǹkan kan. Àkíyèsí tó wà lójú ìwé yìí sọ ìgbà tí ẹ lè yọ ọ́.',
  stepsFirst: 'Ẹ kọ́kọ́ ṣe ohun tí àkíyèsí ojú ìwé yìí sọ. Ohun tí ẹ kọ síbí kò ní sọnù.',
  pin: 'PIN',
  send: 'Yọ owó',
  sending: 'Ó ń yọ owó...',
  forgot: 'Ṣé ẹ gbàgbé PIN yín?',
  needsNetwork: 'Kò sí network. Ẹ nílò rẹ̀ láti yọ owó. Ohun tí ẹ kọ ṣì wà níbí.',
  confirmTitle: (amount: string, account: string) => `A fẹ́ fi ${amount} ránṣẹ́ sí ${account}`,
  confirmText: 'Báńkì sọ orúkọ yìí lẹ́yìn tí ẹ tẹ Yọ owó. Ẹ tẹ Dá a dúró tí kò bá tọ́.',
  stop: 'Dá a dúró',
  stopped: 'A ti dá a dúró. A kò fi nǹkan kan ránṣẹ́.',
  sentTitle: (arrives: string, account: string) => `${arrives} ti ń lọ sí ${account}`,
  reviewTitle: (arrives: string, account: string) => `A ń yẹ ${arrives} tó ń lọ sí ${account} wò`,
  otherName: 'Orúkọ àkáǹtì náà kì í ṣe orúkọ yín. Èèyàn máa yẹ owó yìí wò kí a tó fi ránṣẹ́.',
  otherNameAtOnce:
    'Orúkọ àkáǹtì náà kì í ṣe orúkọ yín. A máa fi owó náà ránṣẹ́ lẹ́sẹ̀kẹsẹ̀ láìsí àyẹ̀wò, a kò sì lè gbà á padà.',
  rightAccount: (account: string) => `Àkáǹtì tó tọ́ nìyí: ${account}`,
  tickFirst:
    'A kò tíì fi nǹkan kan ránṣẹ́. Ẹ ka orúkọ àkáǹtì náà, ẹ fàmì sí i pé òun ló tọ́, kí ẹ tún tẹ bọ́tìnì náà.',
  noName:
    'A kò fi nǹkan kan ránṣẹ́: báńkì náà kò sọ orúkọ àkáǹtì náà. Owó yín wà nínú wallet yín. Ẹ tún gbìyànjú lẹ́yìn ìṣẹ́jú díẹ̀.',
  sentText: 'Ìṣẹ́jú díẹ̀ ló sábà máa ń gba báńkì. Ẹ lè máa wò ó nínú wallet yín.',
  sendTo: 'Fi owó náà ránṣẹ́ sí',
  anotherAccount: 'Àkáǹtì mìíràn',
  spoken: (bank: string, last4: string) => `${bank}, àkáǹtì tó parí pẹ̀lú ${last4}`,
  chooseAccount: 'Ẹ yan àkáǹtì tí owó náà máa wọ̀',
  newName: 'Báńkì ti sọ orúkọ mìíràn fún àkáǹtì yìí báyìí. Ẹ kà á kí ẹ tó yọ owó:',
  remove: 'Yọ kúrò',
  removeOf: (account: string) => `Yọ ${account} kúrò`,
  removeTitle: (account: string) => `Ṣé kí a yọ ${account} kúrò?`,
  removeText:
    'Láti tún yọ owó sí àkáǹtì yìí, ẹ máa kọ báńkì àti nọ́ńbà rẹ̀. Owó tó ti wà lójú ọ̀nà yóò dé síbẹ̀.',
  removing: 'Ó ń yọ kúrò...',
  keep: 'Fi sílẹ̀',
  removeNeedsNetwork: 'Kò sí network. Ẹ nílò rẹ̀ láti yọ àkáǹtì kúrò.',
  left: (balance: string) => `${balance} ló ṣẹ́kù nínú wallet yín.`,
  accountSaved: 'A ti fi àkáǹtì yìí pamọ́ fún ìgbà tí ẹ máa tún yọ owó. Ẹ lè yọ ọ́ kúrò níbẹ̀.',
  receipt: 'Wo rìsíìtì',
  another: 'Tún yọ owó',
  unknown:
    'Kò sí ìdáhùn, nítorí náà a kò tíì mọ̀ bóyá owó náà ti lọ. Ẹ wo wallet yín kí ẹ tó tún gbìyànjú. Tí ẹ bá tún tẹ Yọ owó láìyí nǹkan kan padà, ẹ̀ẹ̀kan péré la máa fi ránṣẹ́.',
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

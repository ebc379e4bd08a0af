import { formatDate, formatMoment } from '#pwa/ui/format/format-time.ts'
import { CHANGE_REQUESTS_MAX, WITHDRAW_MIN } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { messages as askTexts } from './ask/messages.ts'
import type { messages as cancelTexts } from './cancel/messages.ts'
import type { messages as changesTexts } from './changes/messages.ts'
import type { messages as clientTexts } from './client/messages.ts'
import type { messages as disputeTexts } from './dispute/messages.ts'
import type { messages as disputeNoticeTexts } from './dispute/notice-messages.ts'
import type { messages as evidenceTexts } from './evidence/messages.ts'
import type { EARNINGS_MESSAGES } from './life/earnings-messages.ts'
import type { messages as lifeEventTexts } from './life/event-messages.ts'
import type * as lifeEnglish from './life/messages.ts'
import type { messages as lifeNextStepTexts } from './life/next-step-messages.ts'
import type { messages as listTexts } from './list/messages.ts'
import type { messages as materialsTexts } from './materials/messages.ts'
import type { messages as tasksTexts } from './messages.ts'
import type { messages as planChangeTexts } from './plan-change/messages.ts'
import type { messages as questionTexts } from './questions/messages.ts'
import type { messages as searchMessagesLazyTexts } from './search/messages.lazy.ts'
import type { messages as stageTexts } from './stages/messages.ts'

const materials: Words<typeof materialsTexts> = {
  heading: (title) => `Ohun èlò: ${title}`,

  askTitle: 'Béèrè owó ohun èlò',
  askHint: 'Kọ ohun tí o fẹ́ rà. Client yóò san gbogbo rẹ̀ tàbí apá kan, kí o tó ra nǹkan kan.',
  line: (number) => `Ìlà ${number}`,
  what: 'Kí ni',
  quantity: 'Mélòó',
  amount: 'Iye owó gbogbo rẹ̀',
  add: 'Fi ìlà kan kún un',
  remove: (number) => `Yọ ìlà ${number}`,
  sum: (sum, limit) => `${sum} nínú ${limit} tí ìpele yìí ní`,
  over: (amount) => `Èyí fi ${amount} ju ohun tí ìpele náà ní lọ.`,
  noNumber: 'Kọ iye rẹ̀ ní nọ́ńbà odidi',
  send: 'Fi àkójọ náà ránṣẹ́',
  sendAgain: 'Fi àkójọ tí o yí padà ránṣẹ́',
  change: 'Yí àkójọ náà padà',
  declined: (name) => `${name} béèrè àkójọ mìíràn`,
  youDeclined: (name) => `Ẹ béèrè àkójọ mìíràn. ${name} yóò tún fi ránṣẹ́.`,
  waiting: (name) => `${name} ń pinnu lórí àkójọ rẹ.`,
  saved: 'Ó wà ní ìpamọ́ lórí fóònù yìí. Yóò lọ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',
  refused: 'A kò gba àkójọ rẹ',
  unsentList: 'Àkójọ ohun èlò rẹ',

  items: 'Àkójọ ohun èlò',
  item: (what, quantity) => `${quantity} × ${what}`,
  total: 'Àpapọ̀',

  release: (amount) => `San ${amount}`,
  releasePart: 'San apá kan',
  partAmount: 'Èló ni ẹ fẹ́ san?',
  goOn: 'Tẹ̀síwájú',
  releaseTitle: (amount, name) => `Ṣé kí a san ${amount} fún ${name}?`,
  releaseSteps: (amount, name) => [
    `A ó san ${amount} fún ${name} lójú ẹsẹ̀. Ẹ kò lè gbà á padà.`,
    `${name} yóò fi àwòrán ìwé ẹ̀rí ìrajà kún un láàárín ọjọ́ 7, yóò sì dá ohun tí a kò ná padà.`,
    'Ìpele tó kàn yóò bẹ̀rẹ̀.',
  ],
  restComesBack: (rest) => `${rest} tó kù nínú ìpele yìí yóò padà sí wallet yín.`,
  releasing: 'A ń san án',
  notYet: 'Kò tíì yá',
  money: 'Ohun tó máa ṣẹlẹ̀ sí owó náà',
  needsNetwork: 'Kò sí network. Èyí ń gbé owó, nítorí náà kò lè dúró lórí fóònù yìí.',
  askToChange: 'Béèrè kí ó yí àkójọ náà padà',
  note: 'Kí ló yẹ kó yàtọ̀?',
  sendNote: 'Fi ránṣẹ́',
  noteRefused: 'A kò gba ìdáhùn yín sí àkójọ náà',
  unsentNote: 'Ìdáhùn yín sí àkójọ ohun èlò',

  paidToYou: (amount, day) => `O gba ${amount} fún ohun èlò ní ${day}.`,
  paid: (name, amount, day) => `${name} gba ${amount} fún ohun èlò ní ${day}.`,
  receipts: 'Ìwé ẹ̀rí ìrajà',
  receiptsBy: (time) => `Fi àwòrán ìwé ẹ̀rí ìrajà àti ọjà náà kún un kó tó di ${time}.`,
  receiptsLate: 'Ọjọ́ 7 ti kọjá. Fi àwòrán ìwé ẹ̀rí ìrajà kún un, tàbí kí o dá owó náà padà.',
  receiptsDue: (name, time) => `${name} yóò fi ìwé ẹ̀rí ìrajà kún un kó tó di ${time}.`,
  receiptsMissing: (name) => `${name} kò fi ìwé ẹ̀rí ìrajà kankan kún un láàárín ọjọ́ 7`,
  receiptsMissingNote: (name) =>
    `A kò lè fi ìpele tó kàn sílẹ̀ láìsí wọn. Ẹ kọ̀wé sí ${name}. Ẹ tún lè dábàá láti parí iṣẹ́ náà, tàbí kí ẹ ṣí dispute.`,
  spent: 'Èló ni a ná?',
  sendReceipts: 'Fi ìwé ẹ̀rí ránṣẹ́',
  receiptsRefused: 'A kò gba ìwé ẹ̀rí ìrajà rẹ',
  unsentReceipts: 'Ìwé ẹ̀rí ìrajà ohun èlò rẹ',
  pictureRequired: 'Fi àwòrán ìwé ẹ̀rí ìrajà tàbí ti ọjà náà kún un.',
  spentWords: (amount) => `Iye tí a ná: ${amount}`,
  receiptPicture: (number) => `Ìwé ẹ̀rí ${number}`,
  notBought: 'Ṣé o kò ra nǹkan kan? Dá gbogbo rẹ̀ padà; nígbà náà kò sí ìwé ẹ̀rí tó pọn dandan.',

  giveBack: (amount) => `Dá ${amount} padà`,
  giveBackTitle: (amount, name) => `Ṣé kí a dá ${amount} padà fún ${name}?`,
  giveBackSteps: (amount, name) => [
    `${amount} yóò kúrò nínú wallet rẹ lójú ẹsẹ̀, yóò sì wọ wallet ${name}.`,
    'Ẹ̀ẹ̀kan ṣoṣo ni o lè ṣe èyí.',
  ],
  givingBack: 'A ń dá a padà',
  youGaveBack: (amount) => `O dá ${amount} padà.`,
  gaveBack: (name, amount) => `${name} dá ${amount} padà.`,
  left: (name, amount) => `A kò ná ${amount}. ${name} lè dá a padà.`,
}

const stages: Words<typeof stageTexts> = {
  heading: 'Àwọn ìpele',
  position: (n, count, title) => `Ìpele ${n} nínú ${count}: ${title}`,
  now: 'Báyìí',
  kinds: { work: 'Iṣẹ́', materials: 'Ohun èlò' },
  by: (day) => `kí ó tó di ${day}`,
  states: {
    working: 'Iṣẹ́ ń lọ lọ́wọ́',
    submitted: 'A ti fi ránṣẹ́',
    disputed: 'Àríyànjiyàn wà',
    held: 'A di owó náà mú',
    notHeld: 'A kò tíì di í mú',
    paid: 'A ti san án',
    divided: 'A san apá kan, ìyókù padà',
    cameBack: 'Ó padà sọ́dọ̀ oníbàárà',
    ended: 'Ó parí láìsí owó',
  },
  notHeldNow: (amount) => `A kò tíì di ${amount} mú`,

  fund: (amount) => `Di ${amount} mú báyìí`,
  fundTitle: (title) => `Kí a di owó “${title}” mú?`,
  fundSteps: (amount, name) => [
    `${amount} máa kúrò nínú àpamọ́wọ́ rẹ, a ó sì dì í mú fún ${name}.`,
    `A ó san owó fún ${name} kìkì tí o bá fọwọ́ sí ìpele yìí.`,
    'Tí iṣẹ́ náà bá parí ṣáájú ìyẹn, owó tí a dì mú tí a kò tíì san máa padà sọ́dọ̀ rẹ.',
  ],
  funding: 'A ń dì í mú',
  inWallet: (amount) => `Nínú àpamọ́wọ́ rẹ: ${amount}`,
  short: (amount) => `Àpamọ́wọ́ rẹ kù ${amount}.`,
  fundWallet: (amount) => `Fi ${amount} sínú àpamọ́wọ́ rẹ`,
  notYet: 'Kò tíì yá',
  needsNetwork: 'Kò sí network. Èyí ń gbé owó, nítorí náà kò lè dúró lórí fóònù yìí.',

  money: 'Ohun tó ń ṣẹlẹ̀ sí owó náà',
  rows: {
    amount: 'Iye owó',
    held: 'A di í mú',
    missing: 'A kò tíì di í mú',
    paid: (name) => `A san fún ${name}`,
    paidToYou: 'A ti san án',
    fee: 'Owó pẹpẹ',
    arrived: 'Ó dé àpamọ́wọ́ rẹ',
    cameBack: 'Ó padà sọ́dọ̀ rẹ',
    returned: (name) => `Ó padà sọ́dọ̀ ${name}`,
  },
  stage: (n, title) => `${n}. ${title}`,
  total: 'Gbogbo ìpele',
  materialsNote: 'Kò sí owó pẹpẹ lórí ohun èlò.',
}

const ask: Words<typeof askTexts> = {
  ask: (name) => `Béèrè lọ́wọ́ ${name}`,
  oneProfessional: 'akọ́ṣẹ́mọṣẹ́ kan',

  only: (name) => `${name} nìkan ló ń rí todo yìí`,
  formText: (name) =>
    `${name} ní wákàtí 48 láti dáhùn. Lẹ́yìn náà ẹ̀yin ni ẹ máa pinnu bóyá gbogbo èèyàn lè rí i.`,
  postToAll: 'Gbé e síta fún gbogbo èèyàn',
  everybody: 'Gbogbo èèyàn máa rí todo yìí',
  askOnly: (name) => `Béèrè lọ́wọ́ ${name} nìkan`,

  waiting: (name, at) =>
    `${name} lè dáhùn títí di ${at}. Lẹ́yìn náà ẹ̀yin ni ẹ máa pinnu bóyá gbogbo èèyàn lè rí i.`,
  declined: (name) => `${name} kọ̀`,
  unanswered: (name) => `${name} kò tíì dáhùn`,
  gone: (name) => `${name} kò lè dáhùn mọ́`,
  decide: 'Kò tíì sí ẹlòmíràn tó ń rí todo yìí. Ẹ fi han gbogbo èèyàn, tàbí kí ẹ pa á rẹ́.',
  decideOrWait:
    'Kò tíì sí ẹlòmíràn tó ń rí todo yìí. Ẹ fi han gbogbo èèyàn, kí ẹ dúró sí i, tàbí kí ẹ pa á rẹ́.',
  answered: 'Kò sí ẹlòmíràn tó ń rí todo yìí.',
  show: 'Fi han gbogbo èèyàn',
  wait: 'Dúró sí i',
  busy: 'Ó ń fi pamọ́',
  needsNetwork: 'Kò sí network. Ẹ lè pinnu nígbà tó bá padà.',
}

const questions: Words<typeof questionTexts> = {
  title: 'Àwọn ìbéèrè',
  asked: 'Akọ́ṣẹ́mọṣẹ́ kan ń béèrè',
  yours: 'Ẹ ń béèrè',
  answer: 'Oníbàárà dáhùn',
  waits: 'Kò tíì sí ìdáhùn. Títí dìgbà náà, ẹ̀yin àti oníbàárà nìkan ló ń rí i.',
  waitsForYou: 'Ẹ̀yin àti ẹni tó béèrè nìkan ló ń rí i títí ẹ ó fi dáhùn.',
  saved:
    'Ó ti wà ní ìpamọ́ lórí fóònù yìí. A máa fi ránṣẹ́ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',
  ask: 'Béèrè ìbéèrè',
  questionForm: {
    label: 'Ìbéèrè yín',
    hint: 'Ìbéèrè kan. Gbogbo ẹni tó bá ka todo yìí lè kà á pẹ̀lú ìdáhùn rẹ̀; a kò ní fi orúkọ yín hàn.',
    button: 'Fi ìbéèrè ránṣẹ́',
  },
  answerForm: {
    label: 'Ìdáhùn yín',
    hint: 'Gbogbo ẹni tó bá ka todo náà lè kà á. Ẹ̀ẹ̀kan ṣoṣo lẹ lè dáhùn.',
    button: 'Fi ìdáhùn ránṣẹ́',
  },
  loading: 'Ó ń ṣí',
  unsentQuestion: 'Ìbéèrè yín nípa todo kan',
  unsentAnswer: 'Ìdáhùn yín sí ìbéèrè kan',
  failed: 'A kò gbà á',
}

const cancel: Words<typeof cancelTexts> = {
  title: 'Parí iṣẹ́ náà',
  whatHappens: 'Ohun tó máa ṣẹlẹ̀',
  needsNetwork: 'Kò sí network. Owó ló ń lọ níbí, nítorí náà kò lè dúró lórí fóònù yìí.',
  offlineNote: 'Ẹ lè ka èyí láìsí network. Láti parí iṣẹ́ náà, ẹ nílò rẹ̀.',
  back: 'Padà sí todo náà',
  notYours: 'Oníbàárà àti akọ́ṣẹ́mọṣẹ́ todo yìí nìkan ló lè parí iṣẹ́ rẹ̀.',

  forYou: 'Tiyín',
  backToYou: 'Ó padà sọ́dọ̀ yín',
  forOther: (name: string) => `Ti ${name}`,
  backToOther: (name: string) => `Ó padà sọ́dọ̀ ${name}`,

  fee: (amount: string) => `${amount} nínú rẹ̀ ni owó iṣẹ́ Onise.`,

  reason: 'Kí ló dé?',
  reasonHint: (other: string) => `${other} náà máa kà á.`,
  reasonRequired: 'Ẹ kọ ìdí tí ẹ fi fẹ́ parí iṣẹ́ náà.',
  reopen: 'Kí ló yẹ kó ṣẹlẹ̀ sí todo náà?',
  reopenChoices: {
    close: { label: 'Tì í', note: 'Ó máa wà nínú àkójọ yín gẹ́gẹ́ bí èyí tí a fagi lé.' },
    reopen: {
      label: 'Tún un ṣí',
      note: 'Pẹ̀lú owó tí ẹ yà sọ́tọ̀ tẹ́lẹ̀. Àwọn proposal tí kò ju ọjọ́ 14 lọ máa padà.',
    },
  },

  decline: 'Kọ todo yìí',
  declineSteps: (amount: string, client: string, until: string) => [
    `${amount} máa padà sọ́dọ̀ ${client} lójú ẹsẹ̀. A kò ní sanwó fún yín.`,
    `A kò ní kà á sí yín lọ́rùn, nítorí ẹ kọ̀ ọ́ kó tó di ${until}.`,
    'Todo náà máa tún ṣí fún àwọn akọ́ṣẹ́mọṣẹ́ mìíràn, a ó sì fa proposal yín sẹ́yìn.',
  ],
  leave: 'Fagi lé iṣẹ́ náà',
  leaveSteps: (amount: string, client: string) => [
    `${amount} máa padà sọ́dọ̀ ${client} lójú ẹsẹ̀. A kò ní sanwó fún yín.`,
    'A máa kà á gẹ́gẹ́ bí iṣẹ́ tí a fagi lé nínú ìwọ̀n iṣẹ́ tí ẹ parí.',
    'Todo náà máa tún ṣí fún àwọn akọ́ṣẹ́mọṣẹ́ mìíràn, a ó sì fa proposal yín sẹ́yìn.',
  ],

  goesBack: (amount, client) =>
    `${amount} tí a dì mú máa padà sọ́dọ̀ ${client} lẹ́sẹ̀kẹsẹ̀. A kò ní san owó ìpele yìí fún ọ.`,
  nothingHeld: 'A kò di nǹkan kan mú fún àwọn ìpele tó kù, nítorí náà owó kankan kò ní lọ.',
  paidStays: 'Ohun tí a san fún àwọn ìpele tó ti kọjá jẹ́ tìrẹ.',
  paidStaysWith: (tasker) => `Ohun tí a san fún àwọn ìpele tó ti kọjá jẹ́ ti ${tasker}.`,
  noMark: 'Kò ní kà sí ọ lọ́rùn, nítorí a kò di owó ìpele yìí mú fún wákàtí 48.',
  mark: 'Ó máa kà gẹ́gẹ́ bí iṣẹ́ tí a fagi lé nínú ìpín iṣẹ́ tí o parí.',
  closes: 'A ó ti iṣẹ́ náà pa.',
  opensAgain: 'Iṣẹ́ náà máa ṣí padà fún àwọn amọṣẹ́ mìíràn, a ó sì fa àbá rẹ padà.',
  aloneWithoutHold: (stage) =>
    `A kò di owó ìpele “${stage}” mú, nítorí náà o lè parí iṣẹ́ náà láìbéèrè.`,
  noUndo: 'A kò lè dá èyí padà.',
  cancelAlone: (amount: string) => `Fagi lé e kí ẹ sì gba ${amount} padà`,
  aloneTitle: 'Ẹ lè dá fagi lé e',
  aloneSteps: (amount: string, tasker: string, why: string) => [
    why,
    `${amount} máa padà sínú wallet yín lójú ẹsẹ̀. A kò ní sanwó fún ${tasker}.`,
    'Ẹ kò lè yí èyí padà.',
  ],
  aloneInGrace: (until: string) =>
    `Kò tíì tó ìṣẹ́jú 30 tí ẹ gbé todo yìí fún un. Títí di ${until} ẹ lè fagi lé e láìbéèrè.`,
  aloneWhenLate: (day: string) =>
    `Ọjọ́ tí ẹ fẹnu kò sí fún iṣẹ́ náà ni ${day}, kò sì sí ohun tó wá. Ó ti pẹ́ tó fún yín láti fagi lé e láìbéèrè.`,

  offerTitle: 'Dábàá apá kan owó náà',
  offerSteps: (amount: string, tasker: string, until: string) => [
    `Ẹ kò lè dá fagi lé e mọ́. Ẹ dábàá apá kan ${amount} tí a di mú fún ${tasker}, láti ₦0 dé gbogbo rẹ̀. Ìyókù máa padà sínú wallet yín.`,
    `${tasker} máa gbà á tàbí kó ṣí aáwọ̀. Tí ẹ bá fi àbá náà ránṣẹ́ báyìí, bí kò bá sí ìdáhùn kó tó di ${until}, a kà á sí pé ó gbà.`,
    'Títí di ìgbà náà, kò sí owó tó máa lọ, iṣẹ́ á máa lọ, ẹ sì lè fa àbá náà sẹ́yìn. Bí iṣẹ́ bá wá, àbá náà dópin.',
  ],
  offerLater: (at: string) =>
    `Bí kò bá sí ohun tó wá, ẹ lè dá fagi lé e kí ẹ sì gba gbogbo owó padà láti ${at}.`,
  offerAmount: (tasker: string) => `Èló ló yẹ kí ${tasker} gbà?`,
  offerRange: (max: string) => `Láti ₦0 dé ${max}, ní odidi náírà.`,
  offerSend: 'Fi àbá yìí ránṣẹ́',

  offerOf: (client: string) => `${client} dábàá láti parí iṣẹ́ náà`,
  yourOffer: 'Àbá yín láti parí iṣẹ́ náà',
  offerReason: (note: string) => `Ìdí: ${note}`,
  offerReopens: 'Lẹ́yìn náà todo náà máa tún ṣí fún proposal.',
  offerCloses: 'Lẹ́yìn náà a máa ti todo náà.',
  answerBy: (until: string) =>
    `Ẹ dáhùn kó tó di ${until}. Bí kò bá sí ìdáhùn nígbà náà, a kà á sí pé ẹ gbà.`,
  answerAwaited: (tasker: string, until: string) =>
    `${tasker} ní títí di ${until} láti dáhùn. Bí kò bá sí ìdáhùn nígbà náà, a kà á sí pé ó gbà.`,
  silent: (at: string) =>
    `Àkókò láti dáhùn parí ní ${at}, nítorí náà a kà á sí pé wọ́n gba àbá náà. Onise máa gbé owó náà nígbà àyẹ̀wò rẹ̀ tó kàn.`,
  accept: (amount: string) => `Gba ${amount}`,
  acceptNote:
    'Tí ẹ bá gbà, a máa pín owó náà báyìí lójú ẹsẹ̀, iṣẹ́ náà á sì parí. Ẹ kò lè yí èyí padà.',
  disputeNote:
    'Tí ẹ kò bá gbà, ẹ ṣí aáwọ̀. Nígbà náà gbogbo owó náà máa wà ní dídì títí a ó fi ṣèpinnu.',
  submitNote: 'Tí ẹ bá kọ́kọ́ fi iṣẹ́ náà ránṣẹ́, àbá náà dópin.',
  dispute: 'Ṣí aáwọ̀',
  withdraw: 'Fa àbá náà sẹ́yìn',
  withdrawNote: 'Tí ẹ bá fà á sẹ́yìn, kò sí owó tó máa lọ, iṣẹ́ á sì máa lọ.',
}

const counted = (count: number) => `${count} nínú ${CHANGE_REQUESTS_MAX}`

const planChange: Words<typeof planChangeTexts> = {
  title: 'Yí iye owó, ọjọ́ tàbí ètò padà',
  intro: (other) => `Kò sí ohun tó máa yí padà kí ${other} tó gbà. Wákàtí 48 wà fún un.`,
  what: 'Kí ló yẹ kó yí padà?',
  kinds: {
    price: 'Iye owó',
    date: 'Ọjọ́',
    stage: 'Ìpele kan sí i',
    order: 'Ètò àwọn ìpele',
  },
  which: 'Ìpele wo?',
  price: 'Iye owó tuntun',
  date: 'Ọjọ́ tuntun',
  stageTitle: 'Orúkọ ìpele',
  stageKind: 'Kí ló wà fún?',
  stageKinds: { work: 'Iṣẹ́', materials: 'Ohun èlò' },
  amount: 'Iye owó',
  stageDate: 'Ọjọ́',
  up: (title) => `Gbé “${title}” sókè`,
  note: 'Kí nìdí?',
  noteHint: (other) => `${other} náà yóò kà á.`,
  send: 'Béèrè àyípadà yìí',
  rejected: 'Onise kò gba èyí',
  notYours: 'Oníbàárà àti akọ́ṣẹ́mọṣẹ́ todo yìí nìkan ló lè yí ohun tí ẹ fohùn ṣọ̀kan padà.',
  back: 'Padà sí todo náà',
  offlineNote:
    'Kò sí network. Ẹ lè béèrè, fà padà tàbí kọ̀; a ó fi ránṣẹ́ nígbà tó bá yá. Láti gbà, ẹ nílò network.',
  heldMore: (amount, other) => `A ó di ${amount} sí i mú nígbà tí ${other} bá gbà.`,
  comesBack: (amount, other) => `${amount} yóò padà sọ́dọ̀ oníbàárà nígbà tí ${other} bá gbà.`,
  noMoney: 'Kò sí owó tó máa kúrò pẹ̀lú àyípadà yìí.',
  heldMoreNow: (amount) => `A ó di ${amount} sí i mú láti wallet oníbàárà nígbà tí ẹ bá gbà.`,
  comesBackNow: (amount) => `${amount} yóò padà sọ́dọ̀ oníbàárà nígbà tí ẹ bá gbà.`,
  heldMoreFromYou: (amount) => `A ó di ${amount} sí i mú láti wallet yín nígbà tí ẹ bá gbà.`,
  comesBackToYou: (amount, other) => `${amount} yóò padà sọ́dọ̀ yín nígbà tí ${other} bá gbà.`,
  comesBackToYouNow: (amount) => `${amount} yóò padà sọ́dọ̀ yín nígbà tí ẹ bá gbà.`,
  newStage: 'Ìpele tuntun, a kò tíì di owó rẹ̀ mú',
  asksYou: (other) => `${other} béèrè àyípadà`,
  yourChange: 'Ẹ béèrè àyípadà',
  answerBy: (until) => `Ẹ dáhùn kó tó di ${until}. Bí kò bá sí ìdáhùn, kò sí ohun tó máa yí padà.`,
  waitsFor: (other, until) =>
    `${other} ní títí di ${until} láti dáhùn. Bí kò bá sí ìdáhùn, kò sí ohun tó máa yí padà.`,
  frozen:
    'Aáwọ̀ wà ní ṣíṣí, nítorí náà ẹnikẹ́ni kò lè dáhùn báyìí. Àkókò yóò máa lọ nígbà tó bá parí.',
  over: 'Àkókò láti dáhùn ti parí. Gbogbo rẹ̀ wà bí ẹ ṣe fohùn ṣọ̀kan.',
  unsent: 'Àyípadà yín nínú àdéhùn',
  saved: 'A ti fi pamọ́ sórí fóònù yìí. A ó fi ránṣẹ́ nígbà tí network bá wà.',
  holdNow: 'Ìgbà wo ni ẹ máa fi owó ìpele tuntun sí i?',
  holdChoices: { later: 'Nígbà tó bá yá, kí iṣẹ́ rẹ̀ tó bẹ̀rẹ̀', now: 'Báyìí, nígbà tí mo bá gbà' },
  accept: 'Gba àyípadà náà',
  decline: 'Kọ̀',
  declineTitle: 'Ṣé kí a kọ àyípadà yìí?',
  notYet: 'Kò tíì yá',
  withdraw: 'Fa àyípadà náà padà',
  needsNetwork: 'Kò sí network. Èyí lè mú kí owó kúrò, nítorí náà kò lè dúró lórí fóònù yìí.',
  fromTo: (from, to) => `${from} → ${to}`,
}

const changes: Words<typeof changesTexts> = {
  title: 'Béèrè àtúnṣe',
  note: 'Kí ló yẹ kó yí padà?',
  noteHint: 'Ẹ sọ ohun tó kù tàbí tí kò tọ́, àti ohun tí ẹ fẹ́ dípò rẹ̀.',
  noteRequired: 'Ẹ kọ ohun tó yẹ kó yí padà.',
  send: 'Béèrè àtúnṣe',
  what: (tasker: string, count: number) =>
    `${tasker} máa rí ọ̀rọ̀ yín, ó sì lè fi ẹ̀dà tuntun ránṣẹ́. Ìbéèrè ${counted(count)} nìyí.`,
  money:
    'A ṣì ń di owó náà mú. A kò ní sanwó fún ẹnikẹ́ni títí ẹ ó fi fọwọ́ sí ẹ̀dà tuntun, tàbí ọjọ́ 5 lẹ́yìn rẹ̀.',
  last: 'Èyí tó kẹ́yìn nìyí. Lẹ́yìn rẹ̀, ẹ fọwọ́ sí iṣẹ́ náà tàbí kí ẹ ṣí aáwọ̀.',
  unsent: 'Ìbéèrè yín fún àtúnṣe',
  savedTitle: 'Ìbéèrè yín wà ní ìpamọ́ lórí fóònù yìí.',
  savedNote:
    'A máa fi ránṣẹ́ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i, ìgbà náà nìkan ló sì máa kà.',
  savedDeadline: (at: string) =>
    `Ó gbọ́dọ̀ dé kó tó di ${formatMoment(at)}. Bí bẹ́ẹ̀ kọ́, a máa fọwọ́ sí iṣẹ́ náà, a ó sì sanwó rẹ̀.`,
  notYours: 'Oníbàárà todo yìí nìkan ló lè béèrè àtúnṣe.',
  rejected: 'A kò gba ìbéèrè yín',
  stopped: 'Ìbéèrè yín wà ní ìpamọ́ lórí fóònù yìí',
  openAgain: 'Ṣí fọ́ọ̀mù náà',
  asked: (client: string, count: number) => `${client} béèrè àtúnṣe (${counted(count)})`,
  youAsked: (count: number) => `Ẹ béèrè àtúnṣe (${counted(count)})`,
  submitAgain: 'Ẹ fi ẹ̀dà tuntun ránṣẹ́ nígbà tó bá parí. A ṣì ń di owó náà mú fún yín.',
  waiting: (tasker: string) => `${tasker} kò tíì fi ẹ̀dà tuntun ránṣẹ́.`,
}

const client: Words<typeof clientTexts> = {
  postTitle: 'Ẹ gbé todo yín síta',
  editTitle: 'Ẹ ṣàtúnṣe todo yín',
  post: 'Gbé e síta',
  posting: 'Ó ń lọ síta',
  unfinished: 'Ẹ ní todo tí ẹ kò tíì parí nísàlẹ̀.',
  startNew: (topic: string) => `Bẹ̀rẹ̀ tuntun: ${topic}`,
  save: 'Fi àtúnṣe pamọ́',
  saving: 'Ó ń fi pamọ́',
  reset: 'Dá àtúnṣe mi padà',
  title: 'Àkọlé todo',
  titleHint: 'Ohun tí ẹ fẹ́ ṣe, ní ọ̀rọ̀ díẹ̀',
  description: 'Àlàyé',
  descriptionHint: 'Bó ṣe tóbi tó, ohun èlò, ohun tó ti wà nílẹ̀, ìgbà tó gbọ́dọ̀ parí',
  area: 'Àdúgbò',
  areaHint: 'Ẹ tẹ lẹ́tà méjì, kí ẹ sì yan. Àwọn oníṣẹ́ tó wà nítòsí ló máa kọ́kọ́ rí iṣẹ́ yín.',
  location: 'Ibi iṣẹ́',
  locationHint: 'Ní ọ̀rọ̀ ara yín, bíi Yaba, iwájú First Bank. Gbogbo èèyàn lè rí i.',
  address: 'Àdírẹ́sì gan-an',
  addressHint: 'Akọ́ṣẹ́mọṣẹ́ tí ẹ bá gbé iṣẹ́ fún nìkan ló lè rí èyí',
  price: 'Iye owó',
  priceHint: 'Ẹ kò ní san nǹkan kan títí ẹ ó fi gbé todo náà fún ẹnì kan',
  when: 'Ìgbà wo lẹ nílò rẹ̀?',
  asap: 'Kíákíá',
  byDay: 'Kó tó di ọjọ́ kan',
  flexible: 'Kò sí ìkánjú',
  neededBy: 'Ọjọ́ náà',
  span: 'Iye ìgbà',
  spanHint: 'Báwo ló ṣe máa pẹ́ tó?',
  spans: { hours: 'Wákàtí díẹ̀', days: 'Ọjọ́ díẹ̀', weeks: 'Ọ̀sẹ̀ díẹ̀', months: 'Oṣù' },
  duration: 'Oṣù mélòó',
  projectType: 'Irú iṣẹ́',
  projectTypeHint:
    'Ní ibi iṣẹ́ ni ọ̀dọ̀ yín, láti ọ̀nà jíjìn ni láti ibikíbi, méjèèjì ni díẹ̀ nínú ìkọ̀ọ̀kan',
  picture: 'Àwòrán todo',
  picturePrompt: 'Fi àwòrán kan sí i',
  pictureHint: 'Fóònù yìí máa sọ ọ́ di kékeré láti dín data kù. A máa yọ ibi tí wọ́n ti yà á kúrò.',
  pictureShrinking: 'Ó ń sọ àwòrán náà di kékeré…',
  pictureUnreadable: 'Àwòrán yẹn kò lè ṣí. Ẹ yan àwòrán JPEG, PNG tàbí WebP.',
  pictureTooBig: 'Àwòrán kò gbọ́dọ̀ ju 5 MB lọ',
  newPicture: 'Àwòrán tuntun',
  samePicture: 'Àwòrán ti tẹ́lẹ̀',
  field: 'Ẹ̀ka iṣẹ́',
  fieldPrompt: 'Yan ẹ̀ka iṣẹ́',
  skills: 'Ìmọ̀ iṣẹ́',
  skillsHint: 'Ẹ yan gbogbo èyí tí iṣẹ́ náà nílò',

  required: {
    title: 'Ẹ gbọ́dọ̀ kọ àkọlé todo',
    description: 'Ẹ gbọ́dọ̀ kọ àlàyé',
    location: 'Ẹ gbọ́dọ̀ kọ ibi iṣẹ́, àyàfi bí iṣẹ́ náà bá jẹ́ ti ọ̀nà jíjìn',
    price: 'Ẹ gbọ́dọ̀ kọ iye owó',
    duration: 'Ẹ yan iye ìgbà',
    neededBy: 'Ẹ yan ọjọ́ tó wà, òní tàbí ọjọ́ iwájú',
    projectType: 'Ẹ yan irú iṣẹ́',
    field: 'Ẹ yan ẹ̀ka iṣẹ́',
    skills: 'Ẹ yan ìmọ̀ iṣẹ́ kan, ó kéré tán',
  },
  tooLong: (label: string, max: number) =>
    `${label} kò gbọ́dọ̀ ju lẹ́tà ${max.toLocaleString('en-NG')} lọ`,
  draftSaved: 'Ohun tí ẹ ń kọ wà ní ìpamọ́ lórí fóònù yìí títí ẹ ó fi gbé e síta.',
  previewHeading: 'Bí àwọn akọ́ṣẹ́mọṣẹ́ ṣe máa rí i',
  previewTitle: 'Àkọlé todo yín',
  previewText: 'Àlàyé yín máa hàn níbí.',

  postQueued:
    'Ó wà ní ìpamọ́ lórí fóònù yìí. Ó máa jáde síta nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',
  editQueued:
    'Ó wà ní ìpamọ́ lórí fóònù yìí. A máa fi ránṣẹ́ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',
  takingYou: 'A ń mú yín lọ sí todo yín…',
  unsentTodo: (title: string) => `Todo “${title}”`,
  unsentEdit: (title: string) => `Àtúnṣe sí “${title}”`,
  conflict: {
    title: 'Wọ́n ti yí todo yìí padà lórí ẹ̀rọ mìíràn náà',
    text: 'Ẹ yan ẹ̀dà kan fún apá kọ̀ọ̀kan. Ohun tí ẹ kọ máa wà lórí fóònù yìí títí ẹ ó fi yàn.',
    same: 'Ẹ̀dà méjèèjì ti jẹ́ ọ̀kan náà báyìí, nítorí náà kò sí ohun tó nílò láti lọ.',
    mine: 'Tiyín',
    theirs: 'Ẹ̀dà kejì',
    empty: 'Kò sí nǹkan',
    allMine: 'Yan gbogbo tèmi',
    allTheirs: 'Yan gbogbo ti ẹ̀dà kejì',
    acceptTheirs: 'Lo ẹ̀dà kejì',
    editMore: 'Máa ṣàtúnṣe lọ',
    confirmTitle: 'Ṣé kí a da àtúnṣe yín nù?',
    confirmText: 'Ẹ̀dà kejì máa wà bó ṣe wà. Ohun tí ẹ kọ síbí máa kúrò.',
    discardMine: 'Da tèmi nù',
    back: 'Tún fi wọ́n wéra',
    theirsAccepted: 'Ẹ̀dà kejì wà bó ṣe wà.',
    notSaved: 'Ohun tí ẹ kọ, tí a kò fi pamọ́',
  },

  edit: 'Ṣàtúnṣe',
  seeTodo: 'Wo todo náà',
  proposals: 'Àwọn proposal',
  delete: 'Pa á rẹ́',
  discard: 'Dà á nù',
  assigned: 'Ẹ ti gbé e fún ẹnì kan, nítorí náà ẹ kò lè ṣàtúnṣe rẹ̀ tàbí pa á rẹ́ mọ́.',
  postAgain: 'Tún un gbé síta',
  expired:
    'A ti tì í, nítorí kò sí ohun tó ṣẹlẹ̀ lórí rẹ̀ fún ọjọ́ 30. Ẹ lè tún un gbé síta bó ṣe wà.',
  closed: 'A ti tì í, nítorí náà ẹ kò lè ṣàtúnṣe rẹ̀ mọ́.',
  done: 'Ó ti parí, nítorí náà ẹ kò lè ṣàtúnṣe rẹ̀ tàbí pa á rẹ́ mọ́.',
  notSent: 'Kò lọ.',
  proposalCount: (count: number) => `Proposal ${count}`,

  approve: 'Fọwọ́ sí i',
  requestChanges: 'Béèrè àtúnṣe',
  viewImage: 'Wo àwòrán',
  dropReview: 'Kọ àgbéyẹ̀wò',
  reviews: 'Àgbéyẹ̀wò',
  decideBy: (at: string, tasker: string) =>
    `Ẹ fọwọ́ sí i tàbí kí ẹ béèrè àtúnṣe. Bí ẹ kò bá ṣe ọ̀kan nínú méjèèjì, a máa sanwó fún ${tasker} ní ${formatMoment(at)}.`,
  noNotes: 'Wọn kò fi àlàyé ránṣẹ́ pẹ̀lú iṣẹ́ náà.',
  heldForThis: 'a dì í mú fún todo yìí',
  notHeldYet: 'a kò tíì di í mú',
  approveNext: 'Ìpele yìí nìkan ni a ó san. Èyí tó kàn máa bẹ̀rẹ̀ nígbà náà.',
  workBy: (day: string) => `Ọjọ́ ìparí: ${day}`,
  workLate: (day: string) => `Ó ti pẹ́: ${day} lẹ fẹnu kò sí`,
  approveTitle: 'Ṣé kí ẹ fọwọ́ sí iṣẹ́ yìí?',
  approveUser: (name: string, amount: string) => `A máa san ${amount} fún ${name}`,
  approveText: (title: string) =>
    `Fún “${title}”, láti inú owó tí a di mú fún un. Ẹ kò lè yí èyí padà.`,
  approvePay: (amount: string) => `Fọwọ́ sí i kí ẹ sì san ${amount}`,
  approving: 'Ó ń sanwó',
  notYet: 'Kò tíì yá',
  needsNetwork: 'Kò sí network. Ẹ gbìyànjú lẹ́ẹ̀kan sí i nígbà tó bá padà dé.',
  approveNeedsNetwork: 'Kò sí network. Ẹ lè fọwọ́ sí i nígbà tó bá padà dé.',

  workPicture: 'Iṣẹ́ tí wọ́n fi ránṣẹ́',
  workNone: 'Kò sí àwòrán tàbí fáìlì tó bá iṣẹ́ yìí wá.',
  workOffline: 'Kò sí network, àwòrán náà kò sì sí lórí fóònù yìí.',

  submittedTitle: 'Todo tí iṣẹ́ rẹ̀ ti wá',
  ongoingTitle: 'Todo tó ń lọ lọ́wọ́',
  completedTitle: 'Todo tó ti parí',
  myTodo: 'Todo mi',
  tabs: { all: 'Gbogbo', ongoing: 'Ó ń lọ', submitted: 'Iṣẹ́ ti wá', completed: 'Ó ti parí' },
  tabsLabel: 'Todo mi gẹ́gẹ́ bí ipò wọn',

  deleteTitle: 'Pa todo rẹ́',
  deleteThis: 'Pa todo yìí rẹ́',
  deleting: 'Ó ń pa á rẹ́',
  deleteText: 'A máa kọ gbogbo proposal rẹ̀. Ẹ lè dá èyí padà láàárín ìṣẹ́jú àáyá 30.',
  deleteUnsentText: 'Kò lọ rí, nítorí náà ẹ kò lè dá a padà.',
  deleteNeedsNetwork: 'Kò sí network. Ẹ lè pa á rẹ́ nígbà tí network bá padà dé.',
  goBack: 'Padà',
  undo: 'Dá a padà',
  undoing: 'Ó ń dá a padà',
  deletesWhenReached:
    'Ó ṣeé ṣe kó ti jáde síta. Bó bá rí bẹ́ẹ̀, Onise máa pa á rẹ́ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',
  undoHint: 'Ẹ lè dá èyí padà láàárín ìṣẹ́jú àáyá 30.',
  restoreHint: 'Ẹ lè dá a padà láàárín ọjọ́ 30 lórí ojú ìwé rẹ̀.',
  deletedTodos: 'Todo tí ẹ pa rẹ́',
  showDeleted: 'Fi todo tí ẹ pa rẹ́ hàn',
  noneDeleted: 'Ẹ kò pa todo kankan rẹ́ láàárín ọjọ́ 30 tó kọjá.',
  deletedOffline: 'Kò sí network. Ẹ lè rí todo tí ẹ pa rẹ́ nígbà tó bá padà dé.',
  deletedUntil: (was: string, date: string) =>
    `Ipò rẹ̀: ${was.toLowerCase()}. Ẹ lè dá a padà títí di ${date}.`,
  bringBack: 'Dá a padà',
  restorePage: 'Wo todo tí ẹ pa rẹ́',
}

const dispute: Words<typeof disputeTexts> = {
  title: 'Aáwọ̀',
  unsentDispute: 'Aáwọ̀',
  unsentAnswer: 'Ìdáhùn sí aáwọ̀',

  whatHappens: 'Ohun tó máa ṣẹlẹ̀ nígbà tí ẹ bá ṣí aáwọ̀',
  steps: (amount: string, other: string) => [
    `${amount} máa wà ní dídì. A kò ní sanwó fún ẹnikẹ́ni, kò sì sí owó tó máa padà, títí aáwọ̀ náà yóò fi parí.`,
    `${other} ní wákàtí 48 láti dáhùn. Ẹ̀yin méjèèjì lè dábàá láti pín owó náà, kí ẹ sì gbà á.`,
    'Bí ẹ kò bá fẹnu kò, aṣojú Onise máa ka ọ̀rọ̀ ìhà méjèèjì, á sì ṣèpinnu láàárín ọjọ́ 5.',
    'Bí ẹnikẹ́ni kò bá ṣèpinnu láàárín ọjọ́ 60, gbogbo owó náà máa padà sọ́dọ̀ oníbàárà.',
  ],
  reason: 'Kí ni aáwọ̀ náà dá lé?',
  chooseReason: 'Yan ìdí kan',
  statement: 'Kí ló ṣẹlẹ̀?',
  statementHint:
    'Ẹ sọ ohun tí ẹ fẹnu kò sí, ohun tó ṣẹlẹ̀, àti ohun tí ẹ rò pé ó tọ́. Ìhà kejì náà máa kà á.',
  statementRequired: 'Ẹ kọ ohun tó ṣẹlẹ̀.',
  open: 'Ṣí aáwọ̀ náà',
  answerTitle: 'Ìdáhùn yín',
  answer: 'Fi ìdáhùn yín ránṣẹ́',

  waitingTitle: 'Aáwọ̀ yín wà ní ìpamọ́ lórí fóònù yìí, kò sì tíì lọ.',
  waitingOpen: (other: string, until: string | null) =>
    until === null
      ? `Ìgbà tó bá lọ nìkan ló máa kà. Títí di ìgbà náà, a ṣì lè sanwó fún ${other}, tàbí kí ${other} fagi lé iṣẹ́ náà.`
      : `Ìgbà tó bá lọ nìkan ló máa kà. Ó gbọ́dọ̀ dé kó tó di ${until}: ìgbà náà la máa fọwọ́ sí iṣẹ́ náà, a ó sì sanwó rẹ̀.`,
  waitingAnswerTitle: 'Ìdáhùn yín wà ní ìpamọ́ lórí fóònù yìí, kò sì tíì lọ.',
  waitingAnswer: (until: string) => `Ìgbà tó bá lọ nìkan ló máa kà. Ó gbọ́dọ̀ dé kó tó di ${until}.`,
  failedTitle: 'A kò gba èyí.',

  frozen: (amount: string) => `${amount} wà ní dídì títí aáwọ̀ náà yóò fi parí.`,
  answerNow: (until: string) =>
    `Ẹ dáhùn kó tó di ${until}. Lẹ́yìn náà aṣojú Onise lè ṣèpinnu láìsí ìdáhùn yín.`,
  awaitAnswer: (other: string, until: string) =>
    `${other} ní títí di ${until} láti dáhùn. Lẹ́yìn náà aṣojú Onise lè ṣèpinnu láìsí ìdáhùn.`,
  awaitDecision: (until: string) =>
    `Bí ẹ kò bá fẹnu kò, aṣojú Onise máa ṣèpinnu kó tó di ${until}.`,
  missed: (other: string) => `${other} kò dáhùn lásìkò.`,
  missedByYou: 'Ẹ kò dáhùn lásìkò.',
  end: (at: string) =>
    `Bí ẹnikẹ́ni kò bá ṣèpinnu kó tó di ${at}, gbogbo owó náà máa padà sọ́dọ̀ oníbàárà.`,

  statements: 'Ohun tí ìhà méjèèjì sọ',
  you: 'Ẹ̀yin',

  offers: 'Pín owó náà',
  noOffers: 'Ẹnikẹ́ni kò tíì dábàá láti pín in.',
  offerOf: (who: string) => `Àbá ${who}`,
  yourOffer: 'Àbá yín',
  forTasker: (name: string) => `Ti ${name}`,
  forClient: (name: string) => `Ó padà sọ́dọ̀ ${name}`,
  forYou: 'Tiyín',
  backToYou: 'Ó padà sọ́dọ̀ yín',
  fee: (amount: string) => `${amount} nínú rẹ̀ ni owó iṣẹ́ Onise.`,
  accept: 'Gba àbá yìí',
  acceptNote: 'A máa pín owó náà lójú ẹsẹ̀, aáwọ̀ náà á sì parí. Ẹ kò lè yí èyí padà.',
  takeBack: 'Fa àbá mi sẹ́yìn',
  offer: 'Fi àbá yìí ránṣẹ́',
  offerAmount: (name: string) => `Èló ló yẹ kí ${name} gbà?`,
  offerAmountYou: 'Èló ló yẹ kí ẹ gbà?',
  offerRest: (amount: string) => `Apá kejì, ${amount}, máa padà sọ́dọ̀ oníbàárà.`,
  offerInvalid: (max: string) => `Ẹ kọ iye láti ₦0 dé ${max}.`,
  offerNote: 'Kò sí owó tó máa lọ títí ìhà kejì yóò fi gbà.',
  needsNetwork: 'Kò sí network. Àbá àti àdéhùn nílò rẹ̀.',

  ended: 'Aáwọ̀ yìí ti parí.',
  aboutStage: (title) => `Aáwọ̀ náà jẹ́ nípa ìpele “${title}”.`,
  earlier: 'Aáwọ̀ tó ti parí tẹ́lẹ̀',
  outcomes: {
    settled: 'Ẹ̀yin méjèèjì fẹnu kò lórí bí ẹ ṣe máa pín owó náà.',
    split: 'Aṣojú Onise ti pín owó náà.',
    continue: 'Aṣojú Onise ti pinnu pé kí iṣẹ́ náà máa lọ. A ṣì ń di owó náà mú.',
    refunded: 'Ẹnikẹ́ni kò ṣèpinnu láàárín ọjọ́ 60, nítorí náà gbogbo owó náà padà sọ́dọ̀ oníbàárà.',
    cancelled: 'A ti parí todo náà, pẹ̀lú aáwọ̀ náà.',
  },
  decision: 'Ìdí ìpinnu náà',
  notRead: 'Aáwọ̀ náà kò tíì sí lórí fóònù yìí. Ó máa hàn nígbà tí network bá wà.',
}

const disputeNotice: Words<typeof disputeNoticeTexts> = {
  title: (title: string) => `Aáwọ̀: ${title}`,
  answer: (until: string) => `Ẹ sọ ohun tó ṣẹlẹ̀ kó tó di ${until}.`,
  offered: 'Ìhà kejì dábàá láti pín owó náà. Ẹ gbà á, tàbí kí ẹ dábàá tiyín.',
  awaitAnswer: (until: string) => `Ìhà kejì ní títí di ${until} láti dáhùn.`,
  awaitDecision: (until: string) =>
    `Aṣojú Onise máa ṣèpinnu kó tó di ${until}, àfi bí ẹ bá fẹnu kò láàárín ara yín ṣáájú.`,
  open: 'Lọ sí aáwọ̀ náà',
}

const evidence: Words<typeof evidenceTexts> = {
  evidence: (number: number) => (number === 1 ? 'Àwòrán tàbí PDF' : `Àwòrán ${number}`),
  evidencePrompt: (number: number) =>
    number === 1 ? 'Fi àwòrán tàbí PDF sí i' : 'Fi àwòrán mìíràn sí i',
  evidenceHint:
    'Àwòrán tí kò ju 6 lọ, tàbí PDF kan tí kò ju 10 MB lọ. A máa sọ àwòrán di kékeré láti dín data kù. Ẹ̀yin, ìhà kejì àti Onise nìkan ló lè rí wọn.',
  evidenceUnsupported: 'Ẹ lo àwòrán JPEG, PNG tàbí WebP, tàbí PDF.',
  evidenceUnreadable: 'Fáìlì yìí kò lè ṣí. Ẹ tún un yàn, tàbí kí ẹ yan òmíràn.',
  evidenceLocked:
    'PDF yìí ní password, nítorí náà ẹnì kejì lè má lè ṣí i. Tí ó bá ń ṣí lórí fóònù yín, ẹ yan Print, lẹ́yìn náà “Save as PDF”, kí ẹ fi fáìlì tuntun náà ránṣẹ́. Tàbí kí ẹ fi àwòrán rẹ̀ ránṣẹ́.',
  evidenceTooBig: 'PDF kò gbọ́dọ̀ ju 10 MB lọ',
  evidenceTooMany: 'Ẹ fi àwòrán tí kò ju 6 lọ ránṣẹ́, tàbí PDF kan.',
  file: 'Ṣí PDF náà',
  proof: {
    same: (at: string) => `A fi kún un lórí fóònù ní ${at}, kò sì yí padà láti ìgbà náà`,
    different: 'Ó yí padà lẹ́yìn tí a fi kún un lórí fóònù',
    unmarked: 'A kò mọ ìgbà tí a ṣe fáìlì yìí',
  },
  picture: (number: number) => `Àwòrán ${number}`,
}

const lifeEarnings: Words<typeof EARNINGS_MESSAGES> = {
  summary: (amount: string) => `Iye tí ẹ máa rí gbà gan-an: ${amount} ní báńkì yín`,
  summaryWallet: (amount: string) => `Iye tí ẹ máa rí gbà gan-an: ${amount} nínú wallet yín`,
  price: 'Iye owó',
  platformFee: (basisPoints: number) => `Owó iṣẹ́ Onise (${basisPoints / 100}%)`,
  wallet: 'Èyí tó máa wọ wallet yín',
  transferFee: (withdrawals: number) =>
    withdrawals === 1 ? 'Owó ìfiránṣẹ́' : `Owó ìfiránṣẹ́ (yíyọ owó ${withdrawals})`,
  stampDuty: 'Stamp duty',
  rest: 'Èyí tó máa ṣẹ́kù nínú wallet yín',
  bank: 'Èyí tó máa dé báńkì yín',
  tooLittle: `${formatNaira(WITHDRAW_MIN)} tàbí jù bẹ́ẹ̀ lọ lẹ lè yọ, nítorí náà èyí máa dúró nínú wallet yín títí owó mìíràn yóò fi wọlé.`,
  parts: (withdrawals: number) =>
    `Nítorí òdiwọ̀n yín, ìgbà ${withdrawals} lẹ máa yọ ọ́, ọ̀kọ̀ọ̀kan pẹ̀lú owó tirẹ̀.`,
}

type Facts = Parameters<(typeof lifeEventTexts)['events']['posted']>[0]

const by = ({ byReader, who }: Facts) => (byReader ? 'Ẹ' : who)
const heldFor = ({ side, other, amount }: Facts) =>
  side === 'client' ? `A ń di ${amount} mú fún ${other}.` : `A ń di ${amount} mú fún yín.`
const paidTo = ({ side, other, amount, arrives }: Facts) => {
  if (side === 'client') return `A ti san ${amount} fún ${other}.`
  return arrives === amount
    ? `${amount} ti wọ wallet yín.`
    : `${arrives} ti wọ wallet yín: ${amount} lẹ́yìn tí a yọ owó iṣẹ́ Onise.`
}
const feeOf = ({ data: { fee } }: Facts) =>
  fee === undefined ? '' : `, lẹ́yìn tí a yọ owó iṣẹ́ Onise ${formatNaira(fee)}`
const refundOf = ({ side, other, data: { refund } }: Facts) => {
  const back = refund === undefined ? 'owó náà' : formatNaira(refund)
  return `${back} ti padà sọ́dọ̀ ${side === 'client' ? 'yín' : other}`
}
const splitOf = ({ side, other, amount, arrives, data: { refund } }: Facts) => {
  const back = refund === undefined ? '' : formatNaira(refund)
  const afterFee = arrives === amount ? '' : ` (${arrives} lẹ́yìn owó iṣẹ́ Onise)`
  const parts =
    side === 'client' ? [`${other} máa gba ${amount}`] : [`ẹ máa gba ${amount}${afterFee}`]
  if (back) parts.push(`${back} máa padà sọ́dọ̀ ${side === 'client' ? 'yín' : other}`)
  return parts.join(', ')
}
const toOther = ({ byReader, other }: Facts) => (byReader ? other : 'yín')

const timesOf = ({ times: { at, told } }: Facts) => {
  if (at === '') return `. Aago fóònù náà kò tọ́; wọ́n sọ fún Onise ní ${told}.`
  return told === ''
    ? ` ní ${at}.`
    : ` ní ${at} gẹ́gẹ́ bí aago fóònù náà. Wọ́n sọ fún Onise ní ${told}.`
}

const changeOf = ({ amount, data: { change, title, from, to, price } }: Facts): string => {
  if (change === 'price')
    return `iye owó “${title}” láti ${price === undefined ? '–' : formatNaira(price)} sí ${amount}`
  if (change === 'date')
    return `ọjọ́ “${title}” láti ${formatDate(String(from))} sí ${formatDate(String(to))}`
  return change === 'stage'
    ? `ìpele kan sí i, “${title}”, fún ${amount}, títí ${formatDate(String(to))}`
    : `ètò àwọn ìpele: ${to}`
}
const lifeEvent: Words<typeof lifeEventTexts> = {
  you: 'Ẹ̀yin',
  ofStage: (stage, sentence) => `Ìpele “${stage}”: ${sentence}`,
  events: {
    posted: (facts) => `${by(facts)} gbé todo yìí síta.`,
    edited: (facts) => `${by(facts)} yí todo yìí padà.`,
    removed: (facts) => `${by(facts)} pa todo yìí rẹ́.`,
    restored: (facts) => `${by(facts)} dá todo yìí padà.`,
    reposted: (facts) => `${by(facts)} tún todo yìí gbé síta.`,
    awarded: (facts) => `${by(facts)} gbé todo náà fún ${toOther(facts)}. ${heldFor(facts)}`,
    submitted: (facts) => {
      const { version } = facts.data
      return typeof version === 'number' && version > 1
        ? `${by(facts)} fi ẹ̀dà ${version} iṣẹ́ náà ránṣẹ́.`
        : `${by(facts)} fi iṣẹ́ náà ránṣẹ́.`
    },
    approved: (facts) => `${by(facts)} fọwọ́ sí iṣẹ́ náà. ${paidTo(facts)}`,

    stageFunded: ({ byReader, who, amount, data: { title } }) =>
      `${byReader ? 'Ẹ' : who} fi owó sí ìpele “${title}”: a di ${amount} mú báyìí.`,
    arrived: (facts) => `${by(facts)} dé${timesOf(facts)}`,
    left: (facts) => `${by(facts)} lọ${timesOf(facts)}`,
    changeProposed: (facts) => `${by(facts)} béèrè àyípadà: ${changeOf(facts)}.`,
    changeAccepted: (facts) => `${by(facts)} gba àyípadà náà: ${changeOf(facts)}.`,
    changeDeclined: (facts) => `${by(facts)} kọ àyípadà náà. Gbogbo rẹ̀ wà bí ẹ ṣe fohùn ṣọ̀kan.`,
    changeWithdrawn: (facts) =>
      `${by(facts)} fa àyípadà náà padà. Gbogbo rẹ̀ wà bí ẹ ṣe fohùn ṣọ̀kan.`,
    changeEnded: ({ data: { silent } }) =>
      silent
        ? 'Ẹnikẹ́ni kò dáhùn àyípadà náà láàárín wákàtí 48, nítorí náà gbogbo rẹ̀ wà bí ẹ ṣe fohùn ṣọ̀kan.'
        : 'Àyípadà tí a béèrè kò bá a mu mọ́, nítorí náà ó ti dópin. Gbogbo rẹ̀ wà bí ẹ ṣe fohùn ṣọ̀kan.',
    materialsAsked: (facts) => `${by(facts)} béèrè ${facts.amount} fún ohun èlò.`,
    materialsDeclined: (facts) => `${by(facts)} béèrè àkójọ ohun èlò mìíràn.`,
    materialsReleased: (facts) =>
      `${by(facts)} san ${facts.amount} fún ohun èlò.${facts.data.refund === undefined ? '' : ` ${refundOf(facts)}.`}`,
    receiptsSent: (facts) =>
      `${by(facts)} fi ìwé ẹ̀rí ìrajà kún un: ${facts.amount} ni iye tí a ná.`,
    receiptsMissed: () => 'Kò sí ìwé ẹ̀rí ìrajà ohun èlò tó wá láàárín ọjọ́ 7.',
    materialsGivenBack: (facts) => `${by(facts)} dá ${facts.amount} padà nínú owó ohun èlò.`,
    changesRequested: (facts) => `${by(facts)} béèrè àtúnṣe. A ṣì ń di owó náà mú.`,
    approvalReminded: ({ side, other }) =>
      side === 'client'
        ? 'Onise rán yín létí pé kí ẹ fọwọ́ sí iṣẹ́ náà tàbí kí ẹ béèrè àtúnṣe.'
        : `Onise rán ${other} létí láti fọwọ́ sí iṣẹ́ náà tàbí béèrè àtúnṣe.`,
    autoApproved: (facts) =>
      `Onise fọwọ́ sí iṣẹ́ náà, nítorí àkókò láti dáhùn ti parí. ${paidTo(facts)}`,

    declined: (facts) => `${by(facts)} kọ todo náà.`,
    taskerCancelled: (facts) => `${by(facts)} fagi lé iṣẹ́ náà.`,
    clientCancelled: (facts) => `${by(facts)} fagi lé iṣẹ́ náà.`,
    cancelOffered: (facts) =>
      `${by(facts)} dábàá láti parí iṣẹ́ náà, kí a san ${facts.amount} fún ${facts.side === 'client' ? facts.other : 'yín'}.`,
    cancelOfferWithdrawn: (facts) => `${by(facts)} fa àbá láti parí iṣẹ́ náà sẹ́yìn.`,
    cancelOfferEnded: () => 'Àbá láti parí iṣẹ́ náà ti dópin, nítorí iṣẹ́ ti wá.',
    cancelAgreed: (facts) =>
      facts.who === 'Onise'
        ? 'Àkókò láti dáhùn àbá náà ti parí, nítorí náà a kà á sí pé wọ́n ti gbà á. Iṣẹ́ náà ti parí.'
        : `${by(facts)} gba àbá náà. Iṣẹ́ náà ti parí.`,
    abandoned: () => 'Onise parí iṣẹ́ náà, nítorí kò sí ohun tó wá fún ìgbà pípẹ́.',
    reopened: () => 'Todo náà tún ti ṣí sílẹ̀.',
    paid: (facts) =>
      facts.side === 'client'
        ? `A ti san ${facts.amount} fún ${facts.other}${feeOf(facts)}.`
        : `${facts.amount} ti wọ wallet yín${feeOf(facts)}.`,
    refunded: ({ side, other, amount }) =>
      side === 'client' ? `${amount} ti padà sínú wallet yín.` : `${amount} ti padà sọ́dọ̀ ${other}.`,
    bankClaim: ({ side, other }) =>
      side === 'client'
        ? 'Báńkì yín gba owó tí ẹ fi káàdì san padà. Iṣẹ́ náà ti parí, owó tí a di mú á sì lọ sí báńkì yín.'
        : `Báńkì ${other} gba owó tí a fi káàdì san padà, nítorí náà iṣẹ́ náà ti parí.`,
    expiryWarned: () => 'Onise kìlọ̀ pé àkókò todo yìí máa tó parí.',
    expired: () => 'Àkókò todo náà ti parí, nítorí kò sí ohun tó ṣẹlẹ̀ fún ọjọ́ 30.',
    removedByAdmin: () => 'Onise mú todo yìí kúrò.',

    disputed: (facts) => `${by(facts)} ṣí aáwọ̀. A ń di owó náà mú títí a ó fi yanjú rẹ̀.`,
    disputeAnswered: (facts) => `${by(facts)} dáhùn aáwọ̀ náà.`,
    disputeUnanswered: () => 'Àkókò láti dáhùn aáwọ̀ náà ti parí láìsí ìdáhùn.',
    splitOffered: (facts) => `${by(facts)} dábàá láti pín owó náà: ${splitOf(facts)}.`,
    offerTakenBack: (facts) => `${by(facts)} fa àbá láti pín owó náà sẹ́yìn.`,
    disputeSettled: (facts) => `${by(facts)} gba àbá láti pín owó náà: ${splitOf(facts)}.`,
    disputeDecided: (facts) =>
      facts.data['outcome'] === 'continue'
        ? 'Onise pinnu pé kí iṣẹ́ náà máa lọ.'
        : `Onise ṣèpinnu lórí aáwọ̀ náà: ${splitOf(facts)}.`,
    disputeExpired: (facts) => `Aáwọ̀ náà parí láìsí ìpinnu: ${refundOf(facts)}.`,

    reviewsPublished: () => 'Ẹ lè ka àwọn àgbéyẹ̀wò náà báyìí.',

    unknown: (facts) =>
      `${by(facts)} yí nǹkan kan padà níbí${facts.amount && `: ${facts.amount}`}. Ẹ gba ẹ̀dà app tuntun láti kà sí i.`,
  },
}

const life: Words<Pick<typeof lifeEnglish, 'ACTION_LABELS' | 'messages'>> = {
  ACTION_LABELS: {
    fundStage: { label: 'Di owó ìpele yìí mú' },
    seeDispute: { label: 'Lọ sí aáwọ̀ náà' },
    submit: { label: 'Fi iṣẹ́ ránṣẹ́' },
    approve: { label: 'Fọwọ́ sí i' },
    requestChanges: { label: 'Béèrè àtúnṣe' },
    proposals: { label: 'Àwọn proposal' },
    reviewTasker: { label: 'Kọ àgbéyẹ̀wò' },
    reviewClient: { label: 'Kọ àgbéyẹ̀wò' },
    changeReview: { label: 'Yí àgbéyẹ̀wò mi padà' },
    readReviews: { label: 'Àgbéyẹ̀wò' },
    submitAgain: { label: 'Fi ẹ̀dà tuntun ránṣẹ́' },
    dispute: { label: 'Ṣí aáwọ̀' },
    readDispute: { label: 'Ka aáwọ̀ náà' },
    answerOffer: { label: 'Dáhùn àbá náà' },
    answerChange: { label: 'Dáhùn àyípadà náà', icon: 'edit' },
    seeChange: { label: 'Àyípadà tí ẹ béèrè' },
    changePlan: { label: 'Yí iye owó, ọjọ́ tàbí ètò padà' },
    seeCancelOffer: { label: 'Àbá yín láti parí iṣẹ́' },
    decline: { label: 'Kọ todo yìí' },
    cancel: { label: 'Fagi lé iṣẹ́ náà' },
    repost: { label: 'Tún un gbé síta' },
    restore: { label: 'Dá a padà' },
    edit: { label: 'Ṣàtúnṣe' },
    delete: { label: 'Pa á rẹ́' },
  },
  messages: {
    phoneOf: (other) => `Nọ́ńbà fóònù: ${other}`,
    call: (other, phone) => `Pe ${other}: ${phone}`,
    whatsApp: 'WhatsApp',
    callNote:
      'Ẹ ṣe àdéhùn kí ẹ sì sanwó lórí Onise: bí aáwọ̀ bá wà, ohun tí a kọ síbí nìkan ni a máa wò.',
    seeTodo: 'Wo todo náà',
    timeline: 'Ohun tó ṣẹlẹ̀',
    timelineEmpty: 'Kò tíì sí ohun tó ṣẹlẹ̀.',
    timelineOffline:
      'Ohun tó ṣẹlẹ̀ kò tíì sí ní ìpamọ́ lórí fóònù yìí. Ẹ tún todo yìí ṣí nígbà tí network bá padà dé.',
    held: {
      client: (amount: string, tasker: string) => `A ń di ${amount} nínú owó yín mú fún ${tasker}.`,
      tasker: (amount: string) => `A ń di ${amount} mú fún yín.`,
    },
    paid: {
      client: (amount: string, tasker: string) => `A ti san ${amount} fún ${tasker}.`,
      tasker: (amount: string) => `A ti san ${amount} fún yín. Ó wà nínú wallet yín.`,
    },
    approvePay: (amount: string) => `Fọwọ́ sí i kí ẹ sì san ${amount}`,
    holdNow: (amount) => `Di ${amount} mú báyìí`,
    needsNetwork: 'Kò sí network. Ẹ lè ṣe èyí nígbà tó bá padà dé.',
  },
}

const lifeNextStep: Words<typeof lifeNextStepTexts> = {
  fundStage: ({ amount, stage, other, time }) =>
    `A kò tíì di ${amount} mú fún ìpele “${stage}”, nítorí náà ${other} kò lè bẹ̀rẹ̀. Fi owó náà sí i kí ó tó di ${time}; lẹ́yìn náà ${other} lè fi iṣẹ́ náà sílẹ̀.`,
  awaitMoney: ({ amount, stage, other, time }) =>
    `A kò tíì di ${amount} mú fún ìpele “${stage}”: má bẹ̀rẹ̀. ${other} gbọ́dọ̀ fi owó náà sí i. Láti ${time} o lè fi iṣẹ́ náà sílẹ̀ láìsí àmì kankan.`,
  mayLeave: ({ amount, stage }) =>
    `A ṣì kò tíì di ${amount} mú fún ìpele “${stage}”: má bẹ̀rẹ̀. O lè dúró, tàbí kí o fi iṣẹ́ náà sílẹ̀ báyìí láìsí àmì kankan.`,
  askMaterials: ({ stage, other }) =>
    `Fi àkójọ ìsàlẹ̀ béèrè owó ohun èlò “${stage}”. ${other} yóò san án, lẹ́yìn náà ìpele tó kàn yóò bẹ̀rẹ̀.`,
  awaitMaterials: ({ day, other }) =>
    `${other} gbọ́dọ̀ fi àkójọ ohun èlò ránṣẹ́${day && ` kó tó di ${day}`}. Ẹ kò ní san nǹkan kan kí ẹ tó rí i.`,
  changeMaterials: ({ other }) =>
    `${other} béèrè àkójọ ohun èlò mìíràn. Yí i padà nísàlẹ̀ kí o sì tún fi ránṣẹ́.`,
  releaseMaterials: ({ amount, other }) =>
    `Ẹ san ${amount} fún ohun èlò, tàbí apá kan rẹ̀. ${other} ń dúró de ìdáhùn yín sí àkójọ náà.`,
  awaitRelease: ({ amount, other }) =>
    `${other} gbọ́dọ̀ dáhùn àkójọ ohun èlò rẹ tó jẹ́ ${amount}. Má ra nǹkan kan kí wọ́n tó san owó fún ọ.`,
  addReceipts: ({ time }) =>
    `Fi ìwé ẹ̀rí ìrajà ohun èlò kún un${time && ` kó tó di ${time}`}. O kò lè fi ìpele yìí sílẹ̀ ṣáájú ìyẹn.`,
  chooseProposal: () =>
    'Ẹ yan proposal kan kí ẹ sì gbé todo náà fún un. Ẹ kò ní san nǹkan kan ṣáájú ìyẹn.',
  submit: ({ day, other }) =>
    `Ẹ fi iṣẹ́ náà ránṣẹ́${day && `, ó pẹ́ tán ní ${day}`}. A máa sanwó fún yín nígbà tí ${other} bá fọwọ́ sí i.`,
  submitLate: ({ day, cancelDay, other }) =>
    `Ọjọ́ tí ẹ fẹnu kò sí fún iṣẹ́ náà ni ${day}. Ẹ fi ránṣẹ́ báyìí: ${cancelDay ? `láti ${cancelDay}` : 'ní báyìí'} ${other} lè dá fagi lé e, kí owó náà sì padà sọ́dọ̀ rẹ̀.`,
  awaitWork: ({ day, other }) => `${other} gbọ́dọ̀ fi iṣẹ́ náà ránṣẹ́${day && `, ó pẹ́ tán ní ${day}`}.`,
  workLate: ({ day, cancelDay, other }) =>
    `${other} ti pẹ́: ọjọ́ tí ẹ fẹnu kò sí fún iṣẹ́ náà ni ${day}.${cancelDay && ` Láti ${cancelDay} ẹ lè dá fagi lé e kí ẹ sì gba owó yín padà.`}`,
  mayCancel: ({ day, other }) =>
    `${other} ti pẹ́: ọjọ́ tí ẹ fẹnu kò sí fún iṣẹ́ náà ni ${day}. Ẹ lè dá fagi lé e báyìí kí ẹ sì gba owó yín padà.`,
  approve: ({ time, other }) =>
    time
      ? `Ẹ fọwọ́ sí iṣẹ́ náà tàbí kí ẹ béèrè àtúnṣe kó tó di ${time}. Bí bẹ́ẹ̀ kọ́, Onise máa sanwó fún ${other} nígbà náà.`
      : `Ẹ wo iṣẹ́ náà, kí ẹ sì fọwọ́ sí i láti sanwó fún ${other}.`,
  awaitApproval: ({ time, other }) =>
    time
      ? `A máa sanwó fún yín ní ${time} àfi bí ${other} bá béèrè àtúnṣe.`
      : `A máa sanwó fún yín nígbà tí ${other} bá fọwọ́ sí iṣẹ́ yín.`,
  paymentDue: ({ side, time, other }) =>
    `Àkókò láti dáhùn parí ní ${time}. Onise máa sanwó fún ${side === 'client' ? other : 'yín'} nígbà àyẹ̀wò rẹ̀ tó kàn.`,
  makeChanges: ({ other }) => `${other} béèrè àtúnṣe. Ẹ ṣe é, kí ẹ sì tún iṣẹ́ náà fi ránṣẹ́.`,
  awaitChanges: ({ other }) => `Ẹ béèrè àtúnṣe. ${other} máa ṣe é, á sì tún iṣẹ́ náà fi ránṣẹ́.`,
  answerOffer: ({ time, other }) =>
    `Ẹ dáhùn àbá ${other} láti parí iṣẹ́ náà kó tó di ${time}. Bí kò bá sí ìdáhùn, a máa kà á sí pé ẹ gbà.`,
  answerChange: ({ time, other }) =>
    `${other} fẹ́ yí ohun tí ẹ fohùn ṣọ̀kan lé lórí padà. Ẹ dáhùn kó tó di ${time}. Bí kò bá sí ìdáhùn, kò sí ohun tó máa yí padà.`,
  awaitOfferAnswer: ({ time, other }) =>
    `${other} gbọ́dọ̀ dáhùn àbá yín láti parí iṣẹ́ náà kó tó di ${time}. Bí kò bá sí ìdáhùn, a máa kà á sí pé ó gbà.`,
  offerAccepted: ({ time }) =>
    `Àkókò láti dáhùn àbá náà parí ní ${time}, nítorí náà a kà á sí pé wọ́n ti gbà á.`,
  disputed: () => 'A ń di owó náà mú títí a ó fi yanjú aáwọ̀ náà.',
  answerDispute: ({ time }) =>
    `Ẹ dáhùn aáwọ̀ náà kó tó di ${time}. Lẹ́yìn náà Onise máa ṣèpinnu, bóyá ẹ dáhùn tàbí ẹ kò dáhùn.`,
  awaitDisputeAnswer: ({ time, other }) =>
    `${other} gbọ́dọ̀ dáhùn aáwọ̀ náà kó tó di ${time}. Onise máa ṣèpinnu lẹ́yìn náà.`,
  answerSplit: ({ time, other }) =>
    `${other} dábàá láti pín owó náà. Ẹ gbà á tàbí kí ẹ dábàá òmíràn. Bí bẹ́ẹ̀ kọ́, Onise máa ṣèpinnu kó tó di ${time}.`,
  awaitDecision: ({ time, other }) =>
    `Onise máa ṣèpinnu lórí aáwọ̀ náà kó tó di ${time}, àfi bí ẹ̀yin àti ${other} bá fẹnu kò ṣáájú.`,
  decisionLate: ({ side, time, other }) =>
    `Ìpinnu náà ti pẹ́. Bí kò bá sí ìpinnu kó tó di ${time}, owó náà máa padà sọ́dọ̀ ${side === 'client' ? 'yín' : other}.`,
  review: ({ time, other }) =>
    `Ẹ kọ àgbéyẹ̀wò ${other} kó tó di ${time}. Àgbéyẹ̀wò yín máa hàn nígbà tí ${other} bá kọ tirẹ̀, tàbí ní ọjọ́ náà.`,
  sealed: ({ time, other }) =>
    `Àgbéyẹ̀wò yín máa hàn nígbà tí ${other} bá kọ tirẹ̀, tàbí ní ${time}.`,
  expired: ({ side }) =>
    side === 'client'
      ? 'Kò sí ohun tó ṣẹlẹ̀ lórí todo yìí fún ọjọ́ 30, nítorí náà a ti tì í. Ẹ lè tún un gbé síta bó ṣe wà.'
      : 'Kò sí ohun tó ṣẹlẹ̀ lórí todo yìí fún ọjọ́ 30, nítorí náà a ti tì í.',
  cancelled: () => 'A ti fagi lé todo yìí. Ibi tí owó náà lọ wà nísàlẹ̀.',
  deleted: ({ time, was }) => `Ẹ pa todo yìí rẹ́ (${was}). Ẹ lè dá a padà títí di ${time}.`,
  deletedForGood: ({ side, other }) =>
    side === 'client' ? 'Ẹ pa todo yìí rẹ́. A kò lè dá a padà mọ́.' : `${other} pa todo yìí rẹ́.`,
  removed: () => 'Onise mú todo yìí kúrò. Ìdí rẹ̀ wà nísàlẹ̀.',
  over: () => '',
}

const list: Words<typeof listTexts> = {
  heading: 'Àkójọ todo',
  search: 'Wá todo',
  tabs: {
    label: 'Todo',
    all: 'Gbogbo',
    assigned: 'Tí ẹ gbà',
    submitted: 'Tí ẹ fi ránṣẹ́',
    completed: 'Tó ti parí',
  },
  open: 'Wo àlàyé',
  refresh: 'Da wọ́n pọ̀ kí ẹ sì wá todo tuntun',
  shuffle: 'Da wọ́n pọ̀',
  sort: 'Ìtòlẹ́sẹẹsẹ',
  sorts: { mixed: 'Àdàlù', newest: 'Tuntun jù', price: 'Iye owó', near: 'Nítòsí' },
  noPlace: 'Ẹ kọ ibi tí ẹ wà sínú profile yín láti kọ́kọ́ rí todo tó wà nítòsí yín.',
  addPlace: 'Kọ ibi tí ẹ wà',
  drawing: (place, home) => `Àwòrán Nàìjíríà tó fi ${place} hàn, àti ẹ̀yin ní ${home}`,
  drawingOf: (count, home) =>
    `Àwòrán Nàìjíríà tó fi ibi ${count} tí todo wà hàn, àti ẹ̀yin ní ${home}`,
  kilometres: (km) => `km ${km}`,
  inPlace: (place) => `ní ${place}`,
  inReach: (reach) => `Láàárín ${reach}`,
  inReachOnly: 'Todo tó wà nítòsí yín nìkan ló ń hàn.',
  inState: (state) => `Ní ${state}`,
  where: 'Ibi tí iṣẹ́ wà',
  field: 'Ẹ̀ka iṣẹ́',
  allFields: 'Gbogbo ẹ̀ka',
  myField: (field: string) => `${field} (tiyín)`,
  arrived: (count: number) => `${count} tuntun – tẹ̀ ẹ́ láti rí i`,
  noneMatch: (search: string) => `Kò sí todo tó ń jẹ́ “${search.trim()}” níbí.`,
  noneInField: (field: string) => `Kò sí todo tó ṣí sílẹ̀ nínú ${field} báyìí.`,
  filters: 'Àṣàyàn púpọ̀ sí i',
  noneOpen: 'Todo tuntun máa hàn níbí ní kété tí oníbàárà bá gbé ọ̀kan síta.',
  showAll: 'Fi gbogbo todo hàn',
  tellMe: 'Ẹ máa sọ todo tuntun fún mi',
  onlyHere: 'Todo tó wà lórí fóònù yìí nìkan la wá.',
  openBadge: 'Ó ṣí sílẹ̀',
  anywhere: 'Ibikíbi',
}

const tasks: Words<typeof tasksTexts> = {
  ...list,
  listTitle: 'Todo',
  emptyTab: {
    assigned:
      'Nígbà tí oníbàárà bá gbé todo fún yín, ó máa hàn níbí, a ó sì di owó náà mú fún yín.',
    submitted: 'Iṣẹ́ tí ẹ bá fi ránṣẹ́ máa hàn níbí títí oníbàárà yóò fi fọwọ́ sí i.',
    completed: 'Todo tó ti parí tí a sì ti sanwó rẹ̀ máa hàn níbí.',
  },
  find: 'Wá todo',

  verified: 'Oníbàárà tí a ti yẹ̀ wò',
  notVerified: 'A kò tíì yẹ̀ ẹ́ wò',
  description: 'Àlàyé iṣẹ́',
  skills: 'Ìmọ̀ iṣẹ́ tó nílò',
  projectType: 'Irú iṣẹ́',
  aboutClient: 'Nípa oníbàárà',
  location: 'Ibi iṣẹ́',
  price: 'Iye owó',
  address: 'Àdírẹ́sì',
  addressNote: 'Ẹ̀yin àti oníbàárà nìkan lẹ lè rí èyí.',
  ownAddressNote: 'Ẹ̀yin àti akọ́ṣẹ́mọṣẹ́ tí ẹ bá gbé iṣẹ́ fún nìkan lẹ lè rí èyí.',
  yourProfessional: 'Akọ́ṣẹ́mọṣẹ́ yín',

  sendProposal: 'Fi proposal ránṣẹ́',
  findMore: 'Wá todo mìíràn',
  submit: 'Fi iṣẹ́ ránṣẹ́',
  backToList: 'Padà sí àkójọ',
  goneTitle: 'Todo yìí kò sí mọ́',
  gone: 'Wọ́n ti gbé e fún akọ́ṣẹ́mọṣẹ́ mìíràn, tàbí oníbàárà ti pa á rẹ́.',
  goneForClient: 'Wọ́n ti pa á rẹ́, tàbí àwọn mìíràn nìkan ló lè rí i.',
  unknownOffline:
    'Todo yìí kò tíì sí lórí fóònù yín, kò sì sí network. Ẹ tún un ṣí nígbà tí network bá padà dé.',

  aProfessional: 'akọ́ṣẹ́mọṣẹ́ kan',
  messageTo: (name: string) => `Fi àtẹ̀jíṣẹ́ ránṣẹ́ sí ${name}`,
  hireAgain: 'Gbà á síṣẹ́ lẹ́ẹ̀kansi',
  receipt: 'Rìsíìtì',
  help: 'Gba ìrànlọ́wọ́',

  work: 'Iṣẹ́ tí a fi ránṣẹ́',
  version: (version: number) => `Ẹ̀dà ${version}`,
  changesAsked: 'Wọ́n béèrè àtúnṣe ní',
  workPicture: (version: number) => `Àwòrán ẹ̀dà ${version}`,
  workOf: (name: string) => `Iṣẹ́ ${name}`,
  before: 'Ṣáájú iṣẹ́',
  after: 'Lẹ́yìn iṣẹ́',
  earlierWork: 'Àwọn ẹ̀dà ìṣáájú',
  noFile: 'Kò sí àwòrán tàbí PDF pẹ̀lú ẹ̀dà yìí.',

  submitTitle: 'Ẹ fi iṣẹ́ yín ránṣẹ́',
  notes: 'Àlàyé',
  notesHint: 'Ẹ kọ ohun tí ẹ ṣe àti ohunkóhun tó yẹ kí oníbàárà mọ̀.',
  notesRequired: 'Ẹ kọ ọ̀rọ̀ díẹ̀ nípa iṣẹ́ náà.',
  newVersion: (version: number) =>
    `Ẹ ti fi ẹ̀dà ${version} ránṣẹ́ tẹ́lẹ̀. Ẹ̀dà tuntun ni oníbàárà máa fọwọ́ sí dípò rẹ̀. Ẹ̀yin méjèèjì ṣì lè rí àwọn ti tẹ́lẹ̀.`,
  savedTitle: 'Iṣẹ́ yín wà ní ìpamọ́ lórí fóònù yìí.',
  savedNote:
    'A máa fi ránṣẹ́ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i. Tí ẹ bá pa Onise dé, kò sí ohun tó máa sọnù.',
  unsentWork: 'Iṣẹ́ yín lórí todo kan',
  goingBack: 'A ń mú yín padà…',
  notYours: 'Akọ́ṣẹ́mọṣẹ́ tí wọ́n gbé todo yìí fún nìkan ló lè fi iṣẹ́ ránṣẹ́.',
  change: 'Ṣàtúnṣe',
  discard: 'Dà á nù',
  failedTitle: 'A kò gba iṣẹ́ yín',
  stoppedTitle: 'Iṣẹ́ yín wà ní ìpamọ́ lórí fóònù yìí',
  stop: 'Má fi ránṣẹ́ mọ́',
  stopped: 'A ti dá a dúró. Ohun tí ẹ kọ ṣì wà nínú fọ́ọ̀mù náà.',
  alreadySent: 'Ó ṣẹ̀ṣẹ̀ lọ tán ni.',
}

const searchMessagesLazy: Words<typeof searchMessagesLazyTexts> = {
  title: 'Àṣàyàn',
  location: 'Ibi iṣẹ́',
  locationHint: 'Ìlú, ọjà tàbí ìpínlẹ̀',
  within: 'Bí ó ṣe jìnnà tó',
  anyDistance: 'Jíjìnnà yòówù',
  ownState: 'Ìpínlẹ̀ mi',
  priceFrom: 'Iye owó láti',
  priceTo: 'Iye owó dé',
  projectType: 'Irú iṣẹ́',
  anyType: 'Èyíkéyìí',
  when: 'Ìgbà tí a nílò rẹ̀',
  anyTime: 'Ìgbàkígbà',
  whens: { asap: 'Kíákíá', day: 'Kó tó di ọjọ́ kan', flexible: 'Kò sí ìkánjú' },
  span: 'Bó ṣe máa pẹ́ tó',
  anyLength: 'Bó ti wù kó pẹ́ tó',
  spans: { hours: 'Wákàtí díẹ̀', days: 'Ọjọ́ díẹ̀', weeks: 'Ọ̀sẹ̀ díẹ̀', months: 'Oṣù' },
  skills: 'Ìmọ̀ iṣẹ́',
  skillsOf: (field: string) => `Èyíkéyìí nínú ìwọ̀nyí, nínú ${field}`,
  show: 'Fi todo hàn',
  clear: 'Mú àṣàyàn kúrò',
}

export const words = {
  'features/tasks/ask': ask,
  'features/tasks/questions': questions,
  'features/tasks/cancel': cancel,
  'features/tasks/changes': changes,
  'features/tasks/plan-change': planChange,
  'features/tasks/client': client,
  'features/tasks/dispute': dispute,
  'features/tasks/dispute/notice-messages': disputeNotice,
  'features/tasks/evidence': evidence,
  'features/tasks/life/earnings-messages': lifeEarnings,
  'features/tasks/life/event-messages': lifeEvent,
  'features/tasks/life': life,
  'features/tasks/life/next-step-messages': lifeNextStep,
  'features/tasks/list': list,
  'features/tasks/materials': materials,
  'features/tasks': tasks,
  'features/tasks/search/messages.lazy': searchMessagesLazy,
  'features/tasks/stages': stages,
}

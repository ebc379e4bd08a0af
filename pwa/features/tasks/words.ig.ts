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
  heading: (title) => `Ngwa ọrụ: ${title}`,

  askTitle: 'Rịọ ego ngwa ọrụ',
  askHint: 'Depụta ihe ị ga-azụ. Client ga-akwụ ya niile ma ọ bụ akụkụ, tupu ị zụọ ihe ọ bụla.',
  line: (number) => `Ahịrị ${number}`,
  what: 'Gịnị',
  quantity: 'Ole',
  amount: 'Ego ya niile',
  add: 'Tinye ahịrị',
  remove: (number) => `Wepụ ahịrị ${number}`,
  sum: (sum, limit) => `${sum} n’ime ${limit} usoro a jidere`,
  over: (amount) => `Nke a ji ${amount} karịa ihe usoro a jidere.`,
  noNumber: 'Dee ole, na nọmba zuru ezu',
  send: 'Zipu ndepụta',
  sendAgain: 'Zipu ndepụta agbanwere',
  change: 'Gbanwee ndepụta',
  declined: (name) => `${name} rịọrọ ndepụta ọzọ`,
  youDeclined: (name) => `Ị rịọrọ ndepụta ọzọ. ${name} ga-ezite ya ọzọ.`,
  waiting: (name) => `${name} na-ekpebi banyere ndepụta gị.`,
  saved: 'Echekwara ya na ekwentị a. Ọ ga-aga mgbe Onise mepere emepe ma e nwee ike iru ya.',
  refused: 'Anabataghị ndepụta gị',
  unsentList: 'Ndepụta ngwa ọrụ gị',

  items: 'Ndepụta ngwa ọrụ',
  item: (what, quantity) => `${quantity} × ${what}`,
  total: 'Ngụkọta',

  release: (amount) => `Kwụọ ${amount}`,
  releasePart: 'Kwụọ akụkụ',
  partAmount: 'Ego ole ka ị ga-akwụ?',
  goOn: 'Gaa n’ihu',
  releaseTitle: (amount, name) => `Ị ga-akwụ ${name} ${amount}?`,
  releaseSteps: (amount, name) => [
    `A ga-akwụ ${name} ${amount} ozugbo. Ị gaghị enwe ike iweghachi ya.`,
    `${name} ga-etinye foto rasiti n’ime ụbọchị 7 ma nyeghachi ihe emefughị.`,
    'Usoro ọzọ ga-amalite.',
  ],
  restComesBack: (rest) => `${rest} fọdụrụ n’usoro a ga-alọta na wallet gị.`,
  releasing: 'A na-akwụ',
  notYet: 'Ọ bụghị ugbu a',
  money: 'Ihe ga-eme ego ahụ',
  needsNetwork: 'Enweghị network. Nke a na-ebugharị ego, ya mere ọ gaghị echere na ekwentị a.',
  askToChange: 'Rịọ ka a gbanwee ndepụta',
  note: 'Gịnị kwesịrị ịgbanwe?',
  sendNote: 'Zipu',
  noteRefused: 'Anabataghị azịza gị na ndepụta ahụ',
  unsentNote: 'Azịza gị na ndepụta ngwa ọrụ',

  paidToYou: (amount, day) => `Ị nwetara ${amount} maka ngwa ọrụ na ${day}.`,
  paid: (name, amount, day) => `${name} nwetara ${amount} maka ngwa ọrụ na ${day}.`,
  receipts: 'Rasiti',
  receiptsBy: (time) => `Tinye foto rasiti na ngwa ahịa tupu ${time}.`,
  receiptsLate: 'Ụbọchị 7 agafeela. Tinye foto rasiti, ma ọ bụ nyeghachi ego ahụ.',
  receiptsDue: (name, time) => `${name} ga-etinye rasiti tupu ${time}.`,
  receiptsMissing: (name) => `${name} etinyeghị rasiti n’ime ụbọchị 7`,
  receiptsMissingNote: (name) =>
    `Enweghị ike inyefe usoro ọzọ ma ha anọghị. Degara ${name} ozi. Ị nwekwara ike ịrịọ ka a kwụsị ọrụ ahụ, ma ọ bụ meghee dispute.`,
  spent: 'Ego ole ka e mefuru?',
  sendReceipts: 'Zipu rasiti',
  receiptsRefused: 'Anabataghị rasiti gị',
  unsentReceipts: 'Rasiti ngwa ọrụ gị',
  pictureRequired: 'Tinye foto rasiti ma ọ bụ nke ngwa ahịa.',
  spentWords: (amount) => `E mefuru: ${amount}`,
  receiptPicture: (number) => `Rasiti ${number}`,
  notBought: 'Ị zụghị ihe ọ bụla? Nyeghachi ya niile; mgbe ahụ achọghị rasiti.',

  giveBack: (amount) => `Nyeghachi ${amount}`,
  giveBackTitle: (amount, name) => `Ị ga-enyeghachi ${name} ${amount}?`,
  giveBackSteps: (amount, name) => [
    `${amount} ga-apụ na wallet gị ozugbo wee banye na wallet nke ${name}.`,
    'Ị nwere ike ime nke a naanị otu ugboro.',
  ],
  givingBack: 'A na-enyeghachi',
  youGaveBack: (amount) => `Ị nyeghachiri ${amount}.`,
  gaveBack: (name, amount) => `${name} nyeghachiri ${amount}.`,
  left: (name, amount) => `E mefughị ${amount}. ${name} nwere ike inyeghachi ya.`,
}

const stages: Words<typeof stageTexts> = {
  heading: 'Usoro ọrụ',
  position: (n, count, title) => `Usoro ${n} n’ime ${count}: ${title}`,
  now: 'Ugbu a',
  kinds: { work: 'Ọrụ', materials: 'Ihe ọrụ' },
  by: (day) => `tupu ${day}`,
  states: {
    working: 'A na-arụ ya',
    submitted: 'E zitela ya',
    disputed: 'Esemokwu dị',
    held: 'E jidere ego ya',
    notHeld: 'E jidebeghị ego ya',
    paid: 'A kwụọla ya',
    divided: 'A kwụrụ otu akụkụ, nke fọdụrụ laghachiri',
    cameBack: 'Ọ laghachiri na onye ahịa',
    ended: 'Ọ kwụsịrị n’akwụghị ụgwọ',
  },
  notHeldNow: (amount) => `E jidebeghị ${amount}`,

  fund: (amount) => `Jide ${amount} ugbu a`,
  fundTitle: (title) => `Ka e jide ego maka “${title}”?`,
  fundSteps: (amount, name) => [
    `${amount} ga-apụ n’obere akpa gị, e jidere ya ${name}.`,
    `A ga-akwụ ${name} ụgwọ naanị mgbe ị kwadoro usoro a.`,
    'Ọ bụrụ na ọrụ akwụsị tupu mgbe ahụ, ego e jidere nke a na-akwụbeghị ga-alọghachikwute gị.',
  ],
  funding: 'A na-ejide ya',
  inWallet: (amount) => `N’obere akpa gị: ${amount}`,
  short: (amount) => `Obere akpa gị fọdụrụ ${amount}.`,
  fundWallet: (amount) => `Tinye ${amount} n’obere akpa gị`,
  notYet: 'Ọ bụbeghị ugbu a',
  needsNetwork: 'Netwọk adịghị. Nke a na-ebugharị ego, ya mere o nweghị ike ichere na ekwentị a.',

  money: 'Ihe na-eme ego ahụ',
  rows: {
    amount: 'Ọnụ ahịa',
    held: 'E jidere ya',
    missing: 'E jidebeghị ya',
    paid: (name) => `A kwụrụ ${name}`,
    paidToYou: 'A kwụrụ ya',
    fee: 'Ụgwọ ikpo okwu',
    arrived: 'Batara n’obere akpa gị',
    cameBack: 'Ọ lọghachikwutere gị',
    returned: (name) => `Ọ laghachikwuuru ${name}`,
  },
  stage: (n, title) => `${n}. ${title}`,
  total: 'Usoro niile',
  materialsNote: 'Enweghị ụgwọ ikpo okwu na ihe ọrụ.',
}

const ask: Words<typeof askTexts> = {
  ask: (name) => `Jụọ ${name}`,
  oneProfessional: 'otu ọkachamara',

  only: (name) => `Naanị ${name} na-ahụ todo a`,
  formText: (name) =>
    `${name} nwere awa 48 iji zaa. Mgbe nke ahụ gasịrị, ị ga-ekpebi ma mmadụ niile nwere ike ịhụ ya.`,
  postToAll: 'Biputere ya mmadụ niile',
  everybody: 'Mmadụ niile ga-ahụ todo a',
  askOnly: (name) => `Jụọ naanị ${name}`,

  waiting: (name, at) =>
    `${name} nwere ike ịza ruo ${at}. Mgbe nke ahụ gasịrị, ị ga-ekpebi ma mmadụ niile nwere ike ịhụ ya.`,
  declined: (name) => `${name} jụrụ`,
  unanswered: (name) => `${name} azabeghị`,
  gone: (name) => `${name} enwezighị ike ịza`,
  decide: 'Onye ọzọ anaghị ahụ todo a ugbu a. Gosi ya mmadụ niile, ma ọ bụ hichapụ ya.',
  decideOrWait:
    'Onye ọzọ anaghị ahụ todo a ugbu a. Gosi ya mmadụ niile, chere ọzọ, ma ọ bụ hichapụ ya.',
  answered: 'Onye ọzọ anaghị ahụ todo a.',
  show: 'Gosi ya mmadụ niile',
  wait: 'Chere ọzọ',
  busy: 'Na-echekwa',
  needsNetwork: 'Enweghị network. Ị nwere ike ikpebi mgbe ọ lọghachiri.',
}

const questions: Words<typeof questionTexts> = {
  title: 'Ajụjụ',
  asked: 'Otu ọkachamara na-ajụ',
  yours: 'Ị na-ajụ',
  answer: 'Onye ahịa zara',
  waits: 'Enwebeghị azịza. Ruo mgbe ahụ, naanị gị na onye ahịa ahụ na-ahụ ya.',
  waitsForYou: 'Naanị gị na onye jụrụ na-ahụ ya ruo mgbe ị zara.',
  saved: 'E chekwara ya n’ekwentị a. A ga-ezipụ ya mgbe Onise mepere emepe ma e nwee ike iru ya.',
  ask: 'Jụọ ajụjụ',
  questionForm: {
    label: 'Ajụjụ gị',
    hint: 'Otu ajụjụ. Onye ọ bụla gụrụ todo a nwere ike ịgụ ya na azịza ya; anaghị egosi aha gị.',
    button: 'Zipụ ajụjụ',
  },
  answerForm: {
    label: 'Azịza gị',
    hint: 'Onye ọ bụla gụrụ todo ahụ nwere ike ịgụ ya. Ị nwere ike ịza naanị otu ugboro.',
    button: 'Zipụ azịza',
  },
  loading: 'Ọ na-ebu',
  unsentQuestion: 'Ajụjụ gị banyere otu todo',
  unsentAnswer: 'Azịza gị nye otu ajụjụ',
  failed: 'Anabataghị ya',
}

const cancel: Words<typeof cancelTexts> = {
  title: 'Kwụsị ọrụ ahụ',
  whatHappens: 'Ihe ga-eme',
  needsNetwork: 'Enweghị network. Nke a na-ebufe ego, ya mere ọ gaghị echeli na ekwentị a.',
  offlineNote: 'I nwere ike ịgụ nke a ma network adịghị. Iji kwụsị ọrụ ahụ, ị chọrọ ya.',
  back: 'Laghachi na todo',
  notYours: 'Naanị onye ahịa na ọkachamara nke todo a nwere ike ịkwụsị ọrụ ya.',

  forYou: 'Nke gị',
  backToYou: 'Na-alọghachiri gị',
  forOther: (name: string) => `Nke ${name}`,
  backToOther: (name: string) => `Na-alọghachiri ${name}`,

  fee: (amount: string) => `${amount} n’ime ya bụ ego ọrụ Onise.`,

  reason: 'Gịnị kpatara?',
  reasonHint: (other: string) => `${other} ga-agụkwa ya.`,
  reasonRequired: 'Dee ihe mere ị chọrọ ịkwụsị ọrụ ahụ.',
  reopen: 'Gịnị ga-eme todo ahụ?',
  reopenChoices: {
    close: { label: 'Mechie ya', note: 'Ọ ga-anọ na ndepụta gị dị ka nke akagburu.' },
    reopen: {
      label: 'Mepee ya ọzọ',
      note: 'Jiri ego i debere mbụ. Proposal ndị na-akarịghị ụbọchị 14 ga-alọta.',
    },
  },

  decline: 'Jụ todo a',
  declineSteps: (amount: string, client: string, until: string) => [
    `${amount} ga-alọghachiri ${client} ozugbo. A gaghị akwụ gị ụgwọ.`,
    `A gaghị agụ ya megide gị, n’ihi na ị jụrụ ya tupu ${until}.`,
    'Todo ahụ ga-emeghe ọzọ maka ndị ọkachamara ndị ọzọ, a ga-ewepụkwa proposal gị.',
  ],
  leave: 'Kagbuo ọrụ ahụ',
  leaveSteps: (amount: string, client: string) => [
    `${amount} ga-alọghachiri ${client} ozugbo. A gaghị akwụ gị ụgwọ.`,
    'A ga-agụ ya dị ka ọrụ akagburu na ọnụọgụ ọrụ i mechara.',
    'Todo ahụ ga-emeghe ọzọ maka ndị ọkachamara ndị ọzọ, a ga-ewepụkwa proposal gị.',
  ],

  goesBack: (amount, client) =>
    `${amount} e jidere ga-alaghachikwuru ${client} ozugbo. A gaghị akwụ gị ụgwọ maka usoro a.`,
  nothingHeld: 'E jideghị ihe ọ bụla maka usoro ndị fọdụrụ, ya mere ego ọ bụla agaghị agagharị.',
  paidStays: 'Ihe a kwụrụ maka usoro ndị gara aga bụ nke gị.',
  paidStaysWith: (tasker) => `Ihe a kwụrụ maka usoro ndị gara aga bụ nke ${tasker}.`,
  noMark: 'A gaghị agụnyere gị ya, n’ihi na e jideghị ego usoro a awa 48.',
  mark: 'A ga-agụ ya dị ka ọrụ a kagburu n’ọnụego mmecha gị.',
  closes: 'A ga-emechi ọrụ ahụ.',
  opensAgain: 'Ọrụ ahụ ga-emepekwa ọzọ maka ndị ọkachamara ndị ọzọ, a ga-ewepụkwa atụmatụ gị.',
  aloneWithoutHold: (stage) =>
    `E jideghị ego maka usoro “${stage}”, ya mere ị nwere ike ịkwụsị ọrụ ahụ n’ajụghị ase.`,
  noUndo: 'Enweghị ike ịgbanwe nke a.',
  cancelAlone: (amount: string) => `Kagbuo ma nweta ${amount}`,
  aloneTitle: 'I nwere ike ịkagbu ya naanị gị',
  aloneSteps: (amount: string, tasker: string, why: string) => [
    why,
    `${amount} ga-alọghachi na wallet gị ozugbo. A gaghị akwụ ${tasker} ụgwọ.`,
    'E nweghị ike ịgbanwe nke a ọzọ.',
  ],
  aloneInGrace: (until: string) =>
    `I nyere todo a n’ihe na-erubeghị nkeji 30. Ruo ${until} i nwere ike ịkagbu na-ajụghị ajụjụ.`,
  aloneWhenLate: (day: string) =>
    `Unu kwekọrịtara na ọrụ ahụ ga-agwụ na ${day}, ma ọ dịghị ihe e nyefere. O gbuola oge nke na i nwere ike ịkagbu na-ajụghị ajụjụ.`,

  offerTitle: 'Tụọ aro inye akụkụ ego ahụ',
  offerSteps: (amount: string, tasker: string, until: string) => [
    `Ị gaghị akagbuli ya naanị gị ọzọ. Tụọ aro inye ${tasker} akụkụ nke ${amount} e jidere, site na ₦0 ruo ya niile. Nke fọdụrụ ga-alọghachi na wallet gị.`,
    `${tasker} ga-anabata ya ma ọ bụ mepee esemokwu. Ọ bụrụ na i ziga aro ahụ ugbu a, azịza adịghị tupu ${until} pụtara na a nabatara ya.`,
    'Ruo mgbe ahụ ọ dịghị ego ga-aga ebe ọ bụla, ọrụ ga-aga n’ihu, i nwekwara ike iwepụ aro ahụ. Ọ bụrụ na e nyefee ọrụ, aro ahụ agwụla.',
  ],
  offerLater: (at: string) =>
    `Ọ bụrụ na ọ dịghị ihe e nyefere, i nwere ike ịkagbu naanị gị ma nweta ego niile site na ${at}.`,
  offerAmount: (tasker: string) => `Ego ole ka ${tasker} ga-enweta?`,
  offerRange: (max: string) => `Site na ₦0 ruo ${max}, naịra zuru ezu.`,
  offerSend: 'Ziga aro a',

  offerOf: (client: string) => `${client} tụrụ aro ịkwụsị ọrụ ahụ`,
  yourOffer: 'Aro gị ịkwụsị ọrụ ahụ',
  offerReason: (note: string) => `Ihe kpatara ya: ${note}`,
  offerReopens: 'Mgbe nke ahụ gasịrị, todo ahụ ga-emeghe ọzọ maka proposal.',
  offerCloses: 'Mgbe nke ahụ gasịrị, a ga-emechi todo ahụ.',
  answerBy: (until: string) =>
    `Zaa tupu ${until}. Azịza adịghị tupu mgbe ahụ pụtara na ị nabatara.`,
  answerAwaited: (tasker: string, until: string) =>
    `${tasker} nwere ruo ${until} ịza. Azịza adịghị tupu mgbe ahụ pụtara na ọ nabatara.`,
  silent: (at: string) =>
    `Oge ịza gwụrụ na ${at}, ya mere a gụrụ aro ahụ dị ka anabatara. Onise ga-ebufe ego ahụ na nlele ya na-esote.`,
  accept: (amount: string) => `Nabata ${amount}`,
  acceptNote:
    'Ọ bụrụ na ị nabata, a ga-ekewa ego ahụ otu a ozugbo, ọrụ ahụ agwụla. E nweghị ike ịgbanwe nke a ọzọ.',
  disputeNote:
    'Ọ bụrụ na i kwetaghị, mepee esemokwu. Mgbe ahụ ego niile ga-anọ ebe e jidere ya ruo mgbe e kpebiri ya.',
  submitNote: 'Ọ bụrụ na i buru ụzọ nyefee ọrụ ahụ, aro ahụ agwụla.',
  dispute: 'Mepee esemokwu',
  withdraw: 'Wepụ aro ahụ',
  withdrawNote: 'Ọ bụrụ na i wepụ ya, ọ dịghị ego ga-aga ebe ọ bụla, ọrụ ga-agakwa n’ihu.',
}

const counted = (count: number) => `${count} n’ime ${CHANGE_REQUESTS_MAX}`

const planChange: Words<typeof planChangeTexts> = {
  title: 'Gbanwee ọnụ ahịa, ụbọchị ma ọ bụ atụmatụ',
  intro: (other) => `Ọ dịghị ihe ga-agbanwe tupu ${other} anakwere. E nwere awa 48 maka ya.`,
  what: 'Gịnị kwesịrị ịgbanwe?',
  kinds: {
    price: 'Ọnụ ahịa',
    date: 'Ụbọchị',
    stage: 'Otu usoro ọzọ',
    order: 'Usoro nhazi',
  },
  which: 'Kedu usoro?',
  price: 'Ọnụ ahịa ọhụrụ',
  date: 'Ụbọchị ọhụrụ',
  stageTitle: 'Aha usoro',
  stageKind: 'Gịnị ka ọ bụ maka ya?',
  stageKinds: { work: 'Ọrụ', materials: 'Ngwa ọrụ' },
  amount: 'Ego ole',
  stageDate: 'Ụbọchị',
  up: (title) => `Bulie “${title}” elu`,
  note: 'Gịnị kpatara?',
  noteHint: (other) => `${other} ga-agụkwa ya.`,
  send: 'Rịọ mgbanwe a',
  rejected: 'Onise anabataghị nke a',
  notYours: 'Naanị onye ahịa na ọkachamara nke todo a nwere ike ịgbanwe ihe e kwekọrịtara.',
  back: 'Laghachi na todo ahụ',
  offlineNote:
    'Enweghị network. Ị nwere ike ịrịọ, wepụ ma ọ bụ jụ; a ga-ezipụ ya emesịa. Iji nakwere, ị chọrọ network.',
  heldMore: (amount, other) => `A ga-ejidekwu ${amount} mgbe ${other} nakweere.`,
  comesBack: (amount, other) => `${amount} ga-alaghachikwuru onye ahịa mgbe ${other} nakweere.`,
  noMoney: 'Ọ dịghị ego na-agagharị na mgbanwe a.',
  heldMoreNow: (amount) => `A ga-ejidekwu ${amount} site na wallet onye ahịa mgbe ị nakweere.`,
  comesBackNow: (amount) => `${amount} ga-alaghachikwuru onye ahịa mgbe ị nakweere.`,
  heldMoreFromYou: (amount) => `A ga-ejidekwu ${amount} site na wallet gị mgbe ị nakweere.`,
  comesBackToYou: (amount, other) => `${amount} ga-alaghachikwuru gị mgbe ${other} nakweere.`,
  comesBackToYouNow: (amount) => `${amount} ga-alaghachikwuru gị mgbe ị nakweere.`,
  newStage: 'Usoro ọhụrụ, e jidebeghị ego ya',
  asksYou: (other) => `${other} na-arịọ mgbanwe`,
  yourChange: 'Ị na-arịọ mgbanwe',
  answerBy: (until) => `Zaa tupu ${until}. Ọ bụrụ na azịza adịghị, ọ dịghị ihe ga-agbanwe.`,
  waitsFor: (other, until) =>
    `${other} nwere ruo ${until} ịza. Ọ bụrụ na azịza adịghị, ọ dịghị ihe ga-agbanwe.`,
  frozen:
    'Esemokwu meghere, ya mere ọ dịghị onye nwere ike ịza ugbu a. Oge ahụ ga-aga n’ihu mgbe ọ kwụsịrị.',
  over: 'Oge ịza agwụla. Ihe niile dị ka e kwekọrịtara.',
  unsent: 'Mgbanwe gị n’ihe e kwekọrịtara',
  saved: 'E chekwara ya na ekwentị a. A ga-ezipụ ya mgbe network dị.',
  holdNow: 'Kedu mgbe ị ga-etinye ego maka usoro ọhụrụ?',
  holdChoices: { later: 'Emesịa, tupu ọrụ ya amalite', now: 'Ugbu a, mgbe m nakweere' },
  accept: 'Nakwere mgbanwe ahụ',
  decline: 'Jụ',
  declineTitle: 'Ị ga-ajụ mgbanwe a?',
  notYet: 'Ọ bụbeghị ugbu a',
  withdraw: 'Wepụ mgbanwe ahụ',
  needsNetwork:
    'Enweghị network. Nke a nwere ike ibugharị ego, ya mere o nweghị ike ichere na ekwentị a.',
  fromTo: (from, to) => `${from} → ${to}`,
}

const changes: Words<typeof changesTexts> = {
  title: 'Rịọ mgbanwe',
  note: 'Gịnị ka a ga-agbanwe?',
  noteHint: 'Kwuo ihe fọdụrụ ma ọ bụ ihe ezighị ezi, na ihe ị chọrọ kama ya.',
  noteRequired: 'Dee ihe a ga-agbanwe.',
  send: 'Rịọ mgbanwe',
  what: (tasker: string, count: number) =>
    `${tasker} ga-ahụ ihe i dere, o nwekwara ike inyefe ụdị ọhụrụ. Nke a bụ arịrịọ ${counted(count)}.`,
  money:
    'A ka na-ejide ego ahụ. A gaghị akwụ onye ọ bụla ụgwọ ruo mgbe ị kwadoro ụdị ọhụrụ ahụ, ma ọ bụ ụbọchị 5 ka e nyefere ya.',
  last: 'Nke a bụ nke ikpeazụ. Mgbe ọ gasịrị, kwado ọrụ ahụ ma ọ bụ mepee esemokwu.',
  unsent: 'Arịrịọ gị maka mgbanwe',
  savedTitle: 'Echekwala arịrịọ gị na ekwentị a.',
  savedNote:
    'A na-eziga ya mgbe Onise mepere emepe ma e nwee ike iru ya, ọ bụkwa naanị mgbe ahụ ka ọ na-adị ire.',
  savedDeadline: (at: string) =>
    `Ọ ga-eruterịrị tupu ${formatMoment(at)}. Ma ọ bụghị ya, a ga-akwado ọrụ ahụ ma kwụọ ụgwọ ya.`,
  notYours: 'Naanị onye ahịa nke todo a nwere ike ịrịọ mgbanwe.',
  rejected: 'A nabataghị arịrịọ gị',
  stopped: 'Echekwala arịrịọ gị na ekwentị a',
  openAgain: 'Mepee akwụkwọ ahụ',
  asked: (client: string, count: number) => `${client} rịọrọ mgbanwe (${counted(count)})`,
  youAsked: (count: number) => `Ị rịọrọ mgbanwe (${counted(count)})`,
  submitAgain: 'Nyefee ụdị ọhụrụ mgbe i mechara. A ka na-ejide ego ahụ maka gị.',
  waiting: (tasker: string) => `${tasker} enyefebeghị ụdị ọhụrụ.`,
}

const client: Words<typeof clientTexts> = {
  postTitle: 'Tinye todo gị',
  editTitle: 'Dezie todo gị',
  post: 'Tinye',
  posting: 'A na-etinye',
  unfinished: 'I nwere todo ị na-emechabeghị n’okpuru.',
  startNew: (topic: string) => `Malite nke ọhụrụ: ${topic}`,
  save: 'Chekwaa mgbanwe',
  saving: 'A na-echekwa',
  reset: 'Weghachi mgbanwe m',
  title: 'Aha todo',
  titleHint: 'Ihe a ga-eme, n’okwu ole na ole',
  description: 'Nkọwa',
  descriptionHint: 'Nha ya, ngwá ọrụ, ihe dịlarị ebe ahụ, mgbe a ga-emecharịrị ya',
  area: 'Mpaghara',
  areaHint: 'Pịnye mkpụrụedemede abụọ wee họrọ. Ndị ọkachamara nọ nso ga-ebu ụzọ hụ ọrụ gị.',
  location: 'Ebe ọrụ',
  locationHint: 'N’okwu nke gị, dịka Yaba, ihu First Bank. Mmadụ niile nwere ike ịhụ ya.',
  address: 'Adreesị kpọmkwem',
  addressHint: 'Naanị ọkachamara i nyere ọrụ nwere ike ịhụ nke a',
  price: 'Ọnụ ego',
  priceHint: 'Ị naghị akwụ ihe ọ bụla ruo mgbe i nyere todo ahụ',
  when: 'Olee mgbe ị chọrọ ya?',
  asap: 'Ngwa ngwa',
  byDay: 'Tupu otu ụbọchị',
  flexible: 'Enweghị ngwa ngwa',
  neededBy: 'Ụbọchị ahụ',
  span: 'Ogologo oge',
  spanHint: 'Ọ ga-ewe ogologo oge ole?',
  spans: {
    hours: 'Awa ole na ole',
    days: 'Ụbọchị ole na ole',
    weeks: 'Izu ole na ole',
    months: 'Ọnwa',
  },
  duration: 'Ọnwa ole',
  projectType: 'Ụdị ọrụ',
  projectTypeHint:
    'N’ebe ọrụ bụ n’ebe ị nọ, n’ebe dị anya bụ site n’ebe ọ bụla, ha abụọ bụ ntakịrị nke ọ bụla',
  picture: 'Foto todo',
  picturePrompt: 'Tinye foto',
  pictureHint: 'A na-eme ka ọ dị obere na ekwentị a iji chekwaa data. A na-ewepụ ebe a nọ see ya.',
  pictureShrinking: 'A na-eme ka foto ahụ dị obere…',
  pictureUnreadable: 'E nweghị ike ịgụ foto ahụ. Họrọ foto JPEG, PNG ma ọ bụ WebP.',
  pictureTooBig: 'Foto agaghị akarị 5 MB',
  newPicture: 'Foto ọhụrụ',
  samePicture: 'Foto nke mbụ ahụ',
  field: 'Ngalaba',
  fieldPrompt: 'Họrọ ngalaba',
  skills: 'Nka',
  skillsHint: 'Họrọ niile ọrụ ahụ chọrọ',

  required: {
    title: 'Ị ga-ederịrị aha todo',
    description: 'Ị ga-ederịrị nkọwa',
    location: 'Ị ga-ederịrị ebe ọrụ, belụsọ ma a na-arụ ya site n’ebe ọzọ',
    price: 'Ị ga-ederịrị ọnụ ego',
    duration: 'Họrọ ogologo oge',
    neededBy: 'Họrọ ezi ụbọchị, taa ma ọ bụ n’ihu',
    projectType: 'Họrọ ụdị ọrụ',
    field: 'Họrọ ngalaba',
    skills: 'Họrọ ma ọ dịkarịa ala otu nka',
  },
  tooLong: (label: string, max: number) =>
    `${label} agaghị akarị mkpụrụ edemede ${max.toLocaleString('en-NG')}`,
  draftSaved: 'A na-echekwa ihe i dere na ekwentị a ruo mgbe i tinyere ya.',
  previewHeading: 'Otu ndị ọkachamara ga-esi hụ ya',
  previewTitle: 'Aha todo gị',
  previewText: 'Nkọwa gị ga-apụta ebe a.',

  postQueued:
    'Echekwala na ekwentị a. A ga-etinye ya mgbe Onise mepere emepe ma e nwee ike iru ya.',
  editQueued: 'Echekwala na ekwentị a. A ga-eziga ya mgbe Onise mepere emepe ma e nwee ike iru ya.',
  takingYou: 'Anyị na-eduga gị na todo gị…',
  unsentTodo: (title: string) => `Todo “${title}”`,
  unsentEdit: (title: string) => `Mgbanwe na “${title}”`,
  conflict: {
    title: 'A gbanwekwara todo a na ngwaọrụ ọzọ',
    text: 'Họrọ otu ụdị nke akụkụ ọ bụla. Ihe i dere ga-anọ na ekwentị a ruo mgbe ị họọrọ.',
    same: 'Ụdị abụọ ahụ bụ otu ugbu a, ya mere ọ dịghị ihe a ga-eziga.',
    mine: 'Nke gị',
    theirs: 'Ụdị nke ọzọ',
    empty: 'Ọ dịghị',
    allMine: 'Họrọ nke m niile',
    allTheirs: 'Họrọ nke ụdị ọzọ niile',
    acceptTheirs: 'Jiri ụdị nke ọzọ',
    editMore: 'Gaa n’ihu na idezi',
    confirmTitle: 'Tụfuo mgbanwe gị?',
    confirmText: 'Ụdị nke ọzọ ga-adị ka ọ dị. A ga-ehichapụ ihe i dere ebe a.',
    discardMine: 'Tụfuo nke m',
    back: 'Tụnyere ọzọ',
    theirsAccepted: 'Ụdị nke ọzọ dị ka ọ dị.',
    notSaved: 'Ihe i dere, nke e chekwaghị',
  },

  edit: 'Dezie',
  seeTodo: 'Lee todo ahụ',
  proposals: 'Proposal',
  delete: 'Hichapụ',
  discard: 'Tụfuo',
  assigned: 'E nyelarị ya mmadụ, ya mere e nweghịzi ike idezi ma ọ bụ hichapụ ya.',
  postAgain: 'Tinye ya ọzọ',
  expired:
    'E mechiri ya, n’ihi na ọ dịghị ihe mere na ya ruo ụbọchị 30. I nwere ike itinye ya ọzọ ka ọ dị.',
  closed: 'E mechiri ya, ya mere e nweghịzi ike idezi ya.',
  done: 'Emechara ya, ya mere e nweghịzi ike idezi ma ọ bụ hichapụ ya.',
  notSent: 'E zigaghị ya.',
  proposalCount: (count: number) => `Proposal ${count}`,

  approve: 'Kwado',
  requestChanges: 'Rịọ mgbanwe',
  viewImage: 'Lee foto',
  dropReview: 'Dee nyocha',
  reviews: 'Nyocha',
  decideBy: (at: string, tasker: string) =>
    `Kwado ya ma ọ bụ rịọ mgbanwe. Ọ bụrụ na i meghị nke ọ bụla, a ga-akwụ ${tasker} ụgwọ na ${formatMoment(at)}.`,
  noNotes: 'E zigaghị nkọwa ọ bụla na ọrụ ahụ.',
  heldForThis: 'e jidere maka todo a',
  notHeldYet: 'e jidebeghị ya',
  approveNext: 'Naanị usoro a ka a ga-akwụ. Nke na-esote ga-amalite mgbe ahụ.',
  workBy: (day: string) => `Ụbọchị a ga-emecha: ${day}`,
  workLate: (day: string) => `Egbuola oge: ekwekọrịtara na ${day}`,
  approveTitle: 'Kwado ọrụ a?',
  approveUser: (name: string, amount: string) => `A ga-akwụ ${name} ${amount}`,
  approveText: (title: string) =>
    `Maka “${title}”, site n’ego e jidere maka ya. E nweghị ike ịgbanwe nke a ọzọ.`,
  approvePay: (amount: string) => `Kwado ma kwụọ ${amount}`,
  approving: 'A na-akwụ ụgwọ',
  notYet: 'Ọ bụghị ugbu a',
  needsNetwork: 'Enweghị network. Nwaa ọzọ mgbe ọ lọtara.',
  approveNeedsNetwork: 'Enweghị network. I nwere ike ịkwado mgbe ọ lọtara.',

  workPicture: 'Ọrụ e nyefere',
  workNone: 'Ọ dịghị foto ma ọ bụ faịlụ so ọrụ a bịa.',
  workOffline: 'Enweghị network, foto ahụ anọghịkwa na ekwentị a.',

  submittedTitle: 'Todo e nyefere',
  ongoingTitle: 'Todo a na-arụ',
  completedTitle: 'Todo emechara',
  myTodo: 'Todo m',
  tabs: { all: 'Niile', ongoing: 'A na-arụ', submitted: 'E nyefere', completed: 'Emechara' },
  tabsLabel: 'Todo m dị ka ọnọdụ ha si dị',

  deleteTitle: 'Hichapụ todo',
  deleteThis: 'Hichapụ todo a',
  deleting: 'A na-ehichapụ',
  deleteText: 'A ga-ajụ proposal ya niile. I nwere ike iweghachi nke a n’ime sekọnd 30.',
  deleteUnsentText: 'E zigabeghị ya mbụ, ya mere e nweghị ike iweghachi ya.',
  deleteNeedsNetwork: 'Enweghị network. I nwere ike ihichapụ ya mgbe network lọtara.',
  goBack: 'Laghachi azụ',
  undo: 'Weghachi',
  undoing: 'A na-eweghachi ya',
  deletesWhenReached:
    'O nwere ike ịbụ na e tinyelarị ya. Ọ bụrụ otu ahụ, Onise ga-ehichapụ ya mgbe Onise mepere emepe ma e nwee ike iru ya.',
  undoHint: 'I nwere ike iweghachi nke a n’ime sekọnd 30.',
  restoreHint: 'I nwere ike iweghachi ya n’ime ụbọchị 30 na ibe ya.',
  deletedTodos: 'Todo ehichapụrụ',
  showDeleted: 'Gosi todo ehichapụrụ',
  noneDeleted: 'I hichapụghị todo ọ bụla n’ime ụbọchị 30 gara aga.',
  deletedOffline: 'Enweghị network. I nwere ike ịhụ todo ehichapụrụ mgbe ọ lọtara.',
  deletedUntil: (was: string, date: string) =>
    `Ọnọdụ ya: ${was.toLowerCase()}. I nwere ike iweghachi ya ruo ${date}.`,
  bringBack: 'Weghachi ya',
  restorePage: 'Lee todo ehichapụrụ',
}

const dispute: Words<typeof disputeTexts> = {
  title: 'Esemokwu',
  unsentDispute: 'Esemokwu',
  unsentAnswer: 'Azịza esemokwu',

  whatHappens: 'Ihe ga-eme mgbe i mepere esemokwu',
  steps: (amount: string, other: string) => [
    `A ga-ejide ${amount} ebe ọ dị. A gaghị akwụ onye ọ bụla ụgwọ, ọ dịghịkwa ihe a ga-eweghachi, ruo mgbe esemokwu ahụ gwụrụ.`,
    `${other} nwere awa 48 ịza. Unu abụọ nwere ike ịtụ aro ikewa ego ahụ, ma nabata ya.`,
    'Ọ bụrụ na unu ekwekọrịtaghị, onye nnọchite anya Onise ga-agụ nke akụkụ abụọ ma kpebie n’ime ụbọchị 5.',
    'Ọ bụrụ na ọ dịghị onye kpebiri n’ime ụbọchị 60, ego niile ga-alọghachiri onye ahịa.',
  ],
  reason: 'Gịnị ka esemokwu ahụ gbasara?',
  chooseReason: 'Họrọ ihe kpatara ya',
  statement: 'Gịnị merenụ?',
  statementHint:
    'Kwuo ihe unu kwekọrịtara, ihe merenụ, na ihe i chere ziri ezi. Onye nke ọzọ ga-agụkwa ya.',
  statementRequired: 'Dee ihe merenụ.',
  open: 'Mepee esemokwu ahụ',
  answerTitle: 'Azịza gị',
  answer: 'Ziga azịza gị',

  waitingTitle: 'Echekwala esemokwu gị na ekwentị a, e zigabeghị ya.',
  waitingOpen: (other: string, until: string | null) =>
    until === null
      ? `Ọ na-adị ire naanị mgbe e zigara ya. Ruo mgbe ahụ a ka nwere ike ịkwụ ${other} ụgwọ, ma ọ bụ ${other} akagbuo ọrụ ahụ.`
      : `Ọ na-adị ire naanị mgbe e zigara ya. Ọ ga-eruterịrị tupu ${until}: mgbe ahụ a ga-akwado ọrụ ahụ ma kwụọ ụgwọ ya.`,
  waitingAnswerTitle: 'Echekwala azịza gị na ekwentị a, e zigabeghị ya.',
  waitingAnswer: (until: string) =>
    `Ọ na-adị ire naanị mgbe e zigara ya. Ọ ga-eruterịrị tupu ${until}.`,
  failedTitle: 'A nabataghị nke a.',

  frozen: (amount: string) => `A na-ejide ${amount} ebe ọ dị ruo mgbe esemokwu ahụ gwụrụ.`,
  answerNow: (until: string) =>
    `Zaa tupu ${until}. Mgbe nke ahụ gasịrị onye nnọchite anya Onise nwere ike ikpebi na-enweghị azịza gị.`,
  awaitAnswer: (other: string, until: string) =>
    `${other} nwere ruo ${until} ịza. Mgbe nke ahụ gasịrị onye nnọchite anya Onise nwere ike ikpebi na-enweghị azịza.`,
  awaitDecision: (until: string) =>
    `Ọ bụrụ na unu ekwekọrịtaghị, onye nnọchite anya Onise ga-ekpebi tupu ${until}.`,
  missed: (other: string) => `${other} azaghị n’oge.`,
  missedByYou: 'Ị zaghị n’oge.',
  end: (at: string) =>
    `Ọ bụrụ na ọ dịghị onye kpebiri tupu ${at}, ego niile ga-alọghachiri onye ahịa.`,

  statements: 'Ihe akụkụ abụọ kwuru',
  you: 'Gị',

  offers: 'Kewaa ego ahụ',
  noOffers: 'Ọ dịbeghị onye tụrụ aro ikewa ego ahụ.',
  offerOf: (who: string) => `Aro ${who}`,
  yourOffer: 'Aro gị',
  forTasker: (name: string) => `Nke ${name}`,
  forClient: (name: string) => `Na-alọghachiri ${name}`,
  forYou: 'Nke gị',
  backToYou: 'Na-alọghachiri gị',
  fee: (amount: string) => `${amount} n’ime ya bụ ego ọrụ Onise.`,
  accept: 'Nabata aro a',
  acceptNote: 'A ga-ekewa ego ahụ ozugbo, esemokwu ahụ agwụla. E nweghị ike ịgbanwe nke a ọzọ.',
  takeBack: 'Wepụ aro m',
  offer: 'Ziga aro a',
  offerAmount: (name: string) => `Ego ole ka ${name} ga-enweta?`,
  offerAmountYou: 'Ego ole ka ị ga-enweta?',
  offerRest: (amount: string) => `Akụkụ nke ọzọ, ${amount}, ga-alọghachiri onye ahịa.`,
  offerInvalid: (max: string) => `Tinye ego site na ₦0 ruo ${max}.`,
  offerNote: 'Ọ dịghị ego ga-aga ebe ọ bụla ruo mgbe onye nke ọzọ nabatara.',
  needsNetwork: 'Enweghị network. Aro na nkwekọrịta chọrọ ya.',

  ended: 'Esemokwu a agwụla.',
  aboutStage: (title) => `Esemokwu ahụ bụ maka usoro “${title}”.`,
  earlier: 'Esemokwu gwụrụ na mbụ',
  outcomes: {
    settled: 'Unu abụọ kwekọrịtara otu a ga-esi kewaa ego ahụ.',
    split: 'Onye nnọchite anya Onise ekewaala ego ahụ.',
    continue: 'Onye nnọchite anya Onise ekpebiela na ọrụ ahụ ga-aga n’ihu. A ka na-ejide ego ahụ.',
    refunded: 'Ọ dịghị onye kpebiri n’ime ụbọchị 60, ya mere ego niile alọghachiirila onye ahịa.',
    cancelled: 'A kwụsịrị todo ahụ, ya na esemokwu ahụ.',
  },
  decision: 'Ihe kpatara mkpebi ahụ',
  notRead: 'Esemokwu ahụ anọbeghị na ekwentị a. Ọ ga-apụta mgbe network dị.',
}

const disputeNotice: Words<typeof disputeNoticeTexts> = {
  title: (title: string) => `Esemokwu: ${title}`,
  answer: (until: string) => `Kwuo ihe merenụ tupu ${until}.`,
  offered: 'Onye nke ọzọ tụrụ aro ikewa ego ahụ. Nabata ya, ma ọ bụ tụọ aro nke gị.',
  awaitAnswer: (until: string) => `Onye nke ọzọ nwere ruo ${until} ịza.`,
  awaitDecision: (until: string) =>
    `Onye nnọchite anya Onise ga-ekpebi tupu ${until}, belụsọ ma unu kwekọrịta tupu mgbe ahụ.`,
  open: 'Gaa n’esemokwu ahụ',
}

const evidence: Words<typeof evidenceTexts> = {
  evidence: (number: number) => (number === 1 ? 'Foto ma ọ bụ PDF' : `Foto ${number}`),
  evidencePrompt: (number: number) => (number === 1 ? 'Tinye foto ma ọ bụ PDF' : 'Tinye foto ọzọ'),
  evidenceHint:
    'Foto ruo 6, ma ọ bụ otu PDF na-akarịghị 10 MB. A na-eme ka foto dị obere iji chekwaa data. Naanị gị, onye nke ọzọ na Onise nwere ike ịhụ ha.',
  evidenceUnsupported: 'Jiri foto JPEG, PNG ma ọ bụ WebP, ma ọ bụ PDF.',
  evidenceUnreadable: 'E nweghị ike ịgụ faịlụ a. Họrọ ya ọzọ, ma ọ bụ họrọ nke ọzọ.',
  evidenceLocked:
    'PDF a nwere password, ya mere o nwere ike ịbụ na onye nke ọzọ agaghị emepeli ya. Ọ bụrụ na ọ na-emepe na ekwentị gị, họrọ Print, mechaa “Save as PDF”, ziga faịlụ ọhụrụ ahụ. Ma ọ bụ ziga foto ya.',
  evidenceTooBig: 'PDF agaghị akarị 10 MB',
  evidenceTooMany: 'Ziga foto ruo 6, ma ọ bụ otu PDF.',
  file: 'Mepee PDF ahụ',
  proof: {
    same: (at: string) => `E tinyere ya na ekwentị na ${at}, ọ gbanwebeghị kemgbe`,
    different: 'Ọ gbanwere mgbe e tinyechara ya na ekwentị',
    unmarked: 'Anyị amaghị mgbe e mere faịlụ a',
  },
  picture: (number: number) => `Foto ${number}`,
}

const lifeEarnings: Words<typeof EARNINGS_MESSAGES> = {
  summary: (amount: string) => `Ego ị ga-enweta n’ezie: ${amount} n’ụlọ akụ gị`,
  summaryWallet: (amount: string) => `Ego ị ga-enweta n’ezie: ${amount} na wallet gị`,
  price: 'Ọnụ ego',
  platformFee: (basisPoints: number) => `Ego ọrụ Onise (${basisPoints / 100}%)`,
  wallet: 'Na-abata na wallet gị',
  transferFee: (withdrawals: number) =>
    withdrawals === 1 ? 'Ego mbufe' : `Ego mbufe (iwepụ ego ugboro ${withdrawals})`,
  stampDuty: 'Stamp duty',
  rest: 'Na-afọdụ na wallet gị',
  bank: 'Na-erute n’ụlọ akụ gị',
  tooLittle: `I nwere ike iwepụ ${formatNaira(WITHDRAW_MIN)} ma ọ bụ karịa, ya mere nke a ga-eche na wallet gị ruo mgbe a kwụkwuru gị ụgwọ.`,
  parts: (withdrawals: number) =>
    `N’ihi oke gị, a ga-ewepụ ya ugboro ${withdrawals}, nke ọ bụla na ego nke ya.`,
}

type Facts = Parameters<(typeof lifeEventTexts)['events']['posted']>[0]

/** The pronoun agrees with the vowels of the verb: I before e, i, o, u and Ị before a, ị, ọ, ụ. */
const by = ({ byReader, who }: Facts, pronoun: 'I' | 'Ị') => (byReader ? pronoun : who)
const heldFor = ({ side, other, amount }: Facts) =>
  side === 'client' ? `E jidere ${amount} maka ${other}.` : `E jidere ${amount} maka gị.`
const paidTo = ({ side, other, amount, arrives }: Facts) => {
  if (side === 'client') return `A kwụrụ ${other} ${amount}.`
  return arrives === amount
    ? `${amount} batara na wallet gị.`
    : `${arrives} batara na wallet gị: ${amount} mgbe e wepụrụ ego ọrụ Onise.`
}
const feeOf = ({ data: { fee } }: Facts) =>
  fee === undefined ? '' : `, mgbe e wepụrụ ego ọrụ Onise ${formatNaira(fee)}`
const refundOf = ({ side, other, data: { refund } }: Facts) => {
  const back = refund === undefined ? 'ego ahụ' : formatNaira(refund)
  return `e weghachiri ${side === 'client' ? 'gị' : other} ${back}`
}
const splitOf = ({ side, other, amount, arrives, data: { refund } }: Facts) => {
  const back = refund === undefined ? '' : formatNaira(refund)
  const afterFee = arrives === amount ? '' : ` (${arrives} mgbe e wepụrụ ego ọrụ Onise)`
  const parts =
    side === 'client' ? [`${other} ga-enweta ${amount}`] : [`ị ga-enweta ${amount}${afterFee}`]
  if (back) parts.push(`a ga-eweghachi ${side === 'client' ? 'gị' : other} ${back}`)
  return parts.join(', ')
}
const toOther = ({ byReader, other }: Facts) => (byReader ? other : 'gị')

const timesOf = ({ times: { at, told } }: Facts) => {
  if (at === '') return `. Elekere ekwentị ahụ ezighi ezi; a gwara Onise n’elekere ${told}.`
  return told === ''
    ? ` n’elekere ${at}.`
    : ` n’elekere ${at} dịka ekwentị ahụ si dị. A gwara Onise n’elekere ${told}.`
}

const changeOf = ({ amount, data: { change, title, from, to, price } }: Facts): string => {
  if (change === 'price')
    return `ọnụ ahịa “${title}” site na ${price === undefined ? '–' : formatNaira(price)} ruo ${amount}`
  if (change === 'date')
    return `ụbọchị “${title}” site na ${formatDate(String(from))} ruo ${formatDate(String(to))}`
  return change === 'stage'
    ? `otu usoro ọzọ, “${title}”, maka ${amount}, tupu ${formatDate(String(to))}`
    : `usoro nhazi: ${to}`
}
const lifeEvent: Words<typeof lifeEventTexts> = {
  you: 'Gị',
  ofStage: (stage, sentence) => `Usoro “${stage}”: ${sentence}`,
  events: {
    posted: (facts) => `${by(facts, 'I')} tinyere todo a.`,
    edited: (facts) => `${by(facts, 'Ị')} gbanwere todo a.`,
    removed: (facts) => `${by(facts, 'I')} hichapụrụ todo a.`,
    restored: (facts) => `${by(facts, 'I')} weghachiri todo a.`,
    reposted: (facts) => `${by(facts, 'I')} tinyere todo a ọzọ.`,
    awarded: (facts) => `${by(facts, 'I')} nyere ${toOther(facts)} todo ahụ. ${heldFor(facts)}`,
    submitted: (facts) => {
      const { version } = facts.data
      return typeof version === 'number' && version > 1
        ? `${by(facts, 'I')} nyefere ụdị ${version} nke ọrụ ahụ.`
        : `${by(facts, 'I')} nyefere ọrụ ahụ.`
    },
    approved: (facts) => `${by(facts, 'Ị')} kwadoro ọrụ ahụ. ${paidTo(facts)}`,

    stageFunded: ({ byReader, who, amount, data: { title } }) =>
      `${byReader ? 'I' : who} tinyere ego maka usoro “${title}”: ejidere ${amount} ugbu a.`,
    arrived: (facts) => `${by(facts, 'Ị')} rutere${timesOf(facts)}`,
    left: (facts) => `${by(facts, 'Ị')} pụrụ${timesOf(facts)}`,
    changeProposed: (facts) => `${by(facts, 'Ị')} rịọrọ mgbanwe: ${changeOf(facts)}.`,
    changeAccepted: (facts) => `${by(facts, 'I')} nakweere mgbanwe ahụ: ${changeOf(facts)}.`,
    changeDeclined: (facts) => `${by(facts, 'Ị')} jụrụ mgbanwe ahụ. Ihe niile dị ka e kwekọrịtara.`,
    changeWithdrawn: (facts) =>
      `${by(facts, 'I')} wepụrụ mgbanwe ahụ. Ihe niile dị ka e kwekọrịtara.`,
    changeEnded: ({ data: { silent } }) =>
      silent
        ? 'Ọ dịghị onye zara mgbanwe ahụ n’ime awa 48, ya mere ihe niile dị ka e kwekọrịtara.'
        : 'Mgbanwe a rịọrọ adabaghị ọzọ, ya mere ọ kwụsịla. Ihe niile dị ka e kwekọrịtara.',
    materialsAsked: (facts) => `${by(facts, 'Ị')} rịọrọ ${facts.amount} maka ngwa ọrụ.`,
    materialsDeclined: (facts) => `${by(facts, 'Ị')} rịọrọ ndepụta ngwa ọrụ ọzọ.`,
    materialsReleased: (facts) =>
      `${by(facts, 'Ị')} kwụrụ ${facts.amount} maka ngwa ọrụ.${facts.data.refund === undefined ? '' : ` ${refundOf(facts)}.`}`,
    receiptsSent: (facts) => `${by(facts, 'I')} tinyere rasiti: e mefuru ${facts.amount}.`,
    receiptsMissed: () => 'O nweghị rasiti ngwa ọrụ bịara n’ime ụbọchị 7.',
    materialsGivenBack: (facts) =>
      `${by(facts, 'I')} nyeghachiri ${facts.amount} nke ego ngwa ọrụ.`,
    changesRequested: (facts) => `${by(facts, 'Ị')} rịọrọ mgbanwe. A ka na-ejide ego ahụ.`,
    approvalReminded: ({ side, other }) =>
      side === 'client'
        ? 'Onise chetaara gị ka ị kwado ọrụ ahụ ma ọ bụ rịọ mgbanwe.'
        : `Onise chetaara ${other} ịkwado ọrụ ahụ ma ọ bụ ịrịọ mgbanwe.`,
    autoApproved: (facts) => `Onise kwadoro ọrụ ahụ, n’ihi na oge ịza agwụla. ${paidTo(facts)}`,

    declined: (facts) => `${by(facts, 'Ị')} jụrụ todo ahụ.`,
    taskerCancelled: (facts) => `${by(facts, 'Ị')} kagburu ọrụ ahụ.`,
    clientCancelled: (facts) => `${by(facts, 'Ị')} kagburu ọrụ ahụ.`,
    cancelOffered: (facts) =>
      `${by(facts, 'Ị')} tụrụ aro ịkwụsị ọrụ ahụ ma kwụọ ${facts.side === 'client' ? facts.other : 'gị'} ${facts.amount}.`,
    cancelOfferWithdrawn: (facts) => `${by(facts, 'I')} wepụrụ aro ịkwụsị ọrụ ahụ.`,
    cancelOfferEnded: () => 'Aro ịkwụsị ọrụ ahụ agwụla, n’ihi na e nyefere ọrụ.',
    cancelAgreed: (facts) =>
      facts.who === 'Onise'
        ? 'Oge ịza aro ahụ agwụla, ya mere a gụrụ ya dị ka anabatara. Ọrụ ahụ agwụla.'
        : `${by(facts, 'Ị')} nabatara aro ahụ. Ọrụ ahụ agwụla.`,
    abandoned: () => 'Onise kwụsịrị ọrụ ahụ, n’ihi na ọ dịghị ihe e nyefere ruo ogologo oge.',
    reopened: () => 'E mepere todo ahụ ọzọ.',
    paid: (facts) =>
      facts.side === 'client'
        ? `A kwụrụ ${facts.other} ${facts.amount}${feeOf(facts)}.`
        : `${facts.amount} batara na wallet gị${feeOf(facts)}.`,
    refunded: ({ side, other, amount }) =>
      side === 'client' ? `${amount} alọtala na wallet gị.` : `E weghachiri ${other} ${amount}.`,
    bankClaim: ({ side, other }) =>
      side === 'client'
        ? 'Ụlọ akụ gị weghaara ego i ji kaadị kwụọ. Ọrụ ahụ agwụla, ego e jidere na-agakwa n’ụlọ akụ gị.'
        : `Ụlọ akụ ${other} weghaara ego e ji kaadị kwụọ, ya mere ọrụ ahụ agwụla.`,
    expiryWarned: () => 'Onise dọrọ aka ná ntị na oge todo a ga-agwụ n’oge na-adịghị anya.',
    expired: () => 'Oge todo ahụ agwụla, n’ihi na ọ dịghị ihe mere ruo ụbọchị 30.',
    removedByAdmin: () => 'Onise wepụrụ todo a.',

    disputed: (facts) =>
      `${by(facts, 'I')} mepere esemokwu. A na-ejide ego ahụ ruo mgbe e doziri ya.`,
    disputeAnswered: (facts) => `${by(facts, 'Ị')} zara esemokwu ahụ.`,
    disputeUnanswered: () => 'Oge ịza esemokwu ahụ agwụla na-enweghị azịza.',
    splitOffered: (facts) => `${by(facts, 'Ị')} tụrụ aro ikewa ego ahụ: ${splitOf(facts)}.`,
    offerTakenBack: (facts) => `${by(facts, 'I')} wepụrụ aro ikewa ego ahụ.`,
    disputeSettled: (facts) => `${by(facts, 'Ị')} nabatara ikewa ego ahụ: ${splitOf(facts)}.`,
    disputeDecided: (facts) =>
      facts.data['outcome'] === 'continue'
        ? 'Onise kpebiri na ọrụ ahụ ga-aga n’ihu.'
        : `Onise kpebiri esemokwu ahụ: ${splitOf(facts)}.`,
    disputeExpired: (facts) => `Esemokwu ahụ gwụrụ na-enweghị mkpebi: ${refundOf(facts)}.`,

    reviewsPublished: () => 'E nwere ike ịgụ nyocha ndị ahụ ugbu a.',

    unknown: (facts) =>
      `${by(facts, 'Ị')} gbanwere ihe ebe a${facts.amount && `: ${facts.amount}`}. Melite app ahụ ka ị gụkwuo.`,
  },
}

const life: Words<Pick<typeof lifeEnglish, 'ACTION_LABELS' | 'messages'>> = {
  ACTION_LABELS: {
    fundStage: { label: 'Jide ego maka usoro a' },
    seeDispute: { label: 'Gaa n’esemokwu ahụ' },
    submit: { label: 'Nyefee ọrụ' },
    approve: { label: 'Kwado' },
    requestChanges: { label: 'Rịọ mgbanwe' },
    proposals: { label: 'Proposal' },
    reviewTasker: { label: 'Dee nyocha' },
    reviewClient: { label: 'Dee nyocha' },
    changeReview: { label: 'Gbanwee nyocha m' },
    readReviews: { label: 'Nyocha' },
    submitAgain: { label: 'Ziga ụdị ọhụrụ' },
    dispute: { label: 'Mepee esemokwu' },
    readDispute: { label: 'Gụọ esemokwu ahụ' },
    answerOffer: { label: 'Zaa aro ahụ' },
    answerChange: { label: 'Zaa mgbanwe ahụ', icon: 'edit' },
    seeChange: { label: 'Mgbanwe ị rịọrọ' },
    changePlan: { label: 'Gbanwee ọnụ ahịa, ụbọchị ma ọ bụ atụmatụ' },
    seeCancelOffer: { label: 'Aro gị ịkwụsị ọrụ ahụ' },
    decline: { label: 'Jụ todo a' },
    cancel: { label: 'Kagbuo ọrụ ahụ' },
    repost: { label: 'Tinye ya ọzọ' },
    restore: { label: 'Weghachi ya' },
    edit: { label: 'Dezie' },
    delete: { label: 'Hichapụ' },
  },
  messages: {
    phoneOf: (other) => `Nọmba ekwentị: ${other}`,
    call: (other, phone) => `Kpọọ ${other}: ${phone}`,
    whatsApp: 'WhatsApp',
    callNote: 'Kwekọrịtanụ ma kwụọ ụgwọ na Onise: n’esemokwu, naanị ihe e dere ebe a ka a na-ele.',
    seeTodo: 'Lee todo ahụ',
    timeline: 'Ihe merenụ',
    timelineEmpty: 'Ọ dịbeghị ihe merenụ.',
    timelineOffline: 'E chekwabeghị ihe merenụ na ekwentị a. Mepee todo a ọzọ mgbe network lọtara.',
    held: {
      client: (amount: string, tasker: string) => `E jidere ${amount} n’ego gị maka ${tasker}.`,
      tasker: (amount: string) => `E jidere ${amount} maka gị.`,
    },
    paid: {
      client: (amount: string, tasker: string) => `A kwụla ${tasker} ${amount}.`,
      tasker: (amount: string) => `A kwụla gị ${amount}. Ọ dị na wallet gị.`,
    },
    approvePay: (amount: string) => `Kwado ma kwụọ ${amount}`,
    holdNow: (amount) => `Jide ${amount} ugbu a`,
    needsNetwork: 'Enweghị network. I nwere ike ime nke a mgbe ọ lọtara.',
  },
}

const lifeNextStep: Words<typeof lifeNextStepTexts> = {
  fundStage: ({ amount, stage, other, time }) =>
    `E jidebeghị ${amount} maka usoro “${stage}”, ya mere ${other} enweghị ike ịmalite. Tinye ya tupu ${time}; mgbe ahụ gasịrị ${other} nwere ike ịpụ.`,
  awaitMoney: ({ amount, stage, other, time }) =>
    `E jidebeghị ${amount} maka usoro “${stage}”: amalitela. ${other} ga-etinye ya. Site na ${time} ị nwere ike ịpụ n’enweghị akara ọjọọ.`,
  mayLeave: ({ amount, stage }) =>
    `E jidebeghịkwa ${amount} maka usoro “${stage}”: amalitela. Ị nwere ike ichere, ma ọ bụ pụọ ugbu a n’enweghị akara ọjọọ.`,
  askMaterials: ({ stage, other }) =>
    `Jiri ndepụta dị n’okpuru rịọ ego ngwa ọrụ nke “${stage}”. ${other} ga-akwụ ya, usoro ọzọ ga-amalite.`,
  awaitMaterials: ({ day, other }) =>
    `${other} ga-ezite ndepụta ngwa ọrụ${day && ` tupu ${day}`}. Ị naghị akwụ ihe ọ bụla tupu ị hụ ya.`,
  changeMaterials: ({ other }) =>
    `${other} rịọrọ ndepụta ngwa ọrụ ọzọ. Gbanwee ya n’okpuru ma zigakwa ya.`,
  releaseMaterials: ({ amount, other }) =>
    `Kwụọ ${amount} maka ngwa ọrụ, ma ọ bụ akụkụ ya. ${other} na-eche azịza gị na ndepụta ahụ.`,
  awaitRelease: ({ amount, other }) =>
    `${other} ga-aza ndepụta ngwa ọrụ gị nke ${amount}. Azụla ihe ọ bụla tupu a kwụọ gị.`,
  addReceipts: ({ time }) =>
    `Tinye rasiti ngwa ọrụ${time && ` tupu ${time}`}. Ị gaghị enwe ike inyefe usoro a tupu nke ahụ.`,
  chooseProposal: () => 'Họrọ proposal ma nye ya todo ahụ. Ị naghị akwụ ihe ọ bụla tupu mgbe ahụ.',
  submit: ({ day, other }) =>
    `Nyefee ọrụ ahụ${day && ` tupu ${day} agwụ`}. A ga-akwụ gị ụgwọ mgbe ${other} kwadoro ya.`,
  submitLate: ({ day, cancelDay, other }) =>
    `Unu kwekọrịtara na ọrụ ahụ ga-agwụ na ${day}. Nyefee ya ugbu a: ${cancelDay ? `site na ${cancelDay}` : 'ugbu a'} ${other} nwere ike ịkagbu ya naanị ya ma nweta ego ahụ.`,
  awaitWork: ({ day, other }) => `${other} ga-enyeferịrị ọrụ ahụ${day && ` tupu ${day} agwụ`}.`,
  workLate: ({ day, cancelDay, other }) =>
    `${other} egbuola oge: unu kwekọrịtara na ọrụ ahụ ga-agwụ na ${day}.${cancelDay && ` Site na ${cancelDay} i nwere ike ịkagbu ya naanị gị ma nweta ego gị.`}`,
  mayCancel: ({ day, other }) =>
    `${other} egbuola oge: unu kwekọrịtara na ọrụ ahụ ga-agwụ na ${day}. I nwere ike ịkagbu ya naanị gị ugbu a ma nweta ego gị.`,
  approve: ({ time, other }) =>
    time
      ? `Kwado ọrụ ahụ ma ọ bụ rịọ mgbanwe tupu ${time}. Ma ọ bụghị ya, Onise ga-akwụ ${other} ụgwọ mgbe ahụ.`
      : `Lelee ọrụ ahụ, kwadozie ya ka a kwụọ ${other} ụgwọ.`,
  awaitApproval: ({ time, other }) =>
    time
      ? `A ga-akwụ gị ụgwọ na ${time} belụsọ ma ${other} rịọ mgbanwe.`
      : `A ga-akwụ gị ụgwọ mgbe ${other} kwadoro ọrụ gị.`,
  paymentDue: ({ side, time, other }) =>
    `Oge ịza gwụrụ na ${time}. Onise ga-akwụ ${side === 'client' ? other : 'gị'} ụgwọ na nlele ya na-esote.`,
  makeChanges: ({ other }) => `${other} rịọrọ mgbanwe. Mee ya ma nyefee ọrụ ahụ ọzọ.`,
  awaitChanges: ({ other }) => `Ị rịọrọ mgbanwe. ${other} ga-eme ya ma nyefee ọrụ ahụ ọzọ.`,
  answerOffer: ({ time, other }) =>
    `Zaa aro ${other} ịkwụsị ọrụ ahụ tupu ${time}. Ọ bụrụ na azịza adịghị, a ga-agụ ya na ị nabatara.`,
  answerChange: ({ time, other }) =>
    `${other} chọrọ ịgbanwe ihe unu kwekọrịtara. Zaa tupu ${time}. Ọ bụrụ na azịza adịghị, ọ dịghị ihe ga-agbanwe.`,
  awaitOfferAnswer: ({ time, other }) =>
    `${other} ga-azarịrị aro gị ịkwụsị ọrụ ahụ tupu ${time}. Ọ bụrụ na azịza adịghị, a ga-agụ ya na ọ nabatara.`,
  offerAccepted: ({ time }) =>
    `Oge ịza aro ahụ gwụrụ na ${time}, ya mere a gụrụ ya dị ka anabatara.`,
  disputed: () => 'A na-ejide ego ahụ ruo mgbe e doziri esemokwu ahụ.',
  answerDispute: ({ time }) =>
    `Zaa esemokwu ahụ tupu ${time}. Mgbe ahụ Onise ga-ekpebi, ma ị zara ma ị zaghị.`,
  awaitDisputeAnswer: ({ time, other }) =>
    `${other} ga-azarịrị esemokwu ahụ tupu ${time}. Onise ga-ekpebi mgbe nke ahụ gasịrị.`,
  answerSplit: ({ time, other }) =>
    `${other} tụrụ aro ikewa ego ahụ. Nabata ya ma ọ bụ tụọ aro ọzọ. Ma ọ bụghị ya, Onise ga-ekpebi tupu ${time}.`,
  awaitDecision: ({ time, other }) =>
    `Onise ga-ekpebi esemokwu ahụ tupu ${time}, belụsọ ma gị na ${other} kwekọrịta tupu mgbe ahụ.`,
  decisionLate: ({ side, time, other }) =>
    `Mkpebi ahụ egbuola oge. Ọ bụrụ na mkpebi adịghị tupu ${time}, a ga-eweghachi ${side === 'client' ? 'gị' : other} ego ahụ.`,
  review: ({ time, other }) =>
    `Dee nyocha ${other} tupu ${time}. Nyocha gị ga-apụta mgbe ${other} dere nke gị, ma ọ bụ n’ụbọchị ahụ.`,
  sealed: ({ time, other }) => `Nyocha gị ga-apụta mgbe ${other} dere nke gị, ma ọ bụ na ${time}.`,
  expired: ({ side }) =>
    side === 'client'
      ? 'Ọ dịghị ihe mere na todo a ruo ụbọchị 30, ya mere e mechiri ya. I nwere ike itinye ya ọzọ ka ọ dị.'
      : 'Ọ dịghị ihe mere na todo a ruo ụbọchị 30, ya mere e mechiri ya.',
  cancelled: () => 'A kagburu todo a. E dere ebe ego ahụ gara n’okpuru.',
  deleted: ({ time, was }) => `I hichapụrụ todo a (${was}). I nwere ike iweghachi ya ruo ${time}.`,
  deletedForGood: ({ side, other }) =>
    side === 'client'
      ? 'I hichapụrụ todo a. E nweghịzi ike iweghachi ya.'
      : `${other} hichapụrụ todo a.`,
  removed: () => 'Onise wepụrụ todo a. E dere ihe kpatara ya n’okpuru.',
  over: () => '',
}

const list: Words<typeof listTexts> = {
  heading: 'Ndepụta todo',
  search: 'Chọọ todo',
  tabs: {
    label: 'Todo',
    all: 'Niile',
    assigned: 'E nyere gị',
    submitted: 'Nke i nyefere',
    completed: 'Emechara',
  },
  open: 'Lelee nkọwa',
  refresh: 'Gwakọta ha ma chọọ todo ọhụrụ',
  shuffle: 'Gwakọta',
  sort: 'Usoro',
  sorts: { mixed: 'Agwakọtara', newest: 'Ọhụrụ', price: 'Ọnụ ego', near: 'Nso' },
  noPlace: 'Tinye ebe ị nọ na profile gị ka i buru ụzọ hụ todo ndị dị gị nso.',
  addPlace: 'Tinye ebe ị nọ',
  drawing: (place, home) => `Eserese Naịjirịa na-egosi ${place}, na gị na ${home}`,
  drawingOf: (count, home) => `Eserese Naịjirịa na-egosi ebe ${count} nwere todo, na gị na ${home}`,
  kilometres: (km) => `km ${km}`,
  inPlace: (place) => `na ${place}`,
  inReach: (reach) => `N’ime ${reach}`,
  inReachOnly: 'Naanị todo dị gị nso ka e gosiri.',
  inState: (state) => `Na ${state}`,
  where: 'Ebe ọrụ ahụ dị',
  field: 'Ngalaba',
  allFields: 'Ngalaba niile',
  myField: (field: string) => `${field} (nke gị)`,
  arrived: (count: number) => `${count} ọhụrụ – pịa ka ị hụ`,
  noneMatch: (search: string) => `Ọ dịghị todo ebe a a na-akpọ “${search.trim()}”.`,
  noneInField: (field: string) => `Ọ dịghị todo meghere emeghe na ${field} ugbu a.`,
  filters: 'Nzacha ndị ọzọ',
  noneOpen: 'Todo ọhụrụ na-apụta ebe a ozugbo onye ahịa tinyere otu.',
  showAll: 'Gosi todo niile',
  tellMe: 'Gwa m maka todo ọhụrụ',
  onlyHere: 'Naanị todo dị na ekwentị a ka a chọrọ.',
  openBadge: 'Meghere',
  anywhere: 'Ebe ọ bụla',
}

const tasks: Words<typeof tasksTexts> = {
  ...list,
  listTitle: 'Todo',
  emptyTab: {
    assigned: 'Mgbe onye ahịa nyere gị todo, ọ na-apụta ebe a, a na-ejidekwa ego ahụ maka gị.',
    submitted: 'Ọrụ i nyefere na-apụta ebe a ruo mgbe onye ahịa kwadoro ya.',
    completed: 'Todo ndị emechara ma kwụọ ụgwọ ha na-apụta ebe a.',
  },
  find: 'Chọọ todo',

  verified: 'Onye ahịa enyochara',
  notVerified: 'Enyochabeghị',
  description: 'Nkọwa ọrụ',
  skills: 'Nka achọrọ',
  projectType: 'Ụdị ọrụ',
  aboutClient: 'Banyere onye ahịa',
  location: 'Ebe ọrụ',
  price: 'Ọnụ ego',
  address: 'Adreesị',
  addressNote: 'Naanị gị na onye ahịa nwere ike ịhụ nke a.',
  ownAddressNote: 'Naanị gị na ọkachamara i nyere ọrụ nwere ike ịhụ nke a.',
  yourProfessional: 'Ọkachamara gị',

  sendProposal: 'Ziga proposal',
  findMore: 'Chọta todo ndị ọzọ',
  submit: 'Nyefee ọrụ',
  backToList: 'Laghachi na ndepụta',
  goneTitle: 'Todo a adịghịzi',
  gone: 'E nyere ya ọkachamara ọzọ, ma ọ bụ onye ahịa hichapụrụ ya.',
  goneForClient: 'E hichapụla ya, ma ọ bụ naanị ndị ọzọ nwere ike ịhụ ya.',
  unknownOffline:
    'Todo a anọbeghị na ekwentị gị, network adịghịkwa. Mepee ya ọzọ mgbe network lọtara.',

  aProfessional: 'otu ọkachamara',
  messageTo: (name: string) => `Zigara ${name} ozi`,
  hireAgain: 'Were ya ọrụ ọzọ',
  receipt: 'Risiti',
  help: 'Nweta enyemaka',

  work: 'Ọrụ e nyefere',
  version: (version: number) => `Ụdị ${version}`,
  changesAsked: 'A rịọrọ mgbanwe na',
  workPicture: (version: number) => `Foto nke ụdị ${version}`,
  workOf: (name: string) => `Ọrụ ${name}`,
  before: 'Tupu ọrụ',
  after: 'Mgbe ọrụ gasịrị',
  earlierWork: 'Ụdị ndị bu ụzọ',
  noFile: 'E zigaghị foto ma ọ bụ PDF na ụdị a.',

  submitTitle: 'Nyefee ọrụ gị',
  notes: 'Nkọwa',
  notesHint: 'Dee ihe i mere na ihe ọ bụla onye ahịa kwesịrị ịma.',
  notesRequired: 'Dee okwu ole na ole maka ọrụ ahụ.',
  newVersion: (version: number) =>
    `I nyefeelarị ụdị ${version}. Onye ahịa ga-akwado ụdị ọhụrụ ahụ kama ya. Unu abụọ ka nwere ike ịhụ ndị ochie.`,
  savedTitle: 'Echekwala ọrụ gị na ekwentị a.',
  savedNote:
    'A na-eziga ya mgbe Onise mepere emepe ma e nwee ike iru ya. Ọ bụrụ na i mechie Onise, ihe ọ bụla agaghị efu.',
  unsentWork: 'Ọrụ gị na todo',
  goingBack: 'Anyị na-edughachi gị azụ…',
  notYours: 'Naanị ọkachamara e nyere todo a nwere ike inyefe ọrụ.',
  change: 'Dezie',
  discard: 'Tụfuo',
  failedTitle: 'A nabataghị ọrụ gị',
  stoppedTitle: 'Echekwala ọrụ gị na ekwentị a',
  stop: 'Kwụsị izipu ya',
  stopped: 'A kwụsịrị ya. Ị ka nwere ike ịhụ ihe i dere n’akwụkwọ ahụ.',
  alreadySent: 'E zigara ya ugbu a.',
}

const searchMessagesLazy: Words<typeof searchMessagesLazyTexts> = {
  title: 'Nzacha',
  location: 'Ebe ọrụ',
  locationHint: 'Obodo, ahịa ma ọ bụ steeti',
  within: 'Otú ọ dịruru anya',
  anyDistance: 'Anya ọ bụla',
  ownState: 'Steeti m',
  priceFrom: 'Ọnụ ego site na',
  priceTo: 'Ọnụ ego ruo',
  projectType: 'Ụdị ọrụ',
  anyType: 'Nke ọ bụla',
  when: 'Mgbe a chọrọ ya',
  anyTime: 'Oge ọ bụla',
  whens: { asap: 'Ngwa ngwa', day: 'Tupu otu ụbọchị', flexible: 'Enweghị ngwa ngwa' },
  span: 'Ogologo oge ọ ga-ewe',
  anyLength: 'Ogologo ọ bụla',
  spans: {
    hours: 'Awa ole na ole',
    days: 'Ụbọchị ole na ole',
    weeks: 'Izu ole na ole',
    months: 'Ọnwa',
  },
  skills: 'Nka',
  skillsOf: (field: string) => `Nke ọ bụla n’ime ndị a, na ${field}`,
  show: 'Gosi todo',
  clear: 'Wepụ nzacha',
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

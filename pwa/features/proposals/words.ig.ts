import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { words as domain } from '#schema/domain/words/ig.ts'
import type { messages as applicantsTexts } from './applicants/messages.ts'
import type { messages as counterTexts } from './counter/messages.ts'
import type { messages as inviteTexts } from './invite/messages.ts'
import type { messages as proposalsTexts } from './messages.ts'
import type { messages as mineTexts } from './mine/messages.ts'
import type { messages as planTexts } from './plan/messages.ts'

const applicants: Words<typeof applicantsTexts> = {
  listTitle: 'Proposal',
  none: 'Ọ dịbeghị proposal',
  noneText: 'Ndị ọkachamara nọ na ngalaba a nwere ike ịhụ todo gị. Proposal ha ga-apụta ebe a.',
  view: 'Lee',
  on: (date: string) => `A ga-emecha: ${date}`,
  date: 'A ga-emecha',
  price: 'Ọnụ ego',
  budget: 'Ego i debere',
  sent: 'E zigara',
  changed: 'Nkwekọrịta agbanweela',
  newTerms: 'Nkwekọrịta ọhụrụ',
  detailTitle: 'Proposal',
  description: 'Proposal ha',
  seeProfile: 'Lee profile',
  verified: 'Ọkachamara enyochara',
  notVerified: 'Enyochabeghị',
  message: (name: string) => `Zigara ${name} ozi`,
  assign: 'Nye ya ọrụ',
  assigning: 'A na-enye ya ọrụ',
  status: {
    pending: 'Na-eche',
    accepted: 'Anabatara',
    rejected: 'Ajụrụ',
    withdrawn: 'Ajụrụ',
  },
  decline: 'Jụ',
  declineTitle: (name: string) => `Jụ proposal ${name}?`,
  declineText: (name: string) =>
    `${name} ga-agụ ihe kpatara ya, ọ gaghị arịọlikwa todo a ọzọ. E nweghị ike ịgbanwe nke a ọzọ.`,
  declineReason: 'Gịnị kpatara?',
  declineReasons: {
    declined_by_client: 'Ọ dịghị ihe kpatara',
    declined_price: 'Ọnụ ego ahụ dị elu',
    declined_date: 'Ụbọchị ahụ adabaghị m',
    declined_skills: 'Ọrụ ahụ chọrọ nka ndị ọzọ',
    declined_plans: 'Atụmatụ m agbanweela',
  },
  declineNow: 'Jụ proposal a',
  declineNeedsNetwork: 'Enweghị network. I nwere ike ịjụ mgbe ọ lọtara.',
  alreadyAssigned: (name: string) => `E nyere ya ${name}`,
  heldUntil: (amount: string, name: string, day: string) =>
    `Ejidere ${amount} na wallet gị. ${name} ga-enyefe ọrụ ahụ tupu ${day} agwụ, a ga-akwụkwa ya ụgwọ mgbe ị kwadoro ya.`,
  seeTodo: 'Lee todo ahụ',
  needsNetwork: 'Enweghị network. I nwere ike inye ọrụ ahụ mgbe ọ lọtara, n’ihi na a ga-ejide ego.',
  lowTitle: 'Ọnụ ego a dị nnọọ ala',
  lowText: (budget: string) =>
    `O rughị 30% nke ego i debere, ${budget}. Jụọ otu a ga-esi jiri ya rụọ ọrụ ahụ tupu i nye ya.`,
  changedTitle: 'Ị gbanwere todo ahụ mgbe e zigachara nke a',
  changedText: (fields: string, name: string) =>
    `Ihe agbanwere: ${fields}. Hụ na ${name} kwetara mgbanwe ahụ tupu i nye ya ọrụ.`,
  fields: {
    price: 'ọnụ ego',
    location: 'ebe ọrụ',
    projectType: 'ụdị ọrụ',
    skills: 'nka',
    duration: 'ogologo oge',
  },
  confirmTitle: (name: string) => `Nye ${name} ọrụ a?`,
  confirmHeld: (amount: string) => `A ga-ejide ${amount} site na wallet gị`,
  confirmText: (name: string) =>
    `A na-ejide ego ahụ ruo mgbe ị kwadoro ọrụ ahụ. Mgbe ahụ a ga-akwụ ${name} ya.`,
  choice: 'Gwa ndị ọzọ ihe kpatara ya',
  choices: {
    none: 'Ọ dịghị',
    price: 'Ọnụ ahịa dị ala',
    date: 'Ụbọchị ka nso',
    distance: 'Ọ nọ nso ọrụ ahụ',
    reviews: 'Nyocha ka mma',
    skills: 'Nka ka dabara',
  },
  confirmOthers: 'A ga-ajụ proposal ndị ọzọ niile maka todo a.',
  balanceNow: 'Na wallet gị ugbu a',
  toBeHeld: 'Nke a ga-ejide',
  balanceAfter: 'Nke ga-afọdụ',
  confirmPay: (amount: string) => `Nye ya ma jide ${amount}`,
  notYet: 'Ọ bụghị ugbu a',
  missingTitle: (amount: string) => `Ego ezughị: ọ kọrọ ${amount}`,
  missingText: 'Tinye ego na wallet gị, nyezie todo ahụ.',
  missingProof:
    'Anyị ga-ebu ụzọ zigara gị koodu n’email, iji mata na email ahụ bụ nke gị. Mgbe ahụ tinye ego na wallet gị ma nye todo ahụ.',
  fund: 'Tinye ego na wallet',
  fundMissing: (amount: string) => `Tinye ${amount}`,
  was: 'Nke ị hụrụ',
  is: 'Ugbu a',
  textChanged: 'Ederede proposal ahụ agbanweekwala.',
  continueWithNew: 'Jiri nkwekọrịta ọhụrụ gaa n’ihu',
  unknown: 'Anyị ahụghị nke ahụ.',
  unknownOffline: 'Proposal a anọbeghị na ekwentị gị, network adịghịkwa.',
}

const CHANGE_LABELS: Record<string, string> = {
  price: 'Ọnụ ego',
  location: 'Ebe ọrụ',
  projectType: 'Ụdị ọrụ',
  skills: 'Nka',
  duration: 'Ogologo oge',
  title: 'Aha',
}

const CHANGED_FIELDS: Record<string, string> = {
  price: 'ọnụ ego',
  location: 'ebe ọrụ',
  projectType: 'ụdị ọrụ',
  skills: 'nka',
  duration: 'ogologo oge',
}

const proposals: Words<typeof proposalsTexts> = {
  formTitle: 'Ziga proposal',
  editTitle: 'Dezie proposal gị',
  price: 'Ọnụ ego gị',
  priceHint:
    'Ọ bụrụ na onye ahịa họrọ gị, a na-ejide ego a maka gị. A na-akwụ gị ụgwọ mgbe onye ahịa kwadoro ọrụ ahụ.',
  priceOutOfRange: (min: Kobo, max: Kobo) =>
    `Ọnụ ego ga-adịrịrị n’etiti ${formatNaira(min)} na ${formatNaira(max)}`,
  lowPrice: 'Nke a dị nnọọ ala karịa ihe onye ahịa ga-akwụ. Ọ bụ ya?',
  text: 'Proposal gị',
  textHint: 'Otu ị ga-esi rụọ ọrụ ahụ, na ihe mere onye ahịa ga-eji họrọ gị.',
  date: 'Olee mgbe ị ga-emecha?',
  dateInvalid: 'Họrọ ezi ụbọchị, taa ma ọ bụ n’ihu',
  neededAsap: 'Onye ahịa chọrọ ya ngwa ngwa.',
  neededBy: (day: string) => `Onye ahịa chọrọ ya tupu ${day} agwụ.`,
  neededBefore: (day: string) => `Onye ahịa chọrọ ya tupu ${day} agwụ. Ụbọchị gị gafere ya.`,
  dateInvalidByPhone: (today: string) =>
    `Họrọ ụbọchị dị adị, taa ma ọ bụ mgbe e mesịrị. Ekwentị a na-ekwu na taa bụ ${today}. Ọ bụrụ na ọ bụghị eziokwu, dozie ụbọchị ekwentị.`,
  send: 'Ziga proposal',
  save: 'Chekwaa mgbanwe',
  offlineHint:
    'Enweghị network? Ziga ya otu ọ dị: a na-echekwa ya na ekwentị gị, zigakwa ya mgbe Onise mepere emepe ma e nwee ike iru ya.',

  savedTitle: 'Echekwala na ekwentị',
  savedNote:
    'A na-eziga ya mgbe Onise mepere emepe ma e nwee ike iru ya. Ọ bụrụ na i mechie Onise, ihe ọ bụla agaghị efu.',
  sentNote: 'Onye ahịa nwere ike ịgụ ya ugbu a.',
  goingBack: 'Anyị na-edughachi gị azụ…',
  alreadySent: 'E zigara ya ugbu a, ya mere e nweghịzi ike ịgbanwe ya ebe a.',

  mine: 'Proposal gị',
  edit: 'Dezie',
  discard: 'Tụfuo',
  discardProposal: {
    title: 'Tụfuo proposal a?',
    text: 'E zigaghị ya onye ahịa. A ga-ehichapụ ihe i dere na ekwentị a.',
    triedText:
      'O nwere ike ịbụ na e zigalarị ya. Onise na-ebu ụzọ elele. Ọ bụrụ na o ruola onye ahịa aka, a ga-ewepụ ya. A ga-ehichapụ ihe i dere na ekwentị a.',
    done: 'Atụfuola proposal',
  },
  discardChanges: {
    title: 'Tụfuo mgbanwe ndị a?',
    text: 'E zigaghị ha onye ahịa. A ga-ehichapụ ihe ị gbanwere na ekwentị a, proposal gị ga-adịkwa ka ọ dịbu.',
    triedText:
      'O nwere ike ịbụ na e zigalarị ha. Onise na-ebu ụzọ elele. Ọ bụrụ na ha eruola onye ahịa aka, proposal gị ga-adị na mgbanwe ahụ, Onise ga-agwakwa gị.',
    done: 'Atụfuola mgbanwe',
  },
  discardCancelling: 'Atụfuola ya ebe a. Onise na-elele ma e zigalarị ya.',
  keep: 'Hapụ ya',
  failed: 'Anabataghị',
  finishBy: (day: string) => `Ụbọchị a ga-emecha: ${day}`,
  sentAt: 'E zigara',
  writtenAt: 'E dere',
  pending: 'Proposal gị dị onye ahịa n’aka, o kpebibeghị. Anyị ga-agwa gị mgbe o kpebiri.',
  seen: (day) => `Onye ahịa elelela ya (${day}).`,
  unseen: 'Onye ahịa elelebeghị ya.',
  longUnseen: 'Onye ahịa elelebeghị ya ruo ụbọchị 7. I nwere ike ichere, ma ọ bụ wepụ ya.',
  appliedCount: (count) =>
    count === 1 ? 'Naanị gị tinyere akwụkwọ.' : `Ndị ọkachamara ${count} etinyela akwụkwọ.`,
  thirds: {
    lower: 'Ọnụ ahịa gị dị n’otu ụzọ n’ụzọ atọ nke ala.',
    middle: 'Ọnụ ahịa gị dị n’etiti.',
    higher: 'Ọnụ ahịa gị dị n’otu ụzọ n’ụzọ atọ nke elu.',
  },
  because: {
    price: 'Ihe kpatara ya: ọnụ ahịa dị ala.',
    date: 'Ihe kpatara ya: ụbọchị ka nso.',
    distance: 'Ihe kpatara ya: ọ nọ nso ọrụ ahụ.',
    reviews: 'Ihe kpatara ya: nyocha ka mma.',
    skills: 'Ihe kpatara ya: nka ka dabara.',
  },
  accepted: 'A họọrọ gị maka todo a.',
  rejected: domain.rejections,
  rejectedPlain: 'A họrọghị proposal a.',
  taskChanged: 'Onye ahịa gbanwere todo a tupu e ziga proposal gị',
  taskChange: (field: string, before: string, after: string) =>
    field === 'description'
      ? 'Nkọwa ahụ dị iche.'
      : `${CHANGE_LABELS[field] ?? field}: ${before} → ${after}`,
  taskChangedHint:
    'Onye ahịa anatabeghị proposal gị. Ọ bụrụ na ọ ka dabara, ma ọ bụ mgbe ị gbanwechara ya, ziga ya ọzọ.',
  changed: (fields: readonly string[]) =>
    `Onye ahịa gbanwere ${fields.map((field) => CHANGED_FIELDS[field] ?? field).join(' na ')} nke todo a mgbe ị rịọchara ya. Proposal gị ka dị ire.`,

  applied: 'Todo ndị ị rịọrọ',
  noneText: 'Chọọ todo dabara gị ma zigara onye ahịa ọnụ ego gị.',
  unsentProposal: (title: string) => `Proposal maka “${title}”`,
  unsentEdit: 'Mgbanwe na proposal',
  unsentWithdrawal: 'Iwepụ proposal',
  aTodo: 'otu todo',
  withdraw: 'Wepụ',
  withdrawTitle: 'Wepụ proposal a?',
  withdrawText: 'Onye ahịa agaghị ahụzi ya. Naanị ugboro atọ ka i nwere ike ịrịọ todo a.',
  withdrawn: 'E wepụla proposal',
  withdrawalSaved:
    'Echekwala na ekwentị. A ga-ewepụ ya mgbe Onise mepere emepe ma e nwee ike iru ya.',
  undoWithdrawal: 'Weghachi',
  withdrawalQueued:
    'A ga-ewepụ ya mgbe Onise mepere emepe ma e nwee ike iru ya. Ruo mgbe ahụ onye ahịa ka nwere ike ịhụ ya.',
  withdrawalUndone: 'Proposal gị dị ka ọ dịbu.',
  changeQueued:
    'Onye ahịa ga-ahụ mgbanwe ndị a mgbe Onise mepere emepe ma e nwee ike iru ya. Ruo mgbe ahụ onye ahịa na-ahụ ụdị ochie.',
  editedTitle: 'Agbanweela proposal gị.',
  editedNote: 'Onye ahịa nwere ike ịhụ mgbanwe ndị ahụ ugbu a.',
  notLive: 'E nweghịzi ike ịgbanwe proposal a.',
  unknown: 'Proposal a anọghị na ekwentị a.',
}

const mine: Words<typeof mineTexts> = {
  accepted: 'Anabatara',
  rejected: 'Ahọrọghị',
  withdrawn: 'Ewepụrụ',
}

const invite: Words<typeof inviteTexts> = {
  invite: 'Kpọọ na todo',
  title: (name) => `Kpọọ ${name}`,
  text: (name) => `${name} ga-enweta ozi, ọ nwekwara ike izipu proposal ma ọ bụ jụ.`,
  which: 'Kedu todo?',
  send: 'Zipu oku',
  noTodo: 'Ị nweghị todo mepere emepe. Buru ụzọ tinye otu, wee kpọọ.',
  post: 'Tinye todo ọhụrụ',
  chooseFirst: 'Họrọ todo',
  needsNetwork: 'Network adịghị. Ị nwere ike ịkpọ mgbe ọ lọtara.',
  loading: 'Ọ na-ebu',
  invited: 'Ndị ị kpọrọ',
  answers: {
    none: 'Azịza adịbeghị',
    applied: 'Zigara proposal',
    declined: 'Jụrụ',
  },
  invitedYou: (name) => `${name} kpọrọ gị`,
  invitedText: 'Zipu proposal gị n’okpuru, ma ọ bụ jụ ka onye ahịa ghara ichere.',
  askedYou: (name) => `Naanị gị ka ${name} na-ajụ`,
  askedText: (at) => `Onye ọzọ anaghị ahụ todo a. Zipu proposal gị n’okpuru ma ọ bụ jụ tupu ${at}.`,
  askedLate: 'Onye ọzọ anaghị ahụ todo a ugbu a. Ị ka nwere ike izipu proposal gị, ma ọ bụ jụ.',
  own: 'Oku maka gị',
  ownNone: 'Onweghị onye na-eche azịza gị.',
  ownOffline: 'Enweghị network. A ga-egosi oku gị mgbe ọ lọghachiri.',
  ownInvited: (name) => `${name} na-akpọ gị`,
  ownAnswerBy: (at) => `Zaa tupu ${at}`,
  youDeclined: 'Ị jụrụ oku a',
  youDeclinedText: 'Ị ka nwere ike izipu proposal.',
  decline: 'Jụ',
  declineTitle: 'Ị ga-ajụ oku a?',
  declineText: (name) => `${name} ga-enweta ozi nwere ihe kpatara ya.`,
  why: 'Gịnị kpatara ya?',
  reasons: {
    none: 'Enweghị ihe kpatara ya',
    no_time: 'Enweghị m oge ugbu a',
    too_far: 'Ọ dị anya',
    price: 'Ọnụ ego ahụ dị ala',
    other_work: 'Anaghị m arụ ọrụ a',
  },
  declineNow: 'Jụ oku ahụ',
  notYet: 'Ọ bụghị ugbu a',
  declineNeedsNetwork: 'Network adịghị. Ị nwere ike ịjụ mgbe ọ lọtara.',
}

const plan: Words<typeof planTexts> = {
  payment: 'Kedu ka a ga-esi kwụọ ya?',
  one: 'Otu ụgwọ na njedebe',
  oneNote: 'A ga-akwụ ya mgbe onye ahịa kwadoro ọrụ ahụ.',
  inStages: 'N’usoro n’usoro',
  inStagesNote:
    'Maka ọrụ nke ọtụtụ ụbọchị ma ọ bụ izu. A ga-akwụ usoro ọ bụla mgbe onye ahịa kwadoro ya.',
  template: 'Jiri nke a bido',
  templates: { halves: 'Ọkara na ọkara', materials: 'Ngwa ọrụ mbụ', weekly: 'Kwa izu' },
  weeks: 'Ọnụọgụ izu',
  titles: {
    half: (first) => (first ? 'Ọkara mbụ' : 'Ọkara nke abụọ'),
    materials: 'Ngwa ọrụ',
    work: 'Ọrụ ahụ',
    week: (number) => `Izu ${number}`,
  },
  stage: (number) => `Usoro ${number}`,
  title: 'Gịnị ka ọ bụ?',
  kind: 'Maka ọrụ ka ọ bụ ngwa ọrụ?',
  kinds: { work: 'Ọrụ', materials: 'Ngwa ọrụ' },
  amount: 'Ego',
  date: 'A ga-emecha ya na',
  add: 'Tinye usoro',
  remove: (number) => `Wepụ usoro ${number}`,
  up: (number) => `Bugoo usoro ${number} elu`,
  down: (number) => `Budata usoro ${number}`,
  removed: (number) => `Ewepụla usoro ${number}.`,
  replaced: 'Ejirila ndị ọhụrụ dochie usoro ndị i nwere.',
  moved: (from, to) => `Usoro ${from} aghọọla usoro ${to}.`,
  undo: 'Weghachi',
  sum: (sum, price) => `Usoro niile bụ ${sum} n’ime ${price}.`,
  sumAlone: (sum) => `Usoro niile bụ ${sum}.`,
  missing: (amount) => `Ọ fọdụrụ ${amount}.`,
  over: (amount) => `Ọ karịrị ${amount}.`,
  asPrice: (sum) => `Mee ${sum} ka ọ bụrụ ọnụ ego`,
  materialsShare: (amount, percent) => `${amount} (${percent}%) bụ maka ngwa ọrụ.`,
  terms: 'Nkwekọrịta',
  price: 'Ọnụ ego',
  heading: 'Usoro',
  line: (count, first) => `n’usoro ${count}, ${first} na mbụ`,
  by: (day) => `na ${day}`,
  single: 'Otu ụgwọ',
  changed: 'Usoro ndị dị ugbu a:',
  funding: 'Ego ole ka a ga-ejide ugbu a?',
  all: (amount) => `Ha niile: ${amount}`,
  allNote: 'A ga-esi na ya akwụ usoro ọ bụla mgbe i kwadoro ya.',
  first: (amount) => `Otu usoro n’otu oge: ${amount} ugbu a`,
  firstNote: (name) =>
    `A ga-ejide ego usoro 1 ugbu a. Ị ga-etinye ego usoro ọ bụla na-esote tupu ${name} amalite ya.`,
}

const counter: Words<typeof counterTexts> = {
  title: 'Tụọ aro ọnụ ego ma ọ bụ ụbọchị ọzọ',
  suggest: 'Tụọ aro ọnụ ego ma ọ bụ ụbọchị ọzọ',
  other: 'Tụọ aro ihe ọzọ',
  byYou: 'Ị tụrụ aro',
  byOther: (name) => `${name} tụrụ aro`,
  theClient: 'Onye ahịa',
  was: 'Proposal',
  is: 'Aro',
  note: 'Ihe edetu',
  noteHint: 'Ihe kpatara ya, ma ọ bụ ihe ga-adị iche. A na-ezochi nọmba ekwentị na njikọ.',
  answerBy: (at) => `Zaa tupu ${at}. Ọ bụrụ na azịza adịghị, proposal ahụ ga-adị ka ọ dị.`,
  waiting: (name, at) => `${name} nwere ike ịza ruo ${at}.`,
  roundsLeft: (count) =>
    count === 0 ? 'Nke a bụ nke ikpeazụ: nabata ya ma ọ bụ jụ ya.' : `Ọ fọdụrụ aro ${count}.`,
  accept: (price) => `Nabata ${formatNaira(price)}`,
  decline: 'Jụ',
  ranOut: 'E nweghị azịza bịara n’oge, ya mere proposal ahụ dị ka ọ dị.',
  declinedByYou: 'Ị jụrụ nke a. Proposal ahụ dị ka ọ dị.',
  declinedByOther: (name) => `${name} jụrụ nke a. Proposal ahụ dị ka ọ dị.`,
  agreed: (price, day) => `Unu kwekọrịtara na ${formatNaira(price)} na ${day}.`,
  agreedNext: 'Onye ahịa nwere ike inye ọrụ ahụ ugbu a.',
  price: 'Ọnụ ego',
  date: 'A ga-emecha ya na',
  low: (budget) => `Nke a dị ala nke ukwuu karịa mmefu ego ${budget}. Ọ̀ ziri ezi?`,
  send: 'Zipu',
  savedTitle: 'Echekwala ya n’ekwentị',
  savedNote: 'A ga-ezipu ya mgbe Onise mepere emepe ma e nwee ike iru ya.',
  sentTitle: 'E zipụla aro gị.',
  sentNote: 'Azịza ga-abịa n’ime awa 72, ma ọ bụghị ya proposal ahụ ga-adị ka ọ dị.',
  unsent: 'Aro ọnụ ego ma ọ bụ ụbọchị ọzọ',
  unsentAnswer: 'Azịza nye aro',
  unknown: 'Anyị ahụghị proposal a.',
  seeProposal: 'Lee proposal ahụ',
}

export const words = {
  'features/proposals/invite': invite,
  'features/proposals/applicants': applicants,
  'features/proposals': proposals,
  'features/proposals/mine': mine,
  'features/proposals/plan': plan,
  'features/proposals/counter': counter,
}

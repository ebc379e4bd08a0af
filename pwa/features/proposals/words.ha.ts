import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { words as domain } from '#schema/domain/words/ha.ts'
import type { messages as applicantsTexts } from './applicants/messages.ts'
import type { messages as counterTexts } from './counter/messages.ts'
import type { messages as inviteTexts } from './invite/messages.ts'
import type { messages as proposalsTexts } from './messages.ts'
import type { messages as mineTexts } from './mine/messages.ts'
import type { messages as planTexts } from './plan/messages.ts'

const applicants: Words<typeof applicantsTexts> = {
  listTitle: 'Proposal',
  none: 'Babu proposal tukuna',
  noneText:
    'Ƙwararrun wannan fanni za su iya ganin todo ɗinku. Proposal ɗinsu za su bayyana a nan.',
  view: 'Duba',
  on: (date: string) => `A gama zuwa ${date}`,
  date: 'A gama zuwa',
  price: 'Farashi',
  budget: 'Kuɗin da kuka ware',
  sent: 'An aika',
  changed: 'Sharuɗɗa sun canja',
  newTerms: 'Sababbin sharuɗɗa',
  detailTitle: 'Proposal',
  description: 'Proposal ɗinsu',
  seeProfile: 'Duba profile',
  verified: 'Ƙwararre da aka tantance',
  notVerified: 'Ba a tantance ba',
  message: (name: string) => `Aika wa ${name} saƙo`,
  assign: 'Ba da aikin',
  assigning: 'Ana ba da aikin',
  status: {
    pending: 'Ana jira',
    accepted: 'An karɓa',
    rejected: 'An ƙi',
    withdrawn: 'An ƙi',
  },
  decline: 'Ƙi',
  declineTitle: (name: string) => `A ƙi proposal na ${name}?`,
  declineText: (name: string) =>
    `Za a nuna wa ${name} dalilin, kuma ba zai/za ta iya sake neman wannan todo ba. Ba a iya mayar da wannan baya.`,
  declineReason: 'Me ya sa?',
  declineReasons: {
    declined_by_client: 'Babu dalili',
    declined_price: 'Farashin ya yi yawa',
    declined_date: 'Ranar ba ta dace da ni ba',
    declined_skills: 'Aikin yana buƙatar wata ƙwarewa',
    declined_plans: 'Shirina ya canja',
  },
  declineNow: 'Ƙi wannan proposal',
  declineNeedsNetwork: 'Babu network. Za ku iya ƙi idan ya dawo.',
  alreadyAssigned: (name: string) => `An ba ${name}`,
  heldUntil: (amount: string, name: string, day: string) =>
    `An riƙe ${amount} daga wallet ɗinku. Dole ${name} ya/ta miƙa aikin zuwa ${day}, kuma za a biya idan kun amince.`,
  seeTodo: 'Duba todo',
  needsNetwork: 'Babu network. Za ku iya ba da aikin idan ya dawo, saboda za a riƙe kuɗi.',
  lowTitle: 'Wannan farashi ya yi ƙasa sosai',
  lowText: (budget: string) =>
    `Bai kai 30% na kuɗin da kuka ware, ${budget}, ba. Ku tambayi yadda za a yi aikin da shi kafin ku ba da shi.`,
  changedTitle: 'Kun canja todo bayan an aika wannan',
  changedText: (fields: string, name: string) =>
    `An canja: ${fields}. Ku tabbatar an yarda da canjin daga wajen ${name} kafin ku ba da aikin.`,
  fields: {
    price: 'farashi',
    location: 'wuri',
    projectType: 'nau’in aiki',
    skills: 'ƙwarewa',
    duration: 'tsawon lokaci',
  },
  confirmTitle: (name: string) => `A ba ${name} aikin?`,
  confirmHeld: (amount: string) => `Za a riƙe ${amount} daga wallet ɗinku`,
  confirmText: (name: string) =>
    `Ana riƙe da kuɗin har sai kun amince da aikin. Sannan a biya ${name}.`,
  choice: 'Ku gaya wa sauran dalili',
  choices: {
    none: 'Babu',
    price: 'Farashi mai sauƙi',
    date: 'Rana mafi kusa',
    distance: 'Ya fi kusa da aikin',
    reviews: 'Ra’ayoyi mafi kyau',
    skills: 'Ƙwarewa mafi dacewa',
  },
  confirmOthers: 'Za a ƙi duk sauran proposal na wannan todo.',
  balanceNow: 'A wallet ɗinku yanzu',
  toBeHeld: 'Wanda za a riƙe',
  balanceAfter: 'Abin da zai rage',
  confirmPay: (amount: string) => `Ba da aikin, a riƙe ${amount}`,
  notYet: 'Ba yanzu ba',
  missingTitle: (amount: string) => `Kuɗi bai isa ba: ana buƙatar ƙarin ${amount}`,
  missingText: 'Ku saka kuɗi a wallet ɗinku, sannan ku ba da todo.',
  missingProof:
    'Da farko za mu aika muku lamba ta imel, don tabbatar imel ɗin naku ne. Sannan ku saka kuɗi a wallet ɗinku ku ba da todo.',
  fund: 'Saka kuɗi a wallet',
  fundMissing: (amount: string) => `Saka ${amount}`,
  was: 'Wanda kuka gani',
  is: 'Yanzu',
  textChanged: 'Rubutun proposal ɗin ma ya canja.',
  continueWithNew: 'Ci gaba da sababbin sharuɗɗa',
  unknown: 'Ba mu sami wannan ba.',
  unknownOffline: 'Wannan proposal bai zo wayarku ba tukuna, kuma babu network.',
}

const CHANGE_LABELS: Record<string, string> = {
  price: 'Farashi',
  location: 'Wuri',
  projectType: 'Nau’in aiki',
  skills: 'Ƙwarewa',
  duration: 'Tsawon lokaci',
  title: 'Suna',
}

const CHANGED_FIELDS: Record<string, string> = {
  price: 'farashi',
  location: 'wuri',
  projectType: 'nau’in aiki',
  skills: 'ƙwarewa',
  duration: 'tsawon lokaci',
}

const proposals: Words<typeof proposalsTexts> = {
  formTitle: 'Aika proposal',
  editTitle: 'Gyara proposal ɗinku',
  price: 'Farashinku',
  priceHint:
    'Idan kwastoma ya zaɓe ku, ana riƙe da wannan kuɗi dominku. Ana biyan ku idan kwastoma ya amince da aikin.',
  priceOutOfRange: (min: Kobo, max: Kobo) =>
    `Farashi ya zama tsakanin ${formatNaira(min)} da ${formatNaira(max)}`,
  lowPrice: 'Wannan ya yi ƙasa sosai da abin da kwastoma zai biya. Haka ne?',
  text: 'Proposal ɗinku',
  textHint: 'Yadda za ku yi aikin, da dalilin da zai sa kwastoma ya zaɓe ku.',
  date: 'Yaushe za ku iya gamawa?',
  dateInvalid: 'Ku zaɓi rana ta gaskiya, yau ko nan gaba',
  neededAsap: 'Ana buƙatarsa da wuri-wuri.',
  neededBy: (day: string) => `Ana buƙatarsa kafin ƙarshen ${day}.`,
  neededBefore: (day: string) => `Ana buƙatarsa kafin ƙarshen ${day}. Ranarku ta zarce.`,
  dateInvalidByPhone: (today: string) =>
    `Ku zaɓi rana ta gaskiya, yau ko daga baya. Wannan waya ta ce yau ${today} ne. Idan ba haka ba, ku gyara kwanan watan wayar.`,
  send: 'Aika proposal',
  save: 'Adana canje-canje',
  offlineHint:
    'Babu network? Ku aika duk da haka: ana adana shi a wayarku, a aika shi idan Onise tana buɗe kuma an iya isa gare ta.',

  savedTitle: 'An adana a waya',
  savedNote:
    'Ana aika shi idan Onise tana buɗe kuma an iya isa gare ta. Idan kuka rufe Onise, babu abin da zai ɓace.',
  sentNote: 'Kwastoma zai iya karanta shi yanzu.',
  goingBack: 'Ana mayar da ku baya…',
  alreadySent: 'An riga an aika shi yanzu, don haka ba a iya canja shi a nan kuma.',

  mine: 'Proposal ɗinku',
  edit: 'Gyara',
  discard: 'Yi watsi',
  discardProposal: {
    title: 'A yi watsi da wannan proposal?',
    text: 'Ba a aika shi ga kwastoma ba. Za a goge abin da kuka rubuta daga wannan waya.',
    triedText:
      'Mai yiwuwa an riga an aika shi. Onise tana fara dubawa. Idan kwastoma ya same shi, za a janye shi. Za a goge abin da kuka rubuta daga wannan waya.',
    done: 'An yi watsi da proposal',
  },
  discardChanges: {
    title: 'A yi watsi da waɗannan canje-canje?',
    text: 'Ba a aika su ga kwastoma ba. Za a goge abin da kuka canja daga wannan waya, kuma proposal ɗinku zai zauna yadda yake da.',
    triedText:
      'Mai yiwuwa an riga an aika su. Onise tana fara dubawa. Idan kwastoma ya same su, proposal ɗinku zai zauna a canje, kuma Onise za ta gaya muku.',
    done: 'An yi watsi da canje-canje',
  },
  discardCancelling: 'An yi watsi da shi a nan. Onise tana duba ko an riga an aika shi.',
  keep: 'Bar shi',
  failed: 'Ba a karɓa ba',
  finishBy: (day: string) => `Ranar gamawa: ${day}`,
  sentAt: 'An aika',
  writtenAt: 'An rubuta',
  pending: 'Proposal ɗinku yana wurin kwastoma, bai yanke shawara ba tukuna. Za mu sanar da ku.',
  seen: (day) => `Kwastoma ya duba shi (${day}).`,
  unseen: 'Kwastoma bai duba shi ba tukuna.',
  longUnseen: 'Kwastoma bai duba shi ba tsawon kwana 7. Kuna iya jira, ko ku janye shi.',
  appliedCount: (count) => (count === 1 ? 'Ku kaɗai kuka nema.' : `Ƙwararru ${count} sun nema.`),
  thirds: {
    lower: 'Farashinku yana cikin kashi na ƙasa.',
    middle: 'Farashinku yana tsakiya.',
    higher: 'Farashinku yana cikin kashi na sama.',
  },
  because: {
    price: 'Dalili: farashi mai sauƙi.',
    date: 'Dalili: rana mafi kusa.',
    distance: 'Dalili: ya fi kusa da aikin.',
    reviews: 'Dalili: ra’ayoyi mafi kyau.',
    skills: 'Dalili: ƙwarewa mafi dacewa.',
  },
  accepted: 'An zaɓe ku don wannan todo.',
  rejected: domain.rejections,
  rejectedPlain: 'Ba a zaɓi wannan proposal ba.',
  taskChanged: 'Kwastoma ya canja wannan todo kafin a aika proposal ɗinku',
  taskChange: (field: string, before: string, after: string) =>
    field === 'description'
      ? 'Bayanin ya canja.'
      : `${CHANGE_LABELS[field] ?? field}: ${before} → ${after}`,
  taskChangedHint:
    'Kwastoma bai sami proposal ɗinku ba. Idan har yanzu ya dace, ko bayan kun canja shi, ku sake aika shi.',
  changed: (fields: readonly string[]) =>
    `Kwastoma ya canja ${fields.map((field) => CHANGED_FIELDS[field] ?? field).join(' da ')} na wannan todo bayan kun nema. Proposal ɗinku yana aiki har yanzu.`,

  applied: 'Todo da kuka nema',
  noneText: 'Ku nemi todo da ya dace da ku, ku aika wa kwastoma farashinku.',
  unsentProposal: (title: string) => `Proposal don “${title}”`,
  unsentEdit: 'Canje-canje ga proposal',
  unsentWithdrawal: 'Janye proposal',
  aTodo: 'wani todo',
  withdraw: 'Janye',
  withdrawTitle: 'A janye wannan proposal?',
  withdrawText:
    'Kwastoma ba zai iya ganin sa kuma ba. Kuna iya neman wannan todo sau uku ne kawai.',
  withdrawn: 'An janye proposal',
  withdrawalSaved: 'An adana a waya. Za a janye shi idan Onise tana buɗe kuma an iya isa gare ta.',
  undoWithdrawal: 'Mayar',
  withdrawalQueued:
    'Za a janye shi idan Onise tana buɗe kuma an iya isa gare ta. Kafin nan kwastoma zai iya ganin sa.',
  withdrawalUndone: 'Proposal ɗinku yana nan yadda yake.',
  changeQueued:
    'Kwastoma zai ga waɗannan canje-canje idan Onise tana buɗe kuma an iya isa gare ta. Kafin nan kwastoma yana ganin tsohuwar siga.',
  editedTitle: 'An canja proposal ɗinku.',
  editedNote: 'Kwastoma zai iya ganin canje-canjen yanzu.',
  notLive: 'Ba a iya canja wannan proposal kuma.',
  unknown: 'Wannan proposal ba ya wannan waya.',
}

const mine: Words<typeof mineTexts> = {
  accepted: 'An karɓa',
  rejected: 'Ba a zaɓa ba',
  withdrawn: 'An janye',
}

const invite: Words<typeof inviteTexts> = {
  invite: 'Gayyata zuwa todo',
  title: (name) => `Gayyaci ${name}`,
  text: (name) => `Za a sanar da ${name}, wanda zai iya aika proposal ko ya ƙi.`,
  which: 'Wane todo?',
  send: 'Aika gayyata',
  noTodo: 'Ba ku da todo a buɗe. Ku saka ɗaya tukuna, sannan ku gayyata.',
  post: 'Saka sabon todo',
  chooseFirst: 'Ku zaɓi todo',
  needsNetwork: 'Babu network. Kuna iya gayyata idan ya dawo.',
  loading: 'Ana lodawa',
  invited: 'An gayyata',
  answers: {
    none: 'Babu amsa tukuna',
    applied: 'An aika proposal',
    declined: 'An ƙi',
  },
  invitedYou: (name) => `Gayyata daga ${name}`,
  invitedText: 'Ku aika proposal ɗinku a ƙasa, ko ku ƙi don kada kwastoma ya jira.',
  askedYou: (name) => `Ku kaɗai ${name} ya tambaya`,
  askedText: (at) =>
    `Babu wani da ke ganin wannan todo. Ku aika proposal ɗinku a ƙasa ko ku ƙi kafin ${at}.`,
  askedLate:
    'Har yanzu babu wani da ke ganin wannan todo. Har yanzu kuna iya aika proposal ɗinku, ko ku ƙi.',
  own: 'Gayyata zuwa gare ku',
  ownNone: 'Babu mai jiran amsa daga gare ku.',
  ownOffline: 'Babu network. Za a nuna gayyatarku idan ya dawo.',
  ownInvited: (name) => `Gayyata daga ${name}`,
  ownAnswerBy: (at) => `Ku ba da amsa kafin ${at}`,
  youDeclined: 'Kun ƙi wannan gayyatar',
  youDeclinedText: 'Har yanzu kuna iya aika proposal.',
  decline: 'Ƙi',
  declineTitle: 'A ƙi wannan gayyatar?',
  declineText: (name) => `Za a sanar da ${name} dalilinku.`,
  why: 'Me ya sa?',
  reasons: {
    none: 'Babu dalili',
    no_time: 'Ba ni da lokaci yanzu',
    too_far: 'Wurin ya yi nisa',
    price: 'Farashin ya yi ƙasa',
    other_work: 'Ba na yin wannan aikin',
  },
  declineNow: 'Ƙi gayyatar',
  notYet: 'Tukuna',
  declineNeedsNetwork: 'Babu network. Kuna iya ƙi idan ya dawo.',
}

const plan: Words<typeof planTexts> = {
  payment: 'Ta yaya za a biya?',
  one: 'Biya ɗaya a ƙarshe',
  oneNote: 'Za a biya idan abokin ciniki ya amince da aikin.',
  inStages: 'A matakai',
  inStagesNote:
    'Don aikin kwanaki ko makonni. Za a biya kowane mataki idan abokin ciniki ya amince da shi.',
  template: 'Ku fara da',
  templates: { halves: 'Rabi da rabi', materials: 'Kayan aiki tukuna', weekly: 'Kowane mako' },
  weeks: 'Yawan makonni',
  titles: {
    half: (first) => (first ? 'Rabi na farko' : 'Rabi na biyu'),
    materials: 'Kayan aiki',
    work: 'Aikin',
    week: (number) => `Mako na ${number}`,
  },
  stage: (number) => `Mataki na ${number}`,
  title: 'Mene ne?',
  kind: 'Na aiki ne ko na kayan aiki?',
  kinds: { work: 'Aiki', materials: 'Kayan aiki' },
  amount: 'Kuɗi',
  date: 'Za a gama kafin',
  add: 'Ƙara mataki',
  remove: (number) => `Cire mataki na ${number}`,
  up: (number) => `Matsar da mataki na ${number} sama`,
  down: (number) => `Matsar da mataki na ${number} ƙasa`,
  removed: (number) => `An cire mataki na ${number}.`,
  replaced: 'An musanya matakan da kuke da su.',
  moved: (from, to) => `Mataki na ${from} ya zama mataki na ${to}.`,
  undo: 'Mayar',
  sum: (sum, price) => `Matakan sun kai ${sum} cikin ${price}.`,
  sumAlone: (sum) => `Matakan sun kai ${sum}.`,
  missing: (amount) => `Saura ${amount}.`,
  over: (amount) => `Ya wuce da ${amount}.`,
  asPrice: (sum) => `Mayar da ${sum} farashi`,
  materialsShare: (amount, percent) => `${amount} (${percent}%) na kayan aiki ne.`,
  terms: 'Sharuɗɗa',
  price: 'Farashi',
  heading: 'Matakai',
  line: (count, first) => `a matakai ${count}, ${first} da farko`,
  by: (day) => `kafin ${day}`,
  single: 'Biya ɗaya',
  changed: 'Matakan yanzu:',
  funding: 'Nawa za a ajiye yanzu?',
  all: (amount) => `Duka: ${amount}`,
  allNote: 'Za a biya kowane mataki daga ciki idan kun amince da shi.',
  first: (amount) => `Mataki bayan mataki: ${amount} yanzu`,
  firstNote: (name) =>
    `Za a ajiye kuɗin mataki na 1 yanzu. Ku saka kuɗin kowane mataki na gaba kafin ${name} ya fara shi.`,
}

const counter: Words<typeof counterTexts> = {
  title: 'Ba da shawarar wani farashi ko rana',
  suggest: 'Ba da shawarar wani farashi ko rana',
  other: 'Ba da wata shawara',
  byYou: 'Kun ba da shawara',
  byOther: (name) => `${name} ya ba da shawara`,
  theClient: 'Abokin ciniki',
  was: 'Proposal',
  is: 'Shawara',
  note: 'Bayani',
  noteHint: 'Dalili, ko abin da zai bambanta. Ana ɓoye lambobin waya da mahaɗa.',
  answerBy: (at) => `Ku ba da amsa kafin ${at}. Idan babu amsa, proposal ɗin yana yadda yake.`,
  waiting: (name, at) => `${name} zai iya ba da amsa har zuwa ${at}.`,
  roundsLeft: (count) =>
    count === 0
      ? 'Wannan ita ce ta ƙarshe: ku karɓa ko ku ƙi.'
      : `Ana iya ba da ƙarin shawara ${count}.`,
  accept: (price) => `Karɓi ${formatNaira(price)}`,
  decline: 'Ƙi',
  ranOut: 'Ba a ba da amsa kan lokaci ba, saboda haka proposal ɗin yana yadda yake.',
  declinedByYou: 'Kun ƙi wannan. Proposal ɗin yana yadda yake.',
  declinedByOther: (name) => `${name} ya ƙi wannan. Proposal ɗin yana yadda yake.`,
  agreed: (price, day) => `Kun yarda da ${formatNaira(price)} kafin ${day}.`,
  agreedNext: 'Abokin ciniki zai iya ba da aikin yanzu.',
  price: 'Farashi',
  date: 'Za a gama kafin',
  low: (budget) => `Wannan ya yi ƙasa sosai da kasafin ${budget}. Daidai ne?`,
  send: 'Aika',
  savedTitle: 'An ajiye a waya',
  savedNote: 'Za a aika idan Onise tana buɗe kuma an iya isa gare ta.',
  sentTitle: 'An aika shawararku.',
  sentNote: 'Amsa za ta zo cikin awa 72, ko proposal ɗin ya zauna yadda yake.',
  unsent: 'Shawarar wani farashi ko rana',
  unsentAnswer: 'Amsar wata shawara',
  unknown: 'Ba mu sami wannan proposal ba.',
  seeProposal: 'Duba proposal ɗin',
}

export const words = {
  'features/proposals/invite': invite,
  'features/proposals/applicants': applicants,
  'features/proposals': proposals,
  'features/proposals/mine': mine,
  'features/proposals/plan': plan,
  'features/proposals/counter': counter,
}

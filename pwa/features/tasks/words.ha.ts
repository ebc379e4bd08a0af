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
  heading: (title) => `Kayan aiki: ${title}`,

  askTitle: 'Nemi kuɗin kayan aiki',
  askHint: 'Rubuta abin da za ka saya. Client zai biya duka ko wani ɓangare, kafin ka sayi komai.',
  line: (number) => `Layi na ${number}`,
  what: 'Mene ne',
  quantity: 'Guda nawa',
  amount: 'Kuɗin duka',
  add: 'Ƙara layi',
  remove: (number) => `Cire layi na ${number}`,
  sum: (sum, limit) => `${sum} daga cikin ${limit} da wannan matakin ya riƙe`,
  over: (amount) => `Wannan ya wuce abin da matakin ya riƙe da ${amount}.`,
  noNumber: 'Rubuta guda nawa, da cikakkiyar lamba',
  send: 'Aika jerin',
  sendAgain: 'Aika jerin da aka gyara',
  change: 'Gyara jerin',
  declined: (name) => `${name} ya nemi wani jeri`,
  youDeclined: (name) => `Kun nemi wani jeri. ${name} zai sake aikawa.`,
  waiting: (name) => `${name} yana yanke shawara kan jerinka.`,
  saved: 'An ajiye shi a wannan wayar. Zai tafi idan Onise tana buɗe kuma an iya isa gare ta.',
  refused: 'Ba a karɓi jerinka ba',
  unsentList: 'Jerin kayan aikinka',

  items: 'Jerin kayan aiki',
  item: (what, quantity) => `${quantity} × ${what}`,
  total: 'Jimla',

  release: (amount) => `Saki ${amount}`,
  releasePart: 'Saki wani ɓangare',
  partAmount: 'Nawa za ku saki?',
  goOn: 'Ci gaba',
  releaseTitle: (amount, name) => `A saki ${amount} ga ${name}?`,
  releaseSteps: (amount, name) => [
    `Za a biya ${name} ${amount} nan take. Ba za ku iya karɓo shi ba.`,
    `${name} zai ƙara hotunan rasiɗai cikin kwana 7 ya mayar da abin da ba a kashe ba.`,
    'Mataki na gaba zai fara.',
  ],
  restComesBack: (rest) => `Sauran ${rest} na wannan matakin zai dawo wallet ɗinku.`,
  releasing: 'Ana biya',
  notYet: 'Tukuna',
  money: 'Abin da zai faru da kuɗin',
  needsNetwork: 'Babu network. Wannan yana motsa kuɗi, don haka ba zai iya jira a wannan wayar ba.',
  askToChange: 'Nemi a gyara jerin',
  note: 'Me ya kamata ya canza?',
  sendNote: 'Aika',
  noteRefused: 'Ba a karɓi amsarku kan jerin ba',
  unsentNote: 'Amsarku kan jerin kayan aiki',

  paidToYou: (amount, day) => `Ka sami ${amount} na kayan aiki a ranar ${day}.`,
  paid: (name, amount, day) => `${name} ya sami ${amount} na kayan aiki a ranar ${day}.`,
  receipts: 'Rasiɗai',
  receiptsBy: (time) => `Ƙara hotunan rasiɗai da kayan kafin ${time}.`,
  receiptsLate: 'Kwana 7 sun wuce. Ƙara hotunan rasiɗai, ko ka mayar da kuɗin.',
  receiptsDue: (name, time) => `${name} zai ƙara rasiɗan kafin ${time}.`,
  receiptsMissing: (name) => `${name} bai ƙara rasiɗi ba cikin kwana 7`,
  receiptsMissingNote: (name) =>
    `Ba za a iya miƙa mataki na gaba ba sai da su. Ku rubuta wa ${name}. Kuna kuma iya neman a ƙare aikin, ko ku buɗe dispute.`,
  spent: 'Nawa aka kashe?',
  sendReceipts: 'Aika rasiɗan',
  receiptsRefused: 'Ba a karɓi rasiɗanka ba',
  unsentReceipts: 'Rasiɗan kayan aikinka',
  pictureRequired: 'Ƙara hoton rasiɗi ko na kayan.',
  spentWords: (amount) => `An kashe: ${amount}`,
  receiptPicture: (number) => `Rasiɗi na ${number}`,
  notBought: 'Ba ka sayi komai ba? Mayar da duka; to ba a buƙatar rasiɗi.',

  giveBack: (amount) => `Mayar da ${amount}`,
  giveBackTitle: (amount, name) => `A mayar wa ${name} da ${amount}?`,
  giveBackSteps: (amount, name) => [
    `${amount} zai fita daga wallet ɗinka nan take ya shiga wallet ɗin ${name}.`,
    'Sau ɗaya kawai za ka iya yin haka.',
  ],
  givingBack: 'Ana mayarwa',
  youGaveBack: (amount) => `Ka mayar da ${amount}.`,
  gaveBack: (name, amount) => `${name} ya mayar da ${amount}.`,
  left: (name, amount) => `Ba a kashe ${amount} ba. ${name} zai iya mayarwa.`,
}

const stages: Words<typeof stageTexts> = {
  heading: 'Matakai',
  position: (n, count, title) => `Mataki na ${n} cikin ${count}: ${title}`,
  now: 'Yanzu',
  kinds: { work: 'Aiki', materials: 'Kayan aiki' },
  by: (day) => `kafin ${day}`,
  states: {
    working: 'Ana kan aiki',
    submitted: 'An miƙa',
    disputed: 'Ana gardama',
    held: 'An riƙe kuɗin',
    notHeld: 'Ba a riƙe ba tukuna',
    paid: 'An biya',
    divided: 'An biya wani ɓangare, sauran ya koma',
    cameBack: 'Ya koma ga kwastoma',
    ended: 'Ya ƙare ba tare da biya ba',
  },
  notHeldNow: (amount) => `Ba a riƙe ${amount} ba tukuna`,

  fund: (amount) => `Riƙe ${amount} yanzu`,
  fundTitle: (title) => `A riƙe kuɗin “${title}”?`,
  fundSteps: (amount, name) => [
    `${amount} zai fita daga jakarka kuma za a riƙe shi domin ${name}.`,
    `Za a biya ${name} ne kawai idan ka amince da wannan mataki.`,
    'Idan aikin ya ƙare kafin haka, abin da aka riƙe kuma ba a biya ba zai dawo gare ka.',
  ],
  funding: 'Ana riƙewa',
  inWallet: (amount) => `A jakarka: ${amount}`,
  short: (amount) => `Jakarka ta gaza da ${amount}.`,
  fundWallet: (amount) => `Saka ${amount} a jakarka`,
  notYet: 'Tukuna',
  needsNetwork: 'Babu network. Wannan yana motsa kuɗi, don haka ba zai iya jira a wannan waya ba.',

  money: 'Abin da ke faruwa da kuɗin',
  rows: {
    amount: 'Farashi',
    held: 'An riƙe',
    missing: 'Ba a riƙe ba tukuna',
    paid: (name) => `An biya ${name}`,
    paidToYou: 'An biya',
    fee: 'Kuɗin dandali',
    arrived: 'Ya isa jakarka',
    cameBack: 'Ya dawo gare ka',
    returned: (name) => `Ya koma ga ${name}`,
  },
  stage: (n, title) => `${n}. ${title}`,
  total: 'Duk matakai',
  materialsNote: 'Babu kuɗin dandali a kan kayan aiki.',
}

const ask: Words<typeof askTexts> = {
  ask: (name) => `Tambayi ${name}`,
  oneProfessional: 'ƙwararre ɗaya',

  only: (name) => `${name} kaɗai ke ganin wannan todo`,
  formText: (name) =>
    `${name} na da awa 48 don ba da amsa. Bayan haka ku ne za ku yanke ko kowa zai iya ganinsa.`,
  postToAll: 'Wallafa shi ga kowa',
  everybody: 'Kowa zai ga wannan todo',
  askOnly: (name) => `Tambayi ${name} kaɗai`,

  waiting: (name, at) =>
    `${name} na iya ba da amsa har zuwa ${at}. Bayan haka ku ne za ku yanke ko kowa zai iya ganinsa.`,
  declined: (name) => `${name}: an ƙi`,
  unanswered: (name) => `${name}: babu amsa tukuna`,
  gone: (name) => `${name}: ba za a iya ba da amsa kuma ba`,
  decide: 'Har yanzu babu wani da ke ganin wannan todo. Ku nuna shi ga kowa, ko ku share shi.',
  decideOrWait:
    'Har yanzu babu wani da ke ganin wannan todo. Ku nuna shi ga kowa, ku ƙara jira, ko ku share shi.',
  answered: 'Babu wani da ke ganin wannan todo.',
  show: 'Nuna shi ga kowa',
  wait: 'Ƙara jira',
  busy: 'Ana adanawa',
  needsNetwork: 'Babu network. Kuna iya yanke shawara idan ya dawo.',
}

const questions: Words<typeof questionTexts> = {
  title: 'Tambayoyi',
  asked: 'Wani ƙwararre yana tambaya',
  yours: 'Kun yi tambaya',
  answer: 'Kwastoma ya amsa',
  waits: 'Babu amsa tukuna. Yanzu ku da kwastoma ne kaɗai kuke gani.',
  waitsForYou: 'Ku da wanda ya yi tambaya ne kaɗai kuke gani har sai kun amsa.',
  saved: 'An ajiye a wannan waya. Za a aika idan Onise tana buɗe kuma an iya isa gare ta.',
  ask: 'Yi tambaya',
  questionForm: {
    label: 'Tambayarku',
    hint: 'Tambaya ɗaya. Tare da amsarta duk mai karanta wannan todo yana iya karantawa; ba a nuna sunanku.',
    button: 'Aika tambaya',
  },
  answerForm: {
    label: 'Amsarku',
    hint: 'Duk mai karanta todo yana iya karantawa. Sau ɗaya kuke iya amsawa.',
    button: 'Aika amsa',
  },
  loading: 'Ana lodawa',
  unsentQuestion: 'Tambayarku game da wani todo',
  unsentAnswer: 'Amsarku ga wata tambaya',
  failed: 'Ba a karɓa ba',
}

const cancel: Words<typeof cancelTexts> = {
  title: 'Kawo ƙarshen aikin',
  whatHappens: 'Abin da zai faru',
  needsNetwork: 'Babu network. Wannan yana motsa kuɗi, don haka ba zai jira a wannan waya ba.',
  offlineNote:
    'Za ku iya karanta wannan ba tare da network ba. Don kawo ƙarshen aikin, kuna buƙatarsa.',
  back: 'Koma todo',
  notYours: 'Kwastoma da ƙwararren wannan todo ne kaɗai za su iya kawo ƙarshen aikinsa.',

  forYou: 'Naku',
  backToYou: 'Zai dawo gare ku',
  forOther: (name: string) => `Na ${name}`,
  backToOther: (name: string) => `Zai koma ga ${name}`,

  fee: (amount: string) => `${amount} a ciki kuɗin hidimar Onise ne.`,

  reason: 'Me ya sa?',
  reasonHint: (other: string) => `Za a nuna wa ${other} ma.`,
  reasonRequired: 'Ku rubuta dalilin da kuke so a kawo ƙarshen aikin.',
  reopen: 'Me zai faru da todo ɗin?',
  reopenChoices: {
    close: { label: 'Rufe shi', note: 'Zai zauna a jerinku a matsayin wanda aka soke.' },
    reopen: {
      label: 'Sake buɗe shi',
      note: 'Da kuɗin da kuka ware a baya. Proposal da ba su wuce kwana 14 ba za su dawo.',
    },
  },

  decline: 'Ƙi wannan todo',
  declineSteps: (amount: string, client: string, until: string) => [
    `${amount} zai koma ga ${client} nan take. Ba za a biya ku ba.`,
    `Ba za a ƙirga shi a kanku ba, saboda kun ƙi kafin ${until}.`,
    'Todo ɗin zai sake buɗewa ga sauran ƙwararru, kuma za a janye proposal ɗinku.',
  ],
  leave: 'Soke aikin',
  leaveSteps: (amount: string, client: string) => [
    `${amount} zai koma ga ${client} nan take. Ba za a biya ku ba.`,
    'Za a ƙirga shi a matsayin aikin da aka soke a yawan ayyukan da kuka kammala.',
    'Todo ɗin zai sake buɗewa ga sauran ƙwararru, kuma za a janye proposal ɗinku.',
  ],

  goesBack: (amount, client) =>
    `${amount} da aka riƙe zai koma ga ${client} nan take. Ba za a biya ka wannan mataki ba.`,
  nothingHeld: 'Ba a riƙe komai na matakan da suka rage ba, don haka kuɗi ba zai motsa ba.',
  paidStays: 'Abin da aka biya na matakan da suka gabata naka ne.',
  paidStaysWith: (tasker) => `Abin da aka biya na matakan da suka gabata na ${tasker} ne.`,
  noMark: 'Ba za a ƙirga shi a kanka ba, saboda ba a riƙe kuɗin wannan mataki na awa 48 ba.',
  mark: 'Za a ƙirga shi a matsayin aikin da aka soke a yawan kammalawarka.',
  closes: 'Za a rufe aikin.',
  opensAgain: 'Aikin zai sake buɗewa ga sauran ƙwararru, kuma za a janye tayinka.',
  aloneWithoutHold: (stage) =>
    `Ba a riƙe kuɗin matakin “${stage}” ba, don haka za ka iya kawo ƙarshen aikin ba tare da tambaya ba.`,
  noUndo: 'Ba za a iya mayar da wannan ba.',
  cancelAlone: (amount: string) => `Soke ku karɓi ${amount}`,
  aloneTitle: 'Za ku iya sokewa ku kaɗai',
  aloneSteps: (amount: string, tasker: string, why: string) => [
    why,
    `${amount} zai dawo wallet ɗinku nan take. Ba za a biya ${tasker} ba.`,
    'Ba a iya mayar da wannan baya.',
  ],
  aloneInGrace: (until: string) =>
    `Ba a wuce minti 30 ba tun da kuka ba da wannan todo. Har zuwa ${until} za ku iya sokewa ba tare da tambaya ba.`,
  aloneWhenLate: (day: string) =>
    `An yarda a gama aikin ranar ${day}, kuma ba a miƙa komai ba. Ya makara har za ku iya sokewa ba tare da tambaya ba.`,

  offerTitle: 'Ku yi tayin wani ɓangare na kuɗin',
  offerSteps: (amount: string, tasker: string, until: string) => [
    `Ba za ku iya sokewa ku kaɗai ba kuma. Ku yi wa ${tasker} tayin wani ɓangare na ${amount} da ake riƙe da shi, daga ₦0 zuwa duka. Sauran zai dawo wallet ɗinku.`,
    `Ana jiran ${tasker} don karɓa ko buɗe jayayya. Idan kun aika tayin yanzu, babu amsa kafin ${until} yana nufin an karɓa.`,
    'Kafin nan babu abin da zai motsa, aikin zai ci gaba, kuma za ku iya janye tayin. Idan an miƙa aiki, tayin ya ƙare.',
  ],
  offerLater: (at: string) =>
    `Idan ba a miƙa komai ba, za ku iya sokewa ku kaɗai ku karɓi komai daga ${at}.`,
  offerAmount: (tasker: string) => `Nawa za a ba ${tasker}?`,
  offerRange: (max: string) => `Daga ₦0 zuwa ${max}, cikakken naira.`,
  offerSend: 'Aika wannan tayi',

  offerOf: (client: string) => `Tayin ${client} na kawo ƙarshen aikin`,
  yourOffer: 'Tayinku na kawo ƙarshen aikin',
  offerReason: (note: string) => `Dalili: ${note}`,
  offerReopens: 'Bayan haka todo ɗin zai sake buɗewa don proposal.',
  offerCloses: 'Bayan haka za a rufe todo ɗin.',
  answerBy: (until: string) =>
    `Ku ba da amsa kafin ${until}. Babu amsa kafin nan yana nufin kun karɓa.`,
  answerAwaited: (tasker: string, until: string) =>
    `Ana jiran amsar ${tasker} har zuwa ${until}. Babu amsa kafin nan yana nufin an karɓa.`,
  silent: (at: string) =>
    `Lokacin ba da amsa ya ƙare ${at}, don haka an ɗauka an karɓi tayin. Onise za ta motsa kuɗin a dubawarta ta gaba.`,
  accept: (amount: string) => `Karɓi ${amount}`,
  acceptNote:
    'Idan kun karɓa, za a raba kuɗin haka nan take, kuma aikin ya ƙare. Ba a iya mayar da wannan baya.',
  disputeNote:
    'Idan ba ku yarda ba, ku buɗe jayayya. Sannan duk kuɗin zai tsaya a riƙe har a yanke hukunci.',
  submitNote: 'Idan kun fara miƙa aikin, tayin ya ƙare.',
  dispute: 'Buɗe jayayya',
  withdraw: 'Janye tayin',
  withdrawNote: 'Idan kun janye shi, babu abin da zai motsa kuma aikin zai ci gaba.',
}

const counted = (count: number) => `${count} daga ${CHANGE_REQUESTS_MAX}`

const planChange: Words<typeof planChangeTexts> = {
  title: 'Canza farashi, rana ko tsari',
  intro: (other) => `Babu abin da zai canza sai ${other} ya karɓa. Akwai awanni 48 don haka.`,
  what: 'Me za a canza?',
  kinds: {
    price: 'Farashin',
    date: 'Ranar',
    stage: 'Ƙarin mataki ɗaya',
    order: 'Jerin matakai',
  },
  which: 'Wane mataki?',
  price: 'Sabon farashi',
  date: 'Sabuwar rana',
  stageTitle: 'Sunan mataki',
  stageKind: 'Na mene ne?',
  stageKinds: { work: 'Aiki', materials: 'Kayan aiki' },
  amount: 'Adadi',
  stageDate: 'Rana',
  up: (title) => `Matsar da “${title}” sama`,
  note: 'Me ya sa?',
  noteHint: (other) => `${other} ma zai karanta.`,
  send: 'Nemi wannan canjin',
  rejected: 'Onise ba ta karɓi wannan ba',
  notYours: 'Abokin ciniki da ƙwararren wannan todo ne kaɗai za su iya canza abin da aka yarda.',
  back: 'Koma todo',
  offlineNote:
    'Babu network. Za ku iya nema, janyewa da ƙi; za a aika daga baya. Don karɓa, kuna buƙatar network.',
  heldMore: (amount, other) => `Za a ƙara riƙe ${amount} idan ${other} ya karɓa.`,
  comesBack: (amount, other) => `${amount} zai koma ga abokin ciniki idan ${other} ya karɓa.`,
  noMoney: 'Babu kuɗin da zai motsa da wannan canjin.',
  heldMoreNow: (amount) => `Za a ƙara riƙe ${amount} daga wallet na abokin ciniki idan kun karɓa.`,
  comesBackNow: (amount) => `${amount} zai koma ga abokin ciniki idan kun karɓa.`,
  heldMoreFromYou: (amount) => `Za a ƙara riƙe ${amount} daga wallet ɗinku idan kun karɓa.`,
  comesBackToYou: (amount, other) => `${amount} zai dawo gare ku idan ${other} ya karɓa.`,
  comesBackToYouNow: (amount) => `${amount} zai dawo gare ku idan kun karɓa.`,
  newStage: 'Sabon mataki, ba a riƙe kuɗin ba tukuna',
  asksYou: (other) => `${other} na neman canji`,
  yourChange: 'Kuna neman canji',
  answerBy: (until) => `Ku amsa kafin ${until}. Idan babu amsa, babu abin da zai canza.`,
  waitsFor: (other, until) =>
    `Ana jiran amsar ${other} har ${until}. Idan babu amsa, babu abin da zai canza.`,
  frozen:
    'Akwai jayayya a buɗe, don haka babu wanda zai iya amsawa yanzu. Lokacin zai ci gaba idan ta ƙare.',
  over: 'Lokacin amsa ya ƙare. Komai yana nan yadda aka yarda.',
  unsent: 'Canjin yarjejeniyarku',
  saved: 'An ajiye a wannan wayar. Za a aika idan akwai network.',
  holdNow: 'Yaushe za ku saka kuɗin sabon matakin?',
  holdChoices: { later: 'Daga baya, kafin aikinsa ya fara', now: 'Yanzu, idan na karɓa' },
  accept: 'Karɓi canjin',
  decline: 'Ƙi',
  declineTitle: 'A ƙi wannan canjin?',
  notYet: 'Tukuna',
  withdraw: 'Janye canjin',
  needsNetwork:
    'Babu network. Wannan zai iya motsa kuɗi, don haka ba zai iya jira a wannan wayar ba.',
  fromTo: (from, to) => `${from} → ${to}`,
}

const changes: Words<typeof changesTexts> = {
  title: 'Nemi gyara',
  note: 'Me ya kamata a gyara?',
  noteHint: 'Ku faɗi abin da ya rage ko ba daidai ba, da abin da kuke so a maimakonsa.',
  noteRequired: 'Ku rubuta abin da ya kamata a gyara.',
  send: 'Nemi gyara',
  what: (tasker: string, count: number) =>
    `Za a nuna wa ${tasker} bayaninku don a miƙa sabuwar siga. Wannan buƙata ce ta ${counted(count)}.`,
  money:
    'Ana ci gaba da riƙe da kuɗin. Ba a biyan kowa sai kun amince da sabuwar siga, ko kwana 5 bayan ta.',
  last: 'Wannan ita ce ta ƙarshe. Bayan ita sai ku amince da aikin ko ku buɗe jayayya.',
  unsent: 'Buƙatarku ta gyara',
  savedTitle: 'An adana buƙatarku a wannan waya.',
  savedNote:
    'Ana aika ta idan Onise tana buɗe kuma an iya isa gare ta, kuma sai a lokacin take da amfani.',
  savedDeadline: (at: string) =>
    `Dole ta isa kafin ${formatMoment(at)}. Idan ba haka ba, an amince da aikin an biya.`,
  notYours: 'Kwastoman wannan todo ne kaɗai zai iya neman gyara.',
  rejected: 'Ba a karɓi buƙatarku ba',
  stopped: 'An adana buƙatarku a wannan waya',
  openAgain: 'Buɗe fom ɗin',
  asked: (client: string, count: number) => `Buƙatar gyara daga ${client} (${counted(count)})`,
  youAsked: (count: number) => `Kun nemi gyara (${counted(count)})`,
  submitAgain: 'Ku miƙa sabuwar siga idan kun gama. Ana ci gaba da riƙe da kuɗin dominku.',
  waiting: (tasker: string) => `Ana jiran sabuwar siga daga ${tasker}.`,
}

const client: Words<typeof clientTexts> = {
  postTitle: 'Ku saka todo ɗinku',
  editTitle: 'Ku gyara todo ɗinku',
  post: 'Saka',
  posting: 'Ana sakawa',
  unfinished: 'Kuna da todo da ba ku gama ba a ƙasa.',
  startNew: (topic: string) => `Fara sabo: ${topic}`,
  save: 'Adana canje-canje',
  saving: 'Ana adanawa',
  reset: 'Mayar da canje-canjena',
  title: 'Sunan todo',
  titleHint: 'Abin da za a yi, a taƙaice',
  description: 'Bayani',
  descriptionHint: 'Girma, kayan aiki, abin da yake nan tuni, lokacin da dole a gama',
  area: 'Yanki',
  areaHint: 'Ku rubuta haruffa biyu ku zaɓa. Ƙwararrun da ke kusa za su fara ganin aikinku.',
  location: 'Wuri',
  locationHint: 'Da kalmominku, kamar Yaba, gaban First Bank. Kowa zai iya gani.',
  address: 'Cikakken adireshi',
  addressHint: 'Ƙwararren da kuka ba aikin ne kaɗai zai iya ganin wannan',
  price: 'Farashi',
  priceHint: 'Ba za ku biya komai ba sai kun ba da todo',
  when: 'Yaushe kuke buƙatarsa?',
  asap: 'Da wuri-wuri',
  byDay: 'Kafin wata rana',
  flexible: 'Babu gaggawa',
  neededBy: 'Ranar',
  span: 'Tsawon lokaci',
  spanHint: 'Nawa ne lokacin aikin?',
  spans: { hours: 'Awanni', days: 'Kwanaki', weeks: 'Makonni', months: 'Watanni' },
  duration: 'Watanni nawa',
  projectType: 'Nau’in aiki',
  projectTypeHint:
    'A wurin aiki a wurinku ne, daga nesa daga ko’ina ne, duka biyu kaɗan daga kowanne ne',
  picture: 'Hoton todo',
  picturePrompt: 'Ƙara hoto',
  pictureHint: 'Ana rage girmansa a wannan waya don adana data. Ana cire wurin da aka ɗauke shi.',
  pictureShrinking: 'Ana rage girman hoton…',
  pictureUnreadable: 'Ba a iya karanta hoton ba. Ku zaɓi hoton JPEG, PNG ko WebP.',
  pictureTooBig: 'Hoto ba zai wuce 5 MB ba',
  newPicture: 'Sabon hoto',
  samePicture: 'Hoton nan na da',
  field: 'Fanni',
  fieldPrompt: 'Zaɓi fanni',
  skills: 'Ƙwarewa',
  skillsHint: 'Ku zaɓi duk wadda aikin yake buƙata',

  required: {
    title: 'Ana buƙatar sunan todo',
    description: 'Ana buƙatar bayani',
    location: 'Ana buƙatar wuri, sai dai idan aikin daga nesa ne',
    price: 'Ana buƙatar farashi',
    duration: 'Ku zaɓi tsawon lokaci',
    neededBy: 'Ku zaɓi rana ta gaskiya, yau ko nan gaba',
    projectType: 'Ku zaɓi nau’in aiki',
    field: 'Ku zaɓi fanni',
    skills: 'Ku zaɓi aƙalla ƙwarewa ɗaya',
  },
  tooLong: (label: string, max: number) =>
    `${label} ba zai wuce harafi ${max.toLocaleString('en-NG')} ba`,
  draftSaved: 'Ana adana abin da kuka rubuta a wannan waya har sai kun saka shi.',
  previewHeading: 'Yadda ƙwararru za su gan shi',
  previewTitle: 'Sunan todo ɗinku',
  previewText: 'Bayaninku zai bayyana a nan.',

  postQueued: 'An adana a wannan waya. Za a saka shi idan Onise tana buɗe kuma an iya isa gare ta.',
  editQueued: 'An adana a wannan waya. Za a aika shi idan Onise tana buɗe kuma an iya isa gare ta.',
  takingYou: 'Ana kai ku wurin todo ɗinku…',
  unsentTodo: (title: string) => `Todo “${title}”`,
  unsentEdit: (title: string) => `Canje-canje ga “${title}”`,
  conflict: {
    title: 'An canja wannan todo a wata na’ura ma',
    text: 'Ku zaɓi siga ɗaya ta kowane ɓangare. Abin da kuka rubuta yana nan a wannan waya har sai kun zaɓa.',
    same: 'Sigogin biyu iri ɗaya ne yanzu, don haka babu abin da za a aika.',
    mine: 'Naku',
    theirs: 'Ɗayar sigar',
    empty: 'Babu komai',
    allMine: 'Zaɓi duk nawa',
    allTheirs: 'Zaɓi duk na ɗayar sigar',
    acceptTheirs: 'Yi amfani da ɗayar sigar',
    editMore: 'Ci gaba da gyara',
    confirmTitle: 'A yi watsi da canje-canjenku?',
    confirmText: 'Ɗayar sigar tana nan yadda take. Za a goge abin da kuka rubuta a nan.',
    discardMine: 'Yi watsi da nawa',
    back: 'Sake kwatantawa',
    theirsAccepted: 'Ɗayar sigar tana nan yadda take.',
    notSaved: 'Abin da kuka rubuta, wanda ba a adana ba',
  },

  edit: 'Gyara',
  seeTodo: 'Duba todo',
  proposals: 'Proposal',
  delete: 'Goge',
  discard: 'Yi watsi',
  assigned: 'An riga an ba da shi, don haka ba a iya gyara ko goge shi kuma.',
  postAgain: 'Sake saka shi',
  expired:
    'An rufe shi, saboda babu abin da ya faru a kansa na kwana 30. Za ku iya sake saka shi yadda yake.',
  closed: 'An rufe shi, don haka ba a iya gyara shi kuma.',
  done: 'An kammala shi, don haka ba a iya gyara ko goge shi kuma.',
  notSent: 'Ba a aika ba.',
  proposalCount: (count: number) => `Proposal ${count}`,

  approve: 'Amince',
  requestChanges: 'Nemi gyara',
  viewImage: 'Duba hoto',
  dropReview: 'Ba da sharhi',
  reviews: 'Sharhi',
  decideBy: (at: string, tasker: string) =>
    `Ku amince da shi ko ku nemi gyara. Idan ba ku yi ɗaya ba, za a biya ${tasker} ${formatMoment(at)}.`,
  noNotes: 'Ba a aika bayani tare da aikin ba.',
  heldForThis: 'ana riƙe da shi domin wannan todo',
  notHeldYet: 'ba a riƙe ba tukuna',
  approveNext: 'Wannan mataki kawai za a biya. Sa’an nan na gaba zai fara.',
  workBy: (day: string) => `A gama zuwa ${day}`,
  workLate: (day: string) => `Ya makara: an yarda ranar ${day}`,
  approveTitle: 'A amince da wannan aiki?',
  approveUser: (name: string, amount: string) => `Za a biya ${name} ${amount}`,
  approveText: (title: string) =>
    `Don “${title}”, daga kuɗin da ake riƙe da shi dominsa. Ba a iya mayar da wannan baya.`,
  approvePay: (amount: string) => `Amince a biya ${amount}`,
  approving: 'Ana biya',
  notYet: 'Ba yanzu ba',
  needsNetwork: 'Babu network. Ku sake gwadawa idan ya dawo.',
  approveNeedsNetwork: 'Babu network. Za ku iya amincewa idan ya dawo.',

  workPicture: 'Aikin da aka miƙa',
  workNone: 'Babu hoto ko fayil da ya zo da wannan aiki.',
  workOffline: 'Babu network, kuma hoton ba ya wannan waya.',

  submittedTitle: 'Todo da aka miƙa',
  ongoingTitle: 'Todo da ake yi',
  completedTitle: 'Todo da aka kammala',
  myTodo: 'Todo ɗina',
  tabs: { all: 'Duka', ongoing: 'Ana yi', submitted: 'An miƙa', completed: 'An kammala' },
  tabsLabel: 'Todo ɗina bisa matsayi',

  deleteTitle: 'Goge todo',
  deleteThis: 'Goge wannan todo',
  deleting: 'Ana gogewa',
  deleteText: 'Za a ƙi duk proposal nasa. Za ku iya mayar da shi cikin daƙiƙa 30.',
  deleteUnsentText: 'Ba a taɓa aika shi ba, don haka ba a iya dawo da shi.',
  deleteNeedsNetwork: 'Babu network. Za ku iya goge shi idan network ya dawo.',
  goBack: 'Koma baya',
  undo: 'Mayar',
  undoing: 'Ana dawo da shi',
  deletesWhenReached:
    'Mai yiwuwa an riga an saka shi. Idan haka ne, Onise za ta goge shi idan Onise tana buɗe kuma an iya isa gare ta.',
  undoHint: 'Za ku iya mayar da wannan cikin daƙiƙa 30.',
  restoreHint: 'Za ku iya dawo da shi cikin kwana 30 a shafinsa.',
  deletedTodos: 'Todo da aka goge',
  showDeleted: 'Nuna todo da aka goge',
  noneDeleted: 'Ba ku goge wani todo ba a kwana 30 da suka wuce.',
  deletedOffline: 'Babu network. Za ku iya ganin todo da aka goge idan ya dawo.',
  deletedUntil: (was: string, date: string) =>
    `Matsayinsa: ${was.toLowerCase()}. Za ku iya dawo da shi har zuwa ${date}.`,
  bringBack: 'Dawo da shi',
  restorePage: 'Duba todo da aka goge',
}

const dispute: Words<typeof disputeTexts> = {
  title: 'Jayayya',
  unsentDispute: 'Jayayya',
  unsentAnswer: 'Amsar jayayya',

  whatHappens: 'Abin da zai faru idan kuka buɗe jayayya',
  steps: (amount: string, other: string) => [
    `${amount} zai tsaya a riƙe. Ba a biyan kowa, kuma babu abin da zai koma, har jayayyar ta ƙare.`,
    `Ana jiran amsar ${other} cikin awa 48. Ku biyun za ku iya yin tayin raba kuɗin, ku karɓa.`,
    'Idan ba ku yarda da juna ba, wakilin Onise zai karanta na ɓangarorin biyu ya yanke hukunci cikin kwana 5.',
    'Idan babu wanda ya yanke hukunci cikin kwana 60, duk kuɗin zai koma ga kwastoma.',
  ],
  reason: 'Jayayyar a kan me take?',
  chooseReason: 'Zaɓi dalili',
  statement: 'Me ya faru?',
  statementHint:
    'Ku faɗi abin da aka yarda, abin da ya faru, da abin da kuke ganin adalci ne. Ɗayan ɓangaren ma zai karanta.',
  statementRequired: 'Ku rubuta abin da ya faru.',
  open: 'Buɗe jayayyar',
  answerTitle: 'Amsarku',
  answer: 'Aika amsarku',

  waitingTitle: 'An adana jayayyarku a wannan waya, ba a aika ta ba tukuna.',
  waitingOpen: (other: string, until: string | null) =>
    until === null
      ? `Tana da amfani ne kawai idan an aika ta. Kafin nan ana iya biyan ${other}, ko a soke aikin daga ɓangarensa.`
      : `Tana da amfani ne kawai idan an aika ta. Dole ta isa kafin ${until}: a lokacin ana amincewa da aikin a biya.`,
  waitingAnswerTitle: 'An adana amsarku a wannan waya, ba a aika ta ba tukuna.',
  waitingAnswer: (until: string) =>
    `Tana da amfani ne kawai idan an aika ta. Dole ta isa kafin ${until}.`,
  failedTitle: 'Ba a karɓi wannan ba.',

  frozen: (amount: string) => `${amount} yana tsaye a riƙe har jayayyar ta ƙare.`,
  answerNow: (until: string) =>
    `Ku ba da amsa kafin ${until}. Bayan haka wakilin Onise zai iya yanke hukunci ba tare da amsarku ba.`,
  awaitAnswer: (other: string, until: string) =>
    `Ana jiran amsar ${other} har zuwa ${until}. Bayan haka wakilin Onise zai iya yanke hukunci ba tare da amsa ba.`,
  awaitDecision: (until: string) =>
    `Idan ba ku yarda da juna ba, wakilin Onise zai yanke hukunci kafin ${until}.`,
  missed: (other: string) => `Amsar ${other} ba ta zo a kan lokaci ba.`,
  missedByYou: 'Ba ku ba da amsa a kan lokaci ba.',
  end: (at: string) =>
    `Idan babu wanda ya yanke hukunci kafin ${at}, duk kuɗin zai koma ga kwastoma.`,

  statements: 'Abin da ɓangarorin biyu suka ce',
  you: 'Ku',

  offers: 'Raba kuɗin',
  noOffers: 'Babu wanda ya yi tayin raba kuɗi tukuna.',
  offerOf: (who: string) => `Tayin ${who}`,
  yourOffer: 'Tayinku',
  forTasker: (name: string) => `Na ${name}`,
  forClient: (name: string) => `Zai koma ga ${name}`,
  forYou: 'Naku',
  backToYou: 'Zai dawo gare ku',
  fee: (amount: string) => `${amount} a ciki kuɗin hidimar Onise ne.`,
  accept: 'Karɓi wannan tayi',
  acceptNote: 'Za a raba kuɗin nan take, kuma jayayyar ta ƙare. Ba a iya mayar da wannan baya.',
  takeBack: 'Janye tayina',
  offer: 'Aika wannan tayi',
  offerAmount: (name: string) => `Nawa za a ba ${name}?`,
  offerAmountYou: 'Nawa za a ba ku?',
  offerRest: (amount: string) => `Ɗayan ɓangaren, ${amount}, zai koma ga kwastoma.`,
  offerInvalid: (max: string) => `Ku saka adadi daga ₦0 zuwa ${max}.`,
  offerNote: 'Babu abin da zai motsa sai ɗayan ɓangaren ya karɓa.',
  needsNetwork: 'Babu network. Tayi da yarjejeniya suna buƙatarsa.',

  ended: 'Wannan jayayya ta ƙare.',
  aboutStage: (title) => `Jayayyar ta shafi matakin “${title}”.`,
  earlier: 'Jayayyar da ta ƙare a baya',
  outcomes: {
    settled: 'Ku biyun kun yarda da yadda za a raba kuɗin.',
    split: 'Wakilin Onise ya raba kuɗin.',
    continue: 'Wakilin Onise ya yanke hukunci cewa aikin ya ci gaba. Ana ci gaba da riƙe da kuɗin.',
    refunded: 'Babu wanda ya yanke hukunci cikin kwana 60, don haka duk kuɗin ya koma ga kwastoma.',
    cancelled: 'An kawo ƙarshen todo ɗin, tare da jayayyar.',
  },
  decision: 'Dalilin hukuncin',
  notRead: 'Jayayyar ba ta zo wannan waya ba tukuna. Za ta bayyana idan akwai network.',
}

const disputeNotice: Words<typeof disputeNoticeTexts> = {
  title: (title: string) => `Jayayya: ${title}`,
  answer: (until: string) => `Ku faɗi abin da ya faru kafin ${until}.`,
  offered: 'Ɗayan ɓangaren ya yi tayin raba kuɗin. Ku karɓa, ko ku yi naku tayin.',
  awaitAnswer: (until: string) => `Ɗayan ɓangaren yana da lokaci har zuwa ${until} don ba da amsa.`,
  awaitDecision: (until: string) =>
    `Wakilin Onise zai yanke hukunci kafin ${until}, sai dai idan kun yarda da juna kafin nan.`,
  open: 'Je wurin jayayya',
}

const evidence: Words<typeof evidenceTexts> = {
  evidence: (number: number) => (number === 1 ? 'Hoto ko PDF' : `Hoto na ${number}`),
  evidencePrompt: (number: number) => (number === 1 ? 'Ƙara hoto ko PDF' : 'Ƙara wani hoto'),
  evidenceHint:
    'Hotuna har 6, ko PDF ɗaya da bai wuce 10 MB ba. Ana rage girman hotuna don adana data. Ku, ɗayan ɓangaren da Onise kaɗai za ku iya ganin su.',
  evidenceUnsupported: 'Ku yi amfani da hoton JPEG, PNG ko WebP, ko PDF.',
  evidenceUnreadable: 'Ba a iya karanta wannan fayil ba. Ku sake zaɓarsa, ko ku zaɓi wani.',
  evidenceLocked:
    'Wannan PDF yana da kalmar sirri, don haka ɗayan ɓangaren ba zai iya buɗe shi ba. Idan yana buɗewa a wayarku, ku zaɓi Print, sannan “Save as PDF”, ku aika sabon fayil ɗin. Ko ku aika hotunansa.',
  evidenceTooBig: 'PDF ba zai wuce 10 MB ba',
  evidenceTooMany: 'Ku aika hotuna har 6, ko PDF ɗaya.',
  file: 'Buɗe PDF',
  proof: {
    same: (at: string) => `An saka shi a wayar ranar ${at}, bai canja ba tun daga lokacin`,
    different: 'An canja shi bayan an saka shi a wayar',
    unmarked: 'Ba mu san lokacin da aka yi wannan fayil ba',
  },
  picture: (number: number) => `Hoto na ${number}`,
}

const lifeEarnings: Words<typeof EARNINGS_MESSAGES> = {
  summary: (amount: string) => `Abin da za ku samu a gaskiya: ${amount} a bankinku`,
  summaryWallet: (amount: string) => `Abin da za ku samu a gaskiya: ${amount} a wallet ɗinku`,
  price: 'Farashi',
  platformFee: (basisPoints: number) => `Kuɗin hidimar Onise (${basisPoints / 100}%)`,
  wallet: 'Abin da zai shiga wallet ɗinku',
  transferFee: (withdrawals: number) =>
    withdrawals === 1 ? 'Kuɗin turawa' : `Kuɗin turawa (cire kuɗi sau ${withdrawals})`,
  stampDuty: 'Harajin hatimi (stamp duty)',
  rest: 'Abin da zai rage a wallet ɗinku',
  bank: 'Abin da zai shiga bankinku',
  tooLittle: `Za ku iya cire ${formatNaira(WITHDRAW_MIN)} ko fiye, don haka wannan zai jira a wallet ɗinku har a ƙara biyan ku.`,
  parts: (withdrawals: number) =>
    `Saboda iyakarku, za a cire shi sau ${withdrawals}, kowanne da nasa kuɗin caji.`,
}

type Facts = Parameters<(typeof lifeEventTexts)['events']['posted']>[0]

/** Another user is named before an impersonal verb, because a verb after the name would need the gender. */
const did = ({ byReader, who }: Facts, what: string) => {
  if (byReader) return `Kun ${what}`
  return who === 'Onise' ? `Onise ta ${what}` : `${who}: an ${what}`
}
const heldFor = ({ side, other, amount }: Facts) =>
  side === 'client' ? `Ana riƙe da ${amount} domin ${other}.` : `Ana riƙe da ${amount} dominku.`
const paidTo = ({ side, other, amount, arrives }: Facts) => {
  if (side === 'client') return `An biya ${other} ${amount}.`
  return arrives === amount
    ? `${amount} ya shiga wallet ɗinku.`
    : `${arrives} ya shiga wallet ɗinku: ${amount} bayan an cire kuɗin hidimar Onise.`
}
const feeOf = ({ data: { fee } }: Facts) =>
  fee === undefined ? '' : `, bayan an cire kuɗin hidimar Onise na ${formatNaira(fee)}`
const refundOf = ({ side, other, data: { refund } }: Facts) => {
  const back = refund === undefined ? 'kuɗin' : formatNaira(refund)
  return `an mayar da ${back} ga ${side === 'client' ? 'ku' : other}`
}
const splitOf = ({ side, other, amount, arrives, data: { refund } }: Facts) => {
  const back = refund === undefined ? '' : formatNaira(refund)
  const afterFee = arrives === amount ? '' : ` (${arrives} bayan kuɗin hidimar Onise)`
  const parts =
    side === 'client' ? [`za a ba ${other} ${amount}`] : [`za a ba ku ${amount}${afterFee}`]
  if (back) parts.push(`za a mayar da ${back} ga ${side === 'client' ? 'ku' : other}`)
  return parts.join(', ')
}
const toOther = ({ byReader, other }: Facts) => (byReader ? other : 'ku')

const timesOf = ({ times: { at, told } }: Facts) => {
  if (at === '') return `. Agogon wayar bai yi daidai ba; an gaya wa Onise ƙarfe ${told}.`
  return told === ''
    ? ` ƙarfe ${at}.`
    : ` ƙarfe ${at} bisa agogon wayar. An gaya wa Onise ƙarfe ${told}.`
}

const changeOf = ({ amount, data: { change, title, from, to, price } }: Facts): string => {
  if (change === 'price')
    return `farashin “${title}” daga ${price === undefined ? '–' : formatNaira(price)} zuwa ${amount}`
  if (change === 'date')
    return `ranar “${title}” daga ${formatDate(String(from))} zuwa ${formatDate(String(to))}`
  return change === 'stage'
    ? `ƙarin mataki ɗaya, “${title}”, na ${amount}, kafin ${formatDate(String(to))}`
    : `tsarin matakai: ${to}`
}
const lifeEvent: Words<typeof lifeEventTexts> = {
  you: 'Ku',
  ofStage: (stage, sentence) => `Matakin “${stage}”: ${sentence}`,
  events: {
    posted: (facts) => did(facts, 'saka wannan todo.'),
    edited: (facts) => did(facts, 'canja wannan todo.'),
    removed: (facts) => did(facts, 'goge wannan todo.'),
    restored: (facts) => did(facts, 'dawo da wannan todo.'),
    reposted: (facts) => did(facts, 'sake saka wannan todo.'),
    awarded: (facts) => `${did(facts, `ba ${toOther(facts)} todo ɗin.`)} ${heldFor(facts)}`,
    submitted: (facts) => {
      const { version } = facts.data
      return typeof version === 'number' && version > 1
        ? did(facts, `miƙa siga ta ${version} ta aikin.`)
        : did(facts, 'miƙa aikin.')
    },
    approved: (facts) => `${did(facts, 'amince da aikin.')} ${paidTo(facts)}`,

    stageFunded: ({ byReader, who, amount, data: { title } }) =>
      `${byReader ? 'Kun' : `${who} ya`} saka kuɗi don matakin “${title}”: an ajiye ${amount} yanzu.`,
    arrived: (facts) => `${did(facts, 'isa')}${timesOf(facts)}`,
    left: (facts) => `${did(facts, 'tafi')}${timesOf(facts)}`,
    changeProposed: (facts) => `${did(facts, 'nemi canji')}: ${changeOf(facts)}.`,
    changeAccepted: (facts) => `${did(facts, 'karɓi canjin')}: ${changeOf(facts)}.`,
    changeDeclined: (facts) => `${did(facts, 'ƙi canjin.')} Komai yana nan yadda aka yarda.`,
    changeWithdrawn: (facts) => `${did(facts, 'janye canjin.')} Komai yana nan yadda aka yarda.`,
    changeEnded: ({ data: { silent } }) =>
      silent
        ? 'Babu wanda ya amsa canjin cikin awanni 48, don haka komai yana nan yadda aka yarda.'
        : 'Canjin da aka nema bai dace ba yanzu, don haka ya ƙare. Komai yana nan yadda aka yarda.',
    materialsAsked: (facts) => did(facts, `nemi ${facts.amount} na kayan aiki.`),
    materialsDeclined: (facts) => did(facts, 'nemi wani jerin kayan aiki.'),
    materialsReleased: (facts) =>
      `${did(facts, `biya ${facts.amount} na kayan aiki.`)}${facts.data.refund === undefined ? '' : ` ${refundOf(facts)}.`}`,
    receiptsSent: (facts) => `${did(facts, 'ƙara rasiɗai')}: an kashe ${facts.amount}.`,
    receiptsMissed: () => 'Babu rasiɗin kayan aiki da ya zo cikin kwana 7.',
    materialsGivenBack: (facts) => did(facts, `mayar da ${facts.amount} na kuɗin kayan aiki.`),
    changesRequested: (facts) => `${did(facts, 'nemi gyara.')} Ana ci gaba da riƙe da kuɗin.`,
    approvalReminded: ({ side, other }) =>
      side === 'client'
        ? 'Onise ta tuna muku ku amince da aikin ko ku nemi gyara.'
        : `Onise ta aika tunatarwa ga ${other} don amincewa da aikin ko neman gyara.`,
    autoApproved: (facts) =>
      `Onise ta amince da aikin, saboda lokacin ba da amsa ya ƙare. ${paidTo(facts)}`,

    declined: (facts) => did(facts, 'ƙi todo ɗin.'),
    taskerCancelled: (facts) => did(facts, 'soke aikin.'),
    clientCancelled: (facts) => did(facts, 'soke aikin.'),
    cancelOffered: (facts) =>
      did(
        facts,
        `yi tayin kawo ƙarshen aikin a biya ${facts.side === 'client' ? facts.other : 'ku'} ${facts.amount}.`,
      ),
    cancelOfferWithdrawn: (facts) => did(facts, 'janye tayin kawo ƙarshen aikin.'),
    cancelOfferEnded: () => 'Tayin kawo ƙarshen aikin ya ƙare, saboda an miƙa aiki.',
    cancelAgreed: (facts) =>
      facts.who === 'Onise'
        ? 'Lokacin ba da amsar tayin ya ƙare, don haka an ɗauka an karɓa. Aikin ya ƙare.'
        : `${did(facts, 'karɓi tayin.')} Aikin ya ƙare.`,
    abandoned: () => 'Onise ta kawo ƙarshen aikin, saboda an daɗe ba a miƙa komai ba.',
    reopened: () => 'An sake buɗe todo ɗin.',
    paid: (facts) =>
      facts.side === 'client'
        ? `An biya ${facts.other} ${facts.amount}${feeOf(facts)}.`
        : `${facts.amount} ya shiga wallet ɗinku${feeOf(facts)}.`,
    refunded: ({ side, other, amount }) =>
      side === 'client' ? `${amount} ya dawo wallet ɗinku.` : `An mayar da ${amount} ga ${other}.`,
    bankClaim: ({ side, other }) =>
      side === 'client'
        ? 'Bankinku ya karɓe kuɗin da aka biya da kati. Aikin ya ƙare, kuma kuɗin da ake riƙe da shi yana zuwa bankinku.'
        : `Bankin ${other} ya karɓe kuɗin da aka biya da kati, don haka aikin ya ƙare.`,
    expiryWarned: () => 'Onise ta yi gargaɗi cewa lokacin wannan todo zai ƙare ba da daɗewa ba.',
    expired: () => 'Lokacin todo ɗin ya ƙare, saboda babu abin da ya faru na kwana 30.',
    removedByAdmin: () => 'Onise ta cire wannan todo.',

    disputed: (facts) =>
      `${did(facts, 'buɗe jayayya.')} Ana ci gaba da riƙe da kuɗin har a warware ta.`,
    disputeAnswered: (facts) => did(facts, 'ba da amsar jayayyar.'),
    disputeUnanswered: () => 'Lokacin ba da amsar jayayyar ya ƙare ba tare da amsa ba.',
    splitOffered: (facts) => did(facts, `yi tayin raba kuɗin: ${splitOf(facts)}.`),
    offerTakenBack: (facts) => did(facts, 'janye tayin raba kuɗin.'),
    disputeSettled: (facts) => did(facts, `yarda da raba kuɗin: ${splitOf(facts)}.`),
    disputeDecided: (facts) =>
      facts.data['outcome'] === 'continue'
        ? 'Onise ta yanke hukunci cewa aikin ya ci gaba.'
        : `Onise ta yanke hukuncin jayayyar: ${splitOf(facts)}.`,
    disputeExpired: (facts) => `Jayayyar ta ƙare ba tare da hukunci ba: ${refundOf(facts)}.`,

    reviewsPublished: () => 'Ana iya karanta sharhi yanzu.',

    unknown: (facts) =>
      `${did(facts, 'canja wani abu a nan')}${facts.amount && `: ${facts.amount}`}. Ku sabunta app ɗin don ƙarin bayani.`,
  },
}

const life: Words<Pick<typeof lifeEnglish, 'ACTION_LABELS' | 'messages'>> = {
  ACTION_LABELS: {
    fundStage: { label: 'Riƙe kuɗin wannan mataki' },
    seeDispute: { label: 'Je wurin jayayya' },
    submit: { label: 'Miƙa aiki' },
    approve: { label: 'Amince' },
    requestChanges: { label: 'Nemi gyara' },
    proposals: { label: 'Proposal' },
    reviewTasker: { label: 'Ba da sharhi' },
    reviewClient: { label: 'Ba da sharhi' },
    changeReview: { label: 'Canja sharhina' },
    readReviews: { label: 'Sharhi' },
    submitAgain: { label: 'Aika sabuwar siga' },
    dispute: { label: 'Buɗe jayayya' },
    readDispute: { label: 'Karanta jayayya' },
    answerOffer: { label: 'Ba da amsar tayin' },
    answerChange: { label: 'Ba da amsar canjin', icon: 'edit' },
    seeChange: { label: 'Canjin da kuka nema' },
    changePlan: { label: 'Canza farashi, rana ko tsari' },
    seeCancelOffer: { label: 'Tayinku na kawo ƙarshen aiki' },
    decline: { label: 'Ƙi wannan todo' },
    cancel: { label: 'Soke aikin' },
    repost: { label: 'Sake saka shi' },
    restore: { label: 'Dawo da shi' },
    edit: { label: 'Gyara' },
    delete: { label: 'Goge' },
  },
  messages: {
    phoneOf: (other) => `Lambar waya: ${other}`,
    call: (other, phone) => `Kira ${other}: ${phone}`,
    whatsApp: 'WhatsApp',
    callNote:
      'Ku yi yarjejeniya ku kuma biya a Onise: idan an yi jayayya, abin da aka rubuta a nan kaɗai ake dubawa.',
    seeTodo: 'Duba todo',
    timeline: 'Abin da ya faru',
    timelineEmpty: 'Babu abin da ya faru tukuna.',
    timelineOffline:
      'Ba a adana abin da ya faru a wannan waya ba tukuna. Ku sake buɗe wannan todo idan network ya dawo.',
    held: {
      client: (amount: string, tasker: string) =>
        `Ana riƙe da ${amount} na kuɗinku domin ${tasker}.`,
      tasker: (amount: string) => `Ana riƙe da ${amount} dominku.`,
    },
    paid: {
      client: (amount: string, tasker: string) => `An biya ${tasker} ${amount}.`,
      tasker: (amount: string) => `An biya ku ${amount}. Yana cikin wallet ɗinku.`,
    },
    approvePay: (amount: string) => `Amince a biya ${amount}`,
    holdNow: (amount) => `Riƙe ${amount} yanzu`,
    needsNetwork: 'Babu network. Za ku iya yin wannan idan ya dawo.',
  },
}

const lifeNextStep: Words<typeof lifeNextStepTexts> = {
  fundStage: ({ amount, stage, other, time }) =>
    `Ba a riƙe ${amount} na matakin “${stage}” ba tukuna, don haka ${other} ba zai iya farawa ba. Saka shi kafin ${time}; bayan haka ${other} na iya barin aikin.`,
  awaitMoney: ({ amount, stage, other, time }) =>
    `Ba a riƙe ${amount} na matakin “${stage}” ba tukuna: kada ka fara. ${other} ne zai saka. Daga ${time} za ka iya barin aikin ba tare da wata alama ba.`,
  mayLeave: ({ amount, stage }) =>
    `Har yanzu ba a riƙe ${amount} na matakin “${stage}” ba: kada ka fara. Za ka iya jira, ko ka bar aikin yanzu ba tare da wata alama ba.`,
  askMaterials: ({ stage, other }) =>
    `Nemi kuɗin kayan aiki na “${stage}” da jeri a ƙasa. ${other} zai biya, sannan mataki na gaba ya fara.`,
  awaitMaterials: ({ day, other }) =>
    `Dole ${other} ya aiko da jerin kayan aiki${day && ` kafin ${day}`}. Ba za ku biya komai ba kafin ku gan shi.`,
  changeMaterials: ({ other }) =>
    `${other} ya nemi wani jerin kayan aiki. Gyara shi a ƙasa ka sake aikawa.`,
  releaseMaterials: ({ amount, other }) =>
    `Ku saki ${amount} na kayan aiki, ko wani ɓangare. ${other} yana jiran amsarku kan jerin.`,
  awaitRelease: ({ amount, other }) =>
    `Dole ${other} ya amsa jerin kayan aikinka na ${amount}. Kada ka sayi komai kafin a biya ka.`,
  addReceipts: ({ time }) =>
    `Ƙara rasiɗan kayan aiki${time && ` kafin ${time}`}. Ba za ka iya miƙa wannan matakin ba kafin haka.`,
  chooseProposal: () => 'Ku zaɓi proposal ku ba da todo. Ba za ku biya komai ba kafin haka.',
  submit: ({ day, other }) =>
    `Ku miƙa aikin${day && ` zuwa ${day}`}. Ana biyan ku bayan amincewar ${other}.`,
  submitLate: ({ day, cancelDay, other }) =>
    `An yarda a gama aikin ranar ${day}. Ku miƙa shi yanzu: ${cancelDay ? `daga ${cancelDay}` : 'a yanzu'} ana iya sokewa daga ɓangaren ${other} kaɗai, a kuma mayar da kuɗin.`,
  awaitWork: ({ day, other }) => `Ana jiran ${other} don miƙa aikin${day && ` zuwa ${day}`}.`,
  workLate: ({ day, cancelDay, other }) =>
    `Aikin ${other} ya makara: an yarda a gama ranar ${day}.${cancelDay && ` Daga ${cancelDay} za ku iya sokewa ku kaɗai ku karɓi kuɗinku.`}`,
  mayCancel: ({ day, other }) =>
    `Aikin ${other} ya makara: an yarda a gama ranar ${day}. Za ku iya sokewa ku kaɗai yanzu ku karɓi kuɗinku.`,
  approve: ({ time, other }) =>
    time
      ? `Ku amince da aikin ko ku nemi gyara kafin ${time}. Idan ba haka ba, Onise za ta biya ${other} a lokacin.`
      : `Ku duba aikin, sannan ku amince da shi don a biya ${other}.`,
  awaitApproval: ({ time, other }) =>
    time
      ? `Za a biya ku ${time}, sai dai idan ${other} ya/ta nemi gyara.`
      : `Ana biyan ku bayan amincewar ${other}.`,
  paymentDue: ({ side, time, other }) =>
    `Lokacin ba da amsa ya ƙare ${time}. Onise za ta biya ${side === 'client' ? other : 'ku'} a dubawarta ta gaba.`,
  makeChanges: ({ other }) => `Akwai buƙatar gyara daga ${other}. Ku yi gyaran ku sake miƙa aikin.`,
  awaitChanges: ({ other }) =>
    `Kun nemi gyara. Ana jiran ${other} don yin gyaran da sake miƙa aikin.`,
  answerOffer: ({ time, other }) =>
    `Ku ba da amsar tayin ${other} na kawo ƙarshen aikin kafin ${time}. Idan babu amsa, an ɗauka kun karɓa.`,
  answerChange: ({ time, other }) =>
    `${other} na neman canza abin da kuka yarda. Ku ba da amsa kafin ${time}. Idan babu amsa, babu abin da zai canza.`,
  awaitOfferAnswer: ({ time, other }) =>
    `Ana jiran amsar ${other} kan tayinku na kawo ƙarshen aikin kafin ${time}. Idan babu amsa, an ɗauka an karɓa.`,
  offerAccepted: ({ time }) =>
    `Lokacin ba da amsar tayin ya ƙare ${time}, don haka an ɗauka an karɓa.`,
  disputed: () => 'Ana ci gaba da riƙe da kuɗin har a warware jayayyar.',
  answerDispute: ({ time }) =>
    `Ku ba da amsar jayayyar kafin ${time}. Sannan Onise za ta yanke hukunci, da amsarku ko babu.`,
  awaitDisputeAnswer: ({ time, other }) =>
    `Ana jiran amsar ${other} kan jayayyar kafin ${time}. Onise za ta yanke hukunci bayan haka.`,
  answerSplit: ({ time, other }) =>
    `Akwai tayin raba kuɗi daga ${other}. Ku karɓa ko ku yi wani tayi. Idan ba haka ba, Onise za ta yanke hukunci kafin ${time}.`,
  awaitDecision: ({ time, other }) =>
    `Onise za ta yanke hukuncin jayayyar kafin ${time}, sai dai idan kun yarda da juna da ${other} kafin nan.`,
  decisionLate: ({ side, time, other }) =>
    `Hukuncin ya makara. Idan babu hukunci kafin ${time}, za a mayar da kuɗin ga ${side === 'client' ? 'ku' : other}.`,
  review: ({ time, other }) =>
    `Ku yi sharhi kan ${other} kafin ${time}. Sharhinku zai bayyana idan an yi sharhi a kanku, ko a ranar nan.`,
  sealed: ({ time, other }) =>
    `Sharhinku zai bayyana idan ${other} ya/ta yi sharhi a kanku, ko ${time}.`,
  expired: ({ side }) =>
    side === 'client'
      ? 'Babu abin da ya faru a wannan todo na kwana 30, don haka an rufe shi. Za ku iya sake saka shi yadda yake.'
      : 'Babu abin da ya faru a wannan todo na kwana 30, don haka an rufe shi.',
  cancelled: () => 'An soke wannan todo. An rubuta inda kuɗin ya tafi a ƙasa.',
  deleted: ({ time, was }) =>
    `Kun goge wannan todo (${was}). Za ku iya dawo da shi har zuwa ${time}.`,
  deletedForGood: ({ side, other }) =>
    side === 'client'
      ? 'Kun goge wannan todo. Ba a iya dawo da shi kuma.'
      : `${other}: an goge wannan todo.`,
  removed: () => 'Onise ta cire wannan todo. An rubuta dalilin a ƙasa.',
  over: () => '',
}

const list: Words<typeof listTexts> = {
  heading: 'Jerin todo',
  search: 'Nemi todo',
  tabs: {
    label: 'Todo',
    all: 'Duka',
    assigned: 'An ba ku',
    submitted: 'An miƙa',
    completed: 'An kammala',
  },
  open: 'Duba bayani',
  refresh: 'Gauraya ku nemi sababbin todo',
  shuffle: 'Gauraya',
  sort: 'Jeri',
  sorts: { mixed: 'A gauraye', newest: 'Sababbi', price: 'Farashi', near: 'Na kusa' },
  noPlace: 'Ku ƙara wuri a profile ɗinku don ku fara ganin todo na kusa da ku.',
  addPlace: 'Ƙara wuri',
  drawing: (place, home) => `Zanen Najeriya mai nuna ${place}, da ku a ${home}`,
  drawingOf: (count, home) => `Zanen Najeriya mai nuna wurare ${count} na todo, da ku a ${home}`,
  kilometres: (km) => `km ${km}`,
  inPlace: (place) => `a ${place}`,
  inReach: (reach) => `A cikin ${reach}`,
  inReachOnly: 'Todo na kusa da ku kawai ake nunawa.',
  inState: (state) => `A ${state}`,
  where: 'Inda aikin yake',
  field: 'Fanni',
  allFields: 'Duk fannoni',
  myField: (field: string) => `${field} (naku)`,
  arrived: (count: number) => `Sabo ${count} – taɓa don gani`,
  noneMatch: (search: string) => `Babu todo a nan mai suna “${search.trim()}”.`,
  noneInField: (field: string) => `Babu buɗaɗɗen todo a ${field} yanzu.`,
  filters: 'Ƙarin tacewa',
  noneOpen: 'Sababbin todo suna bayyana a nan da zarar kwastoma ya saka ɗaya.',
  showAll: 'Nuna duk todo',
  tellMe: 'A sanar da ni game da sababbin todo',
  onlyHere: 'An bincika todo da ke wannan waya ne kawai.',
  openBadge: 'A buɗe',
  anywhere: 'Ko’ina',
}

const tasks: Words<typeof tasksTexts> = {
  ...list,
  listTitle: 'Todo',
  emptyTab: {
    assigned: 'Idan kwastoma ya ba ku todo, yana bayyana a nan, kuma ana riƙe da kuɗin dominku.',
    submitted: 'Aikin da kuka miƙa yana bayyana a nan har sai kwastoma ya amince da shi.',
    completed: 'Todo da aka kammala aka biya suna bayyana a nan.',
  },
  find: 'Nemi todo',

  verified: 'Kwastoma da aka tantance',
  notVerified: 'Ba a tantance ba',
  description: 'Bayanin aiki',
  skills: 'Ƙwarewar da ake buƙata',
  projectType: 'Nau’in aiki',
  aboutClient: 'Game da abokin ciniki',
  location: 'Wuri',
  price: 'Farashi',
  address: 'Adireshi',
  addressNote: 'Ku da kwastoma kaɗai kuke ganin wannan.',
  ownAddressNote: 'Ku da ƙwararren da kuka ba aikin kaɗai kuke ganin wannan.',
  yourProfessional: 'Ƙwararrenku',

  sendProposal: 'Aika proposal',
  findMore: 'Nemo ƙarin todo',
  submit: 'Miƙa aiki',
  backToList: 'Koma jerin',
  goneTitle: 'Wannan todo ba ya nan kuma',
  gone: 'An ba wani ƙwararre shi, ko kwastoma ya goge shi.',
  goneForClient: 'An goge shi, ko wasu ne kaɗai za su iya ganinsa.',
  unknownOffline:
    'Wannan todo bai zo wayarku ba tukuna, kuma babu network. Ku sake buɗe shi idan network ya dawo.',

  aProfessional: 'wani ƙwararre',
  messageTo: (name: string) => `Aika wa ${name} saƙo`,
  hireAgain: 'Sake ɗauka',
  receipt: 'Rasiti',
  help: 'Nemi taimako',

  work: 'Aikin da aka miƙa',
  version: (version: number) => `Siga ta ${version}`,
  changesAsked: 'An nemi gyara ranar',
  workPicture: (version: number) => `Hoton siga ta ${version}`,
  workOf: (name: string) => `Aikin ${name}`,
  before: 'Kafin aikin',
  after: 'Bayan aikin',
  earlierWork: 'Sigogin da suka gabata',
  noFile: 'Ba a aika hoto ko PDF tare da wannan siga ba.',

  submitTitle: 'Ku miƙa aikinku',
  notes: 'Bayani',
  notesHint: 'Ku rubuta abin da kuka yi da duk abin da ya kamata kwastoma ya sani.',
  notesRequired: 'Ku rubuta ’yan kalmomi game da aikin.',
  newVersion: (version: number) =>
    `Kun riga kun miƙa siga ta ${version}. Kwastoma zai amince da sabuwar sigar maimakon ta. Ku biyun za ku iya ganin tsofaffin har yanzu.`,
  savedTitle: 'An adana aikinku a wannan waya.',
  savedNote:
    'Ana aika shi idan Onise tana buɗe kuma an iya isa gare ta. Idan kuka rufe Onise, babu abin da zai ɓace.',
  unsentWork: 'Aikinku a kan wani todo',
  goingBack: 'Ana mayar da ku baya…',
  notYours: 'Ƙwararren da aka ba wannan todo ne kaɗai zai iya miƙa aiki.',
  change: 'Gyara',
  discard: 'Yi watsi',
  failedTitle: 'Ba a karɓi aikinku ba',
  stoppedTitle: 'An adana aikinku a wannan waya',
  stop: 'Dakatar da aikawa',
  stopped: 'An dakatar. Abin da kuka rubuta yana nan a fom ɗin.',
  alreadySent: 'An riga an aika shi yanzu.',
}

const searchMessagesLazy: Words<typeof searchMessagesLazyTexts> = {
  title: 'Tacewa',
  location: 'Wuri',
  locationHint: 'Gari, kasuwa ko jiha',
  within: 'Nisan wurin',
  anyDistance: 'Kowane nisa',
  ownState: 'Jihata',
  priceFrom: 'Farashi daga',
  priceTo: 'Farashi har zuwa',
  projectType: 'Nau’in aiki',
  anyType: 'Kowane',
  when: 'Yaushe ake bukata',
  anyTime: 'Kowane lokaci',
  whens: { asap: 'Da wuri-wuri', day: 'Kafin wata rana', flexible: 'Babu gaggawa' },
  span: 'Tsawon aikin',
  anyLength: 'Kowane tsawo',
  spans: { hours: 'Awanni', days: 'Kwanaki', weeks: 'Makonni', months: 'Watanni' },
  skills: 'Ƙwarewa',
  skillsOf: (field: string) => `Ɗaya daga cikin waɗannan, a ${field}`,
  show: 'Nuna todo',
  clear: 'Share tacewa',
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

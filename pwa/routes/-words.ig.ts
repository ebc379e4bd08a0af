import type { Words } from '#schema/domain/localize.ts'
import type { messages as chatTexts } from './-chat/messages.ts'
import type { messages as clientTexts } from './-client/messages.ts'
import type { messages as settingsTexts } from './-settings/messages.ts'
import type { messages as shellConnectionTexts } from './-shell/connection-messages.ts'
import type { messages as shellDialogTexts } from './-shell/dialog-messages.ts'
import type { messages as shellErrorTexts } from './-shell/error-messages.ts'
import type { messages as shellTexts } from './-shell/messages.ts'
import type { messages as shellMissingUserTexts } from './-shell/missing-user-messages.ts'
import type { messages as shellNotFoundTexts } from './-shell/not-found-messages.ts'
import type { messages as taskerTexts } from './-tasker/messages.ts'

const chat: Words<typeof chatTexts> = {
  proposal: {
    sent: (price: string) => `I kwuru na ị ga-arụ ya ${price}.`,
    received: (price: string, name: string) =>
      `${name} ga-arụ ya ${price}. Nye ya todo ahụ ka a malite.`,
  },
  seeProposal: 'Lee proposal ahụ',
  seeProfile: 'Lee profile ahụ',
  optionsFor: (name: string) => `Maka ${name}`,
  close: 'Mechie',
  others: (count: number) => `Todo ${count} ọzọ dị.`,
}

const client: Words<typeof clientTexts> = {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Nnọọ, ${name}`,
  welcomeNote: 'Gịnị ka ị chọrọ ka e meere gị taa?',
  createTask: 'Tinye todo',
  posted: (title: string) => `E tinyela todo gị: ${title}`,
  postedText:
    'Ndị ọkachamara nwere ike ịhụ ya ugbu a ma zitere gị proposal. Anyị ga-agwa gị mgbe otu bịara. Ị naghị akwụ ihe ọ bụla ruo mgbe ị họọrọ otu.',
  postWaits: (title: string) => `Echekwala ya na ekwentị a: ${title}`,
  postWaitsText:
    'A ga-etinye ya mgbe Onise mepere emepe ma e nwee ike iru ya. Ị gaghị akwụ ihe ọ bụla ruo mgbe ị họọrọ ọkachamara.',
  approved: (amount: string, name: string) => `A kwụla ${name} ${amount}.`,
  approvedNext: 'E mechiela ọrụ ahụ. Gwa ndị ọzọ otú o siri dị.',
  review: 'Dee nyocha',
  seePosted: 'Lee todo ahụ',
  toDo: 'Ihe ị ga-eme ugbu a',
  more: 'Hụ ihe ndị ọzọ na-eche gị',
  fewer: 'Gosi naanị nke mbụ',
  myTodos: 'Todo gị',
  seeAll: 'Lee ha niile',
  noneYet: 'Tinye todo mbụ gị, ndị ọkachamara ga-ezitere gị ọnụ ego ha.',
  kycTitle: 'Enyochabeghị onye ị bụ',
  kycText:
    'Onye nọ na Onise na-enyocha onye ị bụ. I nwere ike itinye todo ma kwụọ ụgwọ na-enweghị ya.',
  kycAction: 'Otu a ga-esi enyocha gị',
  waiting: (count: number) => `Todo ${count} na-eche ka ị kwado ya`,
  waitingText: 'Lelee ọrụ ahụ, kwadozie ya ka a kwụọ ụgwọ.',
  lookAtWork: 'Lelee ọrụ ahụ',
  available: 'Na wallet gị',
  held: (amount: string, todos: number) => `E jidere ${amount} maka todo ${todos}`,
  emptyOngoing: 'Todo na-apụta ebe a mgbe i nyere ya ọkachamara.',
  emptySubmitted: 'Ọrụ ọkachamara nyefere na-apụta ebe a ka ị kwado ya.',
  emptyCompleted: 'Todo ndị ị kwadoro ma kwụọ ụgwọ ha na-apụta ebe a.',
  notFound: 'Anyị ahụghị todo ahụ.',
  notFoundOffline: 'E chekwaghị todo a na ekwentị a, network adịghịkwa.',
  goBack: 'Laghachi azụ',
}

const settings: Words<typeof settingsTexts> = {
  title: 'Ntọala',
  note: 'Akaụntụ gị, na otu Onise si arụ ọrụ na ngwaọrụ a.',
  account: 'Akaụntụ gị',
  changePicture: 'Gbanwee foto',
  editProfile: 'Dezie profile',
  editProfileNote: 'Foto, aha ọrụ, nkọwa na ebe ị nọ',
  myWork: 'Foto ọrụ m',
  myWorkNote: 'Ihe ndị ahịa na-ahụ na profaịlụ gị',
  createPin: 'Mepụta PIN',
  createPinNote: 'Ị chọrọ ya iji wepụ ego na wallet gị',
  updatePin: 'Gbanwee PIN',
  updatePinNote: 'Iji gbanwee PIN i nwere',
  phone: 'Nọmba ekwentị',
  phoneNote: 'Jiri ya banye ma nweta koodu site na SMS ma ọ bụ WhatsApp',
  email: 'Email',
  emailNote: 'Tinye otu, ka i nwee ike ịbata ọzọ na-enweghị ekwentị gị',
  emailUnproven: (address) => `${address} ekwenyebeghị ya`,
  verify: 'Ihe gosiri onye ị bụ',
  verifyNote: 'Nweta akara na oke ka ukwuu',
  changePassword: 'Gbanwee password',
  changePasswordNote: 'Ngwaọrụ ndị ọzọ ga-apụ',
  sessions: 'Ebe ị banyere',
  sessionsNote: 'Lee ngwaọrụ gị ma pụọ na ha',
  exportData: 'Nnomi data m',
  exportDataNote: 'Ihe niile Onise nwere banyere gị',
  closeAccount: 'Mechie akaụntụ m',
  closeAccountNote: 'Hichapụ data gị kpamkpam',
  showsPhone: 'Gosi nọmba ekwentị m',
  showsPhoneNote:
    'Onye nke ọzọ n’ọrụ i nyere ma ọ bụ nke a họrọ gị maka ya na-ahụ ya, ruo ụbọchị 30 ka ọrụ gwụchara. Onye ọzọ anaghị ahụ ya.',
  showsOnline: 'Gosi mgbe m nọ n’ịntanetị',
  showsOnlineNote:
    'Onye nke ọzọ n’ọrụ i nyere ma ọ bụ nke a họrọ gị maka ya na-ahụ “Nọ n’ịntanetị ugbu a” ma ọ bụ “Abịala taa”, ruo ụbọchị 30 ka ọrụ gwụchara. Onye ọzọ anaghị ahụ ya, ọ dịghịkwa onye na-ahụ kpọmkwem oge. Ndị mmadụ ka na-ahụ mgbe ị na-edere ha ozi. Mgbanwe nwere ike iwe nkeji abụọ tupu a hụ ya.',
  notices: 'Ọkwa',
}

const itemCount = (count: number) => `ihe ${count}`

const shellConnection: Words<typeof shellConnectionTexts> = {
  offline: 'Enweghị network.',
  updated: 'Emelitela ya',
  more: 'Ndị ọzọ',
  offlineDetail:
    'I nwere ike ịga n’ihu n’ọrụ. A na-echekwa ihe i ziga na ekwentị a, ọ na-aga n’onwe ya mgbe Onise mepere emepe ma e nwee ike iru ya.',
  waitingDetail: 'Ha na-aga n’onwe ha mgbe Onise mepere emepe ma e nwee ike iru ya.',
  waiting: (count: number) => `E chekwara ${itemCount(count)} na ekwentị a.`,
  waitingOffline: (count: number) => `E chekwara ${itemCount(count)} ebe a.`,
  failed: (count: number) =>
    `E nweghị ike iziga ${itemCount(count)}. Mepee ka ị hụ ihe kpatara ya.`,
  sentBeforeDiscard: (count: number) =>
    count === 1
      ? 'E zigalarị otu ihe ị tụfuru tupu ị tụfuo ya.'
      : `E zigalarị ${itemCount(count)} ị tụfuru tupu ị tụfuo ha.`,
  open: 'Mepee',
  nextTry: (seconds: number) =>
    seconds <= 0
      ? 'A na-anwa ugbu a.'
      : `A ga-anwa ọzọ na ${seconds < 60 ? `sekọnd ${seconds}` : `nkeji ${Math.ceil(seconds / 60)}`}.`,
  sendNow: 'Ziga ugbu a',
  signIn: (count: number) =>
    `Oge mbanye gị agwụla. ${count === 0 ? 'Banye ọzọ ka ị gaa n’ihu.' : `Banye ka e ziga ${itemCount(count)}.`}`,
  logIn: 'Banye',
  lost: (count: number) =>
    count === 0
      ? 'Ihe nchọgharị gị ehichapụla ihe Onise chekwara.'
      : `Ihe nchọgharị gị ehichapụla ${itemCount(count)} e zigabeghị.`,
  lostDetail: (count: number) =>
    count === 0
      ? 'O mere ya ka o nweta ohere na ekwentị a. Ihe niile ga-abata ọzọ mgbe i nwere network.'
      : 'O hichapụrụ ihe Onise chekwara na ekwentị a ka o nweta ohere. Biko dee ndị ahụ ọzọ. Ihe ndị ọzọ niile ga-abata ọzọ mgbe i nwere network.',
  temporary: 'E chekwaghị ihe ọ bụla na ekwentị a.',
  temporaryDetail:
    'Ihe nchọgharị a anaghị ekwe ka Onise chekwaa ihe. I nwere ike ịga n’ihu, ma ihe e zigabeghị ga-efu ma i mechie Onise. Kwe ka site a jiri cookies na data, pụọ na private browsing, ma ọ bụ jiri ihe nchọgharị ọzọ.',
  full: 'Ekwentị a ejuola, ya mere e chekwaghị ihe ọ bụla na ya.',
  fullDetail:
    'Ị nọ n’ime ruo mgbe i mechiri Onise, ihe e zigabeghị n’oge ahụ ga-efu. Mepee ohere n’ekwentị, banye ọzọ.',
  silent: 'Ebe nchekwa nke ekwentị a anaghị aza.',
  silentDetail:
    'Onise na-aga n’ihu na-enweghị ya. Ihe i ziri na-aga, ma ihe e zigabeghị ga-efu ma i mechie Onise. Ihe i chekwara na mbụ ka dị n’ekwentị: mechie tab Onise ndị ọzọ ma ọ bụ gbanyụọ ma gbanye ekwentị, meghee Onise ọzọ.',
  dismiss: 'Ọ dị mma',
  newVersion: 'Ụdị Onise ọhụrụ adịla njikere.',
  tooOld: 'Ụdị a emeela ochie. Melite ka ị gaa n’ihu.',
  tooOldDetail: 'Ihe i dere efughị.',
  update: 'Melite',
}

const shellDialog: Words<typeof shellDialogTexts> = {
  switchType: {
    title: { client: 'Gbanwee gaa Onye ahịa?', tasker: 'Gbanwee gaa Ọkachamara?' },
    text: 'Ị ga-apụ, were otu email na password ahụ banye ọzọ.',
    stays:
      'Wallet gị, PIN gị, nyocha gị na ọrụ niile amalitela ga-adị ka ha dị. I nwere ike ịgbanwe ọzọ mgbe ọ bụla.',
    waiting: (count: number) => `Todo ${count} na-eche ka ị kwado ya.`,
    waitingText: 'Ị ka nwere ike ịkwado ya mgbe ị gbanwechara.',
    unsent: (count: number) => `E zigabeghị ${itemCount(count)}. Buru ụzọ ziga ha.`,
    needsNetwork: 'Enweghị network. I nwere ike ịgbanwe mgbe ọ lọtara.',
    confirm: { client: 'Gbanwee gaa Onye ahịa', tasker: 'Gbanwee gaa Ọkachamara' },
    switching: 'A na-agbanwe',
    send: 'Buru ụzọ ziga',
    cancel: 'Nọrọ',
  },
  logOut: {
    title: 'Ị chọrọ ịpụ?',
    unsent: (count: number, canKeep = false) =>
      `E zigabeghị ${itemCount(count)}. ${
        canKeep
          ? 'Ọ bụrụ na ị hapụ ha, ha ga-anọ na ekwentị a na mkpọchi ruo mgbe ị banyere ebe a ọzọ. Mgbe ahụ ka a ga-eziga ha.'
          : 'Buru ụzọ ziga ha. Ha agaghị anọli na ekwentị a ma ị pụọ ugbu a.'
      } A ga-ehichapụ ihe gị ndị ọzọ niile na ekwentị a.`,
    allSent:
      'E zigala ihe niile i mere. A ga-ehichapụ data gị na ekwentị a, ọ ga-abata ọzọ mgbe ị banyere.',
    notDeleted:
      'Ị pụọla, ma ekwentị a enweghị ike ihichapụ data gị niile. Ka i hichapụ ya, hichapụ data Onise na ntọala ihe nchọgharị gị.',
    maybeSent: 'O nwere ike ịbụ na e zigalarị ụfọdụ. Ịtụfu ya agaghị eweghachi nke ahụ.',
    send: 'Buru ụzọ ziga',
    sending: 'A na-eziga',
    keep: 'Hapụ ha wee pụọ',
    discard: 'Tụfuo ha wee pụọ',
    logOut: 'Pụọ',
    cancel: 'Nọrọ',
  },
}

const shellError: Words<typeof shellErrorTexts> = {
  title: 'E nwere nsogbu',
  storage: {
    heading: 'Onise enweghị ike imepe ebe nchekwa ya na ekwentị a',
    text: 'Ihe nchọgharị ahụ jụrụ ya. Mechie tab Onise ndị ọzọ, nwaa ọzọ. Ọ bụrụ na nke ahụ arụghị ọrụ, kwe ka site a jiri cookies na data, pụọ na private browsing, mepee ohere na ekwentị ahụ, ma ọ bụ jiri ihe nchọgharị ọzọ. Ihe ndị i zigaralarị dị nchebe.',
  },
  network: {
    heading: 'E nweghị ike imepe ibe a',
    text: 'E chekwaghị ya na ekwentị a. Nwaa ọzọ mgbe e nwere ike iru Onise.',
  },
  other: {
    heading: 'E nweghị ike igosi ibe a',
    text: 'Ihe i dere dị na nchekwa na ekwentị a, ihe i zigara dịkwa nchebe. Nwaa ọzọ. Ọ bụrụ na ọ mee ọzọ, ihe nchọgharị a nwere ike ịbụ nke ochie: melite ya, ma ọ bụ mepee Onise na Chrome, Firefox ma ọ bụ Safari.',
  },
  reload: 'Nwaa ọzọ',
}

const shell: Words<typeof shellTexts> = {
  youAre: {
    client: 'Ị bụ onye ahịa',
    tasker: 'Ị bụ ọkachamara',
  },
  switchTo: { client: 'Gbanwee gaa Ọkachamara', tasker: 'Gbanwee gaa Onye ahịa' },
  professionals: 'Chọta ọkachamara',
  dashboard: 'Dashboard',
  wallet: 'Wallet',
  myTodo: 'Todo m',
  toDoList: 'Todo niile',
  messages: 'Ozi',
  community: 'Obodo anyị',
  help: 'Enyemaka',
  settings: 'Ntọala',
  notices: 'Ọkwa',
  saved: 'Ihe echekwara',
  unsent: 'E zigabeghị',
  generalSettings: 'Ntọala izugbe',
  profile: 'Profile m',
  editProfile: 'Dezie profile',
  logOut: 'Pụọ',
  menu: 'Menu',
  you: 'Gị',
}

const shellMissingUser: Words<typeof shellMissingUserTexts> = {
  missing: 'Akaụntụ gị anọbeghị na ekwentị a. Ibe a ga-emeghe mgbe network dị.',
}

const shellNotFound: Words<typeof shellNotFoundTexts> = {
  title: 'A hụghị ibe a',
  heading: 'Anyị ahụghị ibe ahụ',
  text: 'O nwere ike ịbụ na e dehiere adreesị ahụ, ma ọ bụ na e bugharịala ibe ahụ. Ọrụ gị dị na ekwentị a dị nchebe.',
  action: 'Gaa na mmalite',
}

const tasker: Words<typeof taskerTexts> = {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Nnọọ, ${name}`,
  welcomeNote: 'Ọrụ gị na proposal gị.',
  kycTitle: 'Enyochabeghị akaụntụ gị',
  readyTitle: 'Profile gị adịla njikere',
  readyText:
    'Ndị ahịa na-agụ ya na proposal gị ọ bụla. Ugbu a chọọ todo ma ziga ọnụ ego gị. Ị naghị akwụ ihe ọ bụla iji rịọ.',
  kyc: 'Onye nọ na Onise na-enyocha onye ị bụ. Ndị ahịa na-ahụ akara ahụ. I nwere ike ịrịọ ma nata ụgwọ na-enweghị ya.',
  kycAction: 'Otu a ga-esi enyocha gị',
  messages: 'Ozi',
  messagesNote: 'Gwa ndị ahịa okwu',
  profile: 'Profile m',
  profileNote: 'Otu ndị ahịa si ahụ gị',
  find: 'Chọọ todo',
  findNote: 'Todo meghere emeghe nso na ebe dị anya',
  balance: 'Ego dị na wallet',
  held: (amount: string, tasks: number) => `E jidere ${amount} maka todo ${tasks}`,
  toDo: 'Ihe ị ga-eme ugbu a',
  applied: 'Todo ndị ị rịọrọ',
  seeAll: 'Lee ha niile',
  foundByAlert: 'Otu n’ime ọkwa gị chọtara todo a.',
  fewerLikeThis: 'Belata ụdị a',
}

export const words = {
  'routes/-chat': chat,
  'routes/-client': client,
  'routes/-settings': settings,
  'routes/-shell/connection-messages': shellConnection,
  'routes/-shell/dialog-messages': shellDialog,
  'routes/-shell/error-messages': shellError,
  'routes/-shell': shell,
  'routes/-shell/missing-user-messages': shellMissingUser,
  'routes/-shell/not-found-messages': shellNotFound,
  'routes/-tasker': tasker,
}

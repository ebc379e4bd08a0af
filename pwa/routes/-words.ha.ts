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
    sent: (price: string) => `Kun ce za ku yi a ${price}.`,
    received: (price: string, name: string) =>
      `Farashin ${name}: ${price}. Ku ba da todo don a fara.`,
  },
  seeProposal: 'Duba proposal',
  seeProfile: 'Duba profile',
  optionsFor: (name: string) => `Game da ${name}`,
  close: 'Rufe',
  others: (count: number) => `Akwai ƙarin todo ${count}.`,
}

const client: Words<typeof clientTexts> = {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Barka da zuwa, ${name}`,
  welcomeNote: 'Me kuke so a yi muku yau?',
  createTask: 'Saka todo',
  posted: (title: string) => `An saka todo ɗinku: ${title}`,
  postedText:
    'Ƙwararru suna iya ganinsa yanzu su aiko muku proposal. Za mu gaya muku idan ɗaya ya zo. Ba za ku biya komai ba sai kun zaɓi ɗaya.',
  postWaits: (title: string) => `An adana a wayar nan: ${title}`,
  postWaitsText:
    'Za a saka shi idan Onise tana buɗe kuma an iya isa gare ta. Ba za ku biya komai ba sai kun zaɓi ƙwararre.',
  approved: (amount: string, name: string) => `An biya ${name} ${amount}.`,
  approvedNext: 'An rufe aikin. Ku gaya wa sauran mutane yadda ya kasance.',
  review: 'Rubuta sharhi',
  seePosted: 'Duba todo',
  toDo: 'Abin yi yanzu',
  more: 'Duba sauran abin da ke jiran ku',
  fewer: 'Nuna na farko kawai',
  myTodos: 'Todo ɗinku',
  seeAll: 'Duba duka',
  noneYet: 'Ku saka todo ɗinku na farko, ƙwararru za su aiko muku da farashinsu.',
  kycTitle: 'Ba a tantance ku ba tukuna',
  kycText:
    'Wani mutum a Onise yana bincika ko ku wane ne. Za ku iya saka todo ku biya ba tare da shi ba.',
  kycAction: 'Yadda za a tantance ku',
  waiting: (count: number) =>
    count === 1 ? 'Todo 1 yana jiran amincewarku' : `Todo ${count} suna jiran amincewarku`,
  waitingText: 'Ku duba aikin, sannan ku amince da shi don a biya.',
  lookAtWork: 'Duba aikin',
  available: 'A wallet ɗinku',
  held: (amount: string, todos: number) => `Ana riƙe da ${amount} domin todo ${todos}`,
  emptyOngoing: 'Todo yana bayyana a nan idan kun ba da shi.',
  emptySubmitted: 'Aikin da ƙwararre ya miƙa yana bayyana a nan don ku amince da shi.',
  emptyCompleted: 'Todo da kuka amince da su kuka biya suna bayyana a nan.',
  notFound: 'Ba mu sami wannan todo ba.',
  notFoundOffline: 'Ba a adana wannan todo a wannan waya ba, kuma babu network.',
  goBack: 'Koma baya',
}

const settings: Words<typeof settingsTexts> = {
  title: 'Saituna',
  note: 'Asusunku, da yadda Onise take aiki a wannan na’ura.',
  account: 'Asusunku',
  changePicture: 'Canja hoto',
  editProfile: 'Gyara profile',
  editProfileNote: 'Hoto, sunan aiki, bayani da wuri',
  myWork: 'Hotunan aikina',
  myWorkNote: 'Abin da abokan ciniki suke gani a bayaninka',
  createPin: 'Ƙirƙiri PIN',
  createPinNote: 'Kuna buƙatarsa don cire kuɗi daga wallet ɗinku',
  updatePin: 'Canja PIN',
  updatePinNote: 'Don canja PIN ɗin da kuke da shi',
  phone: 'Lambar waya',
  phoneNote: 'Ku shiga da ita, ku sami lambobin sirri ta SMS ko WhatsApp',
  email: 'Imel',
  emailNote: 'Ku ƙara ɗaya, don ku iya komawa ba tare da wayarku ba',
  emailUnproven: (address) => `${address} ba a tabbatar da shi ba tukuna`,
  verify: 'Shaidar ko ku wane ne',
  verifyNote: 'Ku sami alama da iyaka mafi girma',
  changePassword: 'Canja kalmar sirri',
  changePasswordNote: 'Za a fitar da sauran na’urori',
  sessions: 'Inda kuka shiga',
  sessionsNote: 'Ku ga na’urorinku, ku fitar da su',
  exportData: 'Kwafin bayanaina',
  exportDataNote: 'Duk abin da Onise take da shi game da ku',
  closeAccount: 'Rufe asusuna',
  closeAccountNote: 'Goge bayananku har abada',
  showsPhone: 'Nuna lambar wayata',
  showsPhoneNote:
    'Ɗaya ɓangaren aikin da kuka bayar ko aka zaɓe ku yana ganinta, har kwana 30 bayan an gama aikin. Babu wani kuma.',
  showsOnline: 'Nuna lokacin da nake kan layi',
  showsOnlineNote:
    'Ɗaya ɓangaren aikin da kuka bayar ko aka zaɓe ku yana ganin “Kan layi yanzu” ko “An gani yau”, har kwana 30 bayan an gama aikin. Babu wani kuma, kuma babu mai ganin ainihin lokaci. Mutane suna ganin lokacin da kuke rubuta musu duk da haka. Canji zai iya ɗaukar minti biyu kafin a gan shi.',
  notices: 'Sanarwa',
}

const itemCount = (count: number) => (count === 1 ? 'abu 1' : `abubuwa ${count}`)

const shellConnection: Words<typeof shellConnectionTexts> = {
  offline: 'Babu network.',
  updated: 'An sabunta',
  more: 'Ƙari',
  offlineDetail:
    'Za ku iya ci gaba da aiki. Ana adana abin da kuka aika a wannan waya, kuma yana tafiya da kansa idan Onise tana buɗe kuma an iya isa gare ta.',
  waitingDetail: 'Za su tafi da kansu idan Onise tana buɗe kuma an iya isa gare ta.',
  waiting: (count: number) => `An adana ${itemCount(count)} a wannan waya.`,
  waitingOffline: (count: number) => `An adana ${itemCount(count)} a nan.`,
  failed: (count: number) => `Ba a iya aika ${itemCount(count)} ba. Ku buɗe ku ga dalili.`,
  sentBeforeDiscard: (count: number) =>
    count === 1
      ? 'An riga an aika wani abu da kuka yi watsi da shi.'
      : `An riga an aika abubuwa ${count} da kuka yi watsi da su.`,
  open: 'Buɗe',
  nextTry: (seconds: number) =>
    seconds <= 0
      ? 'Ana gwadawa yanzu.'
      : `Za a sake gwadawa nan da ${seconds < 60 ? `daƙiƙa ${seconds}` : `minti ${Math.ceil(seconds / 60)}`}.`,
  sendNow: 'Aika yanzu',
  signIn: (count: number) =>
    `Zamanku ya ƙare. ${count === 0 ? 'Ku sake shiga don ci gaba.' : `Ku shiga don aika ${itemCount(count)}.`}`,
  logIn: 'Shiga',
  lost: (count: number) =>
    count === 0
      ? 'Burauzarku ta goge abin da Onise ta adana.'
      : `Burauzarku ta goge ${itemCount(count)} da ba a aika ba tukuna.`,
  lostDetail: (count: number) =>
    count === 0
      ? 'Ta yi hakan don samun wuri a wannan waya. Za a sake loda komai idan kuna da network.'
      : 'Ta goge abin da Onise ta adana a wannan waya, don samun wuri. Don Allah ku sake rubuta waɗannan. Za a sake loda duk sauran idan kuna da network.',
  temporary: 'Babu abin da aka adana a wannan waya.',
  temporaryDetail:
    'Wannan burauza ba ta barin Onise ta adana komai. Za ku iya ci gaba, amma abin da ba a aika ba zai ɓace idan kuka rufe Onise. Ku yarda da cookies da bayanan wannan site, ku fita daga private browsing, ko ku yi amfani da wata burauza.',
  full: 'Wannan waya ta cika, don haka ba a adana komai a kanta.',
  fullDetail:
    'Kuna ciki har sai kun rufe Onise, kuma abin da ba a aika ba kafin nan zai ɓace. Ku rage abin da ke cikin wayar, sannan ku sake shiga.',
  silent: 'Ma’ajiyar wannan waya ba ta amsawa.',
  silentDetail:
    'Onise tana aiki ba tare da ita ba. Abin da kuka aika yana tafiya, amma abin da ba a aika ba zai ɓace idan kuka rufe Onise. Abin da kuka adana a baya yana nan a wayar: ku rufe sauran tab na Onise ko ku sake kunna wayar, sannan ku sake buɗe Onise.',
  dismiss: 'To',
  newVersion: 'Sabuwar sigar Onise ta shirya.',
  tooOld: 'Wannan sigar ta tsufa sosai. Ku sabunta don ci gaba.',
  tooOldDetail: 'Babu abin da kuka rubuta da ya ɓace.',
  update: 'Sabunta',
}

const shellDialog: Words<typeof shellDialogTexts> = {
  switchType: {
    title: { client: 'A koma Kwastoma?', tasker: 'A koma Ƙwararre?' },
    text: 'Za a fitar da ku, sannan ku sake shiga da imel da kalmar sirrin da kuke da su.',
    stays:
      'Wallet ɗinku, PIN ɗinku, sharhinku da duk aikin da aka fara suna nan yadda suke. Za ku iya komawa a kowane lokaci.',
    waiting: (count: number) =>
      count === 1 ? 'Todo 1 yana jiran amincewarku.' : `Todo ${count} suna jiran amincewarku.`,
    waitingText: 'Za ku iya amincewa bayan kun koma ma.',
    unsent: (count: number) => `Ba a aika ${itemCount(count)} ba tukuna. Ku aika su tukuna.`,
    needsNetwork: 'Babu network. Za ku iya komawa idan ya dawo.',
    confirm: { client: 'Koma Kwastoma', tasker: 'Koma Ƙwararre' },
    switching: 'Ana komawa',
    send: 'Aika tukuna',
    cancel: 'Tsaya',
  },
  logOut: {
    title: 'A fita?',
    unsent: (count: number, canKeep = false) =>
      `Ba a aika ${itemCount(count)} ba tukuna. ${
        canKeep
          ? 'Idan kuka bar su, za su zauna a wannan waya a kulle har sai kun sake shiga a nan. Sannan a aika su.'
          : 'Ku aika su tukuna. A wannan karon ba za a iya barin su a wannan waya idan kuka fita ba.'
      } Duk sauran abubuwanku za a goge su daga wannan waya.`,
    allSent:
      'An aika duk abin da kuka yi. Za a goge bayananku daga wannan waya, kuma za a sake loda su idan kuka shiga.',
    notDeleted:
      'Kun fita, amma wannan waya ba ta iya goge duk bayananku ba. Don goge su, ku share bayanan Onise a saitunan burauzarku.',
    maybeSent: 'Mai yiwuwa an riga an aika wasu. Yin watsi da su ba ya dawo da su.',
    send: 'Aika tukuna',
    sending: 'Ana aikawa',
    keep: 'Bar su a fita',
    discard: 'Yi watsi da su a fita',
    logOut: 'Fita',
    cancel: 'Tsaya',
  },
}

const shellError: Words<typeof shellErrorTexts> = {
  title: 'An sami matsala',
  storage: {
    heading: 'Onise ba ta iya buɗe ma’ajiyarta a wannan waya ba',
    text: 'Burauzar ta ƙi. Ku rufe sauran tab na Onise, ku sake gwadawa. Idan hakan bai yi ba, ku yarda da cookies da bayanan wannan site, ku fita daga private browsing, ku rage abin da ke cikin wayar, ko ku yi amfani da wata burauza. Abin da kuka riga kuka aika yana nan lafiya.',
  },
  network: {
    heading: 'Ba a iya loda wannan shafin ba',
    text: 'Ba a adana shi a wannan waya ba. Ku sake gwadawa idan an iya isa Onise.',
  },
  other: {
    heading: 'Ba a iya nuna wannan shafin ba',
    text: 'Abin da kuka rubuta yana adane a wannan waya, kuma abin da kuka aika yana nan lafiya. Ku sake gwadawa. Idan ya sake faruwa, mai yiwuwa burauzar ta tsufa: ku sabunta ta, ko ku buɗe Onise a Chrome, Firefox ko Safari.',
  },
  reload: 'Sake gwadawa',
}

const shell: Words<typeof shellTexts> = {
  youAre: {
    client: 'Kuna a matsayin kwastoma',
    tasker: 'Kuna a matsayin ƙwararre',
  },
  switchTo: { client: 'Koma Ƙwararre', tasker: 'Koma Kwastoma' },
  professionals: 'Nemo ƙwararre',
  dashboard: 'Dashboard',
  wallet: 'Wallet',
  myTodo: 'Todo ɗina',
  toDoList: 'Jerin todo',
  messages: 'Saƙonni',
  community: 'Al’umma',
  help: 'Taimako',
  settings: 'Saituna',
  notices: 'Sanarwa',
  saved: 'An ajiye',
  unsent: 'Ba a aika ba tukuna',
  generalSettings: 'Saituna na gaba ɗaya',
  profile: 'Profile ɗina',
  editProfile: 'Gyara profile',
  logOut: 'Fita',
  menu: 'Menu',
  you: 'Ku',
}

const shellMissingUser: Words<typeof shellMissingUserTexts> = {
  missing: 'Asusunku bai zo wannan waya ba tukuna. Wannan shafi zai buɗe idan akwai network.',
}

const shellNotFound: Words<typeof shellNotFoundTexts> = {
  title: 'Ba a sami shafin ba',
  heading: 'Ba mu sami wannan shafin ba',
  text: 'Mai yiwuwa an yi kuskure a adireshin, ko an ɗauke shafin. Aikinku na wannan waya yana nan lafiya.',
  action: 'Je farkon shafi',
}

const tasker: Words<typeof taskerTexts> = {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Barka da zuwa, ${name}`,
  welcomeNote: 'Aikinku da proposal ɗinku.',
  kycTitle: 'Ba a tantance asusunku ba tukuna',
  readyTitle: 'Profile ɗinku ya shirya',
  readyText:
    'Kwastomomi suna karanta shi tare da kowane proposal naku. Yanzu ku nemo todo ku aika farashinku. Nema kyauta ne.',
  kyc: 'Wani mutum a Onise yana bincika ko ku wane ne. Kwastomomi suna ganin alamar. Za ku iya nema a biya ku ba tare da shi ba.',
  kycAction: 'Yadda za a tantance ku',
  messages: 'Saƙonni',
  messagesNote: 'Yi magana da kwastomomi',
  profile: 'Profile ɗina',
  profileNote: 'Yadda kwastomomi suke ganin ku',
  find: 'Nemi todo',
  findNote: 'Buɗaɗɗun todo na kusa da na nesa',
  balance: 'Kuɗin wallet',
  held: (amount: string, tasks: number) => `Ana riƙe da ${amount} domin todo ${tasks}`,
  toDo: 'Abin yi yanzu',
  applied: 'Todo da kuka nema',
  seeAll: 'Duba duka',
  foundByAlert: 'Ɗaya daga cikin sanarwarku ce ta samo wannan todo.',
  fewerLikeThis: 'A rage irin wannan',
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

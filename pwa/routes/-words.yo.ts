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
    sent: (price: string) => `Ẹ ní ẹ máa ṣe é ní ${price}.`,
    received: (price: string, name: string) =>
      `${name} máa ṣe é ní ${price}. Ẹ gbé todo náà fún un láti bẹ̀rẹ̀.`,
  },
  seeProposal: 'Wo proposal náà',
  seeProfile: 'Wo profile náà',
  optionsFor: (name: string) => `Nípa ${name}`,
  close: 'Pa dé',
  others: (count: number) => `Todo ${count} mìíràn tún wà.`,
}

const client: Words<typeof clientTexts> = {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Ẹ káàbọ̀, ${name}`,
  welcomeNote: 'Kí lẹ fẹ́ ká bá yín ṣe lónìí?',
  createTask: 'Gbé todo síta',
  posted: (title: string) => `Todo yín ti jáde síta: ${title}`,
  postedText:
    'Àwọn akọ́ṣẹ́mọṣẹ́ lè rí i báyìí kí wọ́n sì fi proposal ránṣẹ́. A ó sọ fún yín bí ọ̀kan bá dé. Ẹ kò san nǹkankan títí ẹ ó fi yan ọ̀kan.',
  postWaits: (title: string) => `Ó wà ní ìpamọ́ lórí fóònù yìí: ${title}`,
  postWaitsText:
    'A ó gbé e síta nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i. Ẹ kò ní san nǹkan kan títí ẹ ó fi yan akọ́ṣẹ́mọṣẹ́.',
  approved: (amount: string, name: string) => `A ti san ${amount} fún ${name}.`,
  approvedNext: 'Iṣẹ́ náà ti parí. Ẹ sọ fún àwọn mìíràn bí ó ṣe rí.',
  review: 'Kọ àgbéyẹ̀wò',
  seePosted: 'Wo todo náà',
  toDo: 'Ohun tó yẹ kí ẹ ṣe báyìí',
  more: 'Wo ohun mìíràn tó ń dúró dè yín',
  fewer: 'Fi èyí àkọ́kọ́ nìkan hàn',
  myTodos: 'Todo yín',
  seeAll: 'Wo gbogbo rẹ̀',
  noneYet: 'Ẹ gbé todo yín àkọ́kọ́ síta, àwọn akọ́ṣẹ́mọṣẹ́ á sì fi iye owó wọn ránṣẹ́.',
  kycTitle: 'A kò tíì yẹ ìdánimọ̀ yín wò',
  kycText: 'Ènìyàn kan ní Onise ń wo ẹni tí ẹ jẹ́. Ẹ lè gbé todo síta kí ẹ sì san owó láìsí i.',
  kycAction: 'Bí a ṣe ń yẹ̀ yín wò',
  waiting: (count: number) => `Todo ${count} ń dúró de kí ẹ fọwọ́ sí i`,
  waitingText: 'Ẹ wo iṣẹ́ náà, kí ẹ sì fọwọ́ sí i láti sanwó.',
  lookAtWork: 'Wo iṣẹ́ náà',
  available: 'Nínú wallet yín',
  held: (amount: string, todos: number) => `A ń di ${amount} mú fún todo ${todos}`,
  emptyOngoing: 'Todo máa hàn níbí nígbà tí ẹ bá ti gbé e fún akọ́ṣẹ́mọṣẹ́.',
  emptySubmitted: 'Iṣẹ́ tí akọ́ṣẹ́mọṣẹ́ bá fi ránṣẹ́ máa hàn níbí kí ẹ lè fọwọ́ sí i.',
  emptyCompleted: 'Todo tí ẹ fọwọ́ sí tí ẹ sì sanwó rẹ̀ máa hàn níbí.',
  notFound: 'A kò rí todo yẹn.',
  notFoundOffline: 'Todo yìí kò sí ní ìpamọ́ lórí fóònù yìí, kò sì sí network.',
  goBack: 'Padà',
}

const settings: Words<typeof settingsTexts> = {
  title: 'Ètò',
  note: 'Àkáǹtì yín, àti bí Onise ṣe ń ṣiṣẹ́ lórí ẹ̀rọ yìí.',
  account: 'Àkáǹtì yín',
  changePicture: 'Yí àwòrán padà',
  editProfile: 'Ṣàtúnṣe profile',
  editProfileNote: 'Àwòrán, orúkọ iṣẹ́, àlàyé àti ibi tí ẹ wà',
  myWork: 'Àwòrán iṣẹ́ mi',
  myWorkNote: 'Ohun tí àwọn oníbàárà ń rí lórí profáìlì yín',
  createPin: 'Ṣe PIN',
  createPinNote: 'Ẹ nílò rẹ̀ láti yọ owó nínú wallet yín',
  updatePin: 'Yí PIN padà',
  updatePinNote: 'Láti yí PIN tí ẹ ní padà',
  phone: 'Nọ́ńbà fóònù',
  phoneNote: 'Ẹ fi wọlé, kí ẹ sì gba kóòdù nípasẹ̀ SMS tàbí WhatsApp',
  email: 'Ímeèlì',
  emailNote: 'Ẹ fi ọ̀kan kún un, kí ẹ lè wọlé padà láìsí fóònù yín',
  emailUnproven: (address) => `${address} kò tíì jẹ́rìí sí`,
  verify: 'Ẹ̀rí ẹni tí ẹ jẹ́',
  verifyNote: 'Ẹ gba àmì àti òdiwọ̀n tó pọ̀ sí i',
  changePassword: 'Yí password padà',
  changePasswordNote: 'Àwọn ẹ̀rọ yòókù máa jáde',
  sessions: 'Ibi tí ẹ ti wọlé',
  sessionsNote: 'Ẹ wo àwọn ẹ̀rọ yín kí ẹ sì jáde lórí wọn',
  exportData: 'Ẹ̀dà data mi',
  exportDataNote: 'Gbogbo ohun tí Onise mọ̀ nípa yín',
  closeAccount: 'Ti àkáǹtì mi',
  closeAccountNote: 'Pa data yín rẹ́ títí láé',
  showsPhone: 'Fi nọ́ńbà fóònù mi hàn',
  showsPhoneNote:
    'Ẹni kejì nínú iṣẹ́ tí ẹ gbé fúnni tàbí tí a yàn yín fún máa rí i, títí di ọjọ́ 30 lẹ́yìn tí iṣẹ́ bá parí. Ẹlòmíràn kò ní rí i.',
  showsOnline: 'Fi hàn nígbà tí mo bá wà lórí ayélujára',
  showsOnlineNote:
    'Ẹni kejì nínú iṣẹ́ tí ẹ gbé fúnni tàbí tí a yàn yín fún máa rí “Wà lórí ayélujára báyìí” tàbí “Wọlé lónìí”, títí di ọjọ́ 30 lẹ́yìn tí iṣẹ́ bá parí. Ẹlòmíràn kò ní rí i, ẹnikẹ́ni kò sì ní rí àkókò gan-an. Àwọn èèyàn ṣì máa rí i nígbà tí ẹ bá ń kọ̀wé sí wọn. Àyípadà lè gba ìṣẹ́jú méjì kí wọ́n tó rí i.',
  notices: 'Ìfitónilétí',
}

const itemCount = (count: number) => `nǹkan ${count}`

const shellConnection: Words<typeof shellConnectionTexts> = {
  offline: 'Kò sí network.',
  updated: 'Ó ti di tuntun',
  more: 'Púpọ̀ sí i',
  offlineDetail:
    'Ẹ lè máa bá iṣẹ́ lọ. Ohun tí ẹ bá fi ránṣẹ́ wà ní ìpamọ́ lórí fóònù yìí, ó sì máa lọ fúnra rẹ̀ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',
  waitingDetail: 'Wọ́n máa lọ fúnra wọn nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',
  waiting: (count: number) => `${itemCount(count)} wà ní ìpamọ́ lórí fóònù yìí.`,
  waitingOffline: (count: number) => `${itemCount(count)} wà ní ìpamọ́ níbí.`,
  failed: (count: number) => `${itemCount(count)} kò lè lọ. Ẹ ṣí i láti rí ìdí rẹ̀.`,
  sentBeforeDiscard: (count: number) =>
    count === 1
      ? 'Nǹkan kan tí ẹ dà nù ti lọ kí ẹ tó dà á nù.'
      : `${itemCount(count)} tí ẹ dà nù ti lọ kí ẹ tó dà wọ́n nù.`,
  open: 'Ṣí i',
  nextTry: (seconds: number) =>
    seconds <= 0
      ? 'A ń gbìyànjú báyìí.'
      : `A máa tún gbìyànjú láàárín ${seconds < 60 ? `ìṣẹ́jú àáyá ${seconds}` : `ìṣẹ́jú ${Math.ceil(seconds / 60)}`}.`,
  sendNow: 'Fi ránṣẹ́ báyìí',
  signIn: (count: number) =>
    `Àkókò ìwọlé yín ti parí. ${count === 0 ? 'Ẹ tún wọlé láti tẹ̀síwájú.' : `Ẹ wọlé láti fi ${itemCount(count)} ránṣẹ́.`}`,
  logIn: 'Wọlé',
  lost: (count: number) =>
    count === 0
      ? 'Ẹ̀rọ ìwákiri yín ti pa ohun tí Onise fi pamọ́ rẹ́.'
      : `Ẹ̀rọ ìwákiri yín ti pa ${itemCount(count)} tí kò tíì lọ rẹ́.`,
  lostDetail: (count: number) =>
    count === 0
      ? 'Ó ṣe é láti wá àyè lórí fóònù yìí. Gbogbo rẹ̀ máa tún ṣí nígbà tí ẹ bá ní network.'
      : 'Ó pa ohun tí Onise fi pamọ́ sórí fóònù yìí rẹ́ láti wá àyè. Ẹ jọ̀ọ́, ẹ tún àwọn yẹn kọ. Gbogbo ohun yòókù máa tún ṣí nígbà tí ẹ bá ní network.',
  temporary: 'Kò sí ohun tó wà ní ìpamọ́ lórí fóònù yìí.',
  temporaryDetail:
    'Ẹ̀rọ ìwákiri yìí kò jẹ́ kí Onise fi nǹkan kan pamọ́. Ẹ lè tẹ̀síwájú, ṣùgbọ́n ohun tí kò tíì lọ máa sọnù tí ẹ bá pa Onise dé. Ẹ gba cookies àti data site yìí láàyè, ẹ jáde kúrò nínú private browsing, tàbí kí ẹ lo ẹ̀rọ ìwákiri mìíràn.',
  full: 'Fóònù yìí ti kún, nítorí náà kò sí ohun tó ń wà ní ìpamọ́ lórí rẹ̀.',
  fullDetail:
    'Ẹ wà nínú Onise títí ẹ ó fi pa á dé, ohun tí kò bá tíì lọ nígbà náà máa sọnù. Ẹ wá àyè lórí fóònù, lẹ́yìn náà kí ẹ tún wọlé.',
  silent: 'Ibi ìpamọ́ fóònù yìí kò dáhùn.',
  silentDetail:
    'Onise ń bá iṣẹ́ lọ láìsí i. Ohun tí ẹ fi ránṣẹ́ ń lọ, ṣùgbọ́n ohun tí kò tíì lọ máa sọnù tí ẹ bá pa Onise dé. Ohun tí ẹ fi pamọ́ tẹ́lẹ̀ ṣì wà lórí fóònù: ẹ pa àwọn tab Onise yòókù dé tàbí kí ẹ tún fóònù tàn, lẹ́yìn náà kí ẹ tún Onise ṣí.',
  dismiss: 'Ó dáa',
  newVersion: 'Ẹ̀dà Onise tuntun ti ṣe tán.',
  tooOld: 'Ẹ̀dà yìí ti pẹ́ jù. Ẹ gba ẹ̀dà tuntun láti tẹ̀síwájú.',
  tooOldDetail: 'Kò sí ohun tí ẹ kọ tó sọnù.',
  update: 'Gba ẹ̀dà tuntun',
}

const shellDialog: Words<typeof shellDialogTexts> = {
  switchType: {
    title: { client: 'Ṣé kí ẹ yí sí Oníbàárà?', tasker: 'Ṣé kí ẹ yí sí Akọ́ṣẹ́mọṣẹ́?' },
    text: 'Ẹ máa jáde, ẹ ó sì tún wọlé pẹ̀lú ímeèlì àti password kan náà.',
    stays:
      'Wallet yín, PIN yín, àgbéyẹ̀wò yín àti gbogbo iṣẹ́ tó ti bẹ̀rẹ̀ máa wà bí wọ́n ṣe wà. Ẹ lè yí padà nígbàkigbà.',
    waiting: (count: number) => `Todo ${count} ń dúró de kí ẹ fọwọ́ sí i.`,
    waitingText: 'Ẹ ṣì lè fọwọ́ sí i lẹ́yìn tí ẹ bá yí.',
    unsent: (count: number) => `${itemCount(count)} kò tíì lọ. Ẹ kọ́kọ́ fi wọ́n ránṣẹ́.`,
    needsNetwork: 'Kò sí network. Ẹ lè yí nígbà tó bá padà dé.',
    confirm: { client: 'Yí sí Oníbàárà', tasker: 'Yí sí Akọ́ṣẹ́mọṣẹ́' },
    switching: 'Ó ń yí',
    send: 'Kọ́kọ́ fi ránṣẹ́',
    cancel: 'Dúró',
  },
  logOut: {
    title: 'Ṣé kí ẹ jáde?',
    unsent: (count: number, canKeep = false) =>
      `${itemCount(count)} kò tíì lọ. ${
        canKeep
          ? 'Tí ẹ bá fi wọ́n sílẹ̀, wọ́n máa wà ní títì lórí fóònù yìí títí ẹ ó fi tún wọlé níbí. Nígbà náà la máa fi wọ́n ránṣẹ́.'
          : 'Ẹ kọ́kọ́ fi wọ́n ránṣẹ́. Wọn kò lè wà lórí fóònù yìí tí ẹ bá jáde lọ́tẹ̀ yìí.'
      } Gbogbo ohun yòókù tó jẹ́ tiyín máa kúrò lórí fóònù yìí.`,
    allSent:
      'Gbogbo ohun tí ẹ ṣe ti lọ. A máa pa data yín rẹ́ lórí fóònù yìí, ó sì máa tún ṣí nígbà tí ẹ bá wọlé.',
    notDeleted:
      'Ẹ ti jáde, ṣùgbọ́n fóònù yìí kò lè pa gbogbo data yín rẹ́. Láti pa á rẹ́, ẹ nu data Onise nínú ètò ẹ̀rọ ìwákiri yín.',
    maybeSent: 'Ó ṣeé ṣe kí díẹ̀ nínú rẹ̀ ti lọ. Dídà á nù kò lè dá ìyẹn padà.',
    send: 'Kọ́kọ́ fi ránṣẹ́',
    sending: 'Ó ń lọ',
    keep: 'Fi sílẹ̀ kí ẹ sì jáde',
    discard: 'Dà á nù kí ẹ sì jáde',
    logOut: 'Jáde',
    cancel: 'Dúró',
  },
}

const shellError: Words<typeof shellErrorTexts> = {
  title: 'Ìṣòro kan ṣẹlẹ̀',
  storage: {
    heading: 'Onise kò lè ṣí ibi ìpamọ́ rẹ̀ lórí fóònù yìí',
    text: 'Ẹ̀rọ ìwákiri náà kọ̀ ọ́. Ẹ pa àwọn tab Onise yòókù dé, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i. Bí ìyẹn kò bá ṣiṣẹ́, ẹ gba cookies àti data site yìí láàyè, ẹ jáde kúrò nínú private browsing, ẹ wá àyè díẹ̀ lórí fóònù náà, tàbí kí ẹ lo ẹ̀rọ ìwákiri mìíràn. Ohun tí ẹ ti fi ránṣẹ́ wà láìséwu.',
  },
  network: {
    heading: 'Ojú ìwé yìí kò lè ṣí',
    text: 'Kò sí ní ìpamọ́ lórí fóònù yìí. Ẹ gbìyànjú lẹ́ẹ̀kan sí i nígbà tí a bá lè kàn sí Onise.',
  },
  other: {
    heading: 'A kò lè fi ojú ìwé yìí hàn',
    text: 'Ohun tí ẹ kọ wà ní ìpamọ́ lórí fóònù yìí, ohun tí ẹ sì ti fi ránṣẹ́ wà láìséwu. Ẹ gbìyànjú lẹ́ẹ̀kan sí i. Bí ó bá tún ṣẹlẹ̀, ó lè jẹ́ pé ẹ̀rọ ìwákiri yìí ti pẹ́ jù: ẹ gba ẹ̀dà rẹ̀ tuntun, tàbí kí ẹ ṣí Onise nínú Chrome, Firefox tàbí Safari.',
  },
  reload: 'Gbìyànjú lẹ́ẹ̀kan sí i',
}

const shell: Words<typeof shellTexts> = {
  youAre: {
    client: 'Ẹ jẹ́ oníbàárà',
    tasker: 'Ẹ jẹ́ akọ́ṣẹ́mọṣẹ́',
  },
  switchTo: { client: 'Yí sí Akọ́ṣẹ́mọṣẹ́', tasker: 'Yí sí Oníbàárà' },
  professionals: 'Wá akọ́ṣẹ́mọṣẹ́',
  dashboard: 'Dashboard',
  wallet: 'Wallet',
  myTodo: 'Todo mi',
  toDoList: 'Àkójọ todo',
  messages: 'Àtẹ̀jíṣẹ́',
  community: 'Àwùjọ',
  help: 'Ìrànlọ́wọ́',
  settings: 'Ètò',
  notices: 'Ìfitónilétí',
  saved: 'Ohun tí a fi pamọ́',
  unsent: 'Kò tíì lọ',
  generalSettings: 'Ètò gbogbogbòò',
  profile: 'Profile mi',
  editProfile: 'Ṣàtúnṣe profile',
  logOut: 'Jáde',
  menu: 'Menu',
  you: 'Ẹ̀yin',
}

const shellMissingUser: Words<typeof shellMissingUserTexts> = {
  missing: 'Àkáǹtì yín kò tíì sí lórí fóònù yìí. Ojú ìwé yìí máa ṣí nígbà tí network bá wà.',
}

const shellNotFound: Words<typeof shellNotFoundTexts> = {
  title: 'A kò rí ojú ìwé náà',
  heading: 'A kò rí ojú ìwé yẹn',
  text: 'Ó lè jẹ́ pé àṣìṣe wà nínú àdírẹ́sì náà, tàbí pé a ti gbé ojú ìwé náà kúrò. Iṣẹ́ yín tó wà lórí fóònù yìí wà láìséwu.',
  action: 'Lọ sí ìbẹ̀rẹ̀',
}

const tasker: Words<typeof taskerTexts> = {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Ẹ káàbọ̀, ${name}`,
  welcomeNote: 'Iṣẹ́ yín àti àwọn proposal yín.',
  kycTitle: 'A kò tíì yẹ àkáǹtì yín wò',
  readyTitle: 'Profile yín ti ṣetán',
  readyText:
    'Àwọn oníbàárà máa ń kà á pẹ̀lú proposal yín kọ̀ọ̀kan. Ní báyìí, ẹ wá todo kí ẹ sì fi iye owó yín ránṣẹ́. Ẹ kò san nǹkan kan láti béèrè.',
  kyc: 'Ènìyàn kan ní Onise ń wo ẹni tí ẹ jẹ́. Àwọn oníbàárà ń rí àmì náà. Ẹ lè béèrè kí ẹ sì gba owó láìsí i.',
  kycAction: 'Bí a ṣe ń yẹ̀ yín wò',
  messages: 'Àtẹ̀jíṣẹ́',
  messagesNote: 'Bá àwọn oníbàárà sọ̀rọ̀',
  profile: 'Profile mi',
  profileNote: 'Bí àwọn oníbàárà ṣe ń rí yín',
  find: 'Wá todo',
  findNote: 'Todo tó ṣí sílẹ̀ nítòsí àti lọ́nà jíjìn',
  balance: 'Owó inú wallet',
  held: (amount: string, tasks: number) => `A ń di ${amount} mú fún todo ${tasks}`,
  toDo: 'Ohun tó yẹ kí ẹ ṣe báyìí',
  applied: 'Todo tí ẹ béèrè fún',
  seeAll: 'Wo gbogbo rẹ̀',
  foundByAlert: 'Ọ̀kan nínú àwọn ìkìlọ̀ yín ló rí todo yìí.',
  fewerLikeThis: 'Dín irú èyí kù',
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

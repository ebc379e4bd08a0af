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
    sent: (price) => `You offer ${price}.`,
    received: (price, name) => `${name} offer ${price}. Give the work to start.`,
  },
  seeProposal: 'See the proposal',
  seeProfile: 'See the profile',
  optionsFor: (name) => `About ${name}`,
  close: 'Close',
  others: (count) => (count === 1 ? '1 more todo.' : `${count} more todos.`),
}

const client: Words<typeof clientTexts> = {
  dashboard: 'Dashboard',
  welcome: (name) => `Welcome, ${name}`,
  welcomeNote: 'Wetin you need done today?',
  createTask: 'Post todo',
  posted: (title: string) => `We don post your todo: ${title}`,
  postedText:
    'Professionals fit see am now and send you proposals. We go tell you when one come. You no dey pay anything until you choose one.',
  postWaits: (title) => `We don save am for this phone: ${title}`,
  postWaitsText:
    'E go post when Onise dey open and we fit reach am. You no go pay anything until you choose professional.',
  approved: (amount, name) => `We don pay ${name} ${amount}.`,
  approvedNext: 'The work don close. Tell other people how e be.',
  review: 'Drop review',
  seePosted: 'See the todo',
  toDo: 'Wetin to do now',
  more: 'See wetin else dey wait for you',
  fewer: 'Show only the first one',
  myTodos: 'Your todos',
  seeAll: 'See all',
  noneYet: 'Post your first todo, and professionals go send you their price.',
  kycTitle: 'We never verify your identity',
  kycText: 'Person for Onise dey check who you be. You fit post and pay without am.',
  kycAction: 'How to get verified',
  waiting: (count) =>
    count === 1
      ? '1 todo dey wait make you approve am'
      : `${count} todos dey wait make you approve dem`,
  waitingText: 'Look the work, then approve am to pay.',
  lookAtWork: 'Look the work',
  available: 'For your wallet',
  held: (amount, todos) => `We dey hold ${amount} for ${todos === 1 ? '1 todo' : `${todos} todos`}`,
  emptyOngoing: 'Todo go show here when you give person the work.',
  emptySubmitted: 'Work wey professional submit go show here make you approve am.',
  emptyCompleted: 'Todos wey you don approve and pay for go show here.',
  notFound: 'We no fit find that todo.',
  notFoundOffline: 'This todo never save for this phone, and network no dey.',
  goBack: 'Go back',
}

const settings: Words<typeof settingsTexts> = {
  title: 'Settings',
  note: 'Your account, and how Onise dey work for this device.',
  account: 'Your account',
  changePicture: 'Change picture',
  editProfile: 'Edit profile',
  editProfileNote: 'Picture, job title, description and location',
  myWork: 'Pictures of my work',
  myWorkNote: 'Wetin clients dey see for your profile',
  createPin: 'Create PIN',
  createPinNote: 'You need am to withdraw from your wallet',
  updatePin: 'Update PIN',
  updatePinNote: 'To change the PIN wey you get',
  phone: 'Phone number',
  phoneNote: 'Use am log in, and get codes by SMS or WhatsApp',
  email: 'E-mail',
  emailNote: 'Add one, so you fit enter again without your phone',
  emailUnproven: (address) => `${address} never confirm yet`,
  verify: 'Proof of identity',
  verifyNote: 'Get the badge and higher limits',
  changePassword: 'Change password',
  changePasswordNote: 'Other devices go log out',
  sessions: 'Where you log in',
  sessionsNote: 'See your devices and log dem out',
  exportData: 'Copy of my data',
  exportDataNote: 'Everything wey Onise get about you',
  closeAccount: 'Close my account',
  closeAccountNote: 'Erase your data for ever',
  showsPhone: 'Show my phone number',
  showsPhoneNote:
    'The other side of work wey you give, or wey dem choose you for, go see am, until 30 days after the work finish. Nobody else go see am.',
  showsOnline: 'Show when I dey online',
  showsOnlineNote:
    'The other side of work wey you give, or wey dem choose you for, go see “Dey online now” or “Don come today”, until 30 days after the work finish. Nobody else go see am, and nobody go see the exact time. People still dey see am when you dey write to dem. Change fit take two minutes before dem see am.',
  notices: 'Notices',
}

const itemCount = (count: number) => (count === 1 ? '1 item' : `${count} items`)

const shellConnection: Words<typeof shellConnectionTexts> = {
  offline: 'Network no dey.',
  updated: 'Last update',
  more: 'More',
  offlineDetail:
    'You fit continue to work. Wetin you send dey save for this phone, and e go go by itself when Onise dey open and we fit reach am.',
  waitingDetail: 'Dem go go by themselves when Onise dey open and we fit reach am.',
  waiting: (count) => `${itemCount(count)} don save for this phone.`,
  waitingOffline: (count) => `${itemCount(count)} don save here.`,
  failed: (count) => `${itemCount(count)} no fit go. Open to see why.`,
  sentBeforeDiscard: (count) =>
    count === 1
      ? 'One item wey you comot don already go before.'
      : `${count} items wey you comot don already go before.`,
  open: 'Open',
  nextTry: (seconds) =>
    seconds <= 0
      ? 'E dey try now.'
      : `E go try again in ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
  sendNow: 'Send now',
  signIn: (count) =>
    `Your session don end. ${count === 0 ? 'Log in again to continue.' : `Log in to send ${itemCount(count)}.`}`,
  logIn: 'Log in',
  lost: (count) =>
    count === 0
      ? 'Your browser delete wetin Onise save.'
      : `Your browser delete ${itemCount(count)} wey never go.`,
  lostDetail: (count) =>
    count === 0
      ? 'E do am to free space for this phone. Everything go load again when you get network.'
      : 'E delete wetin Onise save for this phone, to free space. Please write those ones again. Every other thing go load again when you get network.',
  temporary: 'Nothing dey save for this phone.',
  temporaryDetail:
    'This browser no gree make Onise save anything. You fit continue, but wetin you never send go lost when you close Onise. Allow cookies and site data for this site, leave private browsing, or use another browser.',
  full: 'This phone don full, so nothing dey save for am.',
  fullDetail:
    'You dey logged in until you close Onise, and wetin never go by then go lost. Free some space for the phone, then log in again.',
  silent: 'The storage of this phone no dey answer.',
  silentDetail:
    'Onise dey continue without am. Wetin you send dey go, but wetin never go go lost when you close Onise. Wetin you save before still dey the phone: close the other tabs of Onise or restart the phone, then open Onise again.',
  dismiss: 'OK',
  newVersion: 'New version of Onise don ready.',
  tooOld: 'This version don too old. Update to continue.',
  tooOldDetail: 'Nothing wey you write don lost.',
  update: 'Update',
}

const shellDialog: Words<typeof shellDialogTexts> = {
  switchType: {
    title: { client: 'Switch to Client?', tasker: 'Switch to Professional?' },
    text: 'You go log out, and you go log in again with the same email and password.',
    stays:
      'Your wallet, your PIN, your reviews and all the work wey don start go stay as dem be. You fit switch back any time.',
    waiting: (count) =>
      count === 1
        ? '1 todo dey wait make you approve am.'
        : `${count} todos dey wait make you approve dem.`,
    waitingText: 'You fit approve after you switch too.',
    unsent: (count) => `${itemCount(count)} never go. Send first.`,
    needsNetwork: 'Network no dey. You fit switch when e come back.',
    confirm: { client: 'Switch to Client', tasker: 'Switch to Professional' },
    switching: 'We dey switch',
    send: 'Send first',
    cancel: 'Stay',
  },
  logOut: {
    title: 'Log out?',
    unsent: (count, canKeep = false) =>
      `${itemCount(count)} never go. ${
        canKeep
          ? 'If you keep dem, dem go stay for this phone, locked until you log in here again. Then we go send dem.'
          : 'Send dem first. Dem no fit stay for this phone when you log out this time.'
      } Every other thing wey be your own go delete from this phone.`,
    allSent:
      'Everything wey you do don go. Your data go delete from this phone and load again when you log in.',
    notDeleted:
      'You don log out, but this phone no fit delete all your data. To delete am, clear the data of Onise for the settings of your browser.',
    maybeSent: 'Some of am fit don already go. If you comot am, that one no go come back.',
    send: 'Send first',
    sending: 'E dey send',
    keep: 'Keep and log out',
    discard: 'Comot and log out',
    logOut: 'Log out',
    cancel: 'Stay',
  },
}

const shellError: Words<typeof shellErrorTexts> = {
  title: 'Something no go well',
  storage: {
    heading: 'Onise no fit open the storage for this phone',
    text: 'The browser no gree. Close the other tabs of Onise and try again. If that one no help, allow cookies and site data for this site, leave private browsing, free some space for the phone, or use another browser. Wetin you don send dey safe.',
  },
  network: {
    heading: 'This page no gree load',
    text: 'E never save for this phone. Try again when we fit reach Onise.',
  },
  other: {
    heading: 'This page no fit show',
    text: 'Wetin you write don save for this phone, and wetin you don send dey safe. Try again. If e happen again, e fit be say this browser don too old: update am, or open Onise for Chrome, Firefox or Safari.',
  },
  reload: 'Try again',
}

const shell: Words<typeof shellTexts> = {
  youAre: {
    client: 'You be Client',
    tasker: 'You be Professional',
  },
  switchTo: { client: 'Switch to Professional', tasker: 'Switch to Client' },
  professionals: 'Find professional',
  dashboard: 'Dashboard',
  wallet: 'Wallet',
  myTodo: 'My todo',
  toDoList: 'Todo list',
  messages: 'Messages',
  community: 'Community',
  help: 'Help',
  settings: 'Settings',
  notices: 'Notices',
  saved: 'Saved',
  unsent: 'Wetin never go',
  generalSettings: 'General Settings',
  profile: 'My profile',
  editProfile: 'Edit profile',
  logOut: 'Log out',
  menu: 'Menu',
  you: 'You',
}

const shellMissingUser: Words<typeof shellMissingUserTexts> = {
  missing: 'Your account never dey for this phone. This page go open when you get network.',
}

const shellNotFound: Words<typeof shellNotFoundTexts> = {
  title: 'We no see the page',
  heading: 'We no fit find that page',
  text: 'E fit be say the address no correct, or the page don move. Your work for this phone dey safe.',
  action: 'Go to the start',
}

const tasker: Words<typeof taskerTexts> = {
  dashboard: 'Dashboard',
  welcome: (name) => `Welcome, ${name}`,
  welcomeNote: 'Your work and your proposals.',
  kycTitle: 'Your account never get verified',
  readyTitle: 'Your profile don ready',
  readyText:
    'Clients go read am with every proposal wey you send. Now find todo and send your price. You no go pay anything to apply.',
  kyc: 'Person for Onise dey check who you be. Clients dey see the badge. You fit apply and collect pay without am.',
  kycAction: 'How to get verified',
  messages: 'Messages',
  messagesNote: 'Talk to clients',
  profile: 'My profile',
  profileNote: 'How clients dey see you',
  find: 'Find todo',
  findNote: 'Open todos wey near you and wey far',
  balance: 'Balance',
  held: (amount, tasks) => `We dey hold ${amount} for ${tasks === 1 ? '1 todo' : `${tasks} todos`}`,
  toDo: 'Wetin to do now',
  applied: 'Todos wey you apply for',
  seeAll: 'See all',
  foundByAlert: 'One of your alert find this todo.',
  fewerLikeThis: 'Make this kind small',
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

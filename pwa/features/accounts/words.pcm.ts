import type { Words } from '#schema/domain/localize.ts'
import type * as closingEnglish from './closing/messages.ts'
import type { messages as exportWordsTexts } from './export/messages.ts'
import type { messages as loginVisitTexts } from './login-visit/messages.ts'
import type { messages as accountsTexts } from './messages.ts'
import type { messages as passwordChangeTexts } from './password/change-messages.ts'
import type { messages as passwordForgotTexts } from './password/forgot-messages.ts'
import type { messages as passwordNewPasswordTexts } from './password/new-password-messages.ts'
import type { messages as passwordResetTexts } from './password/reset-messages.ts'
import type { messages as phoneTexts } from './phone/messages.ts'
import type { messages as profileCropTexts } from './profile/crop-messages.ts'
import type { messages as profileHintTexts } from './profile/hint-messages.ts'
import type { messages as sessionsTexts } from './sessions/messages.ts'
import type { messages as verifyEmailTexts } from './verify-email/messages.ts'

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? one : `${count} ${many}`

const closing: Words<Pick<typeof closingEnglish, 'messages' | 'blockerWords' | 'moneyWords'>> = {
  messages: {
    title: 'Close my account',
    note: 'You no fit undo am.',
    blocked: 'Before you fit close your account',
    blockedNote: 'End these ones first. Nothing go lost: your account go stay as e be.',
    refresh: 'Check again',
    erasedTitle: 'Wetin we go erase',
    erased: [
      'Your name, email, password, PIN, picture, profile and skills',
      'Address of your todos, and todos wey you never give anybody',
      'Your notices, and all the devices where you log in',
    ],
    keptTitle: 'Wetin go stay, under “Former user”',
    kept: [
      'Records of money, with the bank account wey e go: na the law say make we keep am',
      'Work wey don finish, with the messages, files and reviews, for the other side',
    ],
    export: 'Take copy of your data first',
    password: 'Password',
    passwordRequired: 'You must fill the password',
    unsent: (count) =>
      count === 1
        ? '1 thing never go. We go delete am with the account.'
        : `${count} things never go. We go delete dem with the account.`,
    seeUnsent: 'See wetin never go',
    close: 'Close my account',
    closing: 'E dey close',
    needsNetwork: 'You need network for this one.',
    leftover: 'This phone no fit delete everything. Clear the data of this site for your browser.',
    tooSmall: 'The smallest withdrawal na ₦1,000. Add money until you fit withdraw everything.',
  },
  blockerWords: {
    disputes: {
      title: counted('1 open dispute', 'open disputes'),
      text: 'We dey hold money until e end.',
      link: 'Go to your todos',
    },
    clientWork: {
      title: counted('1 todo wey work dey go on', 'todos wey work dey go on'),
      text: 'Approve the work, or end am with the professional.',
      link: 'Go to todos wey dey go on',
    },
    taskerWork: {
      title: counted('1 todo wey dem give you', 'todos wey dem give you'),
      text: 'Finish am, or cancel am.',
      link: 'Go to Assigned',
    },
    openTasks: {
      title: counted('1 open todo', 'open todos'),
      text: 'Delete am, so that no professional go dey wait for you.',
      link: 'Go to My todo',
    },
    proposals: {
      title: counted('1 proposal dey wait for answer', 'proposals dey wait for answer'),
      text: 'Withdraw am, so that no client go choose you.',
      link: 'Go to your proposals',
    },
    payments: {
      title: counted('1 payment never finish', 'payments never finish'),
      text: 'Wait until e don arrive or end, one day at most.',
      link: 'Go to your wallet',
    },
    paymentDisputes: {
      title: counted('1 payment get dispute for bank', 'payments get dispute for bank'),
      text: 'Wait until the bank don decide.',
      link: 'Go to your wallet',
    },
    refunds: {
      title: counted('1 refund dey road', 'refunds dey road'),
      text: 'Wait till your bank get am. If the bank no take am, the money go come back to your wallet.',
      link: 'Go your wallet',
    },
    withdrawals: {
      title: counted('1 withdrawal dey on the way', 'withdrawals dey on the way'),
      text: 'Wait until the money don reach your bank.',
      link: 'Go to your wallet',
    },
  },
  moneyWords: {
    balance: { title: 'dey your wallet', text: 'Withdraw am to your bank.', link: 'Withdraw' },
    debt: {
      title: 'na wetin you dey owe Onise',
      text: 'Add money to your wallet to pay am back.',
      link: 'Add money',
    },
  },
}

const exportWords: Words<typeof exportWordsTexts> = {
  title: 'Copy of my data',
  note: 'Everything wey Onise get about you, inside one file.',
  contents:
    'Your profile, todos, proposals, work, reviews, messages, money and notices as data (JSON), and the pictures, voice notes and documents wey you send.',
  privacy: 'The file dey only for this device. Anybody wey get am fit read everything.',
  password: 'Password',
  passwordRequired: 'You must fill the password',
  extent: 'Wetin to copy',
  all: 'Everything',
  allNote: 'With pictures, voice notes and documents: e need more data',
  texts: 'Only texts and numbers',
  start: 'Gather my data',
  starting: 'E dey start',
  collecting:
    'We dey gather your data. No close this page. After one hour e go ask for your password again.',
  rows: (count) => `We don read ${count.toLocaleString('en-NG')} entries`,
  files: (done, all) => `File ${done} of ${all}`,
  interrupted: 'We no fit reach Onise. Wetin we don read still dey.',
  goOn: 'Continue',
  ready: 'Your copy don ready',
  missing: (count) =>
    count === 1
      ? 'We no fit read 1 file, so e no dey the copy.'
      : `We no fit read ${count} files, so dem no dey the copy.`,
  save: 'Save the file',
  needsNetwork: 'You need network for this one.',
  expired: 'E don pass one hour. Put your password again.',
}

const loginVisit: Words<typeof loginVisitTexts> = {
  loggedOut: 'You don log out for here. Wetin never go dey wait until you log in again.',
}

const accounts: Words<typeof accountsTexts> = {
  accountType: {
    title: 'How you wan use Onise?',
    note: 'You fit get the two: one account as client and one as professional.',
    client: {
      title: 'As client',
      text: 'I need something done and I wan choose professional.',
    },
    tasker: { title: 'As professional', text: 'I get handwork and I dey find work wey dey pay.' },
    haveAccount: 'You don already get account?',
  },
  contact: {
    label: 'Phone number or e-mail',
    missing: 'Put your phone number or your e-mail',
    invalid: 'Put correct mobile number or e-mail',
    email: 'Email',
    emailMissing: 'You must fill the email',
    emailInvalid: 'Put correct email',
  },
  register: {
    title: 'Create your account',
    role: { client: 'You dey register as client.', tasker: 'You dey register as professional.' },
    change: 'Change',
    username: 'Username',
    usernameHint: 'The name wey other people go see. Two people fit get the same one.',
    usernameRequired: 'You must fill the username',
    password: 'Password',
    send: 'Register',
    haveAccount: 'You don already get account?',
    offline:
      'Network no dey. You need am to register. Your name and your number or e-mail go stay for the form.',
  },
  login: {
    title: 'Welcome back',
    password: 'Password',
    passwordRequired: 'You must fill the password',
    forgot: 'You forget password?',
    send: 'Log in',
    noAccount: 'You never get account?',
    signUp: 'Sign up',
    writeToUs: 'Write to us',
    ready: 'Your account don ready. Everything don dey inside: tap Log in.',
    offline: 'Network no dey. You need am to log in. Wetin never go still dey for this phone.',
  },
  wanted: {
    todo: 'After you log in, you go continue to the todo wey you open.',
    profile: 'After you log in, you go continue to the profile wey you open.',
    topic: (topic: string) => `After you log in, you go continue with: ${topic}.`,
  },
  code: {
    register: 'Confirm and register',
    change: 'Change the number',
    offline: 'Network no dey. You need am to confirm the code.',
  },
  loading: 'E dey load',
  side: {
    register: {
      title: 'Una don agree the work, and the money don dey one side.',
      text: 'We dey put the price one side when the client choose professional. We go pay am when the client approve the work.',
    },
    login: {
      title: 'Continue from where you stop.',
      text: 'Wetin you write without network don save for your phone. We go send am when Onise dey open and we fit reach am.',
    },
  },

  interest: {
    title: 'Wetin be your handwork?',
    note: 'Choose one field, then every skill wey you get. Clients go see dem for your profile.',
    find: 'Find your field',
    field: 'Field',
    skills: 'Skills',
    skillsHint: 'Choose as many as you like.',
    continue: 'Continue',
    chooseField: 'Choose field to continue',
    chooseSkill: 'Choose at least one skill to continue',
  },

  profile: {
    title: 'Your profile',
    note: 'Clients dey read this one before dem choose professional.',
    pictureTitle: 'Your picture',
    pictureNote: 'E dey show near your name for the todos wey you post.',
    picture: 'Profile picture',
    picturePrompt: 'Choose picture',
    pictureHint:
      'Your phone go make am small before e go. We no dey send the place where dem snap am.',
    pictureInvalid: 'This phone no fit open that file as picture. Use JPEG, PNG or WebP.',
    pictureRequired: 'Choose picture first',
    jobTitle: 'Job title',
    jobTitleHint: 'For example: Electrician, 8 years, Yaba',
    jobTitleRequired: 'You must fill the job title',
    description: 'Profile description',
    descriptionHint: 'Wetin you sabi do well, wetin you don do before, which tools you dey bring.',
    descriptionRequired: 'You must fill the profile description',
    areaHint: 'Type two letters and choose. You go see the todos wey near there first.',
    location: 'Location',
    locationHint: 'For your own words: Yaba, Lagos',
    locationRequired: 'You must fill the location',
    skills: 'Your skills',
    changeSkills: 'Change skills',
    save: 'Save profile',
    savePicture: 'Save picture',
  },
  savedOnPhone: 'E don save for phone. We go send am when Onise dey open and we fit reach am.',
  entryTitles: {
    skills: 'Your skills',
    picture: 'Your picture',
    profile: 'Your profile',
    showsPhone: 'Who dey see your phone number',
    showsOnline: 'Who dey see say you dey online',
  },

  view: {
    titleOwn: 'My profile',
    title: 'Profile',
    verified: 'Verified',
    notVerified: 'Not Verified',
    client: 'Client',
    tasker: 'Professional',
    admin: 'Administrator',
    edit: 'Edit profile',
    changePicture: 'Change picture',
    about: 'About',
    skills: 'Skills',
    since: 'For Onise since',
    noSkills: 'No skill dey the list',
    unknown: 'We no fit find this profile.',
    unknownOffline:
      'This profile never save for this phone. Open am again when we fit reach Onise.',
    guest: 'To post todo or send proposal, open account. E dey free.',
    getStarted: 'Start now',
  },
}

const passwordChange: Words<typeof passwordChangeTexts> = {
  title: 'Change password',
  note: 'You no go log out for here, but you go log out for everywhere else.',
  current: 'Current password',
  currentRequired: 'You must fill the current password',
  newPassword: 'New password',
  send: 'Change password',
  same: 'This na the password wey you dey use now. Choose another one.',
  forgot: 'You forget password?',
  offline: 'Network no dey. You need am to change your password.',
}

const passwordForgot: Words<typeof passwordForgotTexts> = {
  title: 'You forget password?',
  note: 'We go send code to your phone, or link to your e-mail. You go use am choose new one.',
  noteEmail: 'We go send link to your e-mail to set new one.',
  send: 'Send am',
  sentTitle: 'Check your e-mail',
  sent: (email) =>
    `If ${email} get account, link dey on the way. E dey work once and for 30 minutes. Check the spam folder too.`,
  codeSent: {
    sms: (phone: string) =>
      `If ${phone} get account, 6 digits dey come by SMS. Dem dey work for 10 minutes.`,
    whatsapp: (phone: string) =>
      `If ${phone} get account, 6 digits dey come by WhatsApp. Dem dey work for 10 minutes.`,
  },
  again: 'Send another link',
  other: 'Change the e-mail',
  remember: 'You know your password?',
  offline: 'Network no dey. You need am to choose new password.',
}

const passwordNewPassword: Words<typeof passwordNewPasswordTexts> = {
  hint: 'At least 8 characters. You fit use short sentence.',
  tooShort: 'Use at least 8 characters for the password',
}

const passwordReset: Words<typeof passwordResetTexts> = {
  title: 'New password',
  for: (email) => `For the account of ${email}.`,
  send: 'Save password',
  brokenTitle: 'This link no complete',
  broken: 'Open am again from the e-mail, or make we send you new one.',
  newLink: 'Send new link',
  effect: 'After that you go log out for every device. Your PIN go stay as e be.',
  offline: 'Network no dey. You need am to save new password. The link dey work for 30 minutes.',
  otherPhone: 'We never sabi this phone',
  remember: 'You know your password?',
}

const profileCrop: Words<typeof profileCropTexts> = {
  title: 'Choose the part wey go show',
  view: 'Picture inside circle',
  hint: 'Drag the picture, or use the arrow keys. Pinch or use the slider to zoom.',
  zoom: 'Zoom',
  use: 'Use this part',
  cancel: 'Cancel',
  loading: 'E dey load',
}

const profileHint: Words<typeof profileHintTexts> = {
  title: 'Make your profile strong',
  hints: {
    picture: 'Add picture',
    email: 'Confirm your e-mail',
    skills: 'Add more skills',
    description: 'Write more about your work',
  },
  reasons: {
    picture: 'People dey choose face wey dem fit recognise',
    email: 'You need am before money fit move',
    skills: 'Clients dey search by skill',
    description: 'Clients dey compare wetin professionals write',
  },
  unverified: 'You never get verified',
  unverifiedText: 'Verified users get badge and higher limits. You fit work without am.',
  howVerified: 'How to get verified',
}

const phoneNumber: Words<typeof phoneTexts> = {
  title: 'Phone number',
  note: 'You go use am log in, and we go send codes to am. Other people go see am only if you allow am.',
  own: (phone: string) => `Your number na ${phone}.`,
  phone: 'Phone number',
  newPhone: 'New phone number',
  invalid: 'Put mobile number, like 0803 123 4567',
  password: 'Password',
  passwordHint: 'So that na only you fit change am',
  passwordRequired: 'You must put your password',
  send: 'Send me code',
  sending: 'E dey send...',
  confirm: 'Confirm',
  done: (phone: string) => `${phone} na your number now. You fit use am log in.`,
  none: 'We no fit send codes to phones now.',
  offline: 'Network no dey. You need am to confirm phone number.',
}

const sessions: Words<typeof sessionsTexts> = {
  title: 'Where you log in',
  note: 'Log out phone wey you lose, or one wey no be your own.',
  list: 'Devices',
  unknownDevice: 'Device wey we no know',
  deviceOn: (browser: string, system: string) => `${browser} for ${system}`,
  thisDevice: 'This device',
  firstUse: 'Log in:',
  lastUse: 'Last use:',
  logOut: 'Log out',
  others: 'Log out all other devices',
  othersTitle: 'Log out all other devices?',
  othersText:
    'Everybody wey dey use your account for another device go log in again. Wetin dey wait to go for there go stay for that device.',
  onlyThis: 'You log in for only this device.',
  latest: (count) => `Na the ${count} wey dem use last be this.`,
  unknownHint: 'You see device wey you no know? Log am out, then change your password.',
  changePassword: 'Change password',
  cancel: 'Cancel',
  loading: 'E dey load',
  needsNetwork: 'You need network for this one.',
}

const verifyEmail: Words<typeof verifyEmailTexts> = {
  title: 'Confirm your e-mail',
  note: 'Na through your e-mail we dey reach you about your money. Confirm once say na your own.',
  request: 'Send me code',
  requesting: 'E dey send...',
  requestNote: (email) => `We go send 6 digits to ${email}.`,
  haveCode: 'I don already get code',
  confirm: 'Confirm',
  confirming: 'We dey confirm...',
  offline: 'Network no dey. You need network to confirm your e-mail.',
  done: 'You don confirm your e-mail. You fit move money.',
  newEmail: 'Your e-mail',
  emailInvalid: 'Put correct e-mail',
  password: 'Password',
  passwordNeeded: 'Put your password',
  otherEmail: 'Use another e-mail',
  back: 'Keep this e-mail',
  byPhone: 'Use phone number instead',
  postTodo: 'Post todo',
  completeProfile: 'Complete your profile',
  home: 'Go your dashboard',
  noticeTitle: 'Confirm your e-mail first',
  noticeText:
    'Before you add, hold or withdraw money, we dey make sure say your e-mail na your own. E go take one minute.',
  noticeTitleBoth: 'Confirm your e-mail or phone number first',
  noticeTextBoth:
    'Before you add, hold or withdraw money, we dey make sure say we fit reach you. E go take one minute.',
  noticeAction: 'Confirm e-mail',
}

export const words = {
  'features/accounts/closing': closing,
  'features/accounts/export': exportWords,
  'features/accounts/login-visit': loginVisit,
  'features/accounts': accounts,
  'features/accounts/password/change-messages': passwordChange,
  'features/accounts/password/forgot-messages': passwordForgot,
  'features/accounts/password/new-password-messages': passwordNewPassword,
  'features/accounts/password/reset-messages': passwordReset,
  'features/accounts/profile/crop-messages': profileCrop,
  'features/accounts/profile/hint-messages': profileHint,
  'features/accounts/phone': phoneNumber,
  'features/accounts/sessions': sessions,
  'features/accounts/verify-email': verifyEmail,
}

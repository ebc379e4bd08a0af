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

const closing: Words<Pick<typeof closingEnglish, 'messages' | 'blockerWords' | 'moneyWords'>> = {
  messages: {
    title: 'Mechie akaụntụ m',
    note: 'E nweghị ike ịgbanwe nke a ọzọ.',
    blocked: 'Tupu i nwee ike imechi akaụntụ gị',
    blockedNote: 'Buru ụzọ mechaa ihe ndị a. Ọ dịghị ihe ga-efu: akaụntụ gị ka dị ka ọ dị.',
    refresh: 'Lelee ọzọ',
    erasedTitle: 'Ihe anyị ga-ehichapụ',
    erased: [
      'Aha gị, email, password, PIN, foto, profile na nka',
      'Adreesị todo gị, na todo ndị e nyeghị onye ọ bụla',
      'Ọkwa gị, na ngwaọrụ niile ị banyere na ha',
    ],
    keptTitle: 'Ihe ga-adị, n’aha “Former user”',
    kept: [
      'Ndekọ ego, ya na akaụntụ ụlọ akụ ego ahụ gara: iwu chọrọ ya',
      'Ọrụ a rụrụ, ya na ozi, faịlụ na nyocha ya, maka onye nke ọzọ',
    ],
    export: 'Buru ụzọ were nnomi data gị',
    password: 'Password',
    passwordRequired: 'Ị ga-ederịrị password',
    unsent: (count) =>
      count === 1
        ? 'E zigabeghị otu ihe. A ga-ehichapụ ya, ya na akaụntụ ahụ.'
        : `E zigabeghị ihe ${count}. A ga-ehichapụ ha, ha na akaụntụ ahụ.`,
    seeUnsent: 'Lee ihe e zigabeghị',
    close: 'Mechie akaụntụ m',
    closing: 'A na-emechi ya',
    needsNetwork: 'Nke a chọrọ network.',
    leftover:
      'Ekwentị a enweghị ike ihichapụ ihe niile. Hichapụ data nke site a na ihe nchọgharị gị.',
    tooSmall:
      'Ego kacha nta i nwere ike iwepụ bụ ₦1,000. Tinye ego ruo mgbe i nwere ike iwepụ ya niile.',
  },
  blockerWords: {
    disputes: {
      title: (count) => `Esemokwu ${count} meghere emeghe`,
      text: 'A na-ejide ego ruo mgbe ọ gwụrụ.',
      link: 'Gaa na todo gị',
    },
    clientWork: {
      title: (count) => `Todo ${count} a na-arụ`,
      text: 'Kwado ọrụ ahụ, ma ọ bụ gị na ọkachamara ahụ kwụsị ya.',
      link: 'Gaa na todo a na-arụ',
    },
    taskerWork: {
      title: (count) => `Todo ${count} e nyere gị`,
      text: 'Rụchaa ya, ma ọ bụ kagbuo ya.',
      link: 'Gaa na todo e nyere gị',
    },
    openTasks: {
      title: (count) => `Todo ${count} meghere emeghe`,
      text: 'Hichapụ ya, ka ọkachamara ọ bụla ghara ichere gị.',
      link: 'Gaa na Todo m',
    },
    proposals: {
      title: (count) => `Proposal ${count} na-eche azịza`,
      text: 'Wepụ ya, ka onye ahịa ọ bụla ghara ịhọrọ gị.',
      link: 'Gaa na proposal gị',
    },
    payments: {
      title: (count) => `Ịkwụ ụgwọ ${count} agwụbeghị`,
      text: 'Chere ruo mgbe o rutere ma ọ bụ gwụ, ọ gaghị akarị otu ụbọchị.',
      link: 'Gaa na wallet gị',
    },
    paymentDisputes: {
      title: (count) => `Ụlọ akụ na-enyocha ịkwụ ụgwọ ${count}`,
      text: 'Chere ruo mgbe ụlọ akụ kpebiri.',
      link: 'Gaa na wallet gị',
    },
    refunds: {
      title: (count) => `Nkwụghachi ego ${count} nọ n’ụzọ`,
      text: 'Chere ruo mgbe o rutere n’ụlọ akụ gị. Ọ bụrụ na ụlọ akụ ajụ ya, ego ahụ ga-alọta na wallet gị.',
      link: 'Gaa na wallet gị',
    },
    withdrawals: {
      title: (count) => `Ego i wepụrụ ugboro ${count} nọ n’ụzọ`,
      text: 'Chere ruo mgbe ego ahụ rutere n’ụlọ akụ gị.',
      link: 'Gaa na wallet gị',
    },
  },
  moneyWords: {
    balance: { title: 'dị na wallet gị', text: 'Wepụ ya gaa n’ụlọ akụ gị.', link: 'Wepụ ego' },
    debt: {
      title: 'bụ ụgwọ i ji Onise',
      text: 'Tinye ego na wallet gị ka ị kwụọ ya.',
      link: 'Tinye ego',
    },
  },
}

const exportWords: Words<typeof exportWordsTexts> = {
  title: 'Nnomi data m',
  note: 'Ihe niile Onise nwere banyere gị, n’otu faịlụ.',
  contents:
    'Profile gị, todo, proposal, ọrụ, nyocha, ozi, ego na ọkwa dị ka data (JSON), ya na foto, olu na akwụkwọ ndị i zigara.',
  privacy: 'Faịlụ ahụ dị naanị na ngwaọrụ a. Onye ọ bụla nwetara ya nwere ike ịgụ ya niile.',
  password: 'Password',
  passwordRequired: 'Ị ga-ederịrị password',
  extent: 'Ihe a ga-enomi',
  all: 'Ihe niile',
  allNote: 'Ya na foto, olu na akwụkwọ: ọ na-eri data karịa',
  texts: 'Naanị ederede na ọnụọgụ',
  start: 'Nakọta data m',
  starting: 'Ọ na-amalite',
  collecting:
    'A na-anakọta data gị. Emechila ibe a. Mgbe otu awa gasịrị, ọ ga-ajụ password gị ọzọ.',
  rows: (count) => `A gụọla ihe ${count.toLocaleString('en-NG')}`,
  files: (done, all) => `Faịlụ ${done} n’ime ${all}`,
  interrupted: 'E nweghị ike iru Onise. Ihe a gụrụla ka dị.',
  goOn: 'Gaa n’ihu',
  ready: 'Nnomi gị adịla njikere',
  missing: (count) =>
    count === 1
      ? 'E nweghị ike ịgụ otu faịlụ, ya mere ọ nọghị na nnomi ahụ.'
      : `E nweghị ike ịgụ faịlụ ${count}, ya mere ha anọghị na nnomi ahụ.`,
  save: 'Chekwaa faịlụ ahụ',
  needsNetwork: 'Nke a chọrọ network.',
  expired: 'O were ihe karịrị otu awa. Tinye password gị ọzọ.',
}

const loginVisit: Words<typeof loginVisitTexts> = {
  loggedOut: 'Ị pụọla ebe a. Ihe e zigabeghị ga-eche ruo mgbe ị banyere ọzọ.',
}

const accounts: Words<typeof accountsTexts> = {
  accountType: {
    title: 'Kedu ka ị ga-esi jiri Onise?',
    note: 'I nwere ike inwe ha abụọ: otu akaụntụ dị ka onye ahịa na otu dị ka ọkachamara.',
    client: {
      title: 'Dị ka onye ahịa',
      text: 'Achọrọ m ka a rụọrọ m ọrụ, achọkwara m ịhọrọ ọkachamara.',
    },
    tasker: {
      title: 'Dị ka ọkachamara',
      text: 'E nwere m ọrụ aka, ana m achọ ọrụ a na-akwụ ụgwọ.',
    },
    haveAccount: 'I nweelarị akaụntụ?',
  },
  contact: {
    label: 'Nọmba ekwentị ma ọ bụ email',
    missing: 'Tinye nọmba ekwentị gị ma ọ bụ email gị',
    invalid: 'Tinye nọmba ekwentị ma ọ bụ email ziri ezi',
    email: 'Email',
    emailMissing: 'Ị ga-ederịrị email',
    emailInvalid: 'Tinye email ziri ezi',
  },
  register: {
    title: 'Mepee akaụntụ gị',
    role: {
      client: 'Ị na-edebanye aha dị ka onye ahịa.',
      tasker: 'Ị na-edebanye aha dị ka ọkachamara.',
    },
    change: 'Gbanwee',
    username: 'Aha njirimara',
    usernameHint: 'Aha ndị ọzọ na-ahụ. Mmadụ abụọ nwere ike inwe otu aha.',
    usernameRequired: 'Ị ga-ederịrị aha njirimara',
    password: 'Password',
    send: 'Debanye aha',
    haveAccount: 'I nweelarị akaụntụ?',
    offline:
      'Enweghị network. Ọ dị mkpa iji debanye aha. Aha gị na nọmba ma ọ bụ email gị ka nọ n’akwụkwọ ahụ.',
  },
  login: {
    title: 'Nnọọ ọzọ',
    password: 'Password',
    passwordRequired: 'Ị ga-ederịrị password',
    forgot: 'I chefuru password?',
    send: 'Banye',
    noAccount: 'I nwebeghị akaụntụ?',
    signUp: 'Debanye aha',
    writeToUs: 'Degara anyị',
    ready: 'Akaụntụ gị adịla njikere. Edejupụtala ihe niile: pịa Banye.',
    offline: 'Enweghị network. Ọ dị mkpa iji banye. Ihe e zigabeghị ka nọ na ekwentị a.',
  },
  wanted: {
    todo: 'Mgbe ị banyechara, ị ga-aga n’ihu na todo i mepere.',
    profile: 'Mgbe ị banyechara, ị ga-aga n’ihu na profile i mepere.',
    topic: (topic: string) => `Mgbe ị banyechara, ị ga-eji ihe a gaa n’ihu: ${topic}.`,
  },
  code: {
    register: 'Kwenye ma debanye aha',
    change: 'Gbanwee nọmba ahụ',
    offline: 'Enweghị network. Ọ dị mkpa iji kwenye koodu ahụ.',
  },
  loading: 'Ọ na-ebu',
  side: {
    register: {
      title: 'Unu ekwekọrịtala n’ọrụ, edebekwala ego iche.',
      text: 'A na-edebe ego ọrụ iche mgbe onye ahịa họọrọ ọkachamara. A na-akwụ ya mgbe onye ahịa kwadoro ọrụ ahụ.',
    },
    login: {
      title: 'Gaa n’ihu site n’ebe ị kwụsịrị.',
      text: 'Ihe i dere mgbe network adịghị dị na nchekwa na ekwentị gị. A na-eziga ya mgbe Onise mepere emepe ma e nwee ike iru ya.',
    },
  },

  interest: {
    title: 'Gịnị bụ ọrụ aka gị?',
    note: 'Họrọ otu ngalaba, họrọzie nka niile i nwere. Ndị ahịa na-ahụ ya na profile gị.',
    find: 'Chọọ ngalaba gị',
    field: 'Ngalaba',
    skills: 'Nka',
    skillsHint: 'Họrọ ole masịrị gị.',
    continue: 'Gaa n’ihu',
    chooseField: 'Họrọ otu ngalaba ka ị gaa n’ihu',
    chooseSkill: 'Họrọ ma ọ dịkarịa ala otu nka ka ị gaa n’ihu',
  },

  profile: {
    title: 'Profile gị',
    note: 'Ndị ahịa na-agụ ihe a tupu ha ahọrọ ọkachamara.',
    pictureTitle: 'Foto gị',
    pictureNote: 'A na-egosi ya n’akụkụ aha gị na todo ndị i tinyere.',
    picture: 'Foto profile',
    picturePrompt: 'Họrọ foto',
    pictureHint: 'Ekwentị gị na-eme ka ọ dị obere tupu e ziga ya. A naghị eziga ebe a nọ see ya.',
    pictureInvalid:
      'Ekwentị a enweghị ike imepe faịlụ ahụ dị ka foto. Jiri JPEG, PNG ma ọ bụ WebP.',
    pictureRequired: 'Buru ụzọ họrọ foto',
    jobTitle: 'Aha ọrụ',
    jobTitleHint: 'Dịka ọmụmaatụ: Onye ọrụ ọkụ eletrik, afọ 8, Yaba',
    jobTitleRequired: 'Ị ga-ederịrị aha ọrụ',
    description: 'Nkọwa profile',
    descriptionHint: 'Ihe ị na-eme nke ọma, ihe ị rụtụrụla, ngwá ọrụ ị na-eweta.',
    descriptionRequired: 'Ị ga-ederịrị nkọwa profile',
    areaHint: 'Pịnye mkpụrụedemede abụọ wee họrọ. Ị ga-ebu ụzọ hụ ọrụ ndị dị nso.',
    location: 'Ebe ị nọ',
    locationHint: 'N’okwu nke gị: Yaba, Lagos',
    locationRequired: 'Ị ga-ederịrị ebe ị nọ',
    skills: 'Nka gị',
    changeSkills: 'Gbanwee nka',
    save: 'Chekwaa profile',
    savePicture: 'Chekwaa foto',
  },
  savedOnPhone: 'Echekwala na ekwentị. A na-eziga ya mgbe Onise mepere emepe ma e nwee ike iru ya.',
  entryTitles: {
    skills: 'Nka gị',
    picture: 'Foto gị',
    profile: 'Profile gị',
    showsPhone: 'Onye na-ahụ nọmba ekwentị gị',
    showsOnline: 'Onye na-ahụ na ị nọ n’ịntanetị',
  },

  view: {
    titleOwn: 'Profile m',
    title: 'Profile',
    verified: 'Enyochara',
    notVerified: 'Enyochabeghị',
    client: 'Onye ahịa',
    tasker: 'Ọkachamara',
    admin: 'Administrator',
    edit: 'Dezie profile',
    changePicture: 'Gbanwee foto',
    about: 'Maka m',
    skills: 'Nka',
    since: 'Na Onise kemgbe',
    noSkills: 'E deghị nka ọ bụla',
    unknown: 'Anyị ahụghị profile a.',
    unknownOffline: 'E chekwaghị profile a na ekwentị a. Mepee ya ọzọ mgbe e nwere ike iru Onise.',
    guest: 'Ka i tinye todo ma ọ bụ ziga proposal, mepee akaụntụ. Ọ bụ n’efu.',
    getStarted: 'Malite',
  },
}

const passwordChange: Words<typeof passwordChangeTexts> = {
  title: 'Gbanwee password',
  note: 'Ị ga-anọgide n’ime ebe a, ị ga-apụkwa n’ebe ndị ọzọ niile.',
  current: 'Password nke ugbu a',
  currentRequired: 'Ị ga-ederịrị password nke ugbu a',
  newPassword: 'Password ọhụrụ',
  send: 'Gbanwee password',
  same: 'Nke a bụ password gị ugbu a. Họrọ ọzọ.',
  forgot: 'I chefuru password?',
  offline: 'Enweghị network. Ọ dị mkpa iji gbanwee password gị.',
}

const passwordForgot: Words<typeof passwordForgotTexts> = {
  title: 'I chefuru password?',
  note: 'Anyị ga-eziga koodu na ekwentị gị, ma ọ bụ link na email gị. Ị ga-eji ya họrọ password ọhụrụ.',
  noteEmail: 'Anyị ga-eziga link na email gị nke ị ga-eji tinye password ọhụrụ.',
  send: 'Ziga',
  sentTitle: 'Lelee email gị',
  sent: (email: string) =>
    `Ọ bụrụ na ${email} nwere akaụntụ, link na-abịa. Ọ na-arụ ọrụ otu ugboro, ruo nkeji 30. Leleekwa n’ime spam.`,
  codeSent: {
    sms: (phone: string) =>
      `Ọ bụrụ na ${phone} nwere akaụntụ, nọmba 6 na-abịa site na SMS. Ha na-arụ ọrụ nkeji 10.`,
    whatsapp: (phone: string) =>
      `Ọ bụrụ na ${phone} nwere akaụntụ, nọmba 6 na-abịa site na WhatsApp. Ha na-arụ ọrụ nkeji 10.`,
  },
  again: 'Ziga link ọzọ',
  other: 'Gbanwee email ahụ',
  remember: 'Ị maara password gị?',
  offline: 'Enweghị network. Ọ dị mkpa iji họrọ password ọhụrụ.',
}

const passwordNewPassword: Words<typeof passwordNewPasswordTexts> = {
  hint: 'Ma ọ dịkarịa ala mkpụrụ edemede 8. Ahịrịokwu dị mkpirikpi dị mma.',
  tooShort: 'Password ga-erurịrị mkpụrụ edemede 8',
}

const passwordReset: Words<typeof passwordResetTexts> = {
  title: 'Password ọhụrụ',
  for: (email: string) => `Maka akaụntụ ${email}.`,
  send: 'Chekwaa password',
  brokenTitle: 'Link a ezughị ezu',
  broken: 'Mepee ya ọzọ site na email ahụ, ma ọ bụ ka anyị ziteere gị nke ọhụrụ.',
  newLink: 'Ziga link ọhụrụ',
  effect: 'Mgbe ahụ ị ga-apụ na ngwaọrụ niile. PIN gị ga-adị ka ọ dị.',
  offline: 'Enweghị network. Ọ dị mkpa iji chekwaa password ọhụrụ. Link ahụ na-arụ ọrụ nkeji 30.',
  otherPhone: 'Anyị amabeghị ekwentị a',
  remember: 'Ị maara password gị?',
}

const profileCrop: Words<typeof profileCropTexts> = {
  title: 'Họrọ ihe a ga-egosi',
  view: 'Foto n’ime okirikiri',
  hint: 'Dọrọ foto ahụ, ma ọ bụ jiri igodo akụ. Jiri mkpịsị aka abụọ ma ọ bụ slider mee ka ọ dị ukwuu.',
  zoom: 'Mee ka ọ dị ukwuu',
  use: 'Jiri akụkụ a',
  cancel: 'Kagbuo',
  loading: 'Ọ na-ebu',
}

const profileHint: Words<typeof profileHintTexts> = {
  title: 'Mee ka profile gị sie ike',
  hints: {
    picture: 'Tinye foto',
    email: 'Kwenye email gị',
    skills: 'Tinyekwuo nka',
    description: 'Dekwuo banyere ọrụ gị',
  },
  reasons: {
    picture: 'Ndị mmadụ na-ahọrọ ihu ha nwere ike ịmata',
    email: 'Achọrọ ya tupu ego enwee ike ịga',
    skills: 'Ndị ahịa na-eji nka achọ mmadụ',
    description: 'Ndị ahịa na-eji ihe ndị ọkachamara dere atụnyere ibe ya',
  },
  unverified: 'Enyochabeghị gị',
  unverifiedText: 'Ndị enyochara nwere akara na oke ka ukwuu. I nwere ike ịrụ ọrụ na-enweghị ya.',
  howVerified: 'Otu a ga-esi enyocha gị',
}

const phoneNumber: Words<typeof phoneTexts> = {
  title: 'Nọmba ekwentị',
  note: 'Ị na-eji ya abanye, anyị na-ezigakwa ya koodu. Ndị ọzọ na-ahụ ya naanị ma i kwe.',
  own: (phone: string) => `Nọmba gị bụ ${phone}.`,
  phone: 'Nọmba ekwentị',
  newPhone: 'Nọmba ekwentị ọhụrụ',
  invalid: 'Tinye nọmba ekwentị, dịka 0803 123 4567',
  password: 'Password',
  passwordHint: 'Ka naanị gị nwee ike ịgbanwe ya',
  passwordRequired: 'Ị ga-ederịrị password',
  send: 'Zitere m koodu',
  sending: 'A na-eziga...',
  confirm: 'Kwenye',
  done: (phone: string) => `${phone} bụ nọmba gị ugbu a. I nwere ike iji ya banye.`,
  none: 'Anyị enweghị ike iziga koodu na ekwentị ugbu a.',
  offline: 'Enweghị network. Ọ dị mkpa iji kwenye nọmba ekwentị.',
}

const sessions: Words<typeof sessionsTexts> = {
  title: 'Ebe ị banyere',
  note: 'Pụọ na ekwentị funahụrụ gị, ma ọ bụ nke na-abụghị nke gị.',
  list: 'Ngwaọrụ',
  unknownDevice: 'Ngwaọrụ amaghị ama',
  deviceOn: (browser: string, system: string) => `${browser} na ${system}`,
  thisDevice: 'Ngwaọrụ a',
  firstUse: 'Ọ banyere:',
  lastUse: 'Ojiji ikpeazụ:',
  logOut: 'Pụọ',
  others: 'Pụọ na ngwaọrụ ndị ọzọ niile',
  othersTitle: 'Pụọ na ngwaọrụ ndị ọzọ niile?',
  othersText:
    'Onye ọ bụla ji akaụntụ gị na ngwaọrụ ọzọ ga-abanyerịrị ọzọ. Ihe na-eche ka e ziga ya ebe ahụ ga-anọ na ngwaọrụ ahụ.',
  onlyThis: 'Naanị na ngwaọrụ a ka ị banyere.',
  latest: (count) => `Ndị a bụ ngwaọrụ ${count} e jiri ikpeazụ.`,
  unknownHint: 'Ị maghị otu ngwaọrụ? Pụọ na ya, gbanweezie password gị.',
  changePassword: 'Gbanwee password',
  cancel: 'Kagbuo',
  loading: 'Ọ na-ebu',
  needsNetwork: 'Nke a chọrọ network.',
}

const verifyEmail: Words<typeof verifyEmailTexts> = {
  title: 'Kwenye email gị',
  note: 'Anyị na-eji email gị akpọtụrụ gị maka ego gị. Kwenye otu ugboro na ọ bụ nke gị.',
  request: 'Zitere m koodu',
  requesting: 'A na-eziga...',
  requestNote: (email: string) => `Anyị ga-eziga nọmba 6 na ${email}.`,
  haveCode: 'E nweelarị m koodu',
  confirm: 'Kwenye',
  confirming: 'A na-ekwenye...',
  offline: 'Enweghị network. Ị chọrọ network iji kwenye email gị.',
  done: 'E kwenyela email gị. I nwere ike ibufe ego.',
  newEmail: 'Email gị',
  emailInvalid: 'Tinye email ziri ezi',
  password: 'Password',
  passwordNeeded: 'Tinye password gị',
  otherEmail: 'Jiri email ọzọ',
  back: 'Debe email a',
  byPhone: 'Jiri nọmba ekwentị kama',
  postTodo: 'Tinye todo',
  completeProfile: 'Mezue profile gị',
  home: 'Gaa na dashboard gị',
  noticeTitle: 'Buru ụzọ kwenye email gị',
  noticeText:
    'Tupu i tinye, jide ma ọ bụ wepụ ego, anyị na-achọpụta na email ahụ bụ nke gị. Ọ na-ewe otu nkeji.',
  noticeTitleBoth: 'Buru ụzọ kwenye email ma ọ bụ nọmba ekwentị gị',
  noticeTextBoth:
    'Tupu i tinye, jide ma ọ bụ wepụ ego, anyị na-achọpụta na anyị ga-akpọtụrụli gị. Ọ na-ewe otu nkeji.',
  noticeAction: 'Kwenye email',
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

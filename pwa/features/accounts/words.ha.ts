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
    title: 'Rufe asusuna',
    note: 'Ba a iya mayar da wannan baya.',
    blocked: 'Kafin ku iya rufe asusunku',
    blockedNote:
      'Ku fara kawo ƙarshen waɗannan. Babu abin da zai ɓace: asusunku yana nan yadda yake.',
    refresh: 'Sake dubawa',
    erasedTitle: 'Abin da za mu goge',
    erased: [
      'Sunanku, imel, kalmar sirri, PIN, hoto, profile da ƙwarewa',
      'Adireshin todo ɗinku, da todo da ba a taɓa ba kowa ba',
      'Sanarwarku, da duk na’urorin da kuka shiga',
    ],
    keptTitle: 'Abin da zai zauna, da sunan “Former user”',
    kept: [
      'Bayanan kuɗi, da asusun bankin da aka tura su: doka ta buƙata',
      'Aikin da aka yi, da saƙonninsa, fayilolinsa da sharhinsa, saboda ɗayan ɓangaren',
    ],
    export: 'Ku fara ɗaukar kwafin bayananku',
    password: 'Kalmar sirri',
    passwordRequired: 'Ana buƙatar kalmar sirri',
    unsent: (count) =>
      count === 1
        ? 'Ba a aika abu 1 ba tukuna. Za a goge shi tare da asusun.'
        : `Ba a aika abubuwa ${count} ba tukuna. Za a goge su tare da asusun.`,
    seeUnsent: 'Duba abin da ba a aika ba',
    close: 'Rufe asusuna',
    closing: 'Ana rufewa',
    needsNetwork: 'Wannan yana buƙatar network.',
    leftover: 'Wannan waya ba ta iya goge komai ba. Ku share bayanan wannan site a burauzarku.',
    tooSmall: 'Mafi ƙarancin kuɗin da ake iya cirewa ₦1,000 ne. Ku ƙara kuɗi har ku iya cire duka.',
  },
  blockerWords: {
    disputes: {
      title: (count) => `Jayayya ${count} a buɗe`,
      text: 'Ana riƙe da kuɗi har ta ƙare.',
      link: 'Je todo ɗinku',
    },
    clientWork: {
      title: (count) => `Todo ${count} da ake yi`,
      text: 'Ku amince da aikin, ko ku kawo ƙarshensa tare da ƙwararren.',
      link: 'Je “Todo da ake yi”',
    },
    taskerWork: {
      title: (count) => `Todo ${count} da aka ba ku`,
      text: 'Ku kammala shi, ko ku soke shi.',
      link: 'Je “An ba ku”',
    },
    openTasks: {
      title: (count) => `Todo ${count} a buɗe`,
      text: 'Ku goge shi, don kada wani ƙwararre ya jira ku.',
      link: 'Je “Todo ɗina”',
    },
    proposals: {
      title: (count) => `Proposal ${count} yana jiran amsa`,
      text: 'Ku janye shi, don kada wani kwastoma ya zaɓe ku.',
      link: 'Je proposal ɗinku',
    },
    payments: {
      title: (count) => `Biyan kuɗi ${count} bai kammala ba`,
      text: 'Ku jira har ya iso ko ya ƙare, ba zai wuce kwana ɗaya ba.',
      link: 'Je wallet ɗinku',
    },
    paymentDisputes: {
      title: (count) => `Ana jayayya a banki kan biyan kuɗi ${count}`,
      text: 'Ku jira har bankin ya yanke hukunci.',
      link: 'Je wallet ɗinku',
    },
    refunds: {
      title: (count) => `Maido da kuɗi ${count} yana kan hanya`,
      text: 'Ku jira har ya isa bankinku. Idan bankin ya ƙi, kuɗin zai dawo wallet ɗinku.',
      link: 'Je wallet ɗinku',
    },
    withdrawals: {
      title: (count) => `Cire kuɗi ${count} yana kan hanya`,
      text: 'Ku jira har kuɗin ya isa bankinku.',
      link: 'Je wallet ɗinku',
    },
  },
  moneyWords: {
    balance: { title: 'a wallet ɗinku', text: 'Ku cire shi zuwa bankinku.', link: 'Cire kuɗi' },
    debt: {
      title: 'da Onise take bin ku',
      text: 'Ku saka kuɗi a wallet ɗinku don biya.',
      link: 'Saka kuɗi',
    },
  },
}

const exportWords: Words<typeof exportWordsTexts> = {
  title: 'Kwafin bayanaina',
  note: 'Duk abin da Onise take da shi game da ku, a fayil ɗaya.',
  contents:
    'Profile ɗinku, todo, proposal, aiki, sharhi, saƙonni, kuɗi da sanarwa a matsayin data (JSON), da hotuna, saƙonnin murya da takardun da kuka aika.',
  privacy: 'Fayil ɗin a wannan na’ura kaɗai yake. Duk wanda ya same shi zai iya karanta komai.',
  password: 'Kalmar sirri',
  passwordRequired: 'Ana buƙatar kalmar sirri',
  extent: 'Abin da za a kwafa',
  all: 'Komai',
  allNote: 'Da hotuna, saƙonnin murya da takardu: yana buƙatar ƙarin data',
  texts: 'Rubutu da lambobi kawai',
  start: 'Tattara bayanaina',
  starting: 'Ana farawa',
  collecting:
    'Ana tattara bayananku. Kada ku rufe wannan shafi. Bayan awa ɗaya zai sake tambayar kalmar sirrinku.',
  rows: (count) => `An karanta bayanai ${count.toLocaleString('en-NG')}`,
  files: (done, all) => `Fayil ${done} daga ${all}`,
  interrupted: 'Ba a iya isa Onise ba. Abin da aka karanta yana nan.',
  goOn: 'Ci gaba',
  ready: 'Kwafinku ya shirya',
  missing: (count) =>
    count === 1
      ? 'Ba a iya karanta fayil 1 ba, don haka ba ya cikin kwafin.'
      : `Ba a iya karanta fayiloli ${count} ba, don haka ba sa cikin kwafin.`,
  save: 'Adana fayil ɗin',
  needsNetwork: 'Wannan yana buƙatar network.',
  expired: 'Ya wuce awa ɗaya. Ku sake saka kalmar sirrinku.',
}

const loginVisit: Words<typeof loginVisitTexts> = {
  loggedOut: 'An fitar da ku a nan. Abin da ba a aika ba yana jira har sai kun sake shiga.',
}

const accounts: Words<typeof accountsTexts> = {
  accountType: {
    title: 'Yaya za ku yi amfani da Onise?',
    note: 'Za ku iya samun biyun: asusu ɗaya a matsayin kwastoma, ɗaya a matsayin ƙwararre.',
    client: {
      title: 'A matsayin kwastoma',
      text: 'Ina so a yi mini aiki, kuma ina so in zaɓi ƙwararre.',
    },
    tasker: {
      title: 'A matsayin ƙwararre',
      text: 'Ina da sana’a, ina neman aikin da za a biya ni.',
    },
    haveAccount: 'Kuna da asusu tuni?',
  },
  contact: {
    label: 'Lambar waya ko imel',
    missing: 'Ku saka lambar wayarku ko imel ɗinku',
    invalid: 'Ku saka lambar wayar hannu ko imel na gaskiya',
    email: 'Imel',
    emailMissing: 'Ana buƙatar imel',
    emailInvalid: 'Ku saka imel na gaskiya',
  },
  register: {
    title: 'Buɗe asusunku',
    role: {
      client: 'Kuna yin rajista a matsayin kwastoma.',
      tasker: 'Kuna yin rajista a matsayin ƙwararre.',
    },
    change: 'Canja',
    username: 'Sunan amfani',
    usernameHint: 'Sunan da wasu suke gani. Mutum biyu za su iya yin suna iri ɗaya.',
    usernameRequired: 'Ana buƙatar sunan amfani',
    password: 'Kalmar sirri',
    send: 'Yi rajista',
    haveAccount: 'Kuna da asusu tuni?',
    offline:
      'Babu network. Kuna buƙatarsa don yin rajista. Sunanku da lambarku ko imel ɗinku suna nan a fom ɗin.',
  },
  login: {
    title: 'Barka da dawowa',
    password: 'Kalmar sirri',
    passwordRequired: 'Ana buƙatar kalmar sirri',
    forgot: 'Kun manta kalmar sirri?',
    send: 'Shiga',
    noAccount: 'Ba ku da asusu tukuna?',
    signUp: 'Yi rajista',
    writeToUs: 'Ku rubuto mana',
    ready: 'Asusunku ya shirya. An riga an cika komai: ku danna Shiga.',
    offline:
      'Babu network. Kuna buƙatarsa don shiga. Abin da ba a aika ba tukuna yana nan a wannan waya.',
  },
  wanted: {
    todo: 'Bayan kun shiga, za ku ci gaba zuwa todo da kuka buɗe.',
    profile: 'Bayan kun shiga, za ku ci gaba zuwa profile da kuka buɗe.',
    topic: (topic: string) => `Bayan kun shiga, za ku ci gaba da: ${topic}.`,
  },
  code: {
    register: 'Tabbatar kuma yi rajista',
    change: 'Canja lambar waya',
    offline: 'Babu network. Kuna buƙatarsa don tabbatar da lambar sirri.',
  },
  loading: 'Ana lodawa',
  side: {
    register: {
      title: 'An yarda da aikin, an kuma ware kuɗin.',
      text: 'Ana ware kuɗin aikin lokacin da kwastoma ya zaɓi ƙwararre. Ana biyan kuɗin idan kwastoma ya amince da aikin.',
    },
    login: {
      title: 'Ku ci gaba daga inda kuka tsaya.',
      text: 'Abin da kuka rubuta ba tare da network ba yana adane a wayarku. Ana aika shi idan Onise tana buɗe kuma an iya isa gare ta.',
    },
  },

  interest: {
    title: 'Mece ce sana’arku?',
    note: 'Ku zaɓi fanni ɗaya, sannan duk ƙwarewar da kuke da ita. Kwastomomi suna ganin ta a profile ɗinku.',
    find: 'Nemi fanninku',
    field: 'Fanni',
    skills: 'Ƙwarewa',
    skillsHint: 'Ku zaɓi duk yawan da kuke so.',
    continue: 'Ci gaba',
    chooseField: 'Ku zaɓi fanni don ci gaba',
    chooseSkill: 'Ku zaɓi aƙalla ƙwarewa ɗaya don ci gaba',
  },

  profile: {
    title: 'Profile ɗinku',
    note: 'Kwastomomi suna karanta wannan kafin su zaɓi ƙwararre.',
    pictureTitle: 'Hotonku',
    pictureNote: 'Ana nuna shi kusa da sunanku a todo da kuka saka.',
    picture: 'Hoton profile',
    picturePrompt: 'Ku zaɓi hoto',
    pictureHint:
      'Wayarku tana rage girmansa kafin a aika shi. Ba a aika wurin da aka ɗauki hoton ba.',
    pictureInvalid:
      'Wannan waya ba za ta iya buɗe fayil ɗin a matsayin hoto ba. Ku yi amfani da JPEG, PNG ko WebP.',
    pictureRequired: 'Ku zaɓi hoto tukuna',
    jobTitle: 'Sunan aiki',
    jobTitleHint: 'Misali: Mai gyaran wutar lantarki, shekara 8, Yaba',
    jobTitleRequired: 'Ana buƙatar sunan aiki',
    description: 'Bayanin profile',
    descriptionHint:
      'Abin da kuka iya sosai, abin da kuka taɓa yi, kayan aikin da kuke zuwa da su.',
    descriptionRequired: 'Ana buƙatar bayanin profile',
    areaHint: 'Ku rubuta haruffa biyu ku zaɓa. Za ku fara ganin ayyukan da ke kusa.',
    location: 'Wuri',
    locationHint: 'Da kalmominku: Yaba, Lagos',
    locationRequired: 'Ana buƙatar wuri',
    skills: 'Ƙwarewarku',
    changeSkills: 'Canja ƙwarewa',
    save: 'Adana profile',
    savePicture: 'Adana hoto',
  },
  savedOnPhone: 'An adana a waya. Ana aika shi idan Onise tana buɗe kuma an iya isa gare ta.',
  entryTitles: {
    skills: 'Ƙwarewarku',
    picture: 'Hotonku',
    profile: 'Profile ɗinku',
    showsPhone: 'Masu ganin lambar wayarku',
    showsOnline: 'Masu ganin kuna kan layi',
  },

  view: {
    titleOwn: 'Profile ɗina',
    title: 'Profile',
    verified: 'An tantance',
    notVerified: 'Ba a tantance ba',
    client: 'Kwastoma',
    tasker: 'Ƙwararre',
    admin: 'Administrator',
    edit: 'Gyara profile',
    changePicture: 'Canja hoto',
    about: 'Bayani',
    skills: 'Ƙwarewa',
    since: 'A Onise tun',
    noSkills: 'Ba a rubuta ƙwarewa ba',
    unknown: 'Ba mu sami wannan profile ba.',
    unknownOffline:
      'Ba a adana wannan profile a wannan waya ba. Ku sake buɗe shi idan an iya isa Onise.',
    guest: 'Don saka todo ko aika proposal, ku buɗe asusu. Kyauta ne.',
    getStarted: 'Fara yanzu',
  },
}

const passwordChange: Words<typeof passwordChangeTexts> = {
  title: 'Canja kalmar sirri',
  note: 'Za ku ci gaba da kasancewa a nan, kuma za a fitar da ku a duk sauran na’urori.',
  current: 'Kalmar sirri ta yanzu',
  currentRequired: 'Ana buƙatar kalmar sirri ta yanzu',
  newPassword: 'Sabuwar kalmar sirri',
  send: 'Canja kalmar sirri',
  same: 'Wannan ita ce kalmar sirrinku ta yanzu. Ku zaɓi wata.',
  forgot: 'Kun manta kalmar sirri?',
  offline: 'Babu network. Kuna buƙatarsa don canja kalmar sirri.',
}

const passwordForgot: Words<typeof passwordForgotTexts> = {
  title: 'Kun manta kalmar sirri?',
  note: 'Za mu aika lambar sirri zuwa wayarku, ko link zuwa imel ɗinku. Da shi za ku zaɓi sabuwar kalmar sirri.',
  noteEmail: 'Za mu aika link zuwa imel ɗinku wanda za ku saka sabuwar kalmar sirri da shi.',
  send: 'Aika',
  sentTitle: 'Ku duba imel ɗinku',
  sent: (email: string) =>
    `Idan ${email} yana da asusu, link yana kan hanya. Yana aiki sau ɗaya kuma na minti 30. Ku duba folder na spam ma.`,
  codeSent: {
    sms: (phone: string) =>
      `Idan ${phone} tana da asusu, lambobi 6 suna kan hanya ta SMS. Suna aiki na minti 10.`,
    whatsapp: (phone: string) =>
      `Idan ${phone} tana da asusu, lambobi 6 suna kan hanya ta WhatsApp. Suna aiki na minti 10.`,
  },
  again: 'Aika wani link',
  other: 'Canja imel',
  remember: 'Kun san kalmar sirrinku?',
  offline: 'Babu network. Kuna buƙatarsa don zaɓar sabuwar kalmar sirri.',
}

const passwordNewPassword: Words<typeof passwordNewPasswordTexts> = {
  hint: 'Aƙalla harafi 8. Gajeriyar jimla ta dace.',
  tooShort: 'Kalmar sirri ta kai aƙalla harafi 8',
}

const passwordReset: Words<typeof passwordResetTexts> = {
  title: 'Sabuwar kalmar sirri',
  for: (email: string) => `Don asusun ${email}.`,
  send: 'Adana kalmar sirri',
  brokenTitle: 'Wannan link bai cika ba',
  broken: 'Ku sake buɗe shi daga imel ɗin, ko ku bari mu aiko muku da sabo.',
  newLink: 'Aika sabon link',
  effect: 'Daga nan za a fitar da ku a kowace na’ura. PIN ɗinku yana nan yadda yake.',
  offline:
    'Babu network. Kuna buƙatarsa don adana sabuwar kalmar sirri. Link ɗin yana aiki na minti 30.',
  otherPhone: 'Ba mu san wannan waya ba tukuna',
  remember: 'Kun san kalmar sirrinku?',
}

const profileCrop: Words<typeof profileCropTexts> = {
  title: 'Zaɓi abin da za a nuna',
  view: 'Hoto a cikin da’ira',
  hint: 'Ku ja hoton, ko ku yi amfani da maɓallan kibiya. Ku matse da yatsu ko ku yi amfani da slider don ƙarawa.',
  zoom: 'Ƙara girma',
  use: 'Yi amfani da wannan ɓangare',
  cancel: 'Soke',
  loading: 'Ana lodawa',
}

const profileHint: Words<typeof profileHintTexts> = {
  title: 'Ku ƙarfafa profile ɗinku',
  hints: {
    picture: 'Ku ƙara hoto',
    email: 'Ku tabbatar da imel ɗinku',
    skills: 'Ku ƙara ƙwarewa',
    description: 'Ku ƙara rubutu game da aikinku',
  },
  reasons: {
    picture: 'Mutane suna zaɓar fuskar da za su iya ganewa',
    email: 'Ana buƙatarsa kafin kuɗi ya motsa',
    skills: 'Kwastomomi suna nema bisa ƙwarewa',
    description: 'Kwastomomi suna kwatanta abin da ƙwararru suka rubuta',
  },
  unverified: 'Ba a tantance ku ba tukuna',
  unverifiedText:
    'Waɗanda aka tantance suna da alama da iyaka mafi girma. Za ku iya aiki ba tare da shi ba.',
  howVerified: 'Yadda za a tantance ku',
}

const phoneNumber: Words<typeof phoneTexts> = {
  title: 'Lambar waya',
  note: 'Da ita kuke shiga, kuma muna aika lambobin sirri zuwa gare ta. Wasu suna ganinta ne kawai idan kun yarda.',
  own: (phone: string) => `Lambarku ita ce ${phone}.`,
  phone: 'Lambar waya',
  newPhone: 'Sabuwar lambar waya',
  invalid: 'Ku saka lambar wayar hannu, kamar 0803 123 4567',
  password: 'Kalmar sirri',
  passwordHint: 'Don ku kaɗai ku iya canja ta',
  passwordRequired: 'Ana buƙatar kalmar sirri',
  send: 'Aiko mini lamba',
  sending: 'Ana aikawa...',
  confirm: 'Tabbatar',
  done: (phone: string) => `${phone} lambarku ce yanzu. Za ku iya shiga da ita.`,
  none: 'Ba za mu iya aika lambobin sirri zuwa wayoyi yanzu ba.',
  offline: 'Babu network. Kuna buƙatarsa don tabbatar da lambar waya.',
}

const sessions: Words<typeof sessionsTexts> = {
  title: 'Inda kuka shiga',
  note: 'Ku fitar da wayar da kuka ɓatar, ko wadda ba taku ba ce.',
  list: 'Na’urori',
  unknownDevice: 'Na’urar da ba a sani ba',
  deviceOn: (browser: string, system: string) => `${browser} a ${system}`,
  thisDevice: 'Wannan na’ura',
  firstUse: 'An shiga:',
  lastUse: 'Amfani na ƙarshe:',
  logOut: 'Fitar',
  others: 'Fitar da duk sauran na’urori',
  othersTitle: 'A fitar da duk sauran na’urori?',
  othersText:
    'Duk wanda yake amfani da asusunku a wata na’ura sai ya sake shiga. Abin da yake jiran a aika shi a can zai zauna a waccan na’ura.',
  onlyThis: 'A wannan na’ura kaɗai kuka shiga.',
  latest: (count) => `Waɗannan na’urori ${count} ne aka yi amfani da su na ƙarshe.`,
  unknownHint: 'Ba ku san wata na’ura ba? Ku fitar da ita, sannan ku canja kalmar sirrinku.',
  changePassword: 'Canja kalmar sirri',
  cancel: 'Soke',
  loading: 'Ana lodawa',
  needsNetwork: 'Wannan yana buƙatar network.',
}

const verifyEmail: Words<typeof verifyEmailTexts> = {
  title: 'Tabbatar da imel ɗinku',
  note: 'Ta imel muke samun ku game da kuɗinku. Ku tabbatar sau ɗaya cewa naku ne.',
  request: 'Aiko mini lamba',
  requesting: 'Ana aikawa...',
  requestNote: (email: string) => `Za mu aika lambobi 6 zuwa ${email}.`,
  haveCode: 'Ina da lamba tuni',
  confirm: 'Tabbatar',
  confirming: 'Ana tabbatarwa...',
  offline: 'Babu network. Kuna buƙatar network don tabbatar da imel ɗinku.',
  done: 'An tabbatar da imel ɗinku. Za ku iya motsa kuɗi.',
  newEmail: 'Imel ɗinku',
  emailInvalid: 'Ku saka imel na gaskiya',
  password: 'Kalmar sirri',
  passwordNeeded: 'Ku saka kalmar sirrinku',
  otherEmail: 'Yi amfani da wani imel',
  back: 'Ci gaba da wannan imel',
  byPhone: 'Yi amfani da lambar waya maimakon haka',
  postTodo: 'Saka todo',
  completeProfile: 'Cika profile ɗinku',
  home: 'Je zuwa dashboard ɗinku',
  noticeTitle: 'Ku tabbatar da imel ɗinku tukuna',
  noticeText:
    'Kafin ku saka, a riƙe ko ku cire kuɗi, muna tabbatar da cewa imel ɗin naku ne. Minti ɗaya ne kawai.',
  noticeTitleBoth: 'Ku tabbatar da imel ko lambar waya tukuna',
  noticeTextBoth:
    'Kafin ku saka, a riƙe ko ku cire kuɗi, muna tabbatar da cewa za mu iya samun ku. Minti ɗaya ne kawai.',
  noticeAction: 'Tabbatar da imel',
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

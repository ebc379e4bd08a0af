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
    title: 'Ti àkáǹtì mi',
    note: 'Ẹ kò lè yí èyí padà.',
    blocked: 'Kí ẹ tó lè ti àkáǹtì yín',
    blockedNote: 'Ẹ kọ́kọ́ parí ìwọ̀nyí. Kò sí ohun tó máa sọnù: àkáǹtì yín máa wà bó ṣe wà.',
    refresh: 'Tún wò ó',
    erasedTitle: 'Ohun tí a máa pa rẹ́',
    erased: [
      'Orúkọ, ímeèlì, password, PIN, àwòrán, profile àti ìmọ̀ iṣẹ́ yín',
      'Àdírẹ́sì todo yín, àti todo tí ẹ kò gbé fún ẹnikẹ́ni rí',
      'Ìfitónilétí yín, àti gbogbo ẹ̀rọ tí ẹ ti wọlé',
    ],
    keptTitle: 'Ohun tó máa wà, lábẹ́ “Former user”',
    kept: [
      'Àkọsílẹ̀ owó, pẹ̀lú àkáǹtì báńkì tí owó lọ sí: òfin ló béèrè fún un',
      'Iṣẹ́ tó ti parí, pẹ̀lú àtẹ̀jíṣẹ́, fáìlì àti àgbéyẹ̀wò rẹ̀, fún ìhà kejì',
    ],
    export: 'Kọ́kọ́ gba ẹ̀dà data yín',
    password: 'Password',
    passwordRequired: 'Ẹ gbọ́dọ̀ kọ password',
    unsent: (count) =>
      `Nǹkan ${count} kò tíì lọ. A máa pa ${count === 1 ? 'á' : 'wọ́n'} rẹ́ pẹ̀lú àkáǹtì náà.`,
    seeUnsent: 'Wo ohun tí kò tíì lọ',
    close: 'Ti àkáǹtì mi',
    closing: 'Ó ń tì í',
    needsNetwork: 'Èyí nílò network.',
    leftover: 'Fóònù yìí kò lè pa gbogbo rẹ̀ rẹ́. Ẹ nu data site yìí nínú ètò ẹ̀rọ ìwákiri yín.',
    tooSmall: 'Iye tó kéré jù tí ẹ lè yọ ni ₦1,000. Ẹ fi owó kún un títí ẹ ó fi lè yọ gbogbo rẹ̀.',
  },
  blockerWords: {
    disputes: {
      title: (count) => `Aáwọ̀ ${count} tó ṣí sílẹ̀`,
      text: 'A ń di owó mú títí aáwọ̀ náà yóò fi parí.',
      link: 'Lọ sí todo yín',
    },
    clientWork: {
      title: (count) => `Todo ${count} tí iṣẹ́ rẹ̀ ń lọ`,
      text: 'Ẹ fọwọ́ sí iṣẹ́ náà, tàbí kí ẹ bá akọ́ṣẹ́mọṣẹ́ náà fẹnu kò láti fagi lé e.',
      link: 'Lọ sí todo tó ń lọ lọ́wọ́',
    },
    taskerWork: {
      title: (count) => `Todo ${count} tí wọ́n gbé fún yín`,
      text: 'Ẹ parí rẹ̀, tàbí kí ẹ fagi lé e.',
      link: 'Lọ sí todo tí ẹ gbà',
    },
    openTasks: {
      title: (count) => `Todo ${count} tó ṣí sílẹ̀`,
      text: 'Ẹ pa á rẹ́, kí akọ́ṣẹ́mọṣẹ́ kankan má bàa dúró dè yín.',
      link: 'Lọ sí Todo mi',
    },
    proposals: {
      title: (count) => `Proposal ${count} ń dúró de ìdáhùn`,
      text: 'Ẹ fà á sẹ́yìn, kí oníbàárà kankan má bàa yàn yín.',
      link: 'Lọ sí proposal yín',
    },
    payments: {
      title: (count) => `Owó sísan ${count} kò tíì parí`,
      text: 'Ẹ dúró títí yóò fi dé tàbí títí yóò fi parí, kò ju ọjọ́ kan lọ.',
      link: 'Lọ sí wallet yín',
    },
    paymentDisputes: {
      title: (count) => `Aáwọ̀ wà ní báńkì lórí owó sísan ${count}`,
      text: 'Ẹ dúró títí báńkì yóò fi ṣèpinnu.',
      link: 'Lọ sí wallet yín',
    },
    refunds: {
      title: (count) => `Ìdápadà owó ${count} wà lójú ọ̀nà`,
      text: 'Ẹ dúró títí yóò fi dé báńkì yín. Bí báńkì kò bá gbà á, owó náà máa padà sínú wallet yín.',
      link: 'Lọ sí wallet yín',
    },
    withdrawals: {
      title: (count) => `Yíyọ owó ${count} wà lójú ọ̀nà`,
      text: 'Ẹ dúró títí owó náà yóò fi dé báńkì yín.',
      link: 'Lọ sí wallet yín',
    },
  },
  moneyWords: {
    balance: {
      title: 'wà nínú wallet yín',
      text: 'Ẹ yọ ọ́ sí báńkì yín.',
      link: 'Yọ owó',
    },
    debt: {
      title: 'lẹ jẹ Onise ní gbèsè',
      text: 'Ẹ fi owó sí wallet yín láti san án.',
      link: 'Fi owó sí i',
    },
  },
}

const exportWords: Words<typeof exportWordsTexts> = {
  title: 'Ẹ̀dà data mi',
  note: 'Gbogbo ohun tí Onise ní nípa yín, nínú fáìlì kan.',
  contents:
    'Profile, todo, proposal, iṣẹ́, àgbéyẹ̀wò, àtẹ̀jíṣẹ́, owó àti ìfitónilétí yín gẹ́gẹ́ bíi data (JSON), àti àwòrán, ohùn àti ìwé tí ẹ fi ránṣẹ́.',
  privacy: 'Orí ẹ̀rọ yìí nìkan ni fáìlì náà wà. Ẹni tó bá ní i lè ka gbogbo rẹ̀.',
  password: 'Password',
  passwordRequired: 'Ẹ gbọ́dọ̀ kọ password',
  extent: 'Ohun tó máa wà nínú ẹ̀dà náà',
  all: 'Gbogbo rẹ̀',
  allNote: 'Pẹ̀lú àwòrán, ohùn àti ìwé: ó nílò data púpọ̀ sí i',
  texts: 'Ọ̀rọ̀ àti nọ́ńbà nìkan',
  start: 'Kó data mi jọ',
  starting: 'Ó ń bẹ̀rẹ̀',
  collecting:
    'A ń kó data yín jọ. Ẹ má pa ojú ìwé yìí dé. Lẹ́yìn wákàtí kan, ó máa tún béèrè password yín.',
  rows: (count) => `A ti ka àkọsílẹ̀ ${count.toLocaleString('en-NG')}`,
  files: (done, all) => `Fáìlì ${done} nínú ${all}`,
  interrupted: 'A kò lè kàn sí Onise. Ohun tí a ti kà ṣì wà.',
  goOn: 'Tẹ̀síwájú',
  ready: 'Ẹ̀dà yín ti ṣe tán',
  missing: (count) => `A kò lè ka fáìlì ${count}, nítorí náà kò sí nínú ẹ̀dà náà.`,
  save: 'Fi fáìlì náà pamọ́',
  needsNetwork: 'Èyí nílò network.',
  expired: 'Ó ti ju wákàtí kan lọ. Ẹ tún kọ password yín.',
}

const loginVisit: Words<typeof loginVisitTexts> = {
  loggedOut: 'Ẹ ti jáde níbí. Ohun tí kò tíì lọ máa dúró títí ẹ ó fi tún wọlé.',
}

const accounts: Words<typeof accountsTexts> = {
  accountType: {
    title: 'Báwo lẹ ṣe fẹ́ lo Onise?',
    note: 'Ẹ lè ní méjèèjì: àkáǹtì kan gẹ́gẹ́ bí oníbàárà àti ọ̀kan gẹ́gẹ́ bí akọ́ṣẹ́mọṣẹ́.',
    client: {
      title: 'Gẹ́gẹ́ bí oníbàárà',
      text: 'Mo ní iṣẹ́ tí mo fẹ́ kí wọ́n bá mi ṣe, mo sì fẹ́ yan akọ́ṣẹ́mọṣẹ́.',
    },
    tasker: {
      title: 'Gẹ́gẹ́ bí akọ́ṣẹ́mọṣẹ́',
      text: 'Mo ní iṣẹ́ ọwọ́, mo sì ń wá iṣẹ́ tó ń mówó wọlé.',
    },
    haveAccount: 'Ṣé ẹ ti ní àkáǹtì?',
  },
  contact: {
    label: 'Nọ́ńbà fóònù tàbí ímeèlì',
    missing: 'Ẹ kọ nọ́ńbà fóònù tàbí ímeèlì yín',
    invalid: 'Ẹ kọ nọ́ńbà fóònù tàbí ímeèlì tó tọ́',
    email: 'Ímeèlì',
    emailMissing: 'Ẹ gbọ́dọ̀ kọ ímeèlì',
    emailInvalid: 'Ẹ kọ ímeèlì tó tọ́',
  },
  register: {
    title: 'Ẹ ṣí àkáǹtì yín',
    role: {
      client: 'Ẹ ń forúkọ sílẹ̀ gẹ́gẹ́ bí oníbàárà.',
      tasker: 'Ẹ ń forúkọ sílẹ̀ gẹ́gẹ́ bí akọ́ṣẹ́mọṣẹ́.',
    },
    change: 'Yí i padà',
    username: 'Orúkọ ìlò',
    usernameHint: 'Orúkọ tí àwọn ẹlòmíràn máa rí. Ẹni méjì lè ní orúkọ kan náà.',
    usernameRequired: 'Ẹ gbọ́dọ̀ kọ orúkọ ìlò',
    password: 'Password',
    send: 'Forúkọ sílẹ̀',
    haveAccount: 'Ṣé ẹ ti ní àkáǹtì?',
    offline:
      'Kò sí network. Ẹ nílò rẹ̀ láti forúkọ sílẹ̀. Orúkọ yín àti nọ́ńbà tàbí ímeèlì yín ṣì wà nínú fọ́ọ̀mù náà.',
  },
  login: {
    title: 'Ẹ káàbọ̀ padà',
    password: 'Password',
    passwordRequired: 'Ẹ gbọ́dọ̀ kọ password',
    forgot: 'Ṣé ẹ gbàgbé password?',
    send: 'Wọlé',
    noAccount: 'Ṣé ẹ kò tíì ní àkáǹtì?',
    signUp: 'Forúkọ sílẹ̀',
    writeToUs: 'Kọ̀wé sí wa',
    ready: 'Àkáǹtì yín ti ṣetán. Gbogbo rẹ̀ ti wà níbẹ̀: ẹ tẹ Wọlé.',
    offline: 'Kò sí network. Ẹ nílò rẹ̀ láti wọlé. Ohun tí kò tíì lọ ṣì wà lórí fóònù yìí.',
  },
  wanted: {
    todo: 'Lẹ́yìn tí ẹ bá wọlé, ẹ ó tẹ̀síwájú sí todo tí ẹ ṣí.',
    profile: 'Lẹ́yìn tí ẹ bá wọlé, ẹ ó tẹ̀síwájú sí profile tí ẹ ṣí.',
    topic: (topic: string) => `Lẹ́yìn tí ẹ bá wọlé, ẹ ó tẹ̀síwájú pẹ̀lú: ${topic}.`,
  },
  code: {
    register: 'Jẹ́rìí kí ẹ sì forúkọ sílẹ̀',
    change: 'Yí nọ́ńbà padà',
    offline: 'Kò sí network. Ẹ nílò rẹ̀ láti jẹ́rìí sí kóòdù náà.',
  },
  loading: 'Ó ń ṣí',
  side: {
    register: {
      title: 'Ẹ ti fẹnu kò lórí iṣẹ́, a sì ti ya owó sọ́tọ̀.',
      text: 'A máa ya owó iṣẹ́ sọ́tọ̀ nígbà tí oníbàárà bá yan akọ́ṣẹ́mọṣẹ́. A máa san án nígbà tí oníbàárà bá fọwọ́ sí iṣẹ́ náà.',
    },
    login: {
      title: 'Ẹ tẹ̀síwájú láti ibi tí ẹ dúró sí.',
      text: 'Ohun tí ẹ kọ láìsí network wà ní ìpamọ́ lórí fóònù yín. A máa fi ránṣẹ́ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',
    },
  },

  interest: {
    title: 'Kí ni iṣẹ́ ọwọ́ yín?',
    note: 'Ẹ yan ẹ̀ka iṣẹ́ kan, lẹ́yìn náà gbogbo ìmọ̀ iṣẹ́ tí ẹ ní. Àwọn oníbàárà máa rí i lórí profile yín.',
    find: 'Wá ẹ̀ka iṣẹ́ yín',
    field: 'Ẹ̀ka iṣẹ́',
    skills: 'Ìmọ̀ iṣẹ́',
    skillsHint: 'Ẹ yan iye tó bá wù yín.',
    continue: 'Tẹ̀síwájú',
    chooseField: 'Ẹ yan ẹ̀ka iṣẹ́ kan láti tẹ̀síwájú',
    chooseSkill: 'Ẹ yan ó kéré tán ìmọ̀ iṣẹ́ kan láti tẹ̀síwájú',
  },

  profile: {
    title: 'Profile yín',
    note: 'Àwọn oníbàárà máa ń ka èyí kí wọ́n tó yan akọ́ṣẹ́mọṣẹ́.',
    pictureTitle: 'Àwòrán yín',
    pictureNote: 'Ó máa hàn lẹ́gbẹ̀ẹ́ orúkọ yín lórí todo tí ẹ bá gbé síta.',
    picture: 'Àwòrán profile',
    picturePrompt: 'Ẹ yan àwòrán kan',
    pictureHint: 'Fóònù yín máa sọ ọ́ di kékeré kó tó lọ. A kì í fi ibi tí wọ́n ti yà á ránṣẹ́.',
    pictureInvalid: 'Fóònù yìí kò lè ṣí fáìlì yẹn gẹ́gẹ́ bí àwòrán. Ẹ lo JPEG, PNG tàbí WebP.',
    pictureRequired: 'Ẹ kọ́kọ́ yan àwòrán kan',
    jobTitle: 'Orúkọ iṣẹ́',
    jobTitleHint: 'Fún àpẹẹrẹ: Oníṣẹ́ iná mànàmáná, ọdún 8, Yaba',
    jobTitleRequired: 'Ẹ gbọ́dọ̀ kọ orúkọ iṣẹ́',
    description: 'Àlàyé profile',
    descriptionHint: 'Ohun tí ẹ mọ̀ ọ́n ṣe dáadáa, ohun tí ẹ ti ṣe rí, irinṣẹ́ tí ẹ máa mú wá.',
    descriptionRequired: 'Ẹ gbọ́dọ̀ kọ àlàyé profile',
    areaHint: 'Ẹ tẹ lẹ́tà méjì, kí ẹ sì yan. Ẹ máa kọ́kọ́ rí àwọn iṣẹ́ tó wà nítòsí.',
    location: 'Ibi tí ẹ wà',
    locationHint: 'Ní ọ̀rọ̀ ara yín: Yaba, Lagos',
    locationRequired: 'Ẹ gbọ́dọ̀ kọ ibi tí ẹ wà',
    skills: 'Ìmọ̀ iṣẹ́ yín',
    changeSkills: 'Yí ìmọ̀ iṣẹ́ padà',
    save: 'Fi profile pamọ́',
    savePicture: 'Fi àwòrán pamọ́',
  },
  savedOnPhone:
    'Ó wà ní ìpamọ́ lórí fóònù. A máa fi ránṣẹ́ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',
  entryTitles: {
    skills: 'Ìmọ̀ iṣẹ́ yín',
    picture: 'Àwòrán yín',
    profile: 'Profile yín',
    showsPhone: 'Ẹni tó ń rí nọ́ńbà fóònù yín',
    showsOnline: 'Ẹni tó ń rí i pé ẹ wà lórí ayélujára',
  },

  view: {
    titleOwn: 'Profile mi',
    title: 'Profile',
    verified: 'A ti yẹ̀ ẹ́ wò',
    notVerified: 'A kò tíì yẹ̀ ẹ́ wò',
    client: 'Oníbàárà',
    tasker: 'Akọ́ṣẹ́mọṣẹ́',
    admin: 'Administrator',
    edit: 'Ṣàtúnṣe profile',
    changePicture: 'Yí àwòrán padà',
    about: 'Nípa mi',
    skills: 'Ìmọ̀ iṣẹ́',
    since: 'Lórí Onise láti',
    noSkills: 'Kò sí ìmọ̀ iṣẹ́ tí wọ́n kọ',
    unknown: 'A kò rí profile yìí.',
    unknownOffline:
      'Profile yìí kò sí ní ìpamọ́ lórí fóònù yìí. Ẹ tún un ṣí nígbà tí a bá lè kàn sí Onise.',
    guest: 'Láti gbé todo síta tàbí fi proposal ránṣẹ́, ẹ ṣí àkáǹtì. Ọ̀fẹ́ ni.',
    getStarted: 'Bẹ̀rẹ̀',
  },
}

const passwordChange: Words<typeof passwordChangeTexts> = {
  title: 'Yí password padà',
  note: 'Ẹ ṣì máa wà nínú àkáǹtì yín níbí, ẹ ó sì jáde níbi gbogbo mìíràn.',
  current: 'Password ti báyìí',
  currentRequired: 'Ẹ gbọ́dọ̀ kọ password ti báyìí',
  newPassword: 'Password tuntun',
  send: 'Yí password padà',
  same: 'Password yín ti báyìí nìyí. Ẹ yan òmíràn.',
  forgot: 'Ṣé ẹ gbàgbé password?',
  offline: 'Kò sí network. Ẹ nílò rẹ̀ láti yí password yín padà.',
}

const passwordForgot: Words<typeof passwordForgotTexts> = {
  title: 'Ṣé ẹ gbàgbé password?',
  note: 'A máa fi kóòdù ránṣẹ́ sí fóònù yín, tàbí link sí ímeèlì yín. Òun ni ẹ máa fi yan password tuntun.',
  noteEmail: 'A máa fi link ránṣẹ́ sí ímeèlì yín tí ẹ lè fi ṣe password tuntun.',
  send: 'Fi ránṣẹ́',
  sentTitle: 'Ẹ wo inú ímeèlì yín',
  sent: (email: string) =>
    `Bí ${email} bá ní àkáǹtì, link kan ti ń bọ̀. Ó ń ṣiṣẹ́ lẹ́ẹ̀kan péré, fún ìṣẹ́jú 30. Ẹ wo inú spam náà.`,
  codeSent: {
    sms: (phone: string) =>
      `Bí ${phone} bá ní àkáǹtì, díjíìtì 6 ń bọ̀ nípasẹ̀ SMS. Wọ́n ń ṣiṣẹ́ fún ìṣẹ́jú 10.`,
    whatsapp: (phone: string) =>
      `Bí ${phone} bá ní àkáǹtì, díjíìtì 6 ń bọ̀ nípasẹ̀ WhatsApp. Wọ́n ń ṣiṣẹ́ fún ìṣẹ́jú 10.`,
  },
  again: 'Fi link mìíràn ránṣẹ́',
  other: 'Yí ímeèlì padà',
  remember: 'Ṣé ẹ mọ password yín?',
  offline: 'Kò sí network. Ẹ nílò rẹ̀ láti yan password tuntun.',
}

const passwordNewPassword: Words<typeof passwordNewPasswordTexts> = {
  hint: 'Ó kéré tán, lẹ́tà 8. Gbólóhùn kúkúrú dára.',
  tooShort: 'Password gbọ́dọ̀ tó lẹ́tà 8, ó kéré tán',
}

const passwordReset: Words<typeof passwordResetTexts> = {
  title: 'Password tuntun',
  for: (email: string) => `Fún àkáǹtì ${email}.`,
  send: 'Fi password pamọ́',
  brokenTitle: 'Link yìí kò pé',
  broken: 'Ẹ tún un ṣí láti inú ímeèlì náà, tàbí kí a fi tuntun ránṣẹ́ sí yín.',
  newLink: 'Fi link tuntun ránṣẹ́',
  effect: 'Lẹ́yìn náà ẹ máa jáde lórí gbogbo ẹ̀rọ. PIN yín máa wà bó ṣe wà.',
  offline: 'Kò sí network. Ẹ nílò rẹ̀ láti fi password tuntun pamọ́. Link náà ń ṣiṣẹ́ fún ìṣẹ́jú 30.',
  otherPhone: 'A kò tíì mọ fóònù yìí',
  remember: 'Ṣé ẹ mọ password yín?',
}

const profileCrop: Words<typeof profileCropTexts> = {
  title: 'Yan ohun tó máa hàn',
  view: 'Àwòrán nínú òbìrípo',
  hint: 'Ẹ fa àwòrán náà, tàbí kí ẹ lo bọ́tìnì ọfà. Ẹ fi ìka méjì fẹ̀ ẹ́ tàbí kí ẹ lo slider láti sọ ọ́ di ńlá.',
  zoom: 'Sọ di ńlá',
  use: 'Lo apá yìí',
  cancel: 'Fagi lé e',
  loading: 'Ó ń ṣí',
}

const profileHint: Words<typeof profileHintTexts> = {
  title: 'Ẹ jẹ́ kí profile yín lágbára sí i',
  hints: {
    picture: 'Ẹ fi àwòrán sí i',
    email: 'Ẹ jẹ́rìí sí ímeèlì yín',
    skills: 'Ẹ fi ìmọ̀ iṣẹ́ kún un',
    description: 'Ẹ kọ púpọ̀ sí i nípa iṣẹ́ yín',
  },
  reasons: {
    picture: 'Ojú tí àwọn èèyàn lè dá mọ̀ ni wọ́n ń yàn',
    email: 'Ó pọn dandan kí owó tó lè lọ',
    skills: 'Ìmọ̀ iṣẹ́ ni àwọn oníbàárà fi ń wá èèyàn',
    description: 'Àwọn oníbàárà máa ń fi ohun tí àwọn akọ́ṣẹ́mọṣẹ́ kọ wéra',
  },
  unverified: 'A kò tíì yẹ̀ yín wò',
  unverifiedText: 'Àwọn tí a ti yẹ̀ wò ní àmì àti òdiwọ̀n tó pọ̀ sí i. Ẹ lè ṣiṣẹ́ láìsí i.',
  howVerified: 'Bí a ṣe ń yẹ̀ yín wò',
}

const phoneNumber: Words<typeof phoneTexts> = {
  title: 'Nọ́ńbà fóònù',
  note: 'Òun ni ẹ fi ń wọlé, ibẹ̀ sì ni a ń fi kóòdù ránṣẹ́ sí. Àwọn ẹlòmíràn máa rí i kìkì tí ẹ bá gbà bẹ́ẹ̀.',
  own: (phone: string) => `Nọ́ńbà yín ni ${phone}.`,
  phone: 'Nọ́ńbà fóònù',
  newPhone: 'Nọ́ńbà fóònù tuntun',
  invalid: 'Ẹ kọ nọ́ńbà fóònù, bíi 0803 123 4567',
  password: 'Password',
  passwordHint: 'Kí ẹ̀yin nìkan lè yí i padà',
  passwordRequired: 'Ẹ gbọ́dọ̀ kọ password',
  send: 'Fi kóòdù ránṣẹ́ sí mi',
  sending: 'Ó ń lọ...',
  confirm: 'Jẹ́rìí',
  done: (phone: string) => `${phone} ni nọ́ńbà yín báyìí. Ẹ lè fi wọlé.`,
  none: 'A kò lè fi kóòdù ránṣẹ́ sí fóònù báyìí.',
  offline: 'Kò sí network. Ẹ nílò rẹ̀ láti jẹ́rìí sí nọ́ńbà fóònù.',
}

const sessions: Words<typeof sessionsTexts> = {
  title: 'Ibi tí ẹ ti wọlé',
  note: 'Ẹ jáde lórí fóònù tí ẹ sọ nù, tàbí èyí tí kì í ṣe tiyín.',
  list: 'Àwọn ẹ̀rọ',
  unknownDevice: 'Ẹ̀rọ tí a kò mọ̀',
  deviceOn: (browser: string, system: string) => `${browser} lórí ${system}`,
  thisDevice: 'Ẹ̀rọ yìí',
  firstUse: 'Ó wọlé:',
  lastUse: 'Ìlò tó kẹ́yìn:',
  logOut: 'Jáde',
  others: 'Jáde lórí gbogbo ẹ̀rọ yòókù',
  othersTitle: 'Ṣé kí ẹ jáde lórí gbogbo ẹ̀rọ yòókù?',
  othersText:
    'Gbogbo ẹni tó ń lo àkáǹtì yín lórí ẹ̀rọ mìíràn gbọ́dọ̀ tún wọlé. Ohun tó ń dúró láti lọ níbẹ̀ máa wà lórí ẹ̀rọ náà.',
  onlyThis: 'Ẹ̀rọ yìí nìkan lẹ ti wọlé.',
  latest: (count) => `Ìwọ̀nyí ni àwọn ẹ̀rọ ${count} tí ẹ lò kẹ́yìn.`,
  unknownHint: 'Ṣé ẹ̀rọ kan wà tí ẹ kò mọ̀? Ẹ jáde lórí rẹ̀, lẹ́yìn náà ẹ yí password yín padà.',
  changePassword: 'Yí password padà',
  cancel: 'Fagi lé e',
  loading: 'Ó ń ṣí',
  needsNetwork: 'Èyí nílò network.',
}

const verifyEmail: Words<typeof verifyEmailTexts> = {
  title: 'Jẹ́rìí sí ímeèlì yín',
  note: 'Ímeèlì yín la fi ń kàn sí yín nípa owó yín. Ẹ jẹ́rìí lẹ́ẹ̀kan pé tiyín ni.',
  request: 'Fi kóòdù ránṣẹ́ sí mi',
  requesting: 'Ó ń lọ...',
  requestNote: (email: string) => `A máa fi díjíìtì 6 ránṣẹ́ sí ${email}.`,
  haveCode: 'Mo ti ní kóòdù',
  confirm: 'Jẹ́rìí',
  confirming: 'Ó ń jẹ́rìí...',
  offline: 'Kò sí network. Ẹ nílò network láti jẹ́rìí sí ímeèlì yín.',
  done: 'A ti jẹ́rìí sí ímeèlì yín. Ẹ lè fi owó sí i tàbí yọ ọ́.',
  newEmail: 'Ímeèlì yín',
  emailInvalid: 'Ẹ kọ ímeèlì tó tọ́',
  password: 'Password',
  passwordNeeded: 'Ẹ kọ password yín',
  otherEmail: 'Lo ímeèlì mìíràn',
  back: 'Fi ímeèlì yìí sílẹ̀',
  byPhone: 'Lo nọ́ńbà fóònù dípò rẹ̀',
  postTodo: 'Gbé todo síta',
  completeProfile: 'Parí profile yín',
  home: 'Lọ sí dashboard yín',
  noticeTitle: 'Ẹ kọ́kọ́ jẹ́rìí sí ímeèlì yín',
  noticeText:
    'Kí ẹ tó fi owó sí i, kí a tó di owó mú tàbí kí ẹ tó yọ owó, a máa rí i dájú pé ímeèlì náà jẹ́ tiyín. Ìṣẹ́jú kan ni.',
  noticeTitleBoth: 'Ẹ kọ́kọ́ jẹ́rìí sí ímeèlì tàbí nọ́ńbà fóònù yín',
  noticeTextBoth:
    'Kí ẹ tó fi owó sí i, kí a tó di owó mú tàbí kí ẹ tó yọ owó, a máa rí i dájú pé a lè kàn sí yín. Ìṣẹ́jú kan ni.',
  noticeAction: 'Jẹ́rìí sí ímeèlì',
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

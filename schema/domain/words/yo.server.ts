import type { Words } from '#schema/domain/localize.ts'
import type { EMAIL_CHOICE_MESSAGES } from '../messages/email-choice.ts'
import type { EMAIL_MESSAGES } from '../messages/emails.ts'
import type { PHONE_MESSAGES } from '../messages/phone-messages.ts'
import type { SHARE_MESSAGES } from '../messages/share.ts'
import type { ServerWords } from '../texts.ts'

const emailChoice: Words<typeof EMAIL_CHOICE_MESSAGES> = {
  about: (categories) => `Ẹ ń gba ímeèlì yìí nítorí pé ímeèlì nípa èyí wà ní títàn: ${categories}.`,
  stopHere: 'Láti dá wọn dúró, ẹ ṣí',
  stop: 'Dá àwọn ímeèlì yìí dúró',
  title: 'Ímeèlì láti Onise',
  ask: 'Ṣé kí a dá àwọn ímeèlì yìí dúró?',
  askText: (categories) => `Onise kò ní fi ímeèlì ránṣẹ́ sí yín mọ́ nípa: ${categories}.`,
  stopped: 'A ti dá àwọn ímeèlì yìí dúró',
  stoppedText: (categories) => `Onise kì í fi ímeèlì ránṣẹ́ sí yín nípa: ${categories}.`,
  inApp: 'Ẹ ṣì máa rí ohun gbogbo nínú app, lábẹ́ Ìfitónilétí.',
  always: 'Ímeèlì nípa owó yín àti ààbò àkáǹtì yín máa ń wá nígbà gbogbo.',
  resume: 'Tún máa fi wọ́n ránṣẹ́',
  resumed: 'Ẹ ó tún máa rí àwọn ímeèlì yìí gbà',
  resumedText: (categories) => `Onise ń fi ímeèlì ránṣẹ́ sí yín nípa: ${categories}.`,
  broken: 'Link yìí kò ṣiṣẹ́',
  brokenText:
    'Link náà kò pé, tàbí ó ti pẹ́ jù. Kò sí ohun tó yí padà. Láti yan ímeèlì yín, ẹ wọlé sí Onise kí ẹ ṣí Ètò.',
  failed: 'Ìyẹn kò ṣeé ṣe',
}

const emails: Words<typeof EMAIL_MESSAGES> = {
  greeting: (username) => `Ẹ kú ọjọ́ ${username},`,
  signature: 'Onise',
  answer: 'Ẹ fèsì sí ímeèlì yìí láti kàn sí wa.',
  reach: 'Ẹ lè kàn sí wa níbí:',
  seeInApp: 'Ẹ ṣí Onise láti rí púpọ̀ sí i àti láti ṣèpinnu.',
  digest: (count) => `Nǹkan ${count} ṣẹlẹ̀ ní Onise`,
  notYou:
    'Bí kì í bá ṣe ẹ̀yin lẹ ṣe èyí, ẹ yí password yín padà báyìí, kí ẹ sì kọ̀wé sí wa. Ẹlòmíràn lè wọlé sí àkáǹtì yín.',
  passwordNotYou:
    'Bí kì í bá ṣe ẹ̀yin lẹ ṣe èyí, ẹ ṣí Onise, ẹ yan “Ṣé ẹ gbàgbé password?”, kí ẹ sì ṣe tuntun báyìí. Lẹ́yìn náà ẹ kọ̀wé sí wa.',
  pinCode: {
    subject: 'Kóòdù yín fún PIN tuntun',
    code: (code, minutes) =>
      `Kóòdù yín ni ${code}. Ó ń ṣiṣẹ́ fún ìṣẹ́jú ${minutes}, fún PIN tuntun kan péré.`,
    neverShare: 'Ẹ má fún ẹnikẹ́ni ní kóòdù yìí. Onise kò ní béèrè rẹ̀ lọ́wọ́ yín láé.',
  },
  emailCode: {
    subject: 'Kóòdù yín fún Onise',
    code: (code, minutes) =>
      `Kóòdù yín ni ${code}. Ó ń ṣiṣẹ́ fún ìṣẹ́jú ${minutes}, ó sì ń jẹ́rìí pé tiyín ni ímeèlì yìí.`,
    notYou:
      'Bí ẹ kò bá ní àkáǹtì ní Onise, ẹ má ka ímeèlì yìí sí: kò sí ohun tó máa ṣẹlẹ̀ láìsí kóòdù náà.',
  },
  closed: {
    subject: 'A ti ti àkáǹtì Onise yín',
    text: (at) =>
      `A ti ti àkáǹtì yín ní ${at}. A ti pa orúkọ, ímeèlì àti àwòrán yín rẹ́. Àkọsílẹ̀ owó máa wà, nítorí òfin béèrè fún un.`,
    notYou: 'Bí kì í bá ṣe ẹ̀yin lẹ ṣe èyí, ẹ kọ̀wé sí wa.',
  },
  resetLink: {
    subject: 'Ẹ ṣe password tuntun fún Onise',
    text: (minutes) =>
      `Ẹ ṣí link yìí láti ṣe password tuntun. Ó ń ṣiṣẹ́ lẹ́ẹ̀kan péré, fún ìṣẹ́jú ${minutes}:`,
    neverShare: 'Ẹ má fún ẹnikẹ́ni ní link yìí. Onise kò ní béèrè rẹ̀ lọ́wọ́ yín láé.',
    notYou: 'Bí ẹ kò bá béèrè fún un, ẹ má ka ímeèlì yìí sí: password yín máa wà bó ṣe wà.',
  },
  password: {
    subject: 'Password yín ti yí padà',
    text: (at) => `Password àkáǹtì yín yí padà ní ${at}. Àkáǹtì náà ti jáde lórí gbogbo ẹ̀rọ yòókù.`,
  },
  pin: {
    created: {
      subject: 'Wallet yín ti ní PIN báyìí',
      text: (at) => `PIN tuntun wà fún wallet yín láti ${at}.`,
    },
    updated: {
      subject: 'PIN yín ti yí padà',
      text: (at) => `PIN wallet yín yí padà ní ${at}.`,
    },
    reset: {
      subject: 'PIN yín ti di tuntun',
      text: (at) =>
        `PIN wallet yín di tuntun ní ${at}, pẹ̀lú kóòdù láti ímeèlì yín. Ẹ lè tún yọ owó ní wákàtí 24 lẹ́yìn ìgbà náà.`,
    },
  },
  failedLogins: {
    subject: 'Ẹnì kan gbìyànjú láti wọ àkáǹtì yín',
    text: (at, attempts) =>
      `Títí di ${at}, ẹnì kan kọ password tí kò tọ́ ní ìgbà ${attempts} lórí ẹ̀rọ tí ẹ kò lò rí. Ẹnikẹ́ni kò wọlé.`,
    nextStep:
      'Ẹ ṣì lè wọlé lórí ẹ̀rọ tiyín. Bí password yín bá rọrùn láti mọ̀, tàbí bí ẹ bá ń lò ó níbòmíràn, ẹ yí i padà.',
  },
  withdrawal: {
    subject: (amount) => `${amount} ti ń lọ láti wallet yín`,
    text: ({ at, amount, charge, name, bank, last4 }) =>
      `Ní ${at}, ẹ yọ ${amount} sí ${name}, ${bank}, àkáǹtì tó parí pẹ̀lú ${last4}. Nínú rẹ̀, owó báńkì jẹ́ ${charge}.`,
  },
}

/** `site` is a name, and `tellOthers` is in a message to people who have no language here. */
const share: Words<Omit<typeof SHARE_MESSAGES, 'site' | 'tellOthers'>> = {
  tagline: 'Ọwọ́ tó mọṣẹ́ fún gbogbo iṣẹ́.',
  previewAlt: 'Onise: oníṣẹ́ iná, aránṣọ àti oníbúrẹ́dì lẹ́nu iṣẹ́.',
  picture: 'Àwòrán todo yìí',
  postedBy: 'Ẹni tó gbé e síta',
  verifiedClient: 'Oníbàárà tí a ti yẹ̀ wò',
  verified: 'A ti yẹ̀ wò',
  notVerified: 'A kò tíì yẹ̀ wò',
  identityChecked: (day) => `A ti yẹ ìdánimọ̀ wò ní ${day}`,
  phoneProven: 'A ti jẹ́rìí sí nọ́ńbà fóònù',
  bankInSameName: 'Àkáǹtì báǹkì ní orúkọ kan náà',
  noRating: 'Tuntun, kò tíì ní ìràwọ̀',
  rating: (average, count) => `Ìràwọ̀ ${average} nínú 5, àgbéyẹ̀wò ${count}`,
  fewRatings: (count) => `Tuntun, àgbéyẹ̀wò ${count}`,
  price: 'Iye owó',
  location: 'Ibi iṣẹ́',
  projectType: 'Irú iṣẹ́',
  duration: 'Bó ṣe máa pẹ́ tó',
  needed: 'Ìgbà',
  neededAsap: 'Kíákíá',
  neededFlexible: 'Kò sí ìkánjú',
  neededBy: (day) => `Kó tó parí ${day}`,
  neededPassed: (day) => `Kó tó parí ${day}; ọjọ́ náà ti kọjá`,
  spans: { hours: 'Wákàtí díẹ̀', days: 'Ọjọ́ díẹ̀', weeks: 'Ọ̀sẹ̀ díẹ̀' },
  months: (count) => `Oṣù ${count}`,
  description: 'Àlàyé iṣẹ́',
  questions: 'Àwọn ìbéèrè àti ìdáhùn',
  skills: 'Ìmọ̀ iṣẹ́ tó nílò',
  open: 'Ṣí i ní Onise',
  openTaskNote: 'Ẹ wọlé láti fi proposal ránṣẹ́. A máa di owó náà mú kí iṣẹ́ tó bẹ̀rẹ̀.',
  openProfileNote: 'Ẹ gbé todo síta, kí ẹ sì san owó nígbà tí ẹ bá fọwọ́ sí iṣẹ́ náà.',
  newHere: 'Ṣé ẹni tuntun ni yín ní Onise?',
  createAccount: 'Ẹ ṣí àkáǹtì lọ́fẹ̀ẹ́',
  needsScript:
    'Ẹ̀rọ ìwákiri yìí lè fi ojú ìwé yìí hàn yín, ṣùgbọ́n kò lè ṣí Onise. Láti wọlé, ẹ ṣí link náà nínú Chrome, Firefox tàbí Safari, kí ẹ sì rí i pé JavaScript wà ní títàn.',
  professional: 'Akọ́ṣẹ́mọṣẹ́',
  earlierWork: 'Iṣẹ́ àtẹ̀yìnwá',
  ownSkills: 'Ìmọ̀ iṣẹ́',
  about: 'Nípa',
  jobs: (count) => `Iṣẹ́ ${count} ti parí`,
  noJobs: 'Kò tíì sí iṣẹ́ tó parí',
  memberSince: (year) => `Wà ní Onise láti ${year}`,
  home: 'Lọ sí Onise',
  help: 'Ìrànlọ́wọ́',
  privacy: 'Àṣírí',
  terms: 'Àdéhùn',
  closed: {
    title: 'Todo yìí kò sí ní ṣíṣí mọ́',
    text: 'Akọ́ṣẹ́mọṣẹ́ kan ti gbà á, tàbí oníbàárà ti tì í. Iṣẹ́ míì wà ní Onise.',
  },
  unknownTask: {
    title: 'A kò rí todo yìí',
    text: 'Ẹ rí i pé link náà pé, tàbí kí ẹ béèrè lọ́wọ́ ẹni tó fi ránṣẹ́ sí yín.',
  },
  unknownProfile: {
    title: 'A kò rí akọ́ṣẹ́mọṣẹ́ yìí',
    text: 'Ẹ rí i pé link náà pé. Ó ṣeé ṣe kí àkáǹtì náà ti tì.',
  },
  maintenance: {
    title: 'A ti Onise fún àtúnṣe',
    text: 'A ń ṣiṣẹ́ lórí rẹ̀, a ó padà láìpẹ́. Owó kankan kò ní kúrò títí di ìgbà náà.',
  },
  status: {
    works: { title: 'Onise ń ṣiṣẹ́', text: 'Gbogbo rẹ̀ ń dáhùn.' },
    down: {
      title: 'Onise kò dáhùn báyìí',
      text: 'A ń ṣiṣẹ́ lórí rẹ̀. Ohun tí ẹ tẹ̀ wà lórí fóònù yín, owó kankan kò sì sọnù.',
    },
    closed: {
      title: 'A ti Onise fún àtúnṣe',
      text: 'A ń ṣiṣẹ́ lórí rẹ̀, a ó padà láìpẹ́. Owó kankan kò ní kúrò títí di ìgbà náà.',
    },
    database: 'Àkáǹtì, todo àti owó',
    files: 'Àwòrán àti fáìlì',
    ok: 'Ó ń ṣiṣẹ́',
    notOk: 'Kò dáhùn',
    asOf: (time: string) => `Ní ${time}`,
  },
  people: {
    ofTrade: (trade, place) => `${trade}: àwọn akọ́ṣẹ́mọṣẹ́ ní ${place}`,
    ofTradeText: (trade, place) =>
      `Àwọn akọ́ṣẹ́mọṣẹ́ ${trade} ní ${place} pẹ̀lú ìràwọ̀, iṣẹ́ tí wọ́n ti parí àti àwòrán iṣẹ́ wọn. A máa ń mú owó náà pamọ́ kí iṣẹ́ tó bẹ̀rẹ̀.`,
    none: (trade, place) => `Kò sí ẹnikẹ́ni nínú àkójọ ${trade} ní ${place} síbẹ̀.`,
    noneText: 'Ẹ fi todo síta, a ó sì sọ fún gbogbo ẹni tó ń ṣe iṣẹ́ ọwọ́ yìí.',
    more: 'Àwọn akọ́ṣẹ́mọṣẹ́ mìíràn',
    first: 'Ojú ìwé àkọ́kọ́',
    free: 'Ó wà láyè báyìí',
    find: 'Wá akọ́ṣẹ́mọṣẹ́',
    note: 'Ẹ wọlé láti yan agbègbè àti láti pè.',
  },
  todos: {
    title: 'Àwọn todo tó wà ní ṣíṣí, nípa iṣẹ́ ọwọ́',
    text: 'Ẹ yan iṣẹ́ ọwọ́ yín láti rí ohun tí àwọn oníbàárà ní Nàìjíríà fẹ́ kí a ṣe báyìí, pẹ̀lú iye owó àti ibi iṣẹ́.',
    ofTrade: (trade, place) => `Iṣẹ́ ${trade} ní ${place}`,
    ofTradeText: (trade, place) =>
      `Iṣẹ́ ${trade} ní ${place} tí àwọn oníbàárà fẹ́ kí a ṣe báyìí, pẹ̀lú iye owó àti ibi iṣẹ́. A máa di owó náà mú kí iṣẹ́ tó bẹ̀rẹ̀.`,
    nigeria: 'Nàìjíríà',
    open: 'Àwọn todo tó wà ní ṣíṣí',
    posted: (day) => `A gbé e síta ní ${day}`,
    older: 'Àwọn todo tó ti pẹ́ díẹ̀',
    newest: 'Àwọn todo tuntun',
    none: (trade, place) => `Kò sí todo ${trade} tó wà ní ṣíṣí ní ${place} báyìí.`,
    noneText:
      'Ẹ wo ìpínlẹ̀ tàbí iṣẹ́ ọwọ́ míì nísàlẹ̀. Pẹ̀lú àkáǹtì ọ̀fẹ́, ẹ máa rí todo tuntun nínú app ní kété tí oníbàárà bá gbé e síta.',
    note: 'Ẹ wọlé láti rí gbogbo todo, kí ẹ sì fi proposal ránṣẹ́.',
    wanted: 'Ṣé ẹ nílò kí a ṣe iṣẹ́ yìí fún yín?',
    post: 'Ẹ gbé todo síta',
    states: 'Nípa ìpínlẹ̀',
    everywhere: 'Gbogbo Nàìjíríà',
    trades: 'Iṣẹ́ ọwọ́',
    unknown: {
      title: 'A kò rí àkójọ yìí',
      text: 'Ẹ rí i pé link náà pé, tàbí kí ẹ yan iṣẹ́ ọwọ́ kan.',
    },
  },
  busy: {
    title: 'Ojú ìwé ti pọ̀ jù lẹ́ẹ̀kan náà',
    text: 'Ẹ dúró fún ìṣẹ́jú kan, kí ẹ tún ṣí link náà.',
  },
  failed: {
    title: 'Ojú ìwé yìí kò lè ṣí',
    text: 'Ẹ̀bi wa ni. Ẹ dúró díẹ̀, kí ẹ tún ṣí link náà.',
  },
}

const phoneMessages: Words<typeof PHONE_MESSAGES> = {
  code: {
    register: (code, minutes) =>
      `${code} ni kóòdù yín láti forúkọ sílẹ̀ ní Onise, fún ìṣẹ́jú ${minutes}.`,
    password: (code, minutes) =>
      `${code} ni kóòdù yín fún password Onise tuntun, fún ìṣẹ́jú ${minutes}.`,
    phone: (code, minutes) => `${code} ń jẹ́rìí nọ́ńbà yìí ní Onise, fún ìṣẹ́jú ${minutes}.`,
    pin: (code, minutes) => `${code} ni kóòdù yín fún PIN Onise tuntun, fún ìṣẹ́jú ${minutes}.`,
  },
  neverShare: 'Ẹ má fún ẹnikẹ́ni: Onise kò ní béèrè rẹ̀ láé.',
  hasAccount:
    'Nọ́ńbà yìí ti ní àkáǹtì Onise. Ẹ wọlé, tàbí ẹ yan "Ṣé ẹ gbàgbé password?". Bí ẹ kò bá forúkọ sílẹ̀, ẹ má ka èyí sí.',
}

export const words: ServerWords = {
  'email-choice': emailChoice,
  emails,
  'phone-messages': phoneMessages,
  share,
}

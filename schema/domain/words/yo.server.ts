import type { Words } from '#schema/domain/localize.ts'
import type { EMAIL_CHOICE_MESSAGES } from '../messages/email-choice.ts'
import type { SHARE_MESSAGES } from '../messages/share.ts'

/** The page alone: the emails themselves are in English for readers of this language. */
const emailChoice: Words<Omit<typeof EMAIL_CHOICE_MESSAGES, 'about' | 'stopHere'>> = {
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

/** `site` is a name, and `tellOthers` is in a message to people who have no language here. */
const share: Words<Omit<typeof SHARE_MESSAGES, 'site' | 'tellOthers'>> = {
  tagline: 'Ọwọ́ tó mọṣẹ́ fún gbogbo iṣẹ́.',
  previewAlt: 'Onise: oníṣẹ́ iná, aránṣọ àti oníbúrẹ́dì lẹ́nu iṣẹ́.',
  picture: 'Àwòrán todo yìí',
  postedBy: 'Ẹni tó gbé e síta',
  verifiedClient: 'Oníbàárà tí a ti yẹ̀ wò',
  verified: 'A ti yẹ̀ wò',
  notVerified: 'A kò tíì yẹ̀ wò',
  noRating: 'Tuntun, kò tíì ní ìràwọ̀',
  rating: (average, count) => `Ìràwọ̀ ${average} nínú 5, àgbéyẹ̀wò ${count}`,
  fewRatings: (count) => `Tuntun, àgbéyẹ̀wò ${count}`,
  price: 'Iye owó',
  location: 'Ibi iṣẹ́',
  projectType: 'Irú iṣẹ́',
  duration: 'Bó ṣe máa pẹ́ tó',
  needed: 'Ìgbà',
  neededAsap: 'Kíákíá',
  neededBy: (day) => `Kó tó parí ${day}`,
  neededPassed: (day) => `Kó tó parí ${day}; ọjọ́ náà ti kọjá`,
  months: (count) => `Oṣù ${count}`,
  description: 'Àlàyé iṣẹ́',
  skills: 'Ìmọ̀ iṣẹ́ tó nílò',
  open: 'Ṣí i ní Onise',
  openTaskNote: 'Ẹ wọlé láti fi proposal ránṣẹ́. A máa di owó náà mú kí iṣẹ́ tó bẹ̀rẹ̀.',
  openProfileNote: 'Ẹ gbé todo síta, kí ẹ sì san owó nígbà tí ẹ bá fọwọ́ sí iṣẹ́ náà.',
  newHere: 'Ṣé ẹni tuntun ni yín ní Onise?',
  createAccount: 'Ẹ ṣí àkáǹtì lọ́fẹ̀ẹ́',
  professional: 'Akọ́ṣẹ́mọṣẹ́',
  ownSkills: 'Ìmọ̀ iṣẹ́',
  about: 'Nípa',
  jobs: (count) => `Iṣẹ́ ${count} ti parí`,
  noJobs: 'Kò tíì sí iṣẹ́ tó parí',
  memberSince: (year) => `Wà ní Onise láti ${year}`,
  home: 'Lọ sí Onise',
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
  busy: {
    title: 'Ojú ìwé ti pọ̀ jù lẹ́ẹ̀kan náà',
    text: 'Ẹ dúró fún ìṣẹ́jú kan, kí ẹ tún ṣí link náà.',
  },
  failed: {
    title: 'Ojú ìwé yìí kò lè ṣí',
    text: 'Ẹ̀bi wa ni. Ẹ dúró díẹ̀, kí ẹ tún ṣí link náà.',
  },
}

export const words = {
  'email-choice': emailChoice,
  share,
}

import type { Words } from '#schema/domain/localize.ts'
import { words as listWords } from './list/messages.yo.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  ...listWords,
  listTitle: 'Todo',
  emptyTab: {
    assigned:
      'Nígbà tí oníbàárà bá gbé todo fún yín, ó máa hàn níbí, a ó sì di owó náà mú fún yín.',
    submitted: 'Iṣẹ́ tí ẹ bá fi ránṣẹ́ máa hàn níbí títí oníbàárà yóò fi fọwọ́ sí i.',
    completed: 'Todo tó ti parí tí a sì ti sanwó rẹ̀ máa hàn níbí.',
  },
  find: 'Wá todo',

  verified: 'Oníbàárà tí a ti yẹ̀ wò',
  notVerified: 'A kò tíì yẹ̀ ẹ́ wò',
  description: 'Àlàyé iṣẹ́',
  skills: 'Ìmọ̀ iṣẹ́ tó nílò',
  projectType: 'Irú iṣẹ́',
  location: 'Ibi iṣẹ́',
  duration: 'Iye ìgbà',
  price: 'Iye owó',
  address: 'Àdírẹ́sì',
  addressNote: 'Ẹ̀yin àti oníbàárà nìkan lẹ lè rí èyí.',
  ownAddressNote: 'Ẹ̀yin àti akọ́ṣẹ́mọṣẹ́ tí ẹ bá gbé iṣẹ́ fún nìkan lẹ lè rí èyí.',
  yourProfessional: 'Akọ́ṣẹ́mọṣẹ́ yín',

  sendProposal: 'Fi proposal ránṣẹ́',
  findMore: 'Wá todo mìíràn',
  submit: 'Fi iṣẹ́ ránṣẹ́',
  backToList: 'Padà sí àkójọ',
  goneTitle: 'Todo yìí kò sí mọ́',
  gone: 'Wọ́n ti gbé e fún akọ́ṣẹ́mọṣẹ́ mìíràn, tàbí oníbàárà ti pa á rẹ́.',
  goneForClient: 'Wọ́n ti pa á rẹ́, tàbí àwọn mìíràn nìkan ló lè rí i.',
  unknownOffline:
    'Todo yìí kò tíì sí lórí fóònù yín, kò sì sí network. Ẹ tún un ṣí nígbà tí network bá padà dé.',

  aProfessional: 'akọ́ṣẹ́mọṣẹ́ kan',
  messageTo: (name: string) => `Fi àtẹ̀jíṣẹ́ ránṣẹ́ sí ${name}`,
  hireAgain: 'Gbà á síṣẹ́ lẹ́ẹ̀kansi',
  receipt: 'Rìsíìtì',
  help: 'Gba ìrànlọ́wọ́',

  work: 'Iṣẹ́ tí a fi ránṣẹ́',
  version: (version: number) => `Ẹ̀dà ${version}`,
  changesAsked: 'Wọ́n béèrè àtúnṣe ní',
  workPicture: (version: number) => `Àwòrán ẹ̀dà ${version}`,
  workOf: (name: string) => `Iṣẹ́ ${name}`,
  before: 'Ṣáájú iṣẹ́',
  after: 'Lẹ́yìn iṣẹ́',
  earlierWork: 'Àwọn ẹ̀dà ìṣáájú',
  noFile: 'Kò sí àwòrán tàbí PDF pẹ̀lú ẹ̀dà yìí.',

  submitTitle: 'Ẹ fi iṣẹ́ yín ránṣẹ́',
  notes: 'Àlàyé',
  notesHint: 'Ẹ kọ ohun tí ẹ ṣe àti ohunkóhun tó yẹ kí oníbàárà mọ̀.',
  notesRequired: 'Ẹ kọ ọ̀rọ̀ díẹ̀ nípa iṣẹ́ náà.',
  newVersion: (version: number) =>
    `Ẹ ti fi ẹ̀dà ${version} ránṣẹ́ tẹ́lẹ̀. Ẹ̀dà tuntun ni oníbàárà máa fọwọ́ sí dípò rẹ̀. Ẹ̀yin méjèèjì ṣì lè rí àwọn ti tẹ́lẹ̀.`,
  savedTitle: 'Iṣẹ́ yín wà ní ìpamọ́ lórí fóònù yìí.',
  savedNote:
    'A máa fi ránṣẹ́ nígbà tí ẹ bá ṣí Onise pẹ̀lú network. Tí ẹ bá pa Onise dé, kò sí ohun tó máa sọnù.',
  unsentWork: 'Iṣẹ́ yín lórí todo kan',
  goingBack: 'A ń mú yín padà…',
  notYours: 'Akọ́ṣẹ́mọṣẹ́ tí wọ́n gbé todo yìí fún nìkan ló lè fi iṣẹ́ ránṣẹ́.',
  change: 'Ṣàtúnṣe',
  discard: 'Dà á nù',
  failedTitle: 'A kò gba iṣẹ́ yín',
  stoppedTitle: 'Iṣẹ́ yín wà ní ìpamọ́ lórí fóònù yìí',
  stop: 'Má fi ránṣẹ́ mọ́',
  stopped: 'A ti dá a dúró. Ohun tí ẹ kọ ṣì wà nínú fọ́ọ̀mù náà.',
  alreadySent: 'Ó ṣẹ̀ṣẹ̀ lọ tán ni.',
}

import type { Words } from '#schema/domain/localize.ts'
import type { messages as worksTexts } from './messages.ts'

const works: Words<typeof worksTexts> = {
  title: 'Àwòrán iṣẹ́ mi',
  note: 'Àwọn oníbàárà ń rí wọn lórí profáìlì yín. Ẹ fi iṣẹ́ yín tó dára jù síwájú.',
  onlyTaskers: 'Àwọn oníṣẹ́ nìkan ló ń fi àwòrán iṣẹ́ wọn hàn.',
  add: 'Fi àwòrán kún un',
  addHint: 'Ẹ lè yan ọ̀pọ̀ lẹ́ẹ̀kan. Wọ́n á dúró sórí fóònù yìí títí nẹ́tíwọ́ọ̀kì á fi wà.',
  room: (count) => `Àyè ṣì wà fún ${count} sí i`,
  full: 'Profáìlì yín gba àwòrán 24. Ẹ pa ọ̀kan rẹ́ kí ẹ tó fi òmíràn kún un.',
  preparing: (count) => `A ń ṣètò àwòrán ${count}…`,
  unreadable: 'A kò lè ka ọ̀kan nínú wọn bí àwòrán. Ẹ yan òmíràn.',
  tooMany: (count) => `${count} àkọ́kọ́ nìkan ni a fi kún un: kò sí àyè mọ́.`,
  empty: 'Kò tíì sí àwòrán',
  emptyText: 'Ẹ fi iṣẹ́ tí ẹ ti parí hàn, tàbí ṣáájú àti lẹ́yìn. Àwòrán mẹ́ta tó dára tó láti bẹ̀rẹ̀.',
  field: 'Iṣẹ́ ọwọ́',
  edit: 'Ṣàtúnṣe',
  editTitle: 'Ọ̀rọ̀ àti iṣẹ́ ọwọ́',
  save: 'Fi pamọ́',
  delete: 'Pa á rẹ́',
  deleted: 'A ti pa àwòrán náà rẹ́.',
  undo: 'Dá a padà',
  drag: 'Gbé e: ẹ fà á, tàbí ẹ lo bọ́tìnnì ọfà',
  earlier: 'Gbé e síwájú',
  later: 'Gbé e sẹ́yìn',
  moved: (place, count) => `Ó ti di nọ́ńbà ${place} nínú ${count}`,
  noText: 'Kò tíì sí ọ̀rọ̀',
  queued: 'A ti fi pamọ́ sórí fóònù',
  sending: 'Ó ń lọ',
  failed: 'A kò gbà á:',
  retry: 'Gbìyànjú lẹ́ẹ̀kan sí i',
  discard: 'Yọ ọ́ kúrò',
  isHidden: 'Àwọn ẹlòmíràn kò rí i',
  doneHere: 'A ṣe é lórí Onise',
  earlierWork: 'Iṣẹ́ àtẹ̀yìnwá',
  earlierWorkOf: (trade) => `Iṣẹ́ àtẹ̀yìnwá: ${trade}`,
  manage: 'Fi àwòrán kún un tàbí tò wọ́n',
  doneHereTitle: {
    tasker: 'Ẹ fi iṣẹ́ yìí hàn lórí profáìlì yín',
    client: 'Iṣẹ́ yìí lórí profáìlì',
  },
  doneHereText: {
    tasker:
      'Lákọ̀ọ́kọ́ ẹ̀yin nìkan lẹ máa rí àwòrán náà níbẹ̀. A máa sọ fún oníbàárà, ó sì lè kọ̀ láàárín ọjọ́ 7. Lẹ́yìn náà gbogbo èèyàn máa rí i, pẹ̀lú “A ṣe é lórí Onise”.',
    client:
      'Lákọ̀ọ́kọ́ akọ́ṣẹ́mọṣẹ́ náà nìkan ló máa rí àwòrán náà níbẹ̀. Ẹ lè kọ̀ láàárín ọjọ́ 7. Lẹ́yìn náà gbogbo èèyàn máa rí i.',
  },
  takeOver: 'Fi hàn lórí profáìlì mi',
  object: 'Má ṣe fi hàn',
  refused: 'Oníbàárà kọ̀',
  isShown: 'Ó wà lórí profáìlì',
  ofThisTodo: 'Àwòrán iṣẹ́ yìí',
  shownFrom: (date) => `Àwọn ẹlòmíràn máa rí i láti ${date}`,
  needsNetwork: 'Ẹ nílò nẹ́tíwọ́ọ̀kì fún èyí.',
  unsentAdd: 'Àwòrán iṣẹ́ yín',
  unsentEdit: 'Ọ̀rọ̀ àwòrán kan',
  unsentOrder: 'Ètò àwọn àwòrán yín',
  unsentDelete: 'Pípa àwòrán rẹ́',
}

export const words = {
  'features/works': works,
}

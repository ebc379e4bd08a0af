import type { Words } from '#schema/domain/localize.ts'
import type { messages as alertTexts } from './messages.ts'

const alerts: Words<typeof alertTexts> = {
  title: 'Todo tuntun',
  note: 'A ó sọ fún yín nígbà tí ẹnì kan bá fi irú todo yìí síta: kò ní ju 10 lọ lójúmọ́, kò sì ní wá lálẹ́.',
  list: 'Ohun tí a ń sọ fún yín',
  none: 'Ẹ kọ́kọ́ yan iṣẹ́ yín; a ó sì sọ todo tuntun rẹ̀ fún yín.',
  ofProfile: 'Bí profile yín ṣe sọ',
  when: 'Ìgbà wo',
  deliveries: { now: 'Lẹ́sẹ̀kẹsẹ̀', morning: 'Ní òwúrọ̀, aago 8', off: 'Pa á' },
  atLeast: 'Ó kéré tán',
  anyAmount: 'Iye èyíkéyìí',
  needsNetwork: 'Ẹ nílò network fún èyí.',
  trade: 'Iṣẹ́',
  skills: 'Ọgbọ́n iṣẹ́',
  skillsHint: 'Ẹ má yan ìkankan fún gbogbo iṣẹ́ náà.',
  placeHint: 'Ẹ fi èyí sílẹ̀ láìkọ nǹkan fún todo níbikíbi ní Nàìjíríà.',
  howFar: 'Báwo ni ó ṣe jìnnà tó',
  add: 'Fi ìkìlọ̀ kún un',
  editTitle: 'Yí ìkìlọ̀ yìí padà',
  edit: 'Yí padà',
  delete: 'Pa rẹ́',
  save: 'Fi pamọ́',
  deleted: 'A ti pa ìkìlọ̀ náà rẹ́.',
  undo: 'Dá a padà',
  changeProfile: 'Yí i padà nínú profile yín',
  fewer: 'Dín irú èyí kù',
  onlyReach: (reach: string) => `Kìkì: ${reach}`,
  onlyFrom: (amount: string) => `Láti ${amount} nìkan`,
  onlyMorning: 'Ní òwúrọ̀ dípò lẹ́sẹ̀kẹsẹ̀',
  turnOff: 'Pa èyí',
  deleteThis: 'Pa ìkìlọ̀ yìí rẹ́',
  gone: 'A ti pa ìkìlọ̀ yìí rẹ́. Ẹ kò ní gba ìfitónilétí rẹ̀ mọ́.',
}

export const words = {
  'features/alerts': alerts,
}

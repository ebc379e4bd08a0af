import type { Words } from '#schema/domain/localize.ts'
import type { messages as directoryTexts } from './messages.ts'

const directory: Words<typeof directoryTexts> = {
  title: 'Wá akọ́ṣẹ́mọṣẹ́',
  note: 'Àwọn akọ́ṣẹ́mọṣẹ́ tí wọ́n yàn láti wà nínú àkójọ. Ètò náà ń yí padà lójoojúmọ́, àwọn tuntun náà sì ń ní àǹfààní.',
  trade: 'Iṣẹ́ ọwọ́',
  chooseTrade: 'Irú iṣẹ́ wo lẹ fẹ́ kí wọ́n ṣe?',
  where: 'Ibo ni iṣẹ́ náà wà?',
  skill: 'Ìmọ̀ iṣẹ́',
  anySkill: 'Èyíkéyìí',
  filters: 'Àṣàyàn púpọ̀ sí i',
  only: 'Fi èyí nìkan hàn',
  wellRated: 'Ìràwọ̀ 4 àti jù bẹ́ẹ̀ lọ',
  verified: 'A ti fìdí rẹ̀ múlẹ̀',
  free: 'Ó wà láyè báyìí',
  list: 'Àwọn akọ́ṣẹ́mọṣẹ́',
  kilometres: (km: number) => `Ó jìnnà ní km ${km}`,
  busy: 'Iṣẹ́ wà lọ́wọ́ rẹ̀ báyìí',
  answers: {
    hour: 'Ó sábà máa ń dáhùn láàárín wákàtí kan',
    day: 'Ó sábà máa ń dáhùn láàárín ọjọ́ kan',
    longer: 'Ó sábà máa ń gbà ju ọjọ́ kan lọ kí ó tó dáhùn',
  },
  none: (area: string) => `Kò sí ẹnikẹ́ni nítòsí ${area} síbẹ̀`,
  noneAnywhere: 'Kò sí ẹnikẹ́ni fún àṣàyàn yìí síbẹ̀',
  noneText: 'Ẹ fi todo síta, a ó sì sọ fún gbogbo ẹni tó ń ṣe iṣẹ́ ọwọ́ yìí.',
  post: 'Fi todo síta',
  stored: 'A kò lè kàn sí Onise: ohun tí ẹ rí kẹ́yìn nìyí.',
  offer: 'Ẹ jẹ́ kí àwọn oníbàárà rí yín',
  offerYes: 'Fi mí sínú àkójọ',
  offerNo: 'Kì í ṣe báyìí',
  entryTitle: 'Àyè yín nínú àkójọ àwọn akọ́ṣẹ́mọṣẹ́',
  listMe: 'Fi mí sínú àkójọ fún gbogbo èèyàn',
  listMeNote:
    'Ẹnikẹ́ni lè rí orúkọ, àwòrán, iṣẹ́ àti ìràwọ̀ yín lábẹ́ iṣẹ́ ọwọ́ yín, kódà láìní account. Bí ó bá wà ní pípa: ẹnikẹ́ni kò ní rí yín níbẹ̀.',
  takesJobs: 'Mò ń gba iṣẹ́',
  takesJobsNote: 'Bí ó bá wà ní pípa: ẹ ṣì wà nínú àkójọ, a kò sì ní sọ pé ẹ wà láyè.',
}

export const words = {
  'features/directory': directory,
}

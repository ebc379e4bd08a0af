import type { Words } from '#schema/domain/localize.ts'
import { words as domain } from '#schema/domain/words/yo.ts'
import type { messages as noticesTexts } from './messages.ts'

const notices: Words<typeof noticesTexts> = {
  title: 'Ìfitónilétí',
  empty: 'Kò tíì sí ìfitónilétí',
  emptyText: 'Ohun tó ṣẹlẹ̀ sí todo, proposal àti owó yín máa hàn níbí.',
  readAll: 'Sàmì pé ẹ ti ka gbogbo rẹ̀',
  older: 'Fi ìfitónilétí àtijọ́ hàn',
  unread: 'Tuntun:',
  writeToUs: 'Kọ̀wé sí wa',
  unsentSettings: 'Yíyàn ìfitónilétí',
  channels: { push: 'Lórí fóònù yìí', email: 'Nípa ímeèlì' },
  categories: domain['notice-settings'].NOTICE_CATEGORY_NAMES,
  quietHours: 'Ìdákẹ́jẹ́ láti aago 9 alẹ́ sí aago 7 òwúrọ̀, pẹ̀lú àkópọ̀ kan ní òwúrọ̀',
  alwaysOn: 'A máa ń sọ fún yín nígbà gbogbo nípa owó yín àti ààbò àkáǹtì yín.',
  unsentRead: (count: number) => `Ẹ ti ka ìfitónilétí ${count}`,
}

export const words = {
  'features/notices': notices,
}

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  heading: 'Àkójọ todo',
  search: 'Wá todo',
  tabs: {
    label: 'Todo',
    all: 'Gbogbo',
    assigned: 'Tí ẹ gbà',
    submitted: 'Tí ẹ fi ránṣẹ́',
    completed: 'Tó ti parí',
  },
  open: 'Wo àlàyé',
  refresh: 'Da wọ́n pọ̀ kí ẹ sì wá todo tuntun',
  shuffle: 'Da wọ́n pọ̀',
  sort: 'Ìtòlẹ́sẹẹsẹ',
  sorts: { mixed: 'Àdàlù', newest: 'Tuntun jù', price: 'Iye owó', near: 'Nítòsí' },
  noPlace: 'Ẹ kọ ibi tí ẹ wà sínú profile yín láti kọ́kọ́ rí todo tó wà nítòsí yín.',
  addPlace: 'Kọ ibi tí ẹ wà',
  field: 'Ẹ̀ka iṣẹ́',
  allFields: 'Gbogbo ẹ̀ka',
  myField: (field: string) => `${field} (tiyín)`,
  arrived: (count: number) => `${count} tuntun – tẹ̀ ẹ́ láti rí i`,
  noneMatch: (search: string) => `Kò sí todo tó ń jẹ́ “${search.trim()}” níbí.`,
  noneInField: (field: string) => `Kò sí todo tó ṣí sílẹ̀ nínú ${field} báyìí.`,
  filters: 'Àṣàyàn púpọ̀ sí i',
  noneOpen: 'Todo tuntun máa hàn níbí ní kété tí oníbàárà bá gbé ọ̀kan síta.',
  showAll: 'Fi gbogbo todo hàn',
  onlyHere: 'Kò sí network: todo tó wà lórí fóònù yìí nìkan la wá.',
  openBadge: 'Ó ṣí sílẹ̀',
  anywhere: 'Ibikíbi',
  months: (months: number) => `oṣù ${months}`,
}

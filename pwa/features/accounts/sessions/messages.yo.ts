import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Ibi tí ẹ ti wọlé',
  note: 'Ẹ jáde lórí fóònù tí ẹ sọ nù, tàbí èyí tí kì í ṣe tiyín.',
  list: 'Àwọn ẹ̀rọ',
  unknownDevice: 'Ẹ̀rọ tí a kò mọ̀',
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

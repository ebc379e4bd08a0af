import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './option-messages.ts'

export const words: Words<typeof messages> = {
  optionsTitle: 'Àtẹ̀jíṣẹ́ yín',
  edit: 'Ṣàtúnṣe',
  delete: 'Pa á rẹ́ fún ẹ̀yin méjèèjì',
  deleteUnsent: 'Dà á nù',
  changeNote: 'Ẹ lè yí àtẹ̀jíṣẹ́ padà tàbí pa á rẹ́ láàárín ìṣẹ́jú 5 lẹ́yìn tó lọ.',
}

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  storageCleared:
    'Ẹ̀rọ ìwákiri yìí ti pa ohun tí Onise fi pamọ́ sórí fóònù yìí rẹ́. Ẹ tún wọlé. Gbogbo ohun tí ẹ ti fi ránṣẹ́ máa padà.',
  itemRefused:
    'Fóònù yìí ti kún, nítorí náà Onise kò lè jẹ́ kí ẹ wà nínú rẹ̀ tàbí fi ètò yín pamọ́: wọ́n máa wà títí ẹ ó fi pa Onise dé. Ẹ wá àyè díẹ̀.',
}

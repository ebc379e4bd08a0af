import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './crop-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Yan ohun tó máa hàn',
  view: 'Àwòrán nínú òbìrípo',
  hint: 'Ẹ fa àwòrán náà, tàbí kí ẹ lo bọ́tìnì ọfà. Ẹ fi ìka méjì fẹ̀ ẹ́ tàbí kí ẹ lo slider láti sọ ọ́ di ńlá.',
  zoom: 'Sọ di ńlá',
  use: 'Lo apá yìí',
  cancel: 'Fagi lé e',
  loading: 'Ó ń ṣí',
}

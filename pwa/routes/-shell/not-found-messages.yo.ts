import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './not-found-messages.ts'

export const words: Words<typeof messages> = {
  title: 'A kò rí ojú ìwé náà',
  heading: 'A kò rí ojú ìwé yẹn',
  text: 'Ó lè jẹ́ pé àṣìṣe wà nínú àdírẹ́sì náà, tàbí pé a ti gbé ojú ìwé náà kúrò. Iṣẹ́ yín tó wà lórí fóònù yìí wà láìséwu.',
  action: 'Lọ sí ìbẹ̀rẹ̀',
}

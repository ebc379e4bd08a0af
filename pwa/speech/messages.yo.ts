import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  read: 'Kà á sókè',
  readNewest: 'Ka àwọn àtẹ̀jíṣẹ́ tuntun sókè',
  stop: 'Dáwọ́ kíkà dúró',
}

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  closeOtherTabs: 'Ẹ pa àwọn tab Onise yòókù dé kí èyí lè gba ẹ̀dà tuntun.',
}

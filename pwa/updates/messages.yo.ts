import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  notReady:
    'Ẹ̀dà tuntun náà ti fẹ́rẹ̀ẹ́ ṣe tán. Ẹ máa bá iṣẹ́ yín lọ, kí ẹ sì tún tẹ “Gba ẹ̀dà tuntun” lẹ́yìn ìṣẹ́jú kan.',
}

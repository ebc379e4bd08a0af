import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './quota-messages.ts'

export const words: Words<typeof messages> = {
  phoneFull:
    'Fóònù yìí ti kún, nítorí náà a kò fi ìyẹn pamọ́. Ẹ wá àyè díẹ̀, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
  spaceFreed:
    'Fóònù yìí ti fẹ́rẹ̀ẹ́ kún. Onise pa àwọn àwòrán àti todo tó máa tún ṣí rẹ́. Ohun tí ẹ kọ wà láìséwu.',
}

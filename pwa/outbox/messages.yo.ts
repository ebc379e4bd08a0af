import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  tooOld: 'Ẹ̀dà Onise àtijọ́ lẹ fi kọ èyí, nítorí náà kò lè lọ mọ́. Ẹ tún un kọ.',
  stopped: 'Ẹ dá èyí dúró. Ó máa wà lórí fóònù yìí títí ẹ ó fi tún un fi ránṣẹ́ tàbí dà á nù.',
  sentBeforeDiscard: 'Onise ti gba èyí kí ẹ tó dà á nù. Ó máa wà bí ẹ ṣe fi ránṣẹ́.',
  parentFailed: 'Kò lọ, nítorí a kò gba ohun tó so mọ́.',
}

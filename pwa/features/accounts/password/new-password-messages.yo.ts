import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './new-password-messages.ts'

export const words: Words<typeof messages> = {
  hint: 'Ó kéré tán, lẹ́tà 8. Gbólóhùn kúkúrú dára.',
  tooShort: 'Password gbọ́dọ̀ tó lẹ́tà 8, ó kéré tán',
}

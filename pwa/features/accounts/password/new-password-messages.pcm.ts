import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './new-password-messages.ts'

export const words: Words<typeof messages> = {
  hint: 'At least 8 characters. You fit use short sentence.',
  tooShort: 'Use at least 8 characters for the password',
}

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './new-password-messages.ts'

export const words: Words<typeof messages> = {
  hint: 'At least 8 characters. Short sentence good.',
  tooShort: 'Use at least 8 characters for the password',
}

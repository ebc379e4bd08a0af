import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './new-password-messages.ts'

export const words: Words<typeof messages> = {
  hint: 'Aƙalla harafi 8. Gajeriyar jimla ta dace.',
  tooShort: 'Kalmar sirri ta kai aƙalla harafi 8',
}

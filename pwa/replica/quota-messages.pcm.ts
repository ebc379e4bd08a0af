import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './quota-messages.ts'

export const words: Words<typeof messages> = {
  phoneFull: 'This phone don full, so that one no save. Free some space and try again.',
  spaceFreed:
    'This phone don nearly full. Onise delete pictures and todos wey go load again. Wetin you write dey safe.',
}

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './language-messages.ts'

export const words: Words<typeof messages> = { label: 'Harshe' }

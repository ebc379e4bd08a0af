import type { Words } from '#schema/domain/localize.ts'
import type { CLOSING_MESSAGES } from '../closing.ts'

export const words: Words<typeof CLOSING_MESSAGES> = {
  closed: 'An rufe asusunku. Mun goge duk abin da doka ta bar mu mu goge.',
}

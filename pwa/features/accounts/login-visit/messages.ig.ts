import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  loggedOut: 'Ị pụọla ebe a. Ihe e zigabeghị ga-eche ruo mgbe ị banyere ọzọ.',
}

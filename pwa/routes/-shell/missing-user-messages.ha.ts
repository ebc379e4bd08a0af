import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './missing-user-messages.ts'

export const words: Words<typeof messages> = {
  missing: 'Asusunku bai zo wannan waya ba tukuna. Wannan shafi zai buɗe idan akwai network.',
}

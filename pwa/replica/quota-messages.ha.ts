import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './quota-messages.ts'

export const words: Words<typeof messages> = {
  phoneFull:
    'Wannan waya ta cika, don haka ba a adana shi ba. Ku rage abin da ke ciki, ku sake gwadawa.',
  spaceFreed:
    'Wannan waya ta kusa cika. Onise ta goge hotuna da todo da za su sake lodawa. Abin da kuka rubuta yana nan lafiya.',
}

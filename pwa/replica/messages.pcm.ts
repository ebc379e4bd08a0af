import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  closeOtherTabs: 'Close the other tabs of Onise so that this one fit update.',
}

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  closeOtherTabs: 'Mechie tab Onise ndị ọzọ ka nke a nwee ike imelite.',
}

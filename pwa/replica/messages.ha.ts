import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  closeOtherTabs: 'Ku rufe sauran tab na Onise don wannan ya sabunta.',
}

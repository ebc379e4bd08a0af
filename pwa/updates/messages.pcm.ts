import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  notReady: 'The new version don nearly ready. Continue, and tap Update again after one minute.',
}

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  accepted: 'Accepted',
  rejected: 'Dem no choose am',
  withdrawn: 'You withdraw am',
}

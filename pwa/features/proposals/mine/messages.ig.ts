import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  accepted: 'Anabatara',
  rejected: 'Ahọrọghị',
  withdrawn: 'Ewepụrụ',
}

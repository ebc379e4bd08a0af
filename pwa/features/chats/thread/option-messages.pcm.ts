import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './option-messages.ts'

export const words: Words<typeof messages> = {
  optionsTitle: 'Your message',
  edit: 'Edit',
  delete: 'Delete for both of una',
  deleteUnsent: 'Comot am',
  changeNote: 'You fit change or delete message for 5 minutes after e don go.',
}

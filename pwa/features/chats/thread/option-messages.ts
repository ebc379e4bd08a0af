import { localize } from '#schema/domain/localize.ts'

/** Texts of the sheet about an own message, which is loaded when it opens. */
export const messages = localize('features/chats/thread/option-messages', {
  optionsTitle: 'Your message',
  edit: 'Edit',
  delete: 'Delete for both',
  deleteUnsent: 'Discard',
  changeNote: 'A message can be changed or deleted for 5 minutes after it was sent.',
})

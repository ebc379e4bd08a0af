import { localize } from '#schema/domain/localize.ts'
import { GENERAL_MESSAGES } from './general.ts'

export const CHAT_MESSAGES = localize('domain/chats', {
  sent: 'Message sent.',
  seen: 'Seen.',
  edited: 'Message changed.',
  deleted: 'Message deleted.',
  readByAdmin: 'This reading is recorded.',
  contactsHidden: ` ${GENERAL_MESSAGES.contactsHidden}`,
  accountHidden:
    ' Bank account numbers are always hidden: only money that is paid on Onise is protected.',
})

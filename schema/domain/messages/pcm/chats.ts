import type { Words } from '#schema/domain/localize.ts'
import type { CHAT_MESSAGES } from '../chats.ts'
import { words as general } from './general.ts'

export const words: Words<typeof CHAT_MESSAGES> = {
  sent: 'Message don go.',
  seen: 'You don see am.',
  edited: 'You don change the message.',
  deleted: 'You don delete the message.',
  readByAdmin: 'We don record say you read this.',
  contactsHidden: ` ${general.contactsHidden}`,
  accountHidden:
    ' We dey always hide bank account numbers: na only money wey dem pay for Onise dey protected.',
}

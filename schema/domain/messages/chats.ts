import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

export const CHAT_MESSAGES = localize('domain/chats', {
  sent: 'Message sent.',
  seen: 'Seen.',
  typing: 'Shown as typing.',
  edited: 'Message changed.',
  deleted: 'Message deleted.',
  readByAdmin: 'This reading is recorded.',
  accountHidden:
    'Bank account numbers are always hidden: only money that is paid on Onise is protected.',
})
export const CHAT_FACTS = factsOf('chats', CHAT_MESSAGES)

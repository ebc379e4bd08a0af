import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  loggedOut: 'An fitar da ku a nan. Abin da ba a aika ba yana jira har sai kun sake shiga.',
}

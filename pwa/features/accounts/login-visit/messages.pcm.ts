import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  loggedOut: 'You don log out for here. Wetin never go dey wait until you log in again.',
}

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './not-found-messages.ts'

export const words: Words<typeof messages> = {
  title: 'We no see the page',
  heading: 'We no fit find that page',
  text: 'E fit be say the address no correct, or the page don move. Your work for this phone dey safe.',
  action: 'Go to the start',
}

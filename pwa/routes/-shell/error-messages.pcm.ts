import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './error-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Something no go well',
  storage: {
    heading: 'Onise no fit open the storage for this phone',
    text: 'The browser no gree. Close the other tabs of Onise and try again. If that one no help, allow cookies and site data for this site, leave private browsing, free some space for the phone, or use another browser. Wetin you don send dey safe.',
  },
  network: {
    heading: 'This page need network',
    text: 'E never save for this phone. Try again when you get network.',
  },
  other: {
    heading: 'This page no fit show',
    text: 'Wetin you write don save for this phone, and wetin you don send dey safe. Try again.',
  },
  reload: 'Try again',
}

import { localize } from '#schema/domain/localize.ts'

export const messages = localize('routes/-shell/error-messages', {
  title: 'Something went wrong',
  storage: {
    heading: 'Onise cannot open its storage on this phone',
    text: 'The browser refused it. Close the other tabs of Onise and try again. If that does not help, allow cookies and site data for this site, leave private browsing, free some space on the phone, or use another browser. What you have sent is safe.',
  },
  network: {
    heading: 'This page could not be loaded',
    text: 'It is not saved on this phone. Try again when Onise can be reached.',
  },
  other: {
    heading: 'This page could not be shown',
    text: 'What you wrote is saved on this phone, and what you have sent is safe. Try again. If it comes again, this browser may be too old: update it, or open Onise in Chrome, Firefox or Safari.',
  },
  reload: 'Try again',
})

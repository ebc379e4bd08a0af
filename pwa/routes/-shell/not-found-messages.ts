import { localize } from '#schema/domain/localize.ts'

export const messages = localize('routes/-shell/not-found-messages', {
  title: 'Page not found',
  heading: 'We could not find that page',
  text: 'The address may be misspelt, or the page may have moved. Your work on this phone is safe.',
  action: 'Go to the start',
})

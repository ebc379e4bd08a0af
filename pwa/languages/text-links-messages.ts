import { localize } from '#schema/domain/localize.ts'

export const messages = localize('languages/text-links-messages', {
  help: 'Help',
  privacy: 'Privacy',
  terms: 'Terms',
  accept: 'When you register, you accept these:',
})

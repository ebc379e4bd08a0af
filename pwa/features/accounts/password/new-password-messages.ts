import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/accounts/password/new-password-messages', {
  hint: 'At least 8 characters. A short sentence is good.',
  tooShort: 'Use at least 8 characters for the password',
})

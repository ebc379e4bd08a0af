import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/accounts/login-visit', {
  loggedOut: 'You are logged out here. What is not sent waits until you log in again.',
})

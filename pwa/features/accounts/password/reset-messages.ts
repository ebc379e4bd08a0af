import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/accounts/password/reset-messages', {
  title: 'New password',
  for: (email: string) => `For the account of ${email}.`,
  send: 'Save password',
  brokenTitle: 'This link is not complete',
  broken: 'Open it again from the e-mail, or let us send you a new one.',
  newLink: 'Send a new link',
  effect: 'You are then logged out on every device. Your PIN stays as it is.',
  offline: 'No network. You need one to save a new password. The link works for 30 minutes.',
  otherPhone: 'We do not know this phone yet',
  remember: 'You know your password?',
})

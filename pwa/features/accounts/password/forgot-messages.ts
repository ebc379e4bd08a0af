import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/accounts/password/forgot-messages', {
  title: 'Forgot password?',
  note: 'We send a link to your e-mail that sets a new one.',
  email: 'Email',
  emailInvalid: 'Enter a valid email',
  send: 'Send link',
  sentTitle: 'Look in your e-mail',
  sent: (email: string) =>
    `If ${email} has an account, a link is on its way. It works once and for 30 minutes. Look in the spam folder too.`,
  again: 'Send another link',
  other: 'Use another e-mail',
  remember: 'You know your password?',
  offline: 'No network. You need one to get a link.',
})

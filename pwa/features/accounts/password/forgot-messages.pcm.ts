import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './forgot-messages.ts'

export const words: Words<typeof messages> = {
  title: 'You forget password?',
  note: 'We go send link to your e-mail to set new one.',
  email: 'Email',
  emailInvalid: 'Put correct email',
  send: 'Send link',
  sentTitle: 'Check your e-mail',
  sent: (email) =>
    `If ${email} get account, link dey on the way. E dey work once and for 30 minutes. Check the spam folder too.`,
  again: 'Send another link',
  other: 'Use another e-mail',
  remember: 'You know your password?',
  offline: 'Network no dey. You need am to get link.',
}

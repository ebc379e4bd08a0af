import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/accounts/password/forgot-messages', {
  title: 'Forgot password?',
  note: 'We send a code to your phone, or a link to your e-mail. With it you choose a new one.',
  noteEmail: 'We send a link to your e-mail that sets a new one.',
  send: 'Send',
  sentTitle: 'Look in your e-mail',
  sent: (email: string) =>
    `If ${email} has an account, a link is on its way. It works once and for 30 minutes. Look in the spam folder too.`,
  codeSent: {
    sms: (phone: string) =>
      `If ${phone} has an account, 6 digits are on their way by SMS. They work for 10 minutes.`,
    whatsapp: (phone: string) =>
      `If ${phone} has an account, 6 digits are on their way by WhatsApp. They work for 10 minutes.`,
  },
  again: 'Send another link',
  other: 'Change the e-mail',
  remember: 'You know your password?',
  offline: 'No network. You need one to choose a new password.',
})

import { localize } from '#schema/domain/localize.ts'

/** Texts about a code of six digits that was sent to a user. */
export const messages = localize('ui/code', {
  code: 'Code',
  invalid: 'The code has 6 digits',
  sent: {
    sms: (to: string) =>
      `Type the 6 digits that we sent by SMS to ${to}. They work for 10 minutes.`,
    whatsapp: (to: string) =>
      `Type the 6 digits that we sent by WhatsApp to ${to}. They work for 10 minutes.`,
    email: (to: string) =>
      `Type the 6 digits from the e-mail to ${to}. They work for 10 minutes. Look in the spam folder too.`,
  },
  again: 'Send another code',
  by: {
    sms: 'Send it by SMS instead',
    whatsapp: 'Send it by WhatsApp instead',
    email: 'Send it by e-mail instead',
  },
  sending: 'Sending...',
  wait: (seconds: number) =>
    `You can ask for another code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
})

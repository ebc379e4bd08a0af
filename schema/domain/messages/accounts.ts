import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'
import type { PhoneChannel } from '#schema/domain/phone-channels.ts'

/** Messages about an account; a file of their own, because most screens need none of them. */
export const ACCOUNT_MESSAGES = localize('domain/accounts', {
  usernameUnreadable: 'Use letters, numbers or emoji for the username',
  usernameContact: 'Choose a username without a phone number or an address',
  usernameReserved: 'This username is reserved. Choose another one',
  contactsMasked: 'Phone numbers, e-mails and links are not shown in a profile.',
  emailCodeSent: 'We sent a code to your e-mail.',
  emailProven: 'Your e-mail is confirmed.',
  phoneCodeSent: (channel: PhoneChannel) =>
    `We sent a code by ${channel === 'sms' ? 'SMS' : 'WhatsApp'}.`,
  resetCodeSent: 'If this number has an account, a code is on its way.',
  phoneProven: 'Your phone number is confirmed.',
  wrongPhoneOrPassword: 'Wrong phone number or password.',
  exportStarted: 'Your data is being collected.',
  sessionEnded: 'That device is logged out.',
  otherSessionsEnded: 'All other devices are logged out.',
})
export const ACCOUNT_FACTS = factsOf('accounts', ACCOUNT_MESSAGES)

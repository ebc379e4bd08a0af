import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/accounts/phone', {
  title: 'Phone number',
  note: 'You log in with it, and we send codes to it. Others see it only if you allow it.',
  own: (phone: string) => `Your number is ${phone}.`,
  phone: 'Phone number',
  newPhone: 'New phone number',
  invalid: 'Enter a mobile number, as 0803 123 4567',
  password: 'Password',
  passwordHint: 'So that only you can change it',
  passwordRequired: 'Password is required',
  send: 'Send me a code',
  sending: 'Sending...',
  confirm: 'Confirm',
  done: (phone: string) => `${phone} is your number now. You can log in with it.`,
  none: 'We cannot send codes to phones at the moment.',
  offline: 'No network. You need one to confirm a phone number.',
})

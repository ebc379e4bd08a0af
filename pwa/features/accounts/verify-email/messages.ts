import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/accounts/verify-email', {
  title: 'Confirm your e-mail',
  note: 'Your e-mail is how we reach you about your money. Confirm once that it is yours.',
  request: 'Send me a code',
  requesting: 'Sending...',
  requestNote: (email: string) => `We send 6 digits to ${email}.`,
  haveCode: 'I have a code already',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  offline: 'No network. You need a network to confirm your e-mail.',
  done: 'Your e-mail is confirmed. You can move money.',
  newEmail: 'Your e-mail',
  emailInvalid: 'Enter a valid e-mail',
  password: 'Password',
  passwordNeeded: 'Enter your password',
  otherEmail: 'Use another e-mail',
  back: 'Keep this e-mail',
  byPhone: 'Use a phone number instead',
  postTodo: 'Post a todo',
  completeProfile: 'Complete your profile',
  home: 'Go to your dashboard',
  noticeTitle: 'Confirm your e-mail first',
  noticeText:
    'Before you add, hold or withdraw money, we make sure that your e-mail is yours. It takes a minute.',
  noticeTitleBoth: 'Confirm your e-mail or a phone number first',
  noticeTextBoth:
    'Before you add, hold or withdraw money, we make sure that we can reach you. It takes a minute.',
  noticeAction: 'Confirm e-mail',
})

import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/accounts/verify-email', {
  title: 'Confirm your e-mail',
  note: 'Your e-mail is how we reach you about your money. Confirm once that it is yours.',
  request: 'Send me a code',
  requesting: 'Sending...',
  requestNote: (email: string) => `We send 6 digits to ${email}.`,
  haveCode: 'I have a code already',
  codeNote: (email: string) =>
    `Type the 6 digits from the e-mail to ${email}. They work for 10 minutes. Look in the spam folder too.`,
  code: 'Code',
  codeInvalid: 'The code has 6 digits',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  again: 'Send another code',
  offline: 'No network. You need a network to confirm your e-mail.',
  done: 'Your e-mail is confirmed. You can move money.',
  postTodo: 'Post a todo',
  completeProfile: 'Complete your profile',
  home: 'Go to your dashboard',
  noticeTitle: 'Confirm your e-mail first',
  noticeText:
    'Before you add, hold or withdraw money, we make sure that your e-mail is yours. It takes a minute.',
  noticeAction: 'Confirm e-mail',
})

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Confirm your e-mail',
  note: 'Na through your e-mail we dey reach you about your money. Confirm once say na your own.',
  request: 'Send me code',
  requesting: 'E dey send...',
  requestNote: (email) => `We go send 6 digits to ${email}.`,
  haveCode: 'I don already get code',
  codeNote: (email) =>
    `Type the 6 digits from the e-mail to ${email}. Dem dey work for 10 minutes. Check the spam folder too.`,
  code: 'Code',
  codeInvalid: 'The code get 6 digits',
  confirm: 'Confirm',
  confirming: 'We dey confirm...',
  again: 'Send another code',
  offline: 'Network no dey. You need network to confirm your e-mail.',
  done: 'You don confirm your e-mail. You fit move money.',
  postTodo: 'Post todo',
  completeProfile: 'Complete your profile',
  home: 'Go your dashboard',
  noticeTitle: 'Confirm your e-mail first',
  noticeText:
    'Before you add, hold or withdraw money, we dey make sure say your e-mail na your own. E go take one minute.',
  noticeAction: 'Confirm e-mail',
}

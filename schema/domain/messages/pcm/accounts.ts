import type { Words } from '#schema/domain/localize.ts'
import type { ACCOUNT_MESSAGES } from '../accounts.ts'

export const words: Words<typeof ACCOUNT_MESSAGES> = {
  usernameUnreadable: 'Use letters, numbers or emoji for the username',
  usernameContact: 'Choose username wey no get phone number or address inside',
  usernameReserved: 'Nobody fit use this username. Choose another one',
  contactsMasked: 'Phone numbers, e-mails and links no dey show for profile.',
  emailCodeSent: 'We don send code to your e-mail.',
  emailProven: 'You don confirm your e-mail.',
  exportStarted: 'We dey gather your data.',
  sessionEnded: 'That device don log out.',
  otherSessionsEnded: 'All the other devices don log out.',
}

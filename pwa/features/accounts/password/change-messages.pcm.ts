import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './change-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Change password',
  note: 'You no go log out for here, but you go log out for everywhere else.',
  current: 'Current password',
  currentRequired: 'You must fill the current password',
  newPassword: 'New password',
  send: 'Change password',
  same: 'This na the password wey you dey use now. Choose another one.',
  forgot: 'You forget password?',
  offline: 'Network no dey. You need am to change your password.',
}

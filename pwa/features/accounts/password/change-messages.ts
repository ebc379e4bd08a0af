import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/accounts/password/change-messages', {
  title: 'Change password',
  note: 'You stay logged in here, and are logged out everywhere else.',
  current: 'Current password',
  currentRequired: 'Current password is required',
  newPassword: 'New password',
  send: 'Change password',
  same: 'This is your current password. Choose another.',
  forgot: 'Forgot password?',
  offline: 'No network. You need one to change your password.',
})

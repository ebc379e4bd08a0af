import { localize } from '#schema/domain/localize.ts'

export const messages = localize('routes/-settings', {
  title: 'Settings',
  note: 'Your account, and how Onise works on this device.',
  account: 'Your account',
  changePicture: 'Change picture',
  editProfile: 'Edit Profile',
  editProfileNote: 'Picture, job title, description and location',
  createPin: 'Create Pin',
  createPinNote: 'You need it to withdraw from your wallet',
  updatePin: 'Update Pin',
  updatePinNote: 'To change the PIN you have',
  changePassword: 'Change password',
  changePasswordNote: 'Other devices are logged out',
  sessions: 'Where you are logged in',
  sessionsNote: 'See your devices and log them out',
  exportData: 'A copy of my data',
  exportDataNote: 'Everything that Onise has about you',
  closeAccount: 'Close my account',
  closeAccountNote: 'Erase your data for good',
  notices: 'Notices',
})

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Settings',
  note: 'Your account, and how Onise dey work for this device.',
  account: 'Your account',
  changePicture: 'Change picture',
  editProfile: 'Edit profile',
  editProfileNote: 'Picture, job title, description and location',
  createPin: 'Create PIN',
  createPinNote: 'You need am to withdraw from your wallet',
  updatePin: 'Update PIN',
  updatePinNote: 'To change the PIN wey you get',
  changePassword: 'Change password',
  changePasswordNote: 'Other devices go log out',
  sessions: 'Where you log in',
  sessionsNote: 'See your devices and log dem out',
  exportData: 'Copy of my data',
  exportDataNote: 'Everything wey Onise get about you',
  closeAccount: 'Close my account',
  closeAccountNote: 'Erase your data for ever',
  notices: 'Notices',
}

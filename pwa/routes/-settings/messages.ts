export const messages = {
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
  notices: 'Notices',
} as const

/** SPEC 2, Settings; what is about this phone stands with its features. */
export const words = {
  title: 'Settings',
  note: 'Your account, and how Onise behaves on this device.',
  account: 'Your account',
  changePicture: 'Change picture',
  editProfile: 'Edit Profile',
  editProfileNote: 'Picture, job title, description and location',
  createPin: 'Create Pin',
  createPinNote: 'For withdrawing from your wallet',
  updatePin: 'Update Pin',
  updatePinNote: 'If you have one and want another',
  notices: 'Notices',
  noticesText:
    'Choosing what Onise tells you, and when, comes with a later version. Until then everything new is shown inside the app and nothing is sent to you outside it.',
} as const

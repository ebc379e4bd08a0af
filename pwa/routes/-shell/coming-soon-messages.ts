/** Screens of a later version: the fixed heading, and what can be done until then. */
export const comingSoonMessages = {
  title: 'Not here yet',
  goBack: 'Go Back',
  changePassword: {
    heading: 'Change password',
    text: 'You cannot change your password yet. This comes with a later version.',
  },
  forgotPassword: {
    heading: 'Forgot password?',
    text: 'Reset links are not sent yet. They come with a later version. Try your password again, and tap the eye beside it to see what you type.',
    action: 'Log in',
  },
  resetPassword: {
    heading: 'New password',
    text: 'Reset links do not work yet. They come with a later version.',
    action: 'Log in',
  },
  about: {
    heading: 'About Onise',
    text: 'Our mission is to empower individuals and businesses with a seamless platform linking consumers to skilled vendors. The full page comes with a later version.',
    action: 'Get Started',
  },
  admin: {
    dashboard: 'Dashboard',
    users: 'Users',
    tasks: 'Tasks',
    transactions: 'Transactions',
    text: 'The administrator’s screens come with a later version. Nothing can be verified, deleted or searched here yet.',
  },
} as const

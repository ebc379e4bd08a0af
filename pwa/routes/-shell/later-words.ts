/** Screens that are not there yet: SPEC's heading, the plain truth, and what one can do meanwhile. */
export const later = {
  title: 'Not here yet',
  goBack: 'Go Back',
  messages: {
    heading: 'Messages',
    text: 'Chat comes with a later version. Until then client and professional meet in the proposal: its words and its price can be changed while it is open.',
  },
  community: {
    heading: 'Our Communities',
    text: 'The group chats are not linked yet. Until then todos and proposals are where people meet.',
  },
  changePassword: {
    heading: 'Change password',
    text: 'Changing a password comes with a later version. If somebody else knows yours, log out on this phone and write to us.',
  },
  forgotPassword: {
    heading: 'Forgot password?',
    text: 'Reset links are not sent yet; they come with a later version. Passwords on Onise can be shown while you type: try once more with the eye beside the field.',
    action: 'Log in',
  },
  resetPassword: {
    heading: 'New password',
    text: 'Reset links do not work yet; they come with a later version.',
    action: 'Log in',
  },
  about: {
    heading: 'About Onise',
    text: 'Our mission is to empower individuals and businesses with a seamless platform linking consumers to skilled vendors. The full page with our vision, our commitment and what sets us apart comes with a later version.',
    action: 'Get Started',
  },
  admin: {
    dashboard: 'Dashboard',
    users: 'Users',
    tasks: 'Tasks',
    transactions: 'Transactions',
    text: 'The administrator’s area comes with a later version. Nothing can be verified, removed or looked up from here yet.',
  },
} as const

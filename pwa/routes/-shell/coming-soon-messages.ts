/** Screens of a later version: the fixed heading, and what can be done until then. */
export const comingSoonMessages = {
  title: 'Not here yet',
  goBack: 'Go Back',
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

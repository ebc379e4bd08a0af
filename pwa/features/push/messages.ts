import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/push', {
  title: 'Notifications on this phone',
  why: 'Onise can tell you at once when somebody sends a proposal, chooses you, pays you or writes to you, also while it is closed. You can turn it off at any time.',
  quiet: 'From 21:00 to 07:00 only warnings about your account make a sound.',
  turnOn: 'Turn notifications on',
  turningOn: 'Turning on…',
  turnOff: 'Turn notifications off',
  later: 'Not now',
  on: 'Notifications are on for this phone.',
  onNote: 'When you log out here, they stop until you log in again.',
  offered: 'Do you want to know when somebody answers?',
  denied:
    'You have blocked notifications for Onise. To allow them, open your browser’s settings for this site, choose “Notifications” and then “Allow”.',
  unsupported: 'This browser cannot show notifications. Onise shows what is new when you open it.',
  notInstalled:
    'An iPhone shows notifications only for apps on the home screen. Add Onise to your home screen, open it from there, and turn notifications on.',
  unavailable: 'Notifications are not available at the moment. Try again later.',
  offline: 'Connect to the internet to change this.',
  failed: 'That did not work. Check your connection and try again.',
})

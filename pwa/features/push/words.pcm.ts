import type { Words } from '#schema/domain/localize.ts'
import type { messages as pushTexts } from './messages.ts'

const push: Words<typeof pushTexts> = {
  title: 'Notifications for this phone',
  why: 'Onise fit tell you now now when person send proposal, choose you, pay you or write to you, even while e dey closed. You fit turn am off any time.',
  quiet: 'From 21:00 to 07:00 only warnings about your account go make sound.',
  turnOn: 'Turn notifications on',
  turningOn: 'E dey turn on…',
  turnOff: 'Turn notifications off',
  later: 'No be now',
  on: 'Notifications dey on for this phone.',
  onNote: 'When you log out for here, dem go stop until you log in again.',
  offered: 'You wan know when person answer?',
  denied:
    'You don block notifications for Onise. To allow dem, open the settings of your browser for this site, choose “Notifications” and then “Allow”.',
  unsupported: 'This browser no fit show notifications. Onise go show wetin new when you open am.',
  notInstalled:
    'iPhone dey show notifications only for apps wey dey the home screen. Add Onise to your home screen, open am from there, and turn notifications on.',
  unavailable: 'Notifications no dey available for now. Try again later.',
  offline: 'Connect to the internet to change this.',
  failed: 'E no work. Check your network and try again.',
}

export const words = {
  'features/push': push,
}

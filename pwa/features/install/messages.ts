import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/install', {
  title: 'Add Onise to your home screen',
  text: 'It opens like any app, also without a network, and takes less space than one photo.',
  add: 'Add to home screen',
  later: 'Not now',

  section: 'On your home screen',
  installed: 'Onise is on your home screen. You opened it from there.',
  byMenu:
    'Open your browser’s menu and choose “Install app” or “Add to Home screen”, if it has one of them.',
  ios: {
    title: 'Add Onise to your home screen first',
    why: 'Safari on an iPhone erases what a site saved after 7 days without a visit, also what you wrote and could not send. On the home screen it stays.',
    steps: [
      'Tap Share, the square with an arrow, in Safari’s bar.',
      'Choose “Add to Home Screen”, then “Add”.',
      'Open Onise from its icon and log in there once.',
    ],
    sends:
      'What you save without a network is sent when you open Onise again: an iPhone sends nothing while it is closed.',
    done: 'I understand',
  },
})

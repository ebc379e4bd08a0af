export const words = {
  title: 'Keep Onise on your home screen',
  text: 'It opens like any app, also without a signal, and takes less space than one photo.',
  add: 'Add to home screen',
  later: 'Not now',

  section: 'On your home screen',
  there: 'Onise is on your home screen. You are using it from there now.',
  byMenu:
    'Open your browser’s menu and choose “Install app” or “Add to Home screen”, if it has one of them.',
  ios: {
    title: 'Add Onise to your home screen first',
    why: 'In Safari an iPhone erases what a site keeps after 7 days without a visit, also what you wrote and could not send. On the home screen it stays.',
    steps: [
      'Tap Share, the square with an arrow, in Safari’s bar.',
      'Choose “Add to Home Screen”, then “Add”.',
      'Open Onise from its icon and log in there once.',
    ],
    sends:
      'What you save without a signal is sent when you open Onise again: an iPhone sends nothing while it is closed.',
    done: 'I understand',
  },
} as const

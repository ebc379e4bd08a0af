import type { Words } from '#schema/domain/localize.ts'
import type { messages as installTexts } from './messages.ts'

const install: Words<typeof installTexts> = {
  title: 'Add Onise to your home screen',
  text: 'E dey open like any app, even without network, and the space wey e take no reach one photo.',
  add: 'Add to home screen',
  later: 'No be now',

  section: 'For your home screen',
  installed: 'Onise dey your home screen. Na from there you open am.',
  byMenu:
    'Open the menu of your browser and choose “Install app” or “Add to Home screen”, if you see one of dem.',
  ios: {
    title: 'Add Onise to your home screen first',
    why: 'Safari for iPhone dey erase wetin site save if you no visit am for 7 days, even wetin you write and you no fit send. For the home screen e go stay.',
    steps: [
      'Tap Share, the square wey get arrow, for the bar of Safari.',
      'Choose “Add to Home Screen”, then “Add”.',
      'Open Onise from the icon and log in there once.',
    ],
    sends:
      'We go send wetin you save without network when you open Onise again: iPhone no dey send anything while e dey closed.',
    done: 'I understand',
  },
}

export const words = {
  'features/install': install,
}

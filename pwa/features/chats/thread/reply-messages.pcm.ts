import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './reply-messages.ts'

export const words: Words<typeof messages> = {
  label: 'Quick answers',
  client: {
    start: {
      first: 'Good day. When you fit come look am?',
      second: 'Good day. Your price join materials?',
      third: 'Good day. You don do this kind work before?',
    },
    talk: {
      first: 'When you fit start?',
      second: 'Your price join materials?',
      third: 'Wetin be your last price?',
    },
    work: {
      first: 'You dey come?',
      second: 'When e go ready?',
      third: 'Thank you, you do well.',
    },
  },
  tasker: {
    start: {
      first: 'Good day. I fit come look am first?',
      second: 'Good day. Abeg, you fit send me picture of am?',
      third: 'Good day. When you want make e finish?',
    },
    talk: {
      first: 'Abeg, you fit send me picture of am?',
      second: 'My price join materials.',
      third: 'I fit start tomorrow.',
    },
    work: {
      first: 'I dey come.',
      second: 'Sorry, I go late small.',
      third: 'I don finish the work. Abeg check am.',
    },
  },
}

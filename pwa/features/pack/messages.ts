import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/pack', {
  ready: 'Ready for work without a network',
  readyText: (todos: number, size: string, time: string) =>
    `${todos === 1 ? '1 todo' : `${todos} todos`} with all you need, ${size} on this phone, as of ${time}.`,
  saving: 'Saving your work on this phone',
  progress: (done: number, total: number) => `${done} of ${total}`,
  incomplete: 'Not all of your work is on this phone',
  missing: (title: string, parts: string) => `${title}: ${parts} missing`,
  missingMore: (count: number) =>
    count === 1 ? 'and something of 1 more todo' : `and something of ${count} more todos`,
  parts: {
    details: 'details',
    pictures: 'pictures',
    messages: 'pictures and voice notes of the client',
    changes: 'the work that you must change',
  },
  offline: 'Onise saves it as soon as there is a network.',
  saver: 'Lite mode or your phone saves data, so this waits for your tap.',
  problems: {
    network: 'Onise could not be reached. It goes on when it can.',
    room: 'This phone is full. Free some space and try again.',
    failed: 'Some of it could not be loaded. Try again.',
  },
  getNow: 'Get it now',
})

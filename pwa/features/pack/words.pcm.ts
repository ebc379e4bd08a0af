import type { Words } from '#schema/domain/localize.ts'
import type { messages as packTexts } from './messages.ts'

const pack: Words<typeof packTexts> = {
  ready: 'Ready for work without network',
  readyText: (todos, size, time) =>
    `${todos === 1 ? '1 todo' : `${todos} todos`} with everything wey you need, ${size} for this phone, as e be ${time}.`,
  saving: 'E dey save your work for this phone',
  progress: (done, total) => `${done} of ${total}`,
  incomplete: 'No be all your work dey this phone',
  missing: (title, parts) => `${title}: ${parts} never dey`,
  missingMore: (count) =>
    count === 1 ? 'and something of 1 more todo' : `and something of ${count} more todos`,
  parts: {
    details: 'details',
    pictures: 'pictures',
    messages: 'pictures and voice notes of the client',
    changes: 'the work wey you must change',
  },
  offline: 'Onise go save am once network dey.',
  saver: 'Lite mode or your phone dey save data, so this one dey wait for your tap.',
  problems: {
    network: 'We no fit reach Onise. E go continue when we fit.',
    room: 'This phone don full. Free some space and try again.',
    failed: 'Some of am no load. Try again.',
  },
  getNow: 'Get am now',
}

export const words = {
  'features/pack': pack,
}

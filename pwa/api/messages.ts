import { localize } from '#schema/domain/localize.ts'

export const messages = localize('api', {
  noConnection: 'No connection. Check your signal and try again.',
  serverProblem: 'Onise has a problem right now. Try again in a moment.',
  phoneFull: 'This phone is full, so Onise could not save that. Free some space and try again.',
  phoneProblem: 'This phone could not do that. Close Onise, open it again and try once more.',
  fileGone: 'The file that you chose was changed or is gone from this phone. Choose it again.',
})

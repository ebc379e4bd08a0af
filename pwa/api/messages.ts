import { localize } from '#schema/domain/localize.ts'

export const messages = localize('api', {
  noConnection: 'Onise cannot be reached. Check your signal and try again.',
  unreachable: 'Onise cannot be reached.',
  notAnswering: 'Onise is not answering.',
  tryAgain: 'Try again in a moment.',
  ifItLasts: (addresses: string) => `If it does not pass, write to ${addresses}.`,
  writeTo: (addresses: string) => `Write to ${addresses}.`,
  requestCode: (code: string) => `Code: ${code}`,
  phoneFull: 'This phone is full, so Onise could not save that. Free some space and try again.',
  phoneProblem:
    'This phone could not do that. Close Onise, open it again and try once more. If it fails again, update your browser or use another.',
  fileGone: 'The file that you chose was changed or is gone from this phone. Choose it again.',
})

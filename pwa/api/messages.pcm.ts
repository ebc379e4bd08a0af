import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  noConnection: 'Network no dey. Check your signal and try again.',
  serverProblem: 'Onise get problem now. Try again after small time.',
  phoneFull: 'This phone don full, so Onise no fit save that one. Free some space and try again.',
  phoneProblem: 'This phone no fit do that one. Close Onise, open am again and try once more.',
  fileGone: 'The file wey you choose don change or e no dey this phone again. Choose am again.',
}

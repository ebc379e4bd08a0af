import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  noConnection: 'Network no dey. Check your signal and try again.',
  serverProblem: 'Onise get problem now. Try again after small time.',
}

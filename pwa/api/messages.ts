import { localize } from '#schema/domain/localize.ts'

export const messages = localize('api', {
  noConnection: 'No connection. Check your signal and try again.',
  serverProblem: 'Onise has a problem right now. Try again in a moment.',
})

export const messages = {
  noConnection: 'No connection. Check your signal and try again.',
  serverProblem: 'Onise has a problem right now. Try again in a moment.',
} as const

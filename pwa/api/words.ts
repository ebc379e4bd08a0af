export const words = {
  noSignal: 'No connection. Check your signal and try again.',
  unwell: 'Onise cannot answer right now. Try again in a moment.',
} as const

export const words = {
  title: 'Keep Onise on your home screen',
  text: 'It opens like any app, also without a signal, and takes less space than one photo.',
  add: 'Add to home screen',
  later: 'Not now',
} as const

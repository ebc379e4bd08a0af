export const ABOUT_MESSAGES = {
  figuresChanged: 'The figures of the About page are changed.',
  figure: 'Enter a whole number from 0 to 999,999,999',
} as const

import { messages } from './messages.ts'

const NUMBER = '#'
const withNumber = (text: (number: number) => string) => text(Number.NaN).replace('NaN', NUMBER)

/** The texts of `formatAgo` in the shown language for a script without them; `#` is the number. The months are last. */
export const agoTexts = (): string[] => [
  messages.justNow,
  withNumber(messages.minutesAgo),
  withNumber(messages.hoursAgo),
  messages.aDayAgo,
  withNumber(messages.daysAgo),
  ...messages.months,
]

import type { AgoWords } from './format-time.ts'
import { messages } from './messages.ts'

const NUMBER = '#'
const withNumber = (text: (number: number) => string) => text(Number.NaN).replace('NaN', NUMBER)

/** The words of `formatAgo` in the shown language, as JSON for a document that has only those of English. */
export const agoTexts = () => ({
  justNow: messages.justNow,
  minutesAgo: withNumber(messages.minutesAgo),
  hoursAgo: withNumber(messages.hoursAgo),
  aDayAgo: messages.aDayAgo,
  daysAgo: withNumber(messages.daysAgo),
  months: messages.months,
})

const withoutNumber = (text: string) => (number: number) => text.replace(NUMBER, String(number))

/** What `agoTexts` wrote. */
export function agoWordsOf(texts: ReturnType<typeof agoTexts>): AgoWords {
  const { justNow, minutesAgo, hoursAgo, aDayAgo, daysAgo, months } = texts
  return {
    justNow,
    minutesAgo: withoutNumber(minutesAgo),
    hoursAgo: withoutNumber(hoursAgo),
    aDayAgo,
    daysAgo: withoutNumber(daysAgo),
    months,
  }
}

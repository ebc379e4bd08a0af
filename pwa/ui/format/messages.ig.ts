import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

/** The names of days and months are those of the Unicode CLDR. */
export const words: Words<typeof messages> = {
  weekdays: ['Sọndee', 'Mọnde', 'Tiuzdee', 'Wenezdee', 'Tọọzdee', 'Fraịdee', 'Satọdee'],
  months: [
    'Jenụwarị',
    'Febrụwarị',
    'Maachị',
    'Epreel',
    'Mee',
    'Jun',
    'Julaị',
    'Ọgọọst',
    'Septemba',
    'Ọktoba',
    'Novemba',
    'Disemba',
  ],
  asap: 'Ngwa ngwa',
  neededBy: (day) => `Tupu ${day} agwụ`,
  neededByPassed: (day) => `Achọrọ ya tupu ${day} agwụ, ụbọchị ahụ agafeela`,
  today: 'Taa',
  yesterday: 'Ụnyaahụ',
  justNow: 'ugbu a',
  minutesAgo: (minutes) => `nkeji ${minutes} gara aga`,
  hoursAgo: (hours) => `awa ${hours} gara aga`,
  aDayAgo: 'ụnyaahụ',
  daysAgo: (days) => `ụbọchị ${days} gara aga`,
}

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

/** The names of days and months are those of the Unicode CLDR. */
export const words: Words<typeof messages> = {
  weekdays: ['Lahadi', 'Litinin', 'Talata', 'Laraba', 'Alhamis', 'Jumma’a', 'Asabar'],
  months: [
    'Janairu',
    'Faburairu',
    'Maris',
    'Afirilu',
    'Mayu',
    'Yuni',
    'Yuli',
    'Agusta',
    'Satumba',
    'Oktoba',
    'Nuwamba',
    'Disamba',
  ],
  asap: 'Da wuri-wuri',
  neededBy: (day) => `Kafin ƙarshen ${day}`,
  neededByPassed: (day) => `An buƙace shi kafin ƙarshen ${day}, ranar ta wuce`,
  today: 'Yau',
  yesterday: 'Jiya',
  justNow: 'yanzu',
  minutesAgo: (minutes) => `minti ${minutes} da suka wuce`,
  hoursAgo: (hours) => `awa ${hours} da suka wuce`,
  aDayAgo: 'jiya',
  daysAgo: (days) => `kwana ${days} da suka wuce`,
}

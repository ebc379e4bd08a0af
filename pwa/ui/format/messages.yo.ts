import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

/** The names of days and months are those of the Unicode CLDR. */
export const words: Words<typeof messages> = {
  weekdays: ['Àìkú', 'Ajé', 'Ìsẹ́gun', 'Ọjọ́rú', 'Ọjọ́bọ', 'Ẹtì', 'Àbámẹ́ta'],
  months: [
    'Oṣù Ṣẹ́rẹ́',
    'Oṣù Èrèlè',
    'Oṣù Ẹrẹ̀nà',
    'Oṣù Ìgbé',
    'Oṣù Ẹ̀bibi',
    'Oṣù Òkúdu',
    'Oṣù Agẹmọ',
    'Oṣù Ògún',
    'Oṣù Owewe',
    'Oṣù Ọ̀wàrà',
    'Oṣù Bélú',
    'Oṣù Ọ̀pẹ̀',
  ],
  asap: 'Kíákíá',
  neededBy: (day) => `Kó tó parí ${day}`,
  neededByPassed: (day) => `A nílò rẹ̀ kó tó parí ${day}, ọjọ́ náà ti kọjá`,
  today: 'Òní',
  yesterday: 'Àná',
  justNow: 'ní báyìí',
  minutesAgo: (minutes) => `ìṣẹ́jú ${minutes} sẹ́yìn`,
  hoursAgo: (hours) => `wákàtí ${hours} sẹ́yìn`,
  aDayAgo: 'àná',
  daysAgo: (days) => `ọjọ́ ${days} sẹ́yìn`,
}

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  asap: 'Sharp sharp',
  neededBy: (day) => `By ${day}`,
  neededByPassed: (day) => `Dem need am by ${day}, and the day don pass`,
  today: 'Today',
  yesterday: 'Yesterday',
  justNow: 'just now',
  minutesAgo: (minutes) => `${minutes} min ago`,
  hoursAgo: (hours) => `${hours} h ago`,
  aDayAgo: 'yesterday',
  daysAgo: (days) => `${days} days ago`,
}

import { localize } from '#schema/domain/localize.ts'

export const messages = localize('ui/format', {
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
  asap: 'As soon as possible',
  neededBy: (day: string) => `By ${day}`,
  neededByPassed: (day: string) => `Needed by ${day}, which has passed`,
  today: 'Today',
  yesterday: 'Yesterday',
  justNow: 'just now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
  aDayAgo: 'yesterday',
  daysAgo: (days: number) => `${days} days ago`,
})

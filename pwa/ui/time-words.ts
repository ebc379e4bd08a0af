const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LAGOS = 'Africa/Lagos'

const clock = new Intl.DateTimeFormat('en-NG', {
  timeZone: LAGOS,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
})
const day = new Intl.DateTimeFormat('en-NG', {
  timeZone: LAGOS,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

export type Moment = number | string | Date

const partsOf = (format: Intl.DateTimeFormat, at: Moment) =>
  Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))

/** "9:12 AM", as SPEC writes times. From parts, because browsers disagree on "am" and on spaces. */
export function timeWords(at: Moment): string {
  const { hour, minute, dayPeriod = '' } = partsOf(clock, at)
  return `${hour}:${minute} ${dayPeriod.replaceAll('.', '').toUpperCase()}`
}

/** "Friday, 15 January"; short: "15 January". The year is named only when it is another one. */
export function dateWords(at: Moment, now: Moment = Date.now(), short = false): string {
  const { weekday, day: date, month, year } = partsOf(day, at)
  const other = year === partsOf(day, now).year ? '' : ` ${year}`
  return `${short ? '' : `${weekday}, `}${date} ${month}${other}`
}

/** The calendar day it is in Lagos, for grouping and for "yesterday". */
export function lagosDay(at: Moment): number {
  return Math.floor((new Date(at).getTime() + HOUR) / DAY)
}

/** "Today", "Yesterday", else the date: the heading over a day's rows. */
export function dayWords(at: Moment, now: Moment = Date.now()): string {
  const days = lagosDay(now) - lagosDay(at)
  if (days === 0) return 'Today'
  return days === 1 ? 'Yesterday' : dateWords(at, now)
}

/** How long since, in words. A phone's clock may run behind the server's: the future reads "just now". */
export function agoWords(at: Moment, now: Moment = Date.now()): string {
  const age = new Date(now).getTime() - new Date(at).getTime()
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`
  const days = lagosDay(now) - lagosDay(at)
  if (days === 1) return 'yesterday'
  return days < 7 ? `${days} days ago` : dateWords(at, now, true)
}

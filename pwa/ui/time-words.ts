const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

export type Moment = number | string | Date

/**
 * A date whose UTC parts are what a clock in Lagos shows: UTC+1 the whole year. Not by Intl, whose first date format
 * costs a cheap phone a tenth of a second before it has shown anything; and browsers disagree on "am" and on spaces.
 */
const inLagos = (at: Moment) => new Date(new Date(at).getTime() + HOUR)

/** "9:12 AM", as SPEC writes times. */
export function timeWords(at: Moment): string {
  const lagos = inLagos(at)
  const hour = lagos.getUTCHours()
  const minute = String(lagos.getUTCMinutes()).padStart(2, '0')
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}

export const weekdayWords = (at: Moment): string => WEEKDAYS[inLagos(at).getUTCDay()] ?? ''

/** "January 2026". */
export const monthWords = (at: Moment): string => {
  const lagos = inLagos(at)
  return `${MONTHS[lagos.getUTCMonth()]} ${lagos.getUTCFullYear()}`
}

/** "Friday, 15 January"; short: "15 January". The year is named only when it is another one. */
export function dateWords(at: Moment, now: Moment = Date.now(), short = false): string {
  const lagos = inLagos(at)
  const year = lagos.getUTCFullYear()
  const other = year === inLagos(now).getUTCFullYear() ? '' : ` ${year}`
  const date = `${lagos.getUTCDate()} ${MONTHS[lagos.getUTCMonth()]}${other}`
  return short ? date : `${weekdayWords(at)}, ${date}`
}

/** The calendar day it is in Lagos, for grouping and for "yesterday". */
export function lagosDay(at: Moment): number {
  return Math.floor(inLagos(at).getTime() / DAY)
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

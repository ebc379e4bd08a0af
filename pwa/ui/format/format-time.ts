import { readNow } from '#pwa/ui/browser/clock.ts'
import { dayOf, startOfDay } from '#schema/domain/days.ts'
import { neededDay, spanOf, type Span } from '#schema/domain/needed-by.ts'
import { messages } from './messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Moment = number | string | Date

/** The words of an age. */
export type AgoWords = {
  readonly justNow: string
  readonly minutesAgo: (minutes: number) => string
  readonly hoursAgo: (hours: number) => string
  readonly aDayAgo: string
  readonly daysAgo: (days: number) => string
  readonly months: readonly string[]
}

/**
 * A date whose UTC parts are the local time of Lagos, which is UTC+1 all year. Without Intl: the first
 * Intl.DateTimeFormat costs 0.1 s on a cheap phone, and browsers differ in "am" and in spaces.
 */
const inLagos = (at: Moment) => new Date(new Date(at).getTime() + HOUR)

/** "9:12 AM". */
export function formatTime(at: Moment): string {
  const lagos = inLagos(at)
  const hour = lagos.getUTCHours()
  const minute = String(lagos.getUTCMinutes()).padStart(2, '0')
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}

export const formatWeekday = (at: Moment): string =>
  messages.weekdays[inLagos(at).getUTCDay()] ?? ''

/** "January 2026". */
export const formatMonth = (at: Moment): string => {
  const lagos = inLagos(at)
  return `${messages.months[lagos.getUTCMonth()]} ${lagos.getUTCFullYear()}`
}

function dayAndMonth(at: Moment, now: Moment, { months }: Pick<AgoWords, 'months'>): string {
  const lagos = inLagos(at)
  const year = lagos.getUTCFullYear()
  const yearSuffix = year === inLagos(now).getUTCFullYear() ? '' : ` ${year}`
  return `${lagos.getUTCDate()} ${months[lagos.getUTCMonth()]}${yearSuffix}`
}

/** "Friday, 15 January"; short: "15 January". With the year only when it differs from the current one. */
export function formatDate(at: Moment, now: Moment = readNow(), short = false): string {
  const date = dayAndMonth(at, now, messages)
  return short ? date : `${formatWeekday(at)}, ${date}`
}

/** "Tuesday, 1 December, 5:00 PM". */
export const formatMoment = (at: Moment, now?: Moment): string =>
  `${formatDate(at, now)}, ${formatTime(at)}`

/** Of a moment to come: "10:44 PM" today, "Thursday, 10:44 PM" within a week, else with the date. */
export function formatComing(at: Moment, now: Moment): string {
  const days = lagosDay(at) - lagosDay(now)
  if (days === 0) return formatTime(at)
  return days > 0 && days < 7 ? `${formatWeekday(at)}, ${formatTime(at)}` : formatMoment(at, now)
}

/** Number of the calendar day in Lagos. */
export function lagosDay(at: Moment): number {
  return Math.floor(inLagos(at).getTime() / DAY)
}

/** "Today", "Yesterday", else the date. */
export function formatDay(at: Moment, now: Moment = readNow()): string {
  const days = lagosDay(now) - lagosDay(at)
  if (days === 0) return messages.today
  return days === 1 ? messages.yesterday : formatDate(at, now)
}

/** "As soon as possible", "By Saturday, 28 November"; null without a hurry. */
function formatNeeded(neededBy: string | null | undefined, now: number = readNow()): string | null {
  if (neededBy === 'asap') return messages.asap
  const day = neededDay(neededBy)
  if (day === null) return null
  const date = formatDate(startOfDay(day), now)
  return day < dayOf(now) ? messages.neededByPassed(date) : messages.neededBy(date)
}

/** As a todo has it; rows of older builds have no `span`. */
type TaskTime = {
  neededBy?: string | null | undefined
  span?: Span | null | undefined
  duration: number
}

/** "A few hours", "3 months"; null when the client did not say it. */
function formatSpan(time: TaskTime): string | null {
  const span = spanOf(time)
  if (span === null) return null
  return span === 'months' ? messages.monthCount(time.duration) : messages[span]
}

/** "As soon as possible · A few hours"; of a todo of an older client "3 months". */
export function formatTaskTime(time: TaskTime, now: number = readNow()): string {
  const needed = formatNeeded(time.neededBy, now) ?? (time.span ? messages.flexible : null)
  return [needed, formatSpan(time)].filter(Boolean).join(' · ')
}

/** "5 min ago". A phone's clock may be slow, so a time in the future reads "just now". */
export function formatAgo(at: Moment, now: Moment = readNow(), words: AgoWords = messages): string {
  const age = new Date(now).getTime() - new Date(at).getTime()
  if (age < MINUTE) return words.justNow
  if (age < HOUR) return words.minutesAgo(Math.floor(age / MINUTE))
  if (age < DAY) return words.hoursAgo(Math.floor(age / HOUR))
  const days = lagosDay(now) - lagosDay(at)
  if (days === 1) return words.aDayAgo
  return days < 7 ? words.daysAgo(days) : dayAndMonth(at, now, words)
}

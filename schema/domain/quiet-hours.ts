import { dayAfter, dayOf, startOfDay } from './days.ts'
import { ANSWER_REMINDER_MS } from './limits.ts'

const HOUR_MS = 3_600_000
/** In Lagos. */
const QUIET_FROM_HOUR = 21
const QUIET_UNTIL_HOUR = 7

/** The end of the quiet hours that this instant is in, or null. */
export function quietUntil(at: number): number | null {
  const day = dayOf(at)
  const hours = (at - startOfDay(day)) / HOUR_MS
  if (hours < QUIET_UNTIL_HOUR) return startOfDay(day) + QUIET_UNTIL_HOUR * HOUR_MS
  if (hours < QUIET_FROM_HOUR) return null
  return startOfDay(dayAfter(day)) + QUIET_UNTIL_HOUR * HOUR_MS
}

/** When the quiet hours of this instant's day begin. */
export const quietFrom = (at: number): number => startOfDay(dayOf(at)) + QUIET_FROM_HOUR * HOUR_MS

/** The last instant at or before `at` that is outside the quiet hours: a reminder moves earlier, never later. */
export function beforeQuietHours(at: number): number {
  const until = quietUntil(at)
  if (until === null) return at
  const quietMs = (24 - QUIET_FROM_HOUR + QUIET_UNTIL_HOUR) * HOUR_MS
  return until - quietMs - 1
}

/** When the user who has to answer is reminded; the time to answer is longer by far. */
export const answerReminderAt = (answerBy: number): number =>
  beforeQuietHours(answerBy - ANSWER_REMINDER_MS)

import { dayAfter, dayOf, startOfDay, type Day } from './days.ts'
import { DAY_MS } from './limits.ts'
import type { UserType } from './user.ts'

export const UPDATE_AUDIENCES = ['all', 'client', 'tasker'] as const
export type UpdateAudience = (typeof UPDATE_AUDIENCES)[number]

export const UPDATE_CAPTION_MAX = 500
export const UPDATE_FILE_MAX = 5 * 1024 * 1024
/** An older update is no news. */
export const UPDATE_SHOWN_MS = 30 * DAY_MS
export const UPDATES_SHOWN_MAX = 10
/** How far ahead an update may be scheduled. */
export const UPDATE_AHEAD_MS = 30 * DAY_MS

/** Whether an update may be scheduled for this instant. */
export const canShowFrom = (at: number, now: number): boolean =>
  at > now && at <= now + UPDATE_AHEAD_MS

/** What users of this type see; administrators see everything that they have posted. */
export const audiencesOf = (userType: UserType): readonly UpdateAudience[] =>
  userType === 'admin' ? UPDATE_AUDIENCES : ['all', userType]

/** An update that is shown later than this hour is pushed the next day: the job needs time before the quiet hours. */
const PUSH_UNTIL_HOUR = 18
const HOUR_MS = 3_600_000

/** The day in Lagos on which an update is pushed: one a day, the first from `showFrom` that no other update has. */
export function nextPushDay(showFrom: number, taken: readonly Day[]): Day {
  const today = dayOf(showFrom)
  const isLate = showFrom >= startOfDay(today) + PUSH_UNTIL_HOUR * HOUR_MS
  let day = isLate ? dayAfter(today) : today
  while (taken.includes(day)) day = dayAfter(day)
  return day
}

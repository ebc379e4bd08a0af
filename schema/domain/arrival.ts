import { LIVE_STATUSES } from './conversation.ts'
import { dayAfter, dayOf, type Day } from './days.ts'
import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'
import type { TaskStatus } from './task.ts'

/** Four digits, which a client reads out. */
export const ARRIVAL_DIGITS = /^\d{4}$/
/** Of a task on one day: with them somebody who guesses has one chance in 2,000. */
export const WRONG_ARRIVALS_MAX = 5
/** What is recorded on one day, so that a timeline stays one that people read. */
export const ARRIVALS_PER_DAY = 6
/** Above it the timeline shows the phone's time and that of the server. */
export const CLOCK_DIFFERENCE_MS = 5 * 60_000

/** The days whose codes a client's phone has, so that it needs no network then. */
const CODE_DAYS_MIN = 3
const CODE_DAYS_MAX = 14

type ArrivalTask = {
  status: TaskStatus
  taskerId: UserId | null
  awardedAt: number | null
  agreedDate: Day | null
}

const isLive = ({ status }: Pick<ArrivalTask, 'status'>) =>
  LIVE_STATUSES.some((live) => live === status)

/** From today through the agreed day, at least three and at most fourteen; none of work that does not go on. */
export function arrivalDays(
  task: Pick<ArrivalTask, 'status' | 'agreedDate'>,
  now: number,
): readonly Day[] {
  if (!isLive(task)) return []
  const today = dayOf(now)
  const days = Array.from({ length: CODE_DAYS_MAX }, (_, index) => dayAfter(today, index))
  return days.filter((day, index) => index < CODE_DAYS_MIN || day <= (task.agreedDate ?? today))
}

/** An entry of the timeline. `at` is the phone's time, or the server's where the phone's clock was wrong. */
export type Presence = { kind: 'arrived' | 'left'; at: number }

/** When the phone recorded it; null when that cannot be: before the award, or in the future. */
export function acceptedTime(
  at: number | undefined,
  { awardedAt }: Pick<ArrivalTask, 'awardedAt'>,
  now: number,
): number | null {
  if (at === undefined || awardedAt === null) return null
  if (at < awardedAt - CLOCK_DIFFERENCE_MS || at > now + CLOCK_DIFFERENCE_MS) return null
  return Math.min(at, now)
}

/** `presences` since the award, the latest first; `at` is when the professional says to have come. */
export function whyNotArrive(
  task: Pick<ArrivalTask, 'status' | 'taskerId'>,
  presences: readonly Presence[],
  { userId, at }: { userId: UserId; at: number },
): ErrorCode | null {
  if (task.taskerId !== userId) return 'not_found'
  if (!isLive(task)) return 'task_not_in_progress'
  const ofDay = presences.filter((each) => dayOf(each.at) === dayOf(at))
  if (ofDay[0]?.kind === 'arrived') return 'already_arrived'
  const arrivals = ofDay.filter(({ kind }) => kind === 'arrived')
  return arrivals.length < ARRIVALS_PER_DAY ? null : 'too_many_arrivals'
}

/** Also after midnight, of an arrival of the day before. */
export function whyNotLeave(
  task: Pick<ArrivalTask, 'status' | 'taskerId'>,
  presences: readonly Presence[],
  userId: UserId,
): ErrorCode | null {
  if (task.taskerId !== userId) return 'not_found'
  if (!isLive(task)) return 'task_not_in_progress'
  return presences[0]?.kind === 'arrived' ? null : 'not_arrived'
}

/** What an event says of its times; null for an event of another kind. */
export function presenceOf(event: {
  kind: string
  data: Readonly<Record<string, unknown>> | null
  createdAt: number | string
}): (Presence & { toldAt: number; isClockWrong: boolean }) | null {
  const { kind, data, createdAt } = event
  if (kind !== 'arrived' && kind !== 'left') return null
  const toldAt = new Date(createdAt).getTime()
  const at = data?.['at']
  const isKnown = typeof at === 'number'
  return { kind, at: isKnown ? at : toldAt, toldAt, isClockWrong: !isKnown }
}

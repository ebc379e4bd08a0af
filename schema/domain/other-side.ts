import { isMaskLifted, LIVE_STATUSES, type Pair } from './conversation.ts'
import type { TaskStatus } from './task.ts'

/** Of awarded work; a phone hides with it what it has read earlier. */
export const isAwardedStatus = (status: TaskStatus): boolean =>
  status === 'completed' || LIVE_STATUSES.some((live) => live === status)

export type Sides = Pick<Pair, 'hasLiveWork' | 'completedAt' | 'isBlocked' | 'isOtherActive'>

/**
 * Whether one side of awarded work reads what the other one allows it to: as long as contact details are not masked in the
 * messages of the two.
 */
export const isOpenToOtherSide = (sides: Sides, now: number): boolean =>
  sides.isOtherActive && !sides.isBlocked && isMaskLifted(sides, now)

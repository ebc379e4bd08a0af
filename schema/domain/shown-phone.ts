import { LIVE_STATUSES } from './conversation.ts'
import { isOpenToOtherSide } from './other-side.ts'
import type { TaskStatus } from './task.ts'

type Work = { status: TaskStatus; completedAt: number | null }

/** Of a client or an assignee, as the other of the two sees them. */
export type PhoneOwner = {
  showsPhone: boolean
  phoneProvenAt: number | null
  closedAt: number | null
  suspendedAt: number | null
  /** Either of the two has blocked the other. */
  isBlocked: boolean
}

/** Whether one side of an awarded task reads the number of the other, who allowed it. */
export const isPhoneShown = (
  { status, completedAt }: Work,
  { showsPhone, phoneProvenAt, closedAt, suspendedAt, isBlocked }: PhoneOwner,
  now: number,
): boolean =>
  showsPhone &&
  phoneProvenAt !== null &&
  isOpenToOtherSide(
    {
      hasLiveWork: LIVE_STATUSES.some((live) => live === status),
      completedAt: status === 'completed' ? completedAt : null,
      isBlocked,
      isOtherActive: closedAt === null && suspendedAt === null,
    },
    now,
  )

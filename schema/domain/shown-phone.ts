import { LIVE_STATUSES } from './conversation.ts'
import { MASK_LIFTED_MS } from './limits.ts'
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

/** Of awarded work; a phone hides with it what it has read earlier. */
export const isPhoneStatus = (status: TaskStatus): boolean =>
  status === 'completed' || LIVE_STATUSES.some((live) => live === status)

/** As long as contact details are not masked in the messages of the two. */
const isPhoneTime = ({ status, completedAt }: Work, now: number): boolean =>
  isPhoneStatus(status) &&
  (status !== 'completed' || (completedAt !== null && completedAt + MASK_LIFTED_MS > now))

/** Whether one side of an awarded task reads the number of the other, who allowed it. */
export const isPhoneShown = (work: Work, owner: PhoneOwner, now: number): boolean =>
  owner.showsPhone &&
  owner.phoneProvenAt !== null &&
  owner.closedAt === null &&
  owner.suspendedAt === null &&
  !owner.isBlocked &&
  isPhoneTime(work, now)

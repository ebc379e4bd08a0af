import { dayAfter, startOfDay, type Day } from './days.ts'
import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'
import {
  CANCEL_GRACE_MS,
  CANCEL_REPLY_MS,
  DAY_MS,
  DEAD_TASK_DAYS,
  FREE_DECLINE_MS,
  LATE_CANCEL_DAYS,
} from './limits.ts'
import type { Kobo } from './money.ts'
import { isUnderway, isUnfunded, mayLeaveFreely, type Stages } from './stages.ts'
import type { TaskStatus } from './task.ts'

/** What a client offers the tasker for ending the work; the rest of the hold goes back. */
export type CancelOffer = {
  /** The tasker's part, 0 to the whole hold. */
  amount: Kobo
  note: string
  /** Whether the task opens again afterwards. */
  reopen: boolean
  offeredAt: number
  /** Silence until then accepts. */
  answerBy: number
}

export type CancelTask = {
  status: TaskStatus
  client: UserId
  taskerId: UserId | null
  awardedAt: number | null
  agreedDate: string | null
  submittedAt: number | null
  cancelOffer: { answerBy: number } | null
  stages: Stages
}
export type Deadlines = Pick<CancelTask, 'awardedAt' | 'agreedDate' | 'submittedAt'>

export const answerByOf = (offeredAt: number): number => offeredAt + CANCEL_REPLY_MS

type AgreedWork = Pick<Deadlines, 'agreedDate' | 'submittedAt'>

const daysAfterAgreed = ({ agreedDate, submittedAt }: AgreedWork, days: number): number | null =>
  agreedDate === null || submittedAt !== null ? null : startOfDay(dayAfter(agreedDate as Day, days))

/** When the client may cancel alone again, if nothing is submitted until then; null after a submission. */
export const lateAt = (task: AgreedWork): number | null => daysAfterAgreed(task, LATE_CANCEL_DAYS)

/** When a task without any submission is cancelled by itself, unless a party has written or done something since; null after a submission. */
export function deadAt(task: AgreedWork, activeAt: number | null = null): number | null {
  const at = daysAfterAgreed(task, DEAD_TASK_DAYS)
  return at === null ? null : Math.max(at, (activeAt ?? 0) + DEAD_TASK_DAYS * DAY_MS)
}

/** The end of the time in which the client may cancel alone after the award. */
export const graceEndsAt = ({ awardedAt }: Deadlines): number => (awardedAt ?? 0) + CANCEL_GRACE_MS

/** The end of the time in which the tasker declines without a mark. */
export const freeDeclineEndsAt = ({ awardedAt }: Deadlines): number =>
  (awardedAt ?? 0) + FREE_DECLINE_MS

/** Until the two have begun to arrange the work: by a message after the award, or a submission. */
export const isFreeDecline = (
  task: Deadlines & { messagedAt?: number | null; stages: Stages },
  now: number,
): boolean =>
  mayLeaveFreely(task, now) ||
  (task.submittedAt === null &&
    !isUnderway(task) &&
    now < freeDeclineEndsAt(task) &&
    (task.messagedAt ?? 0) < (task.awardedAt ?? 0))

function whyNotEnd(task: CancelTask, userId: UserId): ErrorCode | null {
  if (task.client !== userId && task.taskerId !== userId) return 'not_found'
  if (task.status === 'in-progress') return null
  return task.status === 'submitted' ? 'task_submitted_cancel' : 'task_not_in_progress'
}

/** The tasker at any time; the client alone shortly after the award, and when the work is late. */
export function whyNotCancel(task: CancelTask, userId: UserId, now: number): ErrorCode | null {
  const reason = whyNotEnd(task, userId)
  if (reason || task.taskerId === userId) return reason
  const late = lateAt(task)
  // Without a hold the client alone decides whether the plan goes on.
  if (isUnfunded(task)) return null
  return now < graceEndsAt(task) || (late !== null && now >= late) ? null : 'cancel_needs_offer'
}

/** One offer at a time. */
export function whyNotOfferCancel(task: CancelTask, userId: UserId): ErrorCode | null {
  if (task.client !== userId) return 'not_found'
  return whyNotEnd(task, userId) ?? (task.cancelOffer ? 'cancel_offer_exists' : null)
}

const whyNotUseOffer = (task: CancelTask, userId: UserId): ErrorCode | null =>
  whyNotEnd(task, userId) ?? (task.cancelOffer ? null : 'cancel_offer_gone')

export const whyNotAnswerOffer = (task: CancelTask, userId: UserId): ErrorCode | null =>
  task.taskerId === userId ? whyNotUseOffer(task, userId) : 'not_found'

export const whyNotWithdrawOffer = (task: CancelTask, userId: UserId): ErrorCode | null =>
  task.client === userId ? whyNotUseOffer(task, userId) : 'not_found'

import type { ErrorCode } from './errors.ts'
import type { ReviewId, UserId } from './ids.ts'
import {
  DAY_MS,
  RATINGS_MIN_FOR_AVERAGE,
  REVIEW_REPLY_WINDOW_MS,
  REVIEW_WINDOW_DAYS,
} from './limits.ts'
import type { TaskStatus } from './task.ts'

/** The two sides of a task. A review is written by one and is about the other. */
export const REVIEW_SIDES = ['client', 'tasker'] as const
export type ReviewSide = (typeof REVIEW_SIDES)[number]

type WrittenReview = {
  _id: ReviewId
  rating: number
  comment: string
  reply: string | null
}
/** 'written' where the reader may not read it yet, 'removed' by an administrator. */
export type ReviewEntry = WrittenReview | 'written' | 'skipped' | 'removed'
/** What each side did; nothing for a side that has done neither. */
export type ReviewState = { [S in ReviewSide]?: ReviewEntry | null | undefined }
/** As the server stores it with the task. `isPublic` when one review alone is public. */
export type StoredReviews = {
  [S in ReviewSide]?: WrittenReview | 'skipped' | 'removed'
} & { isPublic?: true }
type ReviewTimes = {
  /** From then on a review that was written is public. */
  sealedUntil: number
  /** From then on no review is accepted. */
  closesAt: number
}
/** As a task has it once it is completed. */
export type TaskReviews = ReviewState & ReviewTimes

export const otherSide = (side: ReviewSide): ReviewSide => (side === 'client' ? 'tasker' : 'client')

type Parties = { client: UserId; taskerId: UserId | null }

export function reviewSideOf({ client, taskerId }: Parties, userId: UserId): ReviewSide | null {
  if (client === userId) return 'client'
  return taskerId === userId ? 'tasker' : null
}

/** A window of 0 days seals no review; reviews are then accepted for as long as without a setting. */
export const reviewTimesOf = (
  completedAt: number,
  windowDays: number = REVIEW_WINDOW_DAYS,
): ReviewTimes => ({
  sealedUntil: completedAt + windowDays * DAY_MS,
  closesAt: completedAt + (windowDays || REVIEW_WINDOW_DAYS) * DAY_MS,
})

type Seal = ReviewState & Pick<ReviewTimes, 'sealedUntil'>

/** Only its author sees a review until both sides have reviewed or skipped, or until the window ends. */
export const areReviewsSealed = ({ client, tasker, sealedUntil }: Seal, now: number): boolean =>
  (!client || !tasker) && now < sealedUntil

/** `reviews` is null until the task is completed. */
export type ReviewedTask = Parties & { status: TaskStatus; reviews: TaskReviews | null }

type Part = { reviews: TaskReviews; own: ReviewEntry | null }

/** The user's part in the reviews of the task, or why there is none. */
function partOf({ reviews, status, ...parties }: ReviewedTask, userId: UserId): Part | ErrorCode {
  const side = reviewSideOf(parties, userId)
  if (!side) return 'not_found'
  if (status !== 'completed' || !reviews) return 'review_too_early'
  return { reviews, own: reviews[side] ?? null }
}

/** One review for each task and author, while the reviews are open. A skip is final. */
export function whyNotReview(task: ReviewedTask, userId: UserId, now: number): ErrorCode | null {
  const part = partOf(task, userId)
  if (typeof part === 'string') return part
  if (part.own === 'removed') return 'review_removed'
  if (part.own) return part.own === 'skipped' ? 'review_skipped' : 'already_reviewed'
  return now < part.reviews.closesAt ? null : 'review_closed'
}

/** The author may change a review while no other user can read it. */
export function whyNotChangeReview(
  task: ReviewedTask,
  userId: UserId,
  now: number,
): ErrorCode | null {
  const part = partOf(task, userId)
  if (typeof part === 'string') return part
  if (!part.own || part.own === 'skipped' || part.own === 'removed') return 'not_found'
  return areReviewsSealed(part.reviews, now) ? null : 'review_public'
}

/** Skipping twice is allowed: the second request gets the same response. */
export function whyNotSkipReview(
  task: ReviewedTask,
  userId: UserId,
  now: number,
): ErrorCode | null {
  const reason = whyNotReview(task, userId, now)
  return reason === 'review_skipped' ? null : reason
}

type PublicReview = {
  subjectId: UserId
  /** When it became public, or will. */
  visibleAt: number
  reply: string | null
}

export const canStillReply = (visibleAt: number, now: number): boolean =>
  now < visibleAt + REVIEW_REPLY_WINDOW_MS

/** One reply, by the user whom the review is about. */
export function whyNotReply(review: PublicReview, userId: UserId, now: number): ErrorCode | null {
  if (now < review.visibleAt || review.subjectId !== userId) return 'not_found'
  if (review.reply !== null) return 'already_replied'
  return canStillReply(review.visibleAt, now) ? null : 'reply_closed'
}

/** To one decimal; null while there are too few to mean anything. */
export const averageRating = ({ sum, count }: { sum: number; count: number }): number | null =>
  count < RATINGS_MIN_FOR_AVERAGE ? null : Math.round((10 * sum) / count) / 10

/** The fields of a side's review in the API: the client rates the tasker, and the tasker the client. */
export const REVIEW_FIELDS = {
  client: { rating: 'taskerRating', comment: 'taskerComment' },
  tasker: { rating: 'clientRating', comment: 'clientComment' },
} as const satisfies Record<ReviewSide, { rating: string; comment: string }>

import type { UserId } from '#schema/domain/ids.ts'
import {
  otherSide,
  reviewsCloseAt,
  reviewSideOf,
  type ReviewEntry,
  type StoredReviews,
  type TaskReviews,
} from '#schema/domain/review.ts'

type ReviewedRow = {
  clientId: UserId
  taskerId: UserId | null
  completedAt: number | null
  reviewState: StoredReviews | null
}

/** The reviews as the rules of schema/domain/review.ts expect them; null until the task is completed. */
export function reviewsOf({ completedAt, reviewState }: ReviewedRow): TaskReviews | null {
  if (completedAt === null) return null
  const { client, tasker } = reviewState ?? {}
  return { client, tasker, closesAt: reviewsCloseAt(completedAt) }
}

/** For a party, with the other side's review once that is public; null for all other readers. */
export function presentReviews(task: ReviewedRow, { id }: { id: UserId }) {
  const side = reviewSideOf({ client: task.clientId, taskerId: task.taskerId }, id)
  const reviews = reviewsOf(task)
  if (!side || !reviews) return null
  const { client, tasker, closesAt } = reviews
  const isPublic = task.reviewState?.isPublic || (client && tasker)
  const entryOf = (entry: ReviewEntry | null | undefined, isOwn: boolean) =>
    (entry && (isOwn || isPublic || typeof entry === 'string') ? entry : entry && 'written') ?? null
  const shown = {
    [side]: entryOf(reviews[side], true),
    [otherSide(side)]: entryOf(reviews[otherSide(side)], false),
  } as { client: ReviewEntry | null; tasker: ReviewEntry | null }
  return { client: shown.client, tasker: shown.tasker, closesAt }
}

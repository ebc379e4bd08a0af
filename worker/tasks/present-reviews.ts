import type { UserId } from '#schema/domain/ids.ts'
import {
  otherSide,
  reviewSideOf,
  reviewTimesOf,
  type ReviewEntry,
  type StoredReviews,
  type TaskReviews,
} from '#schema/domain/review.ts'

type ReviewedRow = {
  clientId: UserId
  taskerId: UserId | null
  completedAt: number | null
  reviewWindowDays: number
  reviewState: StoredReviews | null
}

/** The reviews as the rules of schema/domain/review.ts expect them; null until the task is completed. */
export function reviewsOf(task: ReviewedRow): TaskReviews | null {
  const { completedAt, reviewWindowDays, reviewState } = task
  if (completedAt === null) return null
  const { client, tasker } = reviewState ?? {}
  return { client, tasker, ...reviewTimesOf(completedAt, reviewWindowDays) }
}

/** For a party, with the other side's review once that is public; null for all other readers. */
export function presentReviews(task: ReviewedRow, { id }: { id: UserId }) {
  const side = reviewSideOf({ client: task.clientId, taskerId: task.taskerId }, id)
  const reviews = reviewsOf(task)
  if (!side || !reviews) return null
  const { client, tasker, ...times } = reviews
  const isPublic = task.reviewState?.isPublic || (client && tasker)
  const entryOf = (entry: ReviewEntry | null | undefined, isOwn: boolean) =>
    (entry && (isOwn || isPublic || typeof entry === 'string') ? entry : entry && 'written') ?? null
  const shown = {
    [side]: entryOf(reviews[side], true),
    [otherSide(side)]: entryOf(reviews[otherSide(side)], false),
  } as { client: ReviewEntry | null; tasker: ReviewEntry | null }
  return { client: shown.client, tasker: shown.tasker, ...times }
}

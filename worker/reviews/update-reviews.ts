import type { UserId } from '#schema/domain/ids.ts'
import {
  otherSide,
  reviewSideOf,
  type ReviewSide,
  type StoredReviews,
} from '#schema/domain/review.ts'
import type { Context } from '#worker/context.ts'
import type { Actor } from '#worker/db/actor.ts'
import type { Effect, Statement } from '#worker/db/write.ts'
import { reviewsOf } from '#worker/tasks/present-reviews.ts'
import { presentTask } from '#worker/tasks/present.ts'
import type { TaskRow } from '#worker/tasks/queries.ts'
import { toDomainTask, updateTask, type Current } from '#worker/tasks/update.ts'
import { publishReview } from './publish.ts'

/** The task as the rules of schema/domain/review.ts expect it. */
export const toReviewedTask = (task: Current<TaskRow>) => ({
  ...toDomainTask(task),
  reviews: reviewsOf(task),
})

/** Of a task that one of the rules has allowed: the caller's side, and the user on the other. */
export function partyOf({ clientId, taskerId }: TaskRow, userId: UserId) {
  const side = reviewSideOf({ client: clientId, taskerId }, userId)
  const otherUser = side === 'client' ? taskerId : clientId
  if (!side || !otherUser) throw new Error('a reviewed task without two parties')
  return { side, other: otherSide(side), otherUser }
}

/** The review of the other side becomes public now, unless it is: both sides have decided. It is about the caller. */
export function publishOther(
  { now, userId }: Pick<Context, 'now' | 'userId'>,
  { reviewState }: TaskRow,
  side: ReviewSide,
): Statement[] {
  const review = reviewState?.[otherSide(side)]
  if (!review || typeof review === 'string' || reviewState.isPublic) return []
  const { _id: id, rating } = review
  const rated = { id, subjectId: userId, subjectRole: side, rating }
  return publishReview(rated, { visibleAt: now, now })
}

type ReviewsChange = {
  actor: Actor
  reviewState: StoredReviews
  effects: Effect
  message: string
}
/** `updatedAt` stays, so that a review does not move the task to the top of a list. */
export function commitOf(
  { db }: Pick<Context, 'db'>,
  task: TaskRow,
  { actor, reviewState, effects, message }: ReviewsChange,
) {
  const update = { reviewState, version: task.version + 1 }
  return {
    effects: [updateTask(db, task, update), effects],
    response: { message, task: presentTask({ ...task, ...update }, actor) },
  }
}

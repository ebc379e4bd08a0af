import { sql } from 'drizzle-orm'
import { reviewTask } from '#schema/contract/reviews.ts'
import { throwIf } from '#schema/domain/errors.ts'
import { newId } from '#schema/domain/ids.ts'
import { REMOVAL_MESSAGES } from '#schema/domain/messages/removal.ts'
import { REVIEW_FACTS } from '#schema/domain/messages/reviews.ts'
import { reviewTimesOf, whyNotReview, type ReviewSide } from '#schema/domain/review.ts'
import { reviews } from '#schema/tables/reviews.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { type Effect, commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from '#worker/tasks/due.ts'
import { toOtherParty } from '#worker/tasks/notices.ts'
import { presentTask } from '#worker/tasks/present.ts'
import { selectTask, type TaskRow } from '#worker/tasks/queries.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { addRating } from './publish.ts'
import { selectReview } from './queries.ts'
import { messageWith, reviewFromInput } from './review-input.ts'
import { commitOf, partyOf, publishOther, toReviewedTask } from './update-reviews.ts'

type Written = { review: Parameters<typeof addRating>[0]; side: ReviewSide }

/** This review becomes public with that of the other side, who gets a notice. */
function publicationOf(ctx: Context, task: TaskRow, { review, side }: Written): Effect {
  const { db, userId, now } = ctx
  return [
    addRating(review),
    publishOther(ctx, task, side),
    recordEvent(db, { task, kind: 'reviewsPublished', actor: null, now }),
    notify(...toOtherParty(task, userId, { kind: 'reviewsPublished', now })),
  ]
}

/** When a review becomes public without the other side's. */
const endOfSeal = ({ completedAt, reviewWindowDays }: TaskRow, now: number): number =>
  Math.max(now, reviewTimesOf(completedAt ?? now, reviewWindowDays).sealedUntil)

/** Sealed, unless the other side has decided before or the window is over: then it is public at once. */
export const reviewTaskRoute = route(reviewTask, async (ctx, { id, ...input }) => {
  const { _id = newId('review') } = input
  const { db, userId, now } = ctx
  const { actor, existing, ...read } = await ctx.read({
    task: first(selectTask({ id })),
    existing: first(selectReview({ id: _id })),
  })
  // A repeat after its idempotency record has expired.
  if (read.task && existing?.authorId === userId && existing.taskId === id)
    return done({ message: REVIEW_FACTS.sent, task: presentTask(read.task, actor) })
  const task = await currentTask(ctx, read.task)
  throwIf(whyNotReview(toReviewedTask(task), userId, now))
  const { side, other, otherUser } = partyOf(task, userId)
  const { rating, comment, isMasked } = reviewFromInput(ctx, input, side)
  const isAlone = task.reviewState?.[other] === undefined
  const visibleAt = isAlone ? endOfSeal(task, now) : now
  const isPublic = visibleAt === now
  const review = {
    id: _id,
    taskId: id,
    authorId: userId,
    subjectId: otherUser,
    subjectRole: other,
    title: task.hiddenAt === null ? task.title : REMOVAL_MESSAGES.hiddenTitle,
    rating,
    comment,
    visibleAt,
    countedAt: isPublic ? now : null,
    createdAt: now,
    updatedAt: now,
  }
  const published = isPublic ? publicationOf(ctx, task, { review, side }) : []
  return commit(
    commitOf(ctx, task, {
      actor,
      reviewState: {
        ...task.reviewState,
        [side]: { _id, rating, comment, reply: null },
        ...(isAlone && isPublic && { isPublic }),
      },
      effects: [
        db.insert(reviews).values(review),
        published,
        isMasked ? recordMasked({ userId, text: 'review', taskId: task.id, now }, sql`1`) : [],
      ],
      message: messageWith(REVIEW_FACTS.sent, { isMasked }),
    }),
  )
})

import { sql } from 'drizzle-orm'
import { reviewTask } from '#schema/contract/reviews.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { newId } from '#schema/domain/ids.ts'
import { REMOVAL_MESSAGES } from '#schema/domain/messages/removal.ts'
import { REVIEW_MESSAGES } from '#schema/domain/messages/reviews.ts'
import { reviewsCloseAt, whyNotReview } from '#schema/domain/review.ts'
import { reviews } from '#schema/tables/reviews.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { toOtherParty } from '#worker/tasks/notices.ts'
import { presentTask } from '#worker/tasks/present.ts'
import { selectTask } from '#worker/tasks/queries.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { addRating } from './publish.ts'
import { selectReview } from './queries.ts'
import { messageWith, reviewFromInput } from './review-input.ts'
import { commitOf, NOTHING, partyOf, publishOther, toReviewedTask } from './update-reviews.ts'

/** Sealed, unless the other side has decided before: then both reviews are public at once. */
export const reviewTaskRoute = route(reviewTask, async (ctx, { id, ...input }) => {
  const { _id = newId('review') } = input
  const { db, userId, now } = ctx
  const { actor, task, existing } = await ctx.read({
    task: first(selectTask(db, id)),
    existing: first(selectReview(db, _id)),
  })
  if (!task) throw new DomainError('not_found')
  // A repeat after its idempotency record has expired.
  if (existing?.authorId === userId && existing.taskId === id)
    return done({ message: REVIEW_MESSAGES.sent, task: presentTask(task, actor) })
  throwIf(whyNotReview(toReviewedTask(task), userId, now))
  const { side, other, otherUser } = partyOf(task, userId)
  const { rating, comment, isMasked } = reviewFromInput(input, side)
  const isPublic = task.reviewState?.[other] !== undefined
  const review = {
    id: _id,
    taskId: id,
    authorId: userId,
    subjectId: otherUser,
    subjectRole: other,
    title: task.hiddenAt === null ? task.title : REMOVAL_MESSAGES.hiddenTitle,
    rating,
    comment,
    visibleAt: isPublic ? now : reviewsCloseAt(task.completedAt ?? now),
    countedAt: isPublic ? now : null,
    createdAt: now,
    updatedAt: now,
  }
  const published = isPublic
    ? [
        addRating(review),
        ...publishOther(ctx, task, side),
        recordEvent(db, { task, kind: 'reviewsPublished', actor: null, now }),
      ]
    : []
  const newNotices = isPublic
    ? notify(...toOtherParty(task, userId, { kind: 'reviewsPublished', now }))
    : NOTHING
  return commit(
    commitOf(ctx, task, {
      newNotices,
      actor,
      reviewState: { ...task.reviewState, [side]: { _id, rating, comment, reply: null } },
      writes: [
        db.insert(reviews).values(review),
        ...published,
        ...(isMasked ? recordMasked({ userId, text: 'review', now }, sql`1`) : []),
      ],
      message: messageWith(REVIEW_MESSAGES.sent, { isMasked }),
    }),
  )
})

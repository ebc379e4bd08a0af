import { and, eq, isNull, sql } from 'drizzle-orm'
import { changeReview } from '#schema/contract/reviews.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { REVIEW_FACTS } from '#schema/domain/messages/reviews.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import { whyNotChangeReview } from '#schema/domain/review.ts'
import { reviews } from '#schema/tables/reviews.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { currentTask } from '#worker/tasks/due.ts'
import { selectTask } from '#worker/tasks/queries.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { messageWith, reviewFromInput } from './review-input.ts'
import { commitOf, partyOf, toReviewedTask } from './update-reviews.ts'

/** Only while the review is sealed, so no other user has read what is replaced. */
export const changeReviewRoute = route(changeReview, async (ctx, { id, ...input }) => {
  const { db, userId, now } = ctx
  const { actor, task: found } = await ctx.read({ task: first(selectTask({ id })) })
  const task = await currentTask(ctx, found)
  throwIf(whyNotChangeReview(toReviewedTask(task), userId, now))
  throwIf(whyNotStartWork(actor))
  const { side } = partyOf(task, userId)
  const own = task.reviewState?.[side]
  if (!own || typeof own === 'string') throw new DomainError('not_found')
  const { rating, comment, isMasked } = reviewFromInput(ctx, input, side)
  const update = db
    .update(reviews)
    .set({ rating, comment, updatedAt: now })
    .where(and(eq(reviews.id, own._id), isNull(reviews.countedAt)))
  return commit(
    commitOf(ctx, task, {
      actor,
      reviewState: { ...task.reviewState, [side]: { ...own, rating, comment } },
      effects: [
        update,
        assertRowsChanged('task_state'),
        isMasked ? recordMasked({ userId, text: 'review', taskId: task.id, now }, sql`1`) : [],
      ],
      message: messageWith(REVIEW_FACTS.changed, { isMasked }),
    }),
  )
})

import { and, eq, isNull, sql } from 'drizzle-orm'
import { changeReview, skipReview } from '#schema/contract/reviews.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { REVIEW_FACTS } from '#schema/domain/messages/reviews.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import { whyNotChangeReview, whyNotSkipReview } from '#schema/domain/review.ts'
import { reviews } from '#schema/tables/reviews.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route, done } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from '#worker/tasks/due.ts'
import { toOtherParty } from '#worker/tasks/notices.ts'
import { presentTask } from '#worker/tasks/present.ts'
import { selectTask } from '#worker/tasks/queries.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { messageWith, reviewFromInput } from './review-input.ts'
import { commitOf, partyOf, toReviewedTask, publishOther } from './update-reviews.ts'

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

/** The other side's review becomes public. The caller cannot review any more, having read it. */
export const skipReviewRoute = route(skipReview, async (ctx, { id }) => {
  const { db, userId, now } = ctx
  const { actor, task: found } = await ctx.read({ task: first(selectTask({ id })) })
  const task = await currentTask(ctx, found)
  throwIf(whyNotSkipReview(toReviewedTask(task), userId, now))
  const { side } = partyOf(task, userId)
  if (task.reviewState?.[side])
    return done({ message: REVIEW_FACTS.skipped, task: presentTask(task, actor) })
  const published = publishOther(ctx, task, side)
  return commit(
    commitOf(ctx, task, {
      actor,
      reviewState: { ...task.reviewState, [side]: 'skipped' },
      effects:
        published.length > 0
          ? [
              published,
              recordEvent(db, { task, kind: 'reviewsPublished', actor: null, now }),
              notify(...toOtherParty(task, userId, { kind: 'reviewsPublished', now })),
            ]
          : [],
      message: REVIEW_FACTS.skipped,
    }),
  )
})

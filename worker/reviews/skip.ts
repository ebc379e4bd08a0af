import { skipReview } from '#schema/contract/reviews.ts'
import { throwIf } from '#schema/domain/errors.ts'
import { REVIEW_FACTS } from '#schema/domain/messages/reviews.ts'
import { whyNotSkipReview } from '#schema/domain/review.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from '#worker/tasks/due.ts'
import { toOtherParty } from '#worker/tasks/notices.ts'
import { presentTask } from '#worker/tasks/present.ts'
import { selectTask } from '#worker/tasks/queries.ts'
import { commitOf, partyOf, publishOther, toReviewedTask } from './update-reviews.ts'

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

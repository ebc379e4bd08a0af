import { skipReview } from '#schema/contract/reviews.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { REVIEW_FACTS } from '#schema/domain/messages/reviews.ts'
import { whyNotSkipReview } from '#schema/domain/review.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { toOtherParty } from '#worker/tasks/notices.ts'
import { presentTask } from '#worker/tasks/present.ts'
import { selectTask } from '#worker/tasks/queries.ts'
import { commitOf, NOTHING, partyOf, publishOther, toReviewedTask } from './update-reviews.ts'

/** The other side's review becomes public. The caller cannot review any more, having read it. */
export const skipReviewRoute = route(skipReview, async (ctx, { id }) => {
  const { db, userId, now } = ctx
  const { actor, task } = await ctx.read({ task: first(selectTask({ id })) })
  if (!task) throw new DomainError('not_found')
  throwIf(whyNotSkipReview(toReviewedTask(task), userId, now))
  const { side } = partyOf(task, userId)
  if (task.reviewState?.[side])
    return done({ message: REVIEW_FACTS.skipped, task: presentTask(task, actor) })
  const published = publishOther(ctx, task, side)
  const event = recordEvent(db, { task, kind: 'reviewsPublished', actor: null, now })
  const newNotices =
    published.length > 0
      ? notify(...toOtherParty(task, userId, { kind: 'reviewsPublished', now }))
      : NOTHING
  return commit(
    commitOf(ctx, task, {
      changes: newNotices.changes,
      actor,
      reviewState: { ...task.reviewState, [side]: 'skipped' },
      writes: published.length > 0 ? [...published, event, ...newNotices.writes] : [],
      message: REVIEW_FACTS.skipped,
    }),
  )
})

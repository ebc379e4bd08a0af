import { and, eq, isNull, sql } from 'drizzle-orm'
import { replyToReview } from '#schema/contract/reviews.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { REVIEW_REPLY_MAX } from '#schema/domain/limits.ts'
import { REVIEW_FACTS } from '#schema/domain/messages/reviews.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import { otherSide, whyNotReply } from '#schema/domain/review.ts'
import { reviews } from '#schema/tables/reviews.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { toOtherParty } from '#worker/tasks/notices.ts'
import { selectTask } from '#worker/tasks/queries.ts'
import { maskContactFields } from '#worker/trust/mask-contacts.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { selectReviewAbout } from './queries.ts'
import { messageWith } from './review-input.ts'
import { commitOf } from './update-reviews.ts'

/** One public reply by the user whom the review is about; it cannot be changed. */
export const replyToReviewRoute = route(replyToReview, async (ctx, { id, reply: text }) => {
  const { db, userId, now } = ctx
  const { actor, review, task } = await ctx.read({
    review: first(selectReviewAbout({ taskId: id, subjectId: userId })),
    task: first(selectTask({ id })),
  })
  if (!review || !task) throw new DomainError('not_found')
  throwIf(whyNotReply(review, userId, now))
  throwIf(whyNotStartWork(actor))
  const reply = maskContactFields(ctx, text, { max: REVIEW_REPLY_MAX })
  const side = otherSide(review.subjectRole)
  const entry = task.reviewState?.[side]
  if (!entry || typeof entry === 'string') throw new Error(`task ${id} lacks review ${review.id}`)
  const update = db
    .update(reviews)
    .set({ reply: reply.text, repliedAt: now })
    .where(and(eq(reviews.id, review.id), isNull(reviews.reply)))
  return commit(
    commitOf(ctx, task, {
      actor,
      reviewState: { ...task.reviewState, [side]: { ...entry, reply: reply.text } },
      effects: [
        update,
        assertRowsChanged('task_state'),
        reply.masked ? recordMasked({ userId, text: 'review', taskId: task.id, now }, sql`1`) : [],
        notify(
          ...toOtherParty(task, userId, {
            kind: 'reviewReply',
            data: { name: actor.username },
            now,
          }),
        ),
      ],
      message: messageWith(REVIEW_FACTS.replied, { isMasked: reply.masked }),
    }),
  )
})

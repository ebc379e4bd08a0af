import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { removeReview } from '#schema/contract/review-removal.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import type { ReviewId } from '#schema/domain/ids.ts'
import {
  REVIEW_REMOVAL_FACTS as facts,
  REVIEW_REMOVAL_MESSAGES as messages,
} from '#schema/domain/messages/review-removal.ts'
import { whyNotRemoveReview } from '#schema/domain/review-removal.ts'
import { otherSide } from '#schema/domain/review.ts'
import { reviews, users } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { insertEmail } from '#worker/mail/outbound-email.ts'
import { notify } from '#worker/notices/notify.ts'
import { contactColumns } from '#worker/tasks/parties.ts'
import { selectTaskIn } from '#worker/tasks/queries.ts'
import { updateTask } from '#worker/tasks/update.ts'
import { subtractRating } from './publish.ts'
import { selectReview, taskIdOf, type ReviewRow } from './queries.ts'

const selectAuthor = (db: Db, id: ReviewId) =>
  db
    .select(contactColumns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.authorId))
    .where(eq(reviews.id, id))

/** Aborted when the review was removed, or its rating counted, since the read. A removed one is never counted. */
const markRemoved = (db: Db, { id, countedAt }: ReviewRow, now: number) => [
  db
    .update(reviews)
    .set({ removedAt: now, countedAt: countedAt ?? now })
    .where(
      and(
        eq(reviews.id, id),
        isNull(reviews.removedAt),
        countedAt === null ? isNull(reviews.countedAt) : isNotNull(reviews.countedAt),
      ),
    ),
  assertRowsChanged('task_state'),
]

export const removeReviewRoute = route(removeReview, async (ctx, { id, breach, reason }) => {
  const { db, userId, now } = ctx
  const { review, task, author } = await ctx.read({
    review: first(selectReview({ id })),
    task: first(selectTaskIn(taskIdOf(db, id))),
    author: first(selectAuthor(db, id)),
  })
  if (!review || !task || !author) throw new DomainError('not_found')
  throwIf(whyNotRemoveReview(review, userId, now))
  const lines = [facts.email.text(facts.breaches[breach]), facts.email.effect]
  const params = { title: review.title, lines }
  const email = insertEmail({ to: author, template: 'reviewRemoved', params, now })
  const side = otherSide(review.subjectRole)
  const reviewState = { ...task.reviewState, [side]: 'removed' as const, isPublic: true as const }
  return commit({
    effects: [
      markRemoved(db, review, now),
      review.countedAt === null ? [] : subtractRating(review),
      updateTask(db, task, { reviewState, version: task.version + 1 }),
      email.write,
      notify({
        to: author.id,
        kind: 'reviewRemoved',
        taskId: task.id,
        data: { title: task.title, lines },
        now,
      }),
    ],
    audit: { subject: id, reason, details: { breach, task: task.id, rating: review.rating } },
    response: { message: messages.removed },
  })
})

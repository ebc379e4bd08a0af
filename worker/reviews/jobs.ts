import { sql } from 'drizzle-orm'
import type { Job } from '#worker/background/job.ts'
import type { Db } from '#worker/db/client.ts'
import { isConstraint } from '#worker/db/errors.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { notify } from '#worker/notices/notify.ts'
import { changedForParties } from '#worker/tasks/changes.ts'
import { toParties } from '#worker/tasks/notices.ts'
import { publishReview } from './publish.ts'
import { selectDueReviews, type ReviewRow } from './queries.ts'

const PER_RUN = 50

const markPublic = ({ taskId }: ReviewRow) => sql`
  UPDATE tasks SET version = version + 1, review_state = json_set(review_state, '$.isPublic', json('true'))
  WHERE id = ${taskId}`

/** For a review whose time has come: it stays visible since then. */
const effectOf = (db: Db, review: ReviewRow, now: number) => {
  const { taskId, authorId, subjectId, title, visibleAt } = review
  const task = { id: taskId }
  const parties = { ...task, clientId: authorId, taskerId: subjectId, title }
  return [
    publishReview(review, { visibleAt, now }),
    markPublic(review),
    recordEvent(db, { task, kind: 'reviewsPublished', actor: null, now }),
    changedForParties(parties),
    notify(...toParties(parties, { kind: 'reviewsPublished', now })),
  ]
}

/**
 * A profile shows a review from its time on, whether this job has run or not; the job counts its rating and adds a
 * change for both parties. A review that became public otherwise since the read is left out.
 */
export const publishReviewsJob: Job = {
  name: 'publish-reviews',
  async run({ query, background, now }) {
    const effects = await query(async (db) => {
      const due = await selectDueReviews(db, now, PER_RUN)
      return due.map((review) => effectOf(db, review, now))
    })
    let published = 0
    for (const effect of effects) {
      try {
        await background.commit(effect)
        published++
      } catch (error) {
        if (!isConstraint(error)) throw error
      }
    }
    return { published }
  },
}

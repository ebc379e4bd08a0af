import { sql } from 'drizzle-orm'
import type { ReviewId, UserId } from '#schema/domain/ids.ts'
import type { ReviewSide } from '#schema/domain/review.ts'
import { assertRowsChanged, type Statement } from '#worker/db/write.ts'

type RatedReview = { subjectId: UserId; subjectRole: ReviewSide; rating: number }

/** In the batch that makes the review public, so that each rating is counted once. */
export function addRating({ subjectId, subjectRole, rating }: RatedReview): Statement {
  const sum = sql.raw(`${subjectRole}_rating_sum`)
  const count = sql.raw(`${subjectRole}_rating_count`)
  return sql`UPDATE users SET ${sum} = ${sum} + ${rating}, ${count} = ${count} + 1 WHERE id = ${subjectId}`
}

/** In the batch that removes a counted review. */
export function subtractRating({ subjectId, subjectRole, rating }: RatedReview): Statement {
  const sum = sql.raw(`${subjectRole}_rating_sum`)
  const count = sql.raw(`${subjectRole}_rating_count`)
  return sql`UPDATE users SET ${sum} = ${sum} - ${rating}, ${count} = ${count} - 1 WHERE id = ${subjectId}`
}

/** Makes a sealed review public from `visibleAt` on; the batch is aborted when another one has done so. */
export const publishReview = (
  { id, ...rated }: RatedReview & { id: ReviewId },
  { visibleAt, now }: { visibleAt: number; now: number },
): Statement[] => [
  sql`UPDATE reviews SET visible_at = ${visibleAt}, counted_at = ${now}
    WHERE id = ${id} AND counted_at IS NULL`,
  assertRowsChanged('task_state'),
  addRating(rated),
]

import { and, desc, eq, getTableColumns, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { ReviewId, TaskId, UserId } from '#schema/domain/ids.ts'
import type { ReviewSide } from '#schema/domain/review.ts'
import { reviews, users } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { isAfter, limitOf, pageValuesOf, type Page, type PageValues } from '#worker/db/paging.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'
import { isNotHiddenSql } from '#worker/trust/blocks.ts'

export type ReviewRow = typeof reviews.$inferSelect

export const selectReview = prepare(({ id }: Slots<{ id: ReviewId }>) =>
  queryBuilder.select().from(reviews).where(eq(reviews.id, id)),
)

/** Sub-select: the task of a review. */
export const taskIdOf = (db: Db, id: ReviewId) =>
  db.select({ id: reviews.taskId }).from(reviews).where(eq(reviews.id, id))

/** The review of a task that is about this user. */
export const selectReviewAbout = prepare(
  ({ taskId, subjectId }: Slots<{ taskId: TaskId; subjectId: UserId }>) =>
    queryBuilder
      .select()
      .from(reviews)
      .where(
        and(
          eq(reviews.taskId, taskId),
          eq(reviews.subjectId, subjectId),
          isNull(reviews.removedAt),
        ),
      ),
)

/** The role that a profile shows first. */
const ownRole = (id: SQL<UserId>) =>
  sql`(SELECT CASE user_type WHEN 'client' THEN 'client' ELSE 'tasker' END FROM users WHERE id = ${id})`

type ReviewPage = Page & { about?: ReviewSide | undefined; now: number; reader: UserId }

type ReviewsAbout = { id: UserId; about?: ReviewSide | undefined; now: number; reader: UserId }
const selectReviewsBy = prepare(
  ({ id, about, now, reader, ...page }: Slots<ReviewsAbout & PageValues>) =>
    queryBuilder
      .select({
        ...getTableColumns(reviews),
        author: { username: users.username, profilePicture: users.profilePicture },
      })
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.authorId))
      .where(
        and(
          eq(reviews.subjectId, id),
          eq(reviews.subjectRole, sql`${about ?? ownRole(id)}`),
          lte(reviews.visibleAt, now),
          isNull(reviews.removedAt),
          isNull(reviews.suppressedAt),
          isNotHiddenSql(reader, reviews.authorId),
          isAfter(reviews.visibleAt, reviews.id, page),
        ),
      )
      .orderBy(desc(reviews.visibleAt), desc(reviews.id))
      .limit(limitOf(page)),
)
export type ReviewAboutRow = RowOf<typeof selectReviewsBy>
/** Public reviews about a user in one role, newest first. */
export const selectReviewsAbout = (id: UserId, { about, now, reader, ...page }: ReviewPage) =>
  selectReviewsBy({ id, about, now, reader, ...pageValuesOf(page) })

/** Reviews whose seal has ended without the other side, oldest first. */
export const selectDueReviews = (db: Db, now: number, max: number) =>
  db
    .select()
    .from(reviews)
    .where(and(isNull(reviews.countedAt), lte(reviews.visibleAt, now)))
    .orderBy(reviews.visibleAt)
    .limit(max)

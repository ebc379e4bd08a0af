import { and, desc, eq, getTableColumns, isNull, lte, sql } from 'drizzle-orm'
import type { ReviewId, TaskId, UserId } from '#schema/domain/ids.ts'
import type { ReviewSide } from '#schema/domain/review.ts'
import { reviews, users } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { limitWithLookAhead, olderThan, type Page } from '#worker/db/paging.ts'
import { isNotHiddenSql } from '#worker/trust/blocks.ts'

export type ReviewRow = typeof reviews.$inferSelect

export const selectReview = (db: Db, id: ReviewId) =>
  db.select().from(reviews).where(eq(reviews.id, id))

/** Sub-select: the task of a review. */
export const taskIdOf = (db: Db, id: ReviewId) =>
  db.select({ id: reviews.taskId }).from(reviews).where(eq(reviews.id, id))

/** The review of a task that is about this user. */
export const selectReviewAbout = (db: Db, taskId: TaskId, subjectId: UserId) =>
  db
    .select()
    .from(reviews)
    .where(
      and(eq(reviews.taskId, taskId), eq(reviews.subjectId, subjectId), isNull(reviews.removedAt)),
    )

/** The role that a profile shows first. */
const ownRole = (id: UserId) =>
  sql`(SELECT CASE user_type WHEN 'client' THEN 'client' ELSE 'tasker' END FROM users WHERE id = ${id})`

type ReviewPage = Page & { about?: ReviewSide | undefined; now: number; reader: UserId }

/** Public reviews about a user in one role, newest first. */
export const selectReviewsAbout = (
  db: Db,
  id: UserId,
  { about, now, reader, ...page }: ReviewPage,
) =>
  db
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
        olderThan(reviews.visibleAt, reviews.id, page),
      ),
    )
    .orderBy(desc(reviews.visibleAt), desc(reviews.id))
    .limit(limitWithLookAhead(page))

/** Reviews whose seal has ended without the other side, oldest first. */
export const selectDueReviews = (db: Db, now: number, max: number) =>
  db
    .select()
    .from(reviews)
    .where(and(isNull(reviews.countedAt), lte(reviews.visibleAt, now)))
    .orderBy(reviews.visibleAt)
    .limit(max)

import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { REVIEW_SIDES } from '#schema/domain/review.ts'
import { id, instant, optionalInstant } from './columns.ts'
import { tasks } from './tasks.ts'
import { users } from './users.ts'

/** What one side of a completed task wrote about the other. */
export const reviews = sqliteTable(
  'reviews',
  {
    id: id('review').primaryKey(),
    taskId: id('task', 'task_id').references(() => tasks.id),
    authorId: id('user', 'author_id').references(() => users.id),
    /** The user whom it is about, and in which role. */
    subjectId: id('user', 'subject_id').references(() => users.id),
    subjectRole: text('subject_role', { enum: REVIEW_SIDES }).notNull(),
    /** A copy of the task's title, so that a profile reads no task. */
    title: text('title').notNull(),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull(),
    /** When it is public: first the end of the seal, then the moment at which both sides had decided. */
    visibleAt: instant('visible_at'),
    /** When the rating was added to the subject's totals. */
    countedAt: optionalInstant('counted_at'),
    /** When reports hid it until an administrator decides. */
    suppressedAt: optionalInstant('suppressed_at'),
    reply: text('reply'),
    repliedAt: optionalInstant('replied_at'),
    /** When an administrator removed it; then it is not shown. */
    removedAt: optionalInstant('removed_at'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (t) => [
    uniqueIndex('one_review_per_author').on(t.taskId, t.authorId),
    index('reviews_of_subject').on(t.subjectId, t.subjectRole, t.visibleAt, t.id),
    index('reviews_uncounted')
      .on(t.visibleAt)
      .where(sql`counted_at IS NULL`),
  ],
)

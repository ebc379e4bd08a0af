import { eq, sql, type SQL } from 'drizzle-orm'
import type { Id, TaskId, UserId, WorkPictureId } from '#schema/domain/ids.ts'
import type { ReportTarget } from '#schema/domain/report.ts'
import type { ChosenStanding } from '#schema/domain/user.ts'
import {
  changes,
  messages,
  questions,
  reports,
  reviews,
  tasks,
  users,
  workPictures,
} from '#schema/tables/index.ts'
import { isAtLocator } from '#worker/chats/queries.ts'
import type { Db } from '#worker/db/client.ts'
import type { Effect } from '#worker/db/write.ts'
import { isForOtherSql } from '#worker/tasks/queries.ts'
import { isBlockedSql } from '#worker/trust/blocks.ts'
import { changedWorkPicture } from '#worker/works/queries.ts'

export type Target = { target: ReportTarget; targetId: Id<'reported'> }
type Reader = { userId: UserId; now: number }

const subjectColumns = {
  id: users.id,
  userType: users.userType,
  email: users.email,
  username: users.username,
  conversationId: sql<string | null>`NULL`.as('conversation'),
}

/** An open task that the reader may see, or one of a party or applicant. */
const canSeeTask = (reader: UserId): SQL => sql`(
  (${tasks.status} = 'pending' AND NOT ${isForOtherSql(reader)} AND NOT ${isBlockedSql(reader, sql`${tasks.clientId}`)})
  OR ${tasks.taskerId} = ${reader}
  OR EXISTS (SELECT 1 FROM proposals WHERE task_id = ${tasks.id} AND tasker_id = ${reader}))`

const SUBJECTS = {
  user: (db, id) =>
    db
      .select({ ...subjectColumns, suppressedAt: users.suppressedAt })
      .from(users)
      .where(sql`${users.id} = ${id} AND closed_at IS NULL AND user_type <> 'admin'`),
  task: (db, id, { userId }) =>
    db
      .select({ ...subjectColumns, suppressedAt: tasks.suppressedAt })
      .from(tasks)
      .innerJoin(users, eq(users.id, tasks.clientId))
      .where(sql`${tasks.id} = ${id} AND (${tasks.clientId} = ${userId} OR ${canSeeTask(userId)})`),
  // Through the change log of the reader, who is one of the two users of the conversation.
  message: (db, id, { userId }) =>
    db
      .select({
        ...subjectColumns,
        suppressedAt: sql<number | null>`NULL`.as('suppressed'),
        conversationId: messages.conversationId,
      })
      .from(changes)
      .innerJoin(messages, isAtLocator)
      .innerJoin(users, eq(users.id, messages.senderId))
      .where(sql`scope = ${`u:${userId}`} AND entity = 'message' AND ${changes.id} = ${id}`),
  review: (db, id, { now }) =>
    db
      .select({ ...subjectColumns, suppressedAt: reviews.suppressedAt })
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.authorId))
      .where(sql`${reviews.id} = ${id} AND visible_at <= ${now} AND removed_at IS NULL`),
  workPicture: (db, id, { now }) =>
    db
      .select({ ...subjectColumns, suppressedAt: workPictures.suppressedAt })
      .from(workPictures)
      .innerJoin(users, eq(users.id, workPictures.userId))
      .where(sql`${workPictures.id} = ${id} AND objected_at IS NULL AND visible_at <= ${now}`),
  // The answer is part of the task.
  question: (db, id, { userId }) =>
    db
      .select({ ...subjectColumns, suppressedAt: questions.suppressedAt })
      .from(questions)
      .innerJoin(tasks, eq(tasks.id, questions.taskId))
      .innerJoin(users, eq(users.id, questions.userId))
      .where(
        sql`${questions.id} = ${id} AND (${tasks.clientId} = ${userId} OR (answer IS NOT NULL AND ${canSeeTask(userId)}))`,
      ),
} satisfies Record<ReportTarget, (db: Db, id: string, reader: Reader) => unknown>

/** Who is responsible for a target that the reader can see. */
export const selectSubject = (db: Db, { target, targetId }: Target, reader: Reader) =>
  SUBJECTS[target](db, targetId, reader)

export const isOpenReport = ({ target, targetId }: Target): SQL =>
  sql`${reports.target} = ${target} AND ${reports.targetId} = ${targetId} AND ${reports.status} = 'open'`

/** Different verified users whose reports about the target are open. */
export const verifiedReporters = (about: Target) =>
  sql<number>`(SELECT count(DISTINCT reporter_id) FROM reports WHERE ${isOpenReport(about)} AND is_verified)`

const TABLES = {
  user: users,
  task: tasks,
  review: reviews,
  workPicture: workPictures,
  question: questions,
} as const
const isHideable = (target: ReportTarget): target is keyof typeof TABLES =>
  Object.hasOwn(TABLES, target)

/**
 * What an administrator decides about an account. What is suspended is also limited, so that lists and feeds look at one
 * column.
 */
export function setStanding(standing: ChosenStanding, now: number): SQL {
  const since = (column: string, isSet: boolean) =>
    isSet ? sql`coalesce(${sql.raw(column)}, ${now})` : sql`NULL`
  return sql`UPDATE users SET suspended_at = ${since('suspended_at', standing === 'suspended')},
    suppressed_at = ${since('suppressed_at', standing !== 'active')},
    limited_at = ${since('limited_at', standing !== 'active')}, updated_at = ${now}`
}

/**
 * Hides the target from everybody but its parties, or shows it again; an account stays limited when an administrator limited
 * it. A message has no other readers.
 */
export function setSuppressed(
  { target, targetId }: Target,
  subject: UserId,
  at: number | null,
): Effect[] {
  if (!isHideable(target)) return []
  const version = target === 'task' ? sql`, version = version + 1` : sql``
  const andNotLimited = target === 'user' && at === null ? sql` AND limited_at IS NULL` : sql``
  return [
    sql`UPDATE ${TABLES[target]} SET suppressed_at = ${at}${version} WHERE id = ${targetId}${andNotLimited}`,
    target === 'workPicture'
      ? changedWorkPicture({ userId: subject, id: targetId as string as WorkPictureId })
      : [],
  ]
}

/** The open tasks that appear in feeds, or disappear, with the target. */
export const selectFeedTasks = (db: Db, { target, targetId }: Target) =>
  db
    .select({ id: tasks.id, trade: tasks.trade, askedId: tasks.askedId })
    .from(tasks)
    .where(
      sql`${tasks.status} = 'pending' AND ${
        target === 'task'
          ? eq(tasks.id, targetId as string as TaskId)
          : eq(tasks.clientId, targetId as string as UserId)
      }`,
    )

/** With a suspension also every open task of the user whom the report is about. */
export const selectFeedTasksOfReport = (db: Db, id: Id<'report'>, suspends: boolean) =>
  db
    .select({ id: tasks.id, trade: tasks.trade, askedId: tasks.askedId })
    .from(reports)
    .innerJoin(
      tasks,
      sql`(${reports.target} = 'task' AND ${tasks.id} = ${reports.targetId})
        OR (${reports.target} = 'user' AND ${tasks.clientId} = ${reports.targetId})
        OR (${suspends} AND ${tasks.clientId} = ${reports.subjectId})`,
    )
    .where(sql`${reports.id} = ${id} AND ${tasks.status} = 'pending'`)

import { and, desc, eq, getTableColumns, inArray, ne, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import type { Trade } from '#schema/domain/trades.ts'
import { proposals, submissions, tasks, users } from '#schema/tables/index.ts'
import type { Db } from '../db/client.ts'
import { lookAhead, olderThan, type Page } from '../db/paging.ts'

const owner = alias(users, 'owner')
const doer = alias(users, 'doer')

const ownerFace = {
  _id: owner.id,
  username: owner.username,
  profilePicture: owner.profilePicture,
  isVerified: owner.isVerified,
  jobTitle: owner.jobTitle,
}
const doerFace = {
  _id: doer.id,
  username: doer.username,
  profilePicture: doer.profilePicture,
  isVerified: doer.isVerified,
  jobTitle: doer.jobTitle,
}
export const taskColumns = getTableColumns(tasks)

/** A task with the two people it joins: what lists, the single task and the pull are made of. */
const someTasks = (db: Db) =>
  db
    .select({ ...taskColumns, owner: ownerFace, doer: doerFace })
    .from(tasks)
    .innerJoin(owner, eq(owner.id, tasks.clientId))
    .leftJoin(doer, eq(doer.id, tasks.taskerId))
export type TaskRow = Awaited<ReturnType<typeof someTasks>>[number]

// In lists of one's own, one's own face is known from the session check: a row less to read for each (DESIGN 8).
const tasksOwned = (db: Db) =>
  db
    .select({ ...taskColumns, doer: doerFace })
    .from(tasks)
    .leftJoin(doer, eq(doer.id, tasks.taskerId))
const tasksDone = (db: Db) =>
  db
    .select({ ...taskColumns, owner: ownerFace })
    .from(tasks)
    .innerJoin(owner, eq(owner.id, tasks.clientId))

export const taskBy = (db: Db, id: TaskId) => someTasks(db).where(eq(tasks.id, id))

export const clientOf = (db: Db, id: TaskId) =>
  db.select({ clientId: tasks.clientId }).from(tasks).where(eq(tasks.id, id))

/** The same for the task that a sub-select names. */
export const clientFor = (db: Db, id: SQLWrapper) =>
  db.select({ clientId: tasks.clientId }).from(tasks).where(inArray(tasks.id, id))

/** The task that a sub-select names. */
export const taskFor = (db: Db, id: SQLWrapper) => someTasks(db).where(inArray(tasks.id, id))

// The words of a partial index must stand in the query as they stand in the index: a bound value would not find it.
const isOpen = sql`${tasks.status} = 'pending'`
const isKept = sql`${tasks.status} <> 'removed'`

/** R12: open, and not the reader's own. */
export const openTasks = (db: Db, me: UserId, page: Page & { field?: Trade | undefined }) =>
  someTasks(db)
    .where(
      and(
        isOpen,
        page.field && eq(tasks.trade, page.field),
        ne(tasks.clientId, me),
        olderThan(tasks.createdAt, tasks.id, page),
      ),
    )
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(lookAhead(page))

export const postedTasks = (db: Db, me: UserId, page: Page) =>
  tasksOwned(db)
    .where(and(isKept, eq(tasks.clientId, me), olderThan(tasks.createdAt, tasks.id, page)))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(lookAhead(page))

export const clientTasks = (db: Db, me: UserId, status: TaskStatus, page: Page) =>
  tasksOwned(db)
    .where(
      and(
        eq(tasks.clientId, me),
        eq(tasks.status, status),
        olderThan(tasks.updatedAt, tasks.id, page),
      ),
    )
    .orderBy(desc(tasks.updatedAt), desc(tasks.id))
    .limit(lookAhead(page))

export const taskerTasks = (db: Db, me: UserId, status: TaskStatus, page: Page) =>
  tasksDone(db)
    .where(
      and(
        eq(tasks.taskerId, me),
        eq(tasks.status, status),
        olderThan(tasks.updatedAt, tasks.id, page),
      ),
    )
    .orderBy(desc(tasks.updatedAt), desc(tasks.id))
    .limit(lookAhead(page))

/** Whether this person ever applied for it; one row is enough to know (R12). */
export const appliedBy = (db: Db, task: TaskId, person: UserId) =>
  db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.taskId, task), eq(proposals.taskerId, person)))
    .limit(1)

const SUBMISSIONS_SHOWN = 20
/** Versions handed in, the latest first (R29). */
export const submissionsOn = (db: Db, task: TaskId, most = SUBMISSIONS_SHOWN) =>
  db
    .select()
    .from(submissions)
    .where(eq(submissions.taskId, task))
    .orderBy(desc(submissions.version))
    .limit(most)
export type SubmissionRow = Awaited<ReturnType<typeof submissionsOn>>[number]

import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Id, TaskId, UserId } from '#schema/domain/ids.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import type { Trade } from '#schema/domain/trades.ts'
import { proposals, submissions, tasks, users } from '#schema/tables/index.ts'
import { userSummaryColumnsOf } from '#worker/accounts/queries.ts'
import type { Db } from '#worker/db/client.ts'
import {
  isAfter,
  limitOf,
  limitWithLookAhead,
  olderThan,
  pageValuesOf,
  type Page,
  type PageValues,
} from '#worker/db/paging.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'
import { isBlockedSql, isNotHiddenSql } from '#worker/trust/blocks.ts'

const client = alias(users, 'client')
const assignee = alias(users, 'assignee')
const clientSummary = userSummaryColumnsOf(client)
const assigneeSummary = userSummaryColumnsOf(assignee)
export const taskColumns = {
  ...getTableColumns(tasks),
  /** Of the only professional who may see it. */
  askedName: sql<string | null>`(SELECT username FROM users WHERE users.id = tasks.asked_id)`.as(
    'asked_name',
  ),
}

/** Tasks with the user summaries of client and assignee. */
export const selectTasks = (db: Pick<Db, 'select'>) =>
  db
    .select({ ...taskColumns, client: clientSummary, assignee: assigneeSummary })
    .from(tasks)
    .innerJoin(client, eq(client.id, tasks.clientId))
    .leftJoin(assignee, eq(assignee.id, tasks.taskerId))
export type TaskRow = RowOf<typeof selectTask>

// In a user's own lists the session check has read the user already, so the join is left out: one row read less per task.
const selectTasksWithAssignee = (db: Pick<Db, 'select'>) =>
  db
    .select({ ...taskColumns, assignee: assigneeSummary })
    .from(tasks)
    .leftJoin(assignee, eq(assignee.id, tasks.taskerId))
const selectTasksWithClient = (db: Pick<Db, 'select'>) =>
  db
    .select({ ...taskColumns, client: clientSummary })
    .from(tasks)
    .innerJoin(client, eq(client.id, tasks.clientId))

export const selectTask = prepare(({ id }: Slots<{ id: TaskId }>) =>
  selectTasks(queryBuilder).where(eq(tasks.id, id)),
)
/** The task whose id a sub-select yields. */
export const selectTaskIn = (id: SQLWrapper) =>
  selectTasks(queryBuilder).where(inArray(tasks.id, id))

/** Of one user, latest first; for administrators. */
export const selectTasksOf = (
  db: Db,
  { id, role }: { id: UserId; role: 'client' | 'tasker' },
  page: Page,
) =>
  selectTasks(db)
    .where(
      and(
        role === 'client'
          ? and(eq(tasks.clientId, id), sql`${tasks.status} <> 'removed'`)
          : eq(tasks.taskerId, id),
        olderThan(tasks.createdAt, tasks.id, page),
      ),
    )
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(limitWithLookAhead(page))

/** Whose task it is, and when it is due; its id, or a sub-select of that. */
export const selectTaskClientIn = (id: SQLWrapper) =>
  queryBuilder
    .select({ id: tasks.id, clientId: tasks.clientId, dueAt: tasks.dueAt })
    .from(tasks)
    .where(inArray(tasks.id, id))
export const selectTaskClient = prepare(({ id }: Slots<{ id: TaskId }>) =>
  selectTaskClientIn(sql`(${id})`),
)

// The condition of a partial index has to be repeated literally: with a bound value SQLite does not use the index.
const isOpen = sql`${tasks.status} = 'pending'`
const isNotRemoved = sql`${tasks.status} <> 'removed'`

/** Of a task that only another professional may see, as `isForOther` of schema/domain/ask.ts. */
export const isForOtherSql = (reader: UserId | SQL<UserId>): SQL =>
  sql`(${tasks.askedId} IS NOT NULL AND (${tasks.askedId} <> ${reader} OR ${tasks.askEnd} IS 'gone'))`

/**
 * In lists. Not for a user whom the client has blocked or the other way round, not while a report of it is open, and not
 * while it is for one person, who finds it among the own invitations.
 */
export const isShownTo = (userId: UserId | SQL<UserId>, poster: { suppressedAt: SQLWrapper }) =>
  and(
    ne(tasks.clientId, userId),
    isNull(tasks.askedId),
    isNull(tasks.suppressedAt),
    sql`${poster.suppressedAt} IS NULL`,
    isNotHiddenSql(userId, tasks.clientId),
  )

const selectVisibility = (isTask: SQL, userId: SQL<UserId>) =>
  queryBuilder
    .select({
      isBlocked: isBlockedSql(userId, sql`${tasks.clientId}`)
        .mapWith(Boolean)
        .as('blocked'),
      isSuppressed: sql`${tasks.suppressedAt} IS NOT NULL OR ${users.suppressedAt} IS NOT NULL`
        .mapWith(Boolean)
        .as('suppressed'),
      isForOther: isForOtherSql(userId).mapWith(Boolean).as('for_other'),
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.clientId))
    .where(isTask)

/** Whether reader and client have blocked each other, whether reports hide the client, and whether another one is asked. */
export const selectTaskVisibility = prepare(
  ({ id, userId }: Slots<{ id: TaskId; userId: UserId }>) =>
    selectVisibility(eq(tasks.id, id), userId),
)
export const selectVisibilityIn = (id: SQLWrapper, userId: SQL<UserId>) =>
  selectVisibility(inArray(tasks.id, id), userId)

const selectOpenTasksBy = prepare(
  ({ userId, field, ...page }: Slots<{ userId: UserId; field?: Trade | undefined } & PageValues>) =>
    selectTasks(queryBuilder)
      .where(
        and(
          isOpen,
          field && eq(tasks.trade, field),
          isShownTo(userId, client),
          isAfter(tasks.createdAt, tasks.id, page),
        ),
      )
      .orderBy(desc(tasks.createdAt), desc(tasks.id))
      .limit(limitOf(page)),
)

/** Open tasks of other clients, newest first. */
export const selectOpenTasks = (userId: UserId, page: Page & { field?: Trade | undefined }) =>
  selectOpenTasksBy({ userId, field: page.field, ...pageValuesOf(page) })

const selectPostedBy = prepare(({ clientId, ...page }: Slots<{ clientId: UserId } & PageValues>) =>
  selectTasksWithAssignee(queryBuilder)
    .where(
      and(isNotRemoved, eq(tasks.clientId, clientId), isAfter(tasks.createdAt, tasks.id, page)),
    )
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(limitOf(page)),
)
export const selectPostedTasks = (clientId: UserId, page: Page) =>
  selectPostedBy({ clientId, ...pageValuesOf(page) })

type InList = { userId: UserId; status: TaskStatus } & PageValues
const isInList = (
  owner: typeof tasks.clientId | typeof tasks.taskerId,
  { userId, status, ...page }: Slots<InList>,
) => and(eq(owner, userId), eq(tasks.status, status), isAfter(tasks.updatedAt, tasks.id, page))

const selectClientTasksBy = prepare((list: Slots<InList>) =>
  selectTasksWithAssignee(queryBuilder)
    .where(isInList(tasks.clientId, list))
    .orderBy(desc(tasks.updatedAt), desc(tasks.id))
    .limit(limitOf(list)),
)
export const selectClientTasks = (userId: UserId, status: TaskStatus, page: Page) =>
  selectClientTasksBy({ userId, status, ...pageValuesOf(page) })

type Ongoing = { userId: UserId; status: TaskStatus; other: TaskStatus } & PageValues
const selectOngoingBy = prepare(({ other, ...list }: Slots<Ongoing>) => {
  const tasksIn = (status: Slots<InList>['status']) =>
    queryBuilder
      .select({
        ...taskColumns,
        assignee: assigneeSummary,
        sortAt: sql<number>`${tasks.updatedAt}`.as('sort_at'),
        sortId: sql<TaskId>`${tasks.id}`.as('sort_id'),
      })
      .from(tasks)
      .leftJoin(assignee, eq(assignee.id, tasks.taskerId))
      .where(isInList(tasks.clientId, { ...list, status }))
  return tasksIn(list.status)
    .unionAll(tasksIn(other))
    .orderBy(sql`sort_at DESC`, sql`sort_id DESC`)
    .limit(limitOf(list))
})
/** In progress or disputed: two ranges of the index that are merged, so that a page costs the same however many there are. */
export const selectClientOngoing = (userId: UserId, page: Page) =>
  selectOngoingBy({ userId, status: 'in-progress', other: 'disputed', ...pageValuesOf(page) })

type Deleted = { clientId: UserId; since: number } & PageValues
const selectDeletedBy = prepare(({ clientId, since, ...page }: Slots<Deleted>) =>
  selectTasksWithAssignee(queryBuilder)
    .where(
      and(
        eq(tasks.clientId, clientId),
        eq(tasks.status, 'removed'),
        gte(tasks.updatedAt, since),
        isNotNull(tasks.removedFrom),
        isAfter(tasks.updatedAt, tasks.id, page),
      ),
    )
    .orderBy(desc(tasks.updatedAt), desc(tasks.id))
    .limit(limitOf(page)),
)
/** Deleted by the client since then, the latest first. */
export const selectDeletedTasks = (clientId: UserId, since: number, page: Page) =>
  selectDeletedBy({ clientId, since, ...pageValuesOf(page) })

const selectTaskerTasksBy = prepare((list: Slots<InList>) =>
  selectTasksWithClient(queryBuilder)
    .where(isInList(tasks.taskerId, list))
    .orderBy(desc(tasks.updatedAt), desc(tasks.id))
    .limit(limitOf(list)),
)
export const selectTaskerTasks = (userId: UserId, status: TaskStatus, page: Page) =>
  selectTaskerTasksBy({ userId, status, ...pageValuesOf(page) })

/** Any proposal of this tasker for the task. */
export const selectApplication = prepare(
  ({ taskId, taskerId }: Slots<{ taskId: TaskId; taskerId: UserId }>) =>
    queryBuilder
      .select({ id: proposals.id })
      .from(proposals)
      .where(and(eq(proposals.taskId, taskId), eq(proposals.taskerId, taskerId)))
      .limit(1),
)

const MAX_SUBMISSIONS = 20
/** Latest version first. */
const selectSubmissionsOf = prepare(({ taskId, max }: Slots<{ taskId: TaskId; max: number }>) =>
  queryBuilder
    .select()
    .from(submissions)
    .where(eq(submissions.taskId, taskId))
    .orderBy(desc(submissions.version))
    .limit(max as unknown as number),
)
export const selectSubmissions = (taskId: TaskId, max = MAX_SUBMISSIONS) =>
  selectSubmissionsOf({ taskId, max })

export const selectSubmission = prepare(({ id }: Slots<{ id: Id<'submission'> }>) =>
  queryBuilder
    .select({ taskId: submissions.taskId, taskerId: submissions.taskerId })
    .from(submissions)
    .where(eq(submissions.id, id)),
)

export type SubmissionRow = RowOf<typeof selectSubmissionsOf>

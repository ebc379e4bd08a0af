import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Id, TaskId, UserId } from '#schema/domain/ids.ts'
import { SAVED_MAX, type SavedKind } from '#schema/domain/saved.ts'
import { saved, tasks, users } from '#schema/tables/index.ts'
import { userSummaryColumns } from '#worker/accounts/queries.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { isNotHiddenSql } from '#worker/trust/blocks.ts'

type SavedId = Id<'saved'>

/** Nobody finds here whom blocks or reports hide, who is suspended, or who has left. */
const isShown = (userId: SQL<UserId>) =>
  and(
    isNull(users.suspendedAt),
    isNull(users.suppressedAt),
    isNull(users.closedAt),
    isNotHiddenSql(userId, users.id),
  )

/** Not a todo that its client keeps for somebody else. */
const isForEverybodyOr = (userId: SQL<UserId>) =>
  sql`(${tasks.askedId} IS NULL OR (${tasks.askedId} = ${userId} AND coalesce(${tasks.askEnd}, '') <> 'gone'))`

const isOf = (userId: SQL<UserId>, kind: SavedKind) =>
  and(eq(saved.userId, userId), eq(saved.kind, kind))

/** The latest first. An administrator's hiding takes one away, as reports do. */
export const selectSavedTasks = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  queryBuilder
    .select({
      _id: tasks.id,
      title: tasks.title,
      field: tasks.trade,
      status: tasks.status,
      price: tasks.price,
      location: tasks.location,
      savedAt: saved.createdAt,
    })
    .from(saved)
    .innerJoin(tasks, eq(tasks.id, sql`${saved.targetId}`))
    .innerJoin(users, eq(users.id, tasks.clientId))
    .where(
      and(
        isOf(userId, 'task'),
        isNull(tasks.suppressedAt),
        isForEverybodyOr(userId),
        isNull(tasks.hiddenAt),
        isShown(userId),
      ),
    )
    .orderBy(desc(saved.createdAt))
    .limit(SAVED_MAX),
)

export const selectSavedUsers = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  queryBuilder
    .select({ ...userSummaryColumns, field: users.trade, savedAt: saved.createdAt })
    .from(saved)
    .innerJoin(users, eq(users.id, sql`${saved.targetId}`))
    .where(and(isOf(userId, 'user'), eq(users.userType, 'tasker'), isShown(userId)))
    .orderBy(desc(saved.createdAt))
    .limit(SAVED_MAX),
)

/** All that the user has saved, without what it is about; that too counts towards the limit. */
export const selectSavedIds = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  queryBuilder
    .select({ kind: saved.kind, id: saved.targetId, createdAt: saved.createdAt })
    .from(saved)
    .where(eq(saved.userId, userId)),
)

/** The todo with whether its client is shown; no row for one of the user's own. */
export const selectTaskToSave = prepare(({ id, userId }: Slots<{ id: SavedId; userId: UserId }>) =>
  queryBuilder
    .select({ status: tasks.status })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.clientId))
    .where(
      and(
        eq(tasks.id, id as unknown as SQL<TaskId>),
        sql`${tasks.clientId} <> ${userId}`,
        isNull(tasks.suppressedAt),
        isForEverybodyOr(userId),
        isShown(userId),
      ),
    ),
)

export const selectUserToSave = prepare(({ id, userId }: Slots<{ id: SavedId; userId: UserId }>) =>
  queryBuilder
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, id as unknown as SQL<UserId>),
        sql`${users.id} <> ${userId}`,
        eq(users.userType, 'tasker'),
        isShown(userId),
      ),
    ),
)

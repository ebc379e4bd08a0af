import { and, desc, eq, gte, isNull, sql, type SQL } from 'drizzle-orm'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { INVITATIONS_PER_TASK, OPEN_EXPIRY_MS } from '#schema/domain/limits.ts'
import { invitations, proposals, tasks, users } from '#schema/tables/index.ts'
import { userSummaryColumns } from '#worker/accounts/queries.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { countInvited } from '#worker/tasks/invitation.ts'
import { isForOtherSql } from '#worker/tasks/queries.ts'
import { isNotHiddenSql } from '#worker/trust/blocks.ts'

export const selectInvitedCount = prepare(({ taskId }: Slots<{ taskId: TaskId }>) =>
  queryBuilder
    .select({ invited: sql<number>`count(*)` })
    .from(invitations)
    .where(eq(invitations.taskId, taskId)),
)

type Pair = { taskerId: UserId; userId: UserId }
const isOfReader = (taskerId: SQL<UserId>) =>
  and(eq(proposals.taskId, tasks.id), eq(proposals.taskerId, taskerId))

/** The client's open tasks that everybody may see, newest first, with what stands against inviting this professional. */
export const selectInvitable = prepare(({ taskerId, userId }: Slots<Pair>) =>
  queryBuilder
    .select({
      _id: tasks.id,
      title: tasks.title,
      price: tasks.price,
      isSuppressed: sql`${tasks.suppressedAt} IS NOT NULL`.mapWith(Boolean).as('suppressed'),
      invited: countInvited(sql`${tasks.id}`).as('invited'),
      isInvited: sql`EXISTS (SELECT 1 FROM invitations
        WHERE task_id = ${tasks.id} AND tasker_id = ${taskerId})`
        .mapWith(Boolean)
        .as('is_invited'),
      status: proposals.status,
      reason: proposals.reason,
    })
    .from(tasks)
    .leftJoin(proposals, isOfReader(taskerId))
    .where(and(eq(tasks.clientId, userId), sql`${tasks.status} = 'pending'`, isNull(tasks.askedId)))
    .orderBy(desc(tasks.createdAt), desc(tasks.id)),
)

/** Latest first; without whom a block hides, and closed accounts. */
export const selectInvitations = prepare(
  ({ taskId, userId }: Slots<{ taskId: TaskId; userId: UserId }>) =>
    queryBuilder
      .select({
        tasker: userSummaryColumns,
        createdAt: invitations.createdAt,
        declinedAt: invitations.declinedAt,
        reason: invitations.reason,
        hasApplied: sql`EXISTS (SELECT 1 FROM proposals
          WHERE task_id = ${invitations.taskId} AND tasker_id = ${invitations.taskerId})`
          .mapWith(Boolean)
          .as('has_applied'),
      })
      .from(invitations)
      .innerJoin(users, eq(users.id, invitations.taskerId))
      .where(
        and(
          eq(invitations.taskId, taskId),
          isNull(users.closedAt),
          isNotHiddenSql(userId, invitations.taskerId),
        ),
      )
      .orderBy(desc(invitations.createdAt), desc(invitations.taskerId))
      .limit(INVITATIONS_PER_TASK),
)

/** More, or older ones, are not worth a line: a todo on which nothing happens for so long is closed. */
const OWN_MAX = 20
const OWN_MS = OPEN_EXPIRY_MS

const selectOwnBy = prepare(({ userId, since }: Slots<{ userId: UserId; since: number }>) =>
  queryBuilder
    .select({
      task: {
        _id: tasks.id,
        title: tasks.title,
        price: tasks.price,
        location: tasks.location,
      },
      client: userSummaryColumns,
      createdAt: invitations.createdAt,
      askedId: tasks.askedId,
      until: tasks.askedUntil,
    })
    .from(invitations)
    .innerJoin(tasks, eq(tasks.id, invitations.taskId))
    .innerJoin(users, eq(users.id, tasks.clientId))
    .where(
      and(
        eq(invitations.taskerId, userId),
        gte(invitations.createdAt, since),
        isNull(invitations.declinedAt),
        sql`${tasks.status} = 'pending'`,
        isNull(tasks.suppressedAt),
        isNull(users.suppressedAt),
        isNotHiddenSql(userId, tasks.clientId),
        sql`NOT ${isForOtherSql(userId)}`,
        sql`NOT EXISTS (SELECT 1 FROM proposals WHERE task_id = ${tasks.id} AND tasker_id = ${userId}
          AND proposals.status <> 'withdrawn')`,
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.taskId))
    .limit(OWN_MAX),
)
/** Of a professional: those that wait for an answer, newest first. */
export const selectOwnInvitations = (userId: UserId, now: number) =>
  selectOwnBy({ userId, since: now - OWN_MS })

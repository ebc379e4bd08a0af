import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { dayOf, startOfDay } from '#schema/domain/days.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { INVITATIONS_PER_DAY, INVITATIONS_PER_TASK } from '#schema/domain/limits.ts'
import { invitations, proposals, tasks, users } from '#schema/tables/index.ts'
import { userSummaryColumns } from '#worker/accounts/queries.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { isBlockedSql, isNotHiddenSql } from '#worker/trust/blocks.ts'

/** No more can be invited than this, so a count reads a bounded number of rows. */
const countOf = (taskId: SQL) =>
  sql<number>`(SELECT count(*) FROM invitations WHERE task_id = ${taskId})`
const countSince = (clientId: UserId | SQL<UserId>, since: number | SQL<number>) =>
  sql<number>`(SELECT count(*) FROM invitations WHERE client_id = ${clientId} AND created_at >= ${since})`

const morningOf = (now: number) => startOfDay(dayOf(now))

type Pair = { taskerId: UserId; userId: UserId }
const selectInviteeBy = prepare(
  ({ taskerId, userId, morning }: Slots<Pair & { morning: number }>) =>
    queryBuilder
      .select({
        id: users.id,
        userType: users.userType,
        username: users.username,
        isAvailable: sql`${users.suspendedAt} IS NULL AND ${users.suppressedAt} IS NULL
          AND ${users.closedAt} IS NULL AND NOT ${isBlockedSql(taskerId, userId)}`
          .mapWith(Boolean)
          .as('available'),
        invitedToday: countSince(userId, morning).as('invited_today'),
      })
      .from(users)
      .where(eq(users.id, taskerId)),
)
/** The professional, and how many the client has invited today. */
export const selectInvitee = (taskerId: UserId, userId: UserId, now: number) =>
  selectInviteeBy({ taskerId, userId, morning: morningOf(now) })

export const selectInvitedCount = prepare(({ taskId }: Slots<{ taskId: TaskId }>) =>
  queryBuilder
    .select({ invited: sql<number>`count(*)` })
    .from(invitations)
    .where(eq(invitations.taskId, taskId)),
)

const isOfReader = (taskerId: SQL<UserId>) =>
  and(eq(proposals.taskId, tasks.id), eq(proposals.taskerId, taskerId))

/** The client's open tasks, newest first, with what stands against inviting this professional. */
export const selectInvitable = prepare(({ taskerId, userId }: Slots<Pair>) =>
  queryBuilder
    .select({
      _id: tasks.id,
      title: tasks.title,
      price: tasks.price,
      isSuppressed: sql`${tasks.suppressedAt} IS NOT NULL`.mapWith(Boolean).as('suppressed'),
      invited: countOf(sql`${tasks.id}`).as('invited'),
      isInvited: sql`EXISTS (SELECT 1 FROM invitations
        WHERE task_id = ${tasks.id} AND tasker_id = ${taskerId})`
        .mapWith(Boolean)
        .as('is_invited'),
      status: proposals.status,
      reason: proposals.reason,
    })
    .from(tasks)
    .leftJoin(proposals, isOfReader(taskerId))
    .where(and(eq(tasks.clientId, userId), sql`${tasks.status} = 'pending'`))
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

type NewInvitation = { taskId: TaskId; taskerId: UserId; clientId: UserId; now: number }

/** Inserts nothing when the task is no longer open, a limit is reached, or a block has come in between. */
export const insertInvitation = ({ taskId, taskerId, clientId, now }: NewInvitation) => sql`
  INSERT INTO invitations (task_id, tasker_id, client_id, created_at)
  SELECT id, ${taskerId}, client_id, ${now} FROM tasks
  WHERE id = ${taskId} AND client_id = ${clientId} AND status = 'pending' AND suppressed_at IS NULL
    AND ${countOf(sql`${taskId}`)} < ${INVITATIONS_PER_TASK}
    AND ${countSince(clientId, morningOf(now))} < ${INVITATIONS_PER_DAY}
    AND NOT ${isBlockedSql(taskerId, clientId)}
  ON CONFLICT DO NOTHING`

import { and, eq, sql, type SQL } from 'drizzle-orm'
import { dayOf, startOfDay } from '#schema/domain/days.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { INVITATIONS_PER_DAY, INVITATIONS_PER_TASK } from '#schema/domain/limits.ts'
import { invitations, users } from '#schema/tables/index.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'
import { isBlockedSql } from '#worker/trust/blocks.ts'

/** The invitation of one professional to a task. */
export const selectInvitation = prepare(
  ({ taskId, taskerId }: Slots<{ taskId: TaskId; taskerId: UserId }>) =>
    queryBuilder
      .select({
        createdAt: invitations.createdAt,
        declinedAt: invitations.declinedAt,
        reason: invitations.reason,
      })
      .from(invitations)
      .where(and(eq(invitations.taskId, taskId), eq(invitations.taskerId, taskerId))),
)

/** No more can be invited than this, so a count reads a bounded number of rows. */
export const countInvited = (taskId: SQL) =>
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

export type InviteeRow = RowOf<typeof selectInviteeBy>

type NewInvitation = { taskId: TaskId; taskerId: UserId; clientId: UserId; now: number }

/** Inserts nothing when the task is no longer open, is for another one, a limit is reached, or a block has come in between. */
export const insertInvitation = ({ taskId, taskerId, clientId, now }: NewInvitation) => sql`
  INSERT INTO invitations (task_id, tasker_id, client_id, created_at)
  SELECT id, ${taskerId}, client_id, ${now} FROM tasks
  WHERE id = ${taskId} AND client_id = ${clientId} AND status = 'pending' AND suppressed_at IS NULL
    AND (asked_id IS NULL OR asked_id = ${taskerId})
    AND ${countInvited(sql`${taskId}`)} < ${INVITATIONS_PER_TASK}
    AND ${countSince(clientId, morningOf(now))} < ${INVITATIONS_PER_DAY}
    AND NOT ${isBlockedSql(taskerId, clientId)}
  ON CONFLICT DO NOTHING`

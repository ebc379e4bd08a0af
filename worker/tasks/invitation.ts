import { and, eq } from 'drizzle-orm'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { invitations } from '#schema/tables/index.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'

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

import { and, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { proposals, tasks } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'

/** The id of a conversation has the lower id of the two users first. */
const latestBetween = (client: UserId | SQLWrapper, tasker: SQLWrapper) => sql<
  number | null
>`(SELECT created_at FROM messages
  WHERE conversation_id = min(${client}, ${tasker}) || '_' || max(${client}, ${tasker}) ORDER BY seq DESC LIMIT 1)`

/** When the client and the assignee of a task last wrote to each other. */
export const selectLatestMessage = prepare(({ id }: Slots<{ id: TaskId }>) =>
  queryBuilder
    .select({ at: latestBetween(tasks.clientId, tasks.taskerId) })
    .from(tasks)
    .where(eq(tasks.id, id)),
)

/** When the client of an open task and one of its applicants last wrote to each other. */
export const selectLatestAboutProposals = (db: Db, taskId: TaskId, client: UserId) =>
  db
    .select({ at: sql<number | null>`max(${latestBetween(client, proposals.taskerId)})` })
    .from(proposals)
    .where(and(eq(proposals.taskId, taskId), eq(proposals.status, 'pending')))

import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { proposals } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'

/** The id of a conversation has the lower id of the two users first. */
const latestBetween = (a: UserId, b: UserId | SQL | typeof proposals.taskerId) => sql<
  number | null
>`(SELECT created_at FROM messages
  WHERE conversation_id = min(${a}, ${b}) || '_' || max(${a}, ${b}) ORDER BY seq DESC LIMIT 1)`

/** When one of the two last wrote to the other. */
export const selectLatestMessage = (db: Db, a: UserId, b: UserId) =>
  db.select({ at: latestBetween(a, b).as('at') }).from(sql`(SELECT 1)`)

/** When the client of an open task and one of its applicants last wrote to each other. */
export const selectLatestAboutProposals = (db: Db, taskId: TaskId, client: UserId) =>
  db
    .select({ at: sql<number | null>`max(${latestBetween(client, proposals.taskerId)})` })
    .from(proposals)
    .where(and(eq(proposals.taskId, taskId), eq(proposals.status, 'pending')))

import { desc, eq } from 'drizzle-orm'
import type { TaskId } from '#schema/domain/ids.ts'
import { taskEvents, users } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'

const EVENTS_MAX = 200

/** Newest first. */
export const selectEvents = (db: Db, taskId: TaskId) =>
  db
    .select({
      id: taskEvents.id,
      kind: taskEvents.kind,
      note: taskEvents.note,
      amount: taskEvents.amount,
      data: taskEvents.data,
      createdAt: taskEvents.createdAt,
      actor: { _id: users.id, username: users.username, userType: users.userType },
    })
    .from(taskEvents)
    .leftJoin(users, eq(users.id, taskEvents.actorId))
    .where(eq(taskEvents.taskId, taskId))
    .orderBy(desc(taskEvents.id))
    .limit(EVENTS_MAX)
export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number]

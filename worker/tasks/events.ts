import { desc, eq } from 'drizzle-orm'
import type { TaskId } from '#schema/domain/ids.ts'
import { taskEvents, users } from '#schema/tables/index.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'

const EVENTS_MAX = 200

/** Newest first. */
export const selectEvents = prepare(({ taskId }: Slots<{ taskId: TaskId }>) =>
  queryBuilder
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
    .limit(EVENTS_MAX),
)
export type EventRow = RowOf<typeof selectEvents>

import { and, eq } from 'drizzle-orm'
import { tasks } from '#schema/tables/tasks.ts'
import type { Db } from '#worker/db/client.ts'
import { assertRowsChanged, type Statement } from '#worker/db/write.ts'
import type { TaskRow } from './queries.ts'

/** The task as the rules of schema/domain/task.ts expect it. */
export const toDomainTask = (task: TaskRow) => ({
  status: task.status,
  client: task.clientId,
  taskerId: task.taskerId,
  removedAt: task.removedAt,
})

/** `updatedAt` always grows, even within one millisecond, so that a stale copy can be recognised by it. */
export const nextVersion = (task: TaskRow, now: number) => ({
  version: task.version + 1,
  updatedAt: Math.max(now, task.updatedAt + 1),
})

/** Updates the version that was read; the batch is aborted when the task has changed since. */
export const updateTask = (
  db: Db,
  task: TaskRow,
  values: Partial<typeof tasks.$inferInsert>,
): Statement[] => [
  db
    .update(tasks)
    .set(values)
    .where(
      and(
        eq(tasks.id, task.id),
        eq(tasks.clientId, task.clientId),
        eq(tasks.status, task.status),
        eq(tasks.version, task.version),
      ),
    ),
  assertRowsChanged('task_state'),
]

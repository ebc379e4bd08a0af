import { and, eq } from 'drizzle-orm'
import type { Trade } from '#schema/domain/trades.ts'
import { tasks } from '#schema/tables/tasks.ts'
import type { Db } from '../db/client.ts'
import { guard, type Change, type Statement } from '../db/commit.ts'
import type { TaskRow } from './queries.ts'

/** The names that the laws of a task's life know its row by (schema/domain/task.ts). */
export const lawful = (task: TaskRow) => ({
  status: task.status,
  client: task.clientId,
  taskerId: task.taskerId,
  removedAt: task.removedAt,
})

/** Later than the last change even within one millisecond, so that a stale `updatedAt` always shows (R8). */
export const touched = (task: TaskRow, now: number) => ({
  version: task.version + 1,
  updatedAt: Math.max(now, task.updatedAt + 1),
})

/** Changes the task as it was loaded; anything that moved in between stops the batch. */
export const changeTask = (
  db: Db,
  task: TaskRow,
  changed: Partial<typeof tasks.$inferInsert>,
): Statement[] => [
  db
    .update(tasks)
    .set(changed)
    .where(
      and(
        eq(tasks.id, task.id),
        eq(tasks.clientId, task.clientId),
        eq(tasks.status, task.status),
        eq(tasks.version, task.version),
      ),
    ),
  guard('task_state'),
]

export const inFeed = (trade: Trade, { id }: Pick<TaskRow, 'id'>, op: 'put' | 'del'): Change => ({
  scope: `feed:${trade}`,
  entity: 'feed',
  id,
  op,
})

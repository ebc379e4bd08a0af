import { and, eq, sql } from 'drizzle-orm'
import { nextDueAt } from '#schema/domain/task-due.ts'
import { tasks } from '#schema/tables/tasks.ts'
import type { Db } from '#worker/db/client.ts'
import { assertRowsChanged, type Effect } from '#worker/db/write.ts'
import { changedByUpdate } from './changes.ts'
import type { TaskRow } from './queries.ts'

declare const CURRENT: unique symbol
/** What a command has read of a task of which nothing is due (`currentTask`). */
export type Current<T> = T & { readonly [CURRENT]: true }

/** The task as the rules of schema/domain/task.ts expect it. */
export const toDomainTask = (task: Current<TaskRow>) => ({
  status: task.status,
  client: task.clientId,
  taskerId: task.taskerId,
  removedAt: task.removedAt,
  dispute: task.dispute,
  revisions: task.revisions,
  removedFrom: task.removedFrom,
  awardedAt: task.awardedAt,
  agreedDate: task.agreedDate,
  submittedAt: task.submittedAt,
  cancelOffer: task.cancelOffer,
  askedId: task.askedId,
  askEnd: task.askEnd,
  askedUntil: task.askedUntil,
  stages: task.stages,
})

/** `updatedAt` always grows, even within one millisecond, so that a stale copy can be recognised by it. */
export const nextVersion = (task: TaskRow, now: number) => ({
  version: task.version + 1,
  updatedAt: Math.max(now, task.updatedAt + 1),
})

type TaskChanges = Partial<typeof tasks.$inferSelect>

/** When a task is due after these changes, unless they contain the time. */
const dueAtAfter = (task: TaskRow, values: TaskChanges): number | null => {
  if (values.dueAt !== undefined) return values.dueAt
  const changed = { ...task, ...values }
  return nextDueAt(changed, changed.updatedAt)
}

/** Moves only the time, of the version that was read: no answer contains it, so it is no new version. */
export const updateDueAt = (
  { id, version, dueAt: previous }: Pick<TaskRow, 'id' | 'version' | 'dueAt'>,
  dueAt: number | null,
): Effect => [
  sql`UPDATE tasks SET due_at = ${dueAt} WHERE id = ${id} AND version = ${version} AND due_at IS ${previous}`,
  assertRowsChanged('task_state'),
]

/** An offer to end the work ends with the work in progress. */
const withoutPastOffer = (task: TaskRow, values: TaskChanges): TaskChanges =>
  task.cancelOffer && values.status && values.status !== 'in-progress'
    ? { ...values, cancelOffer: null }
    : values

/** Updates the version that was read, for everyone who sees it; the batch is aborted when the task has changed since. */
export const updateTask = (db: Db, task: TaskRow, values: TaskChanges): Effect => [
  db
    .update(tasks)
    .set({ ...withoutPastOffer(task, values), dueAt: dueAtAfter(task, values) })
    .where(
      and(
        eq(tasks.id, task.id),
        eq(tasks.clientId, task.clientId),
        eq(tasks.status, task.status),
        eq(tasks.version, task.version),
      ),
    ),
  assertRowsChanged('task_state'),
  changedByUpdate(task, values),
]

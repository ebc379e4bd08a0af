import { and, eq, sql } from 'drizzle-orm'
import { planChangeAfter } from '#schema/domain/open-change.ts'
import { nextDueAt } from '#schema/domain/task-due.ts'
import { tasks } from '#schema/tables/tasks.ts'
import type { Db } from '#worker/db/client.ts'
import { recordEvent } from '#worker/db/task-events.ts'
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
  title: task.title,
  price: task.price,
  planChange: task.planChange,
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

const changeTaskOf = (task: TaskRow) => ({ ...task, client: task.clientId })

/** An open change of what was agreed: null when these changes end it, later when they end a dispute. */
const planChangeOf = (task: TaskRow, values: TaskChanges) =>
  task.planChange === null || values.planChange !== undefined
    ? values.planChange
    : planChangeAfter(
        changeTaskOf(task),
        changeTaskOf({ ...task, ...values }),
        values.updatedAt ?? task.updatedAt,
      )

/** Updates the version that was read, for everyone who sees it; the batch is aborted when the task has changed since. */
export function updateTask(db: Db, task: TaskRow, changes: TaskChanges): Effect {
  const planChange = planChangeOf(task, changes)
  const values = { ...changes, ...(planChange !== undefined && { planChange }) }
  // Answers leave the status as it is, and have entries of their own.
  const isAnswer = changes.planChange === null && changes.status === undefined
  const hasEnded = task.planChange !== null && planChange === null && !isAnswer
  const now = values.updatedAt ?? task.updatedAt
  return [
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
    hasEnded ? recordEvent(db, { task, kind: 'changeEnded', actor: null, now }) : [],
    changedByUpdate(task, values),
  ]
}

import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { newId, type TaskId, type UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { TaskEventData, TaskEventKind } from '#schema/domain/task-event.ts'
import { taskEvents } from '#schema/tables/index.ts'
import type { Db } from './client.ts'
import { prepare, queryBuilder, type Slots } from './prepared.ts'
import type { Statement } from './write.ts'

type NewEvent = {
  task: { id: TaskId }
  kind: TaskEventKind
  /** Null for Onise itself. */
  actor: UserId | null
  now: number
  note?: string | null
  amount?: Kobo | null
  data?: TaskEventData | null
}

/** The write belongs to the batch of what it records. */
export const recordEvent = (
  db: Db,
  { task, kind, actor, now, note = null, amount = null, data = null }: NewEvent,
): Statement =>
  db.insert(taskEvents).values({
    id: newId('event'),
    taskId: task.id,
    kind,
    actorId: actor,
    note,
    amount,
    data,
    createdAt: now,
  })

/** When one of the two, not Onise itself, last did something in a task. */
export const selectLatestOfParties = prepare(({ id }: Slots<{ id: TaskId }>) =>
  queryBuilder
    .select({ at: taskEvents.createdAt })
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, id), isNotNull(taskEvents.actorId)))
    .orderBy(desc(taskEvents.id))
    .limit(1),
)

import { newId, type TaskId, type UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { TaskEventData, TaskEventKind } from '#schema/domain/task-event.ts'
import { taskEvents } from '#schema/tables/index.ts'
import type { Db } from './client.ts'
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

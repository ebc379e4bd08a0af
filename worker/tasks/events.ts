import { desc, eq } from 'drizzle-orm'
import { newId, type TaskId, type UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { TaskEventData, TaskEventKind } from '#schema/domain/task-event.ts'
import { taskEvents, users } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import type { Statement } from '#worker/db/write.ts'

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

import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Kobo } from '#schema/domain/money.ts'
import { TASK_EVENT_KINDS, type TaskEventData } from '#schema/domain/task-event.ts'
import { id, instant, optionalId } from './columns.ts'
import { tasks } from './tasks.ts'
import { users } from './users.ts'

/**
 * The timeline of each task. Rows are never changed or deleted; triggers in the migrations enforce it. Ids are UUIDv7,
 * so the key is the order of the timeline.
 */
export const taskEvents = sqliteTable(
  'task_events',
  {
    taskId: id('task', 'task_id').references(() => tasks.id),
    id: id('event'),
    kind: text('kind', { enum: TASK_EVENT_KINDS }).notNull(),
    /** Null for what Onise did itself. */
    actorId: optionalId('user', 'actor_id').references(() => users.id),
    note: text('note'),
    /** The money that the event moved or offered. */
    amount: integer('amount').$type<Kobo>(),
    data: text('data', { mode: 'json' }).$type<TaskEventData>(),
    createdAt: instant('created_at'),
  },
  (t) => [primaryKey({ columns: [t.taskId, t.id] })],
)

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, instant, optionalInstant } from './columns.ts'
import { tasks } from './tasks.ts'

/** The private files that show something about a task: of a submission, or of a statement in a dispute. */
export const evidenceFiles = sqliteTable(
  'evidence_files',
  {
    /** Key of the private file. */
    key: text('key').primaryKey(),
    taskId: id('task', 'task_id').references(() => tasks.id),
    /** Id of the submission or the statement that it belongs to. */
    subjectId: text('subject_id').notNull(),
    position: integer('position').notNull(),
    type: text('type').notNull(),
    /** Of the bytes that arrived; null for a file from before this was recorded. */
    sha256: text('sha256'),
    capturedAt: optionalInstant('captured_at'),
    isSame: integer('is_same', { mode: 'boolean' }),
    createdAt: instant('created_at'),
  },
  (t) => [index('evidence_by_task').on(t.taskId, t.subjectId, t.position)],
)

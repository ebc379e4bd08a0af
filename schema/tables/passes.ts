import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, instant, optionalInstant } from './columns.ts'
import { personal } from './personal.ts'
import { tasks } from './tasks.ts'
import { users } from './users.ts'

/** The signed passes of assigned work, by which others see who is at the door (docs/rules.md#a-pass-says-who-is-at-the-door). */
export const passes = sqliteTable(
  'passes',
  {
    /** 12 random characters, not a UUID: they are in the QR code. */
    id: text('id').primaryKey(),
    taskId: id('task', 'task_id').references(() => tasks.id),
    /** The professional. */
    userId: id('user', 'user_id').references(() => users.id),
    token: personal(text('token').notNull()),
    /** Its six words as numbers, by which a pass is found without a camera. */
    code: text('code').notNull(),
    expiresAt: instant('expires_at'),
    /** When a later pass of the task replaced it. What else ends a pass is read of the task. */
    revokedAt: optionalInstant('revoked_at'),
    createdAt: instant('created_at'),
  },
  (t) => [
    uniqueIndex('passes_code').on(t.code),
    index('passes_of_task').on(t.taskId, t.createdAt),
    index('passes_by_end').on(t.expiresAt),
  ],
)

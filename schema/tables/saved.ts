import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { SAVED_KINDS } from '#schema/domain/saved.ts'
import { id, instant } from './columns.ts'
import { personalRow } from './personal.ts'
import { users } from './users.ts'

/** What a user has kept for later: a todo or a professional. */
export const saved = sqliteTable(
  'saved',
  {
    userId: personalRow(id('user', 'user_id').references(() => users.id)),
    kind: text('kind', { enum: SAVED_KINDS }).notNull(),
    targetId: id('saved', 'target_id'),
    createdAt: instant('created_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.targetId] })],
)

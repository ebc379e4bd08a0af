import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/** A file that is sent in parts; the parts themselves lie in R2 under its id until it is named by what it is for. */
export const uploads = sqliteTable(
  'uploads',
  {
    id: id('upload').primaryKey(),
    userId: id('user', 'user_id').references(() => users.id),
    size: integer('size').notNull(),
    createdAt: instant('created_at'),
  },
  (t) => [index('uploads_by_user').on(t.userId)],
)

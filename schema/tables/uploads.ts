import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { id, instant } from './columns.ts'
import { personalRow } from './personal.ts'
import { users } from './users.ts'

/** An upload in parts. The parts are in R2 under its id until a command consumes the upload. */
export const uploads = sqliteTable(
  'uploads',
  {
    id: id('upload').primaryKey(),
    userId: personalRow(id('user', 'user_id').references(() => users.id)),
    size: integer('size').notNull(),
    createdAt: instant('created_at'),
  },
  (t) => [index('uploads_by_user').on(t.userId)],
)

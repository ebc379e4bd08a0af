import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { UPDATE_AUDIENCES } from '#schema/domain/updates.ts'
import { id, instant, optionalInstant } from './columns.ts'

/** News that an administrator has posted to all users, or to one type of them. */
export const updates = sqliteTable(
  'updates',
  {
    id: id('update').primaryKey(),
    audience: text('audience', { enum: UPDATE_AUDIENCES }).notNull(),
    /** Also the text alternative of the file. */
    caption: text('caption').notNull(),
    /** A private file's key, and its media type. */
    file: text('file'),
    fileType: text('file_type'),
    postedBy: id('user', 'posted_by'),
    createdAt: instant('created_at'),
    retractedAt: optionalInstant('retracted_at'),
  },
  (t) => [
    index('updates_file')
      .on(t.file)
      .where(sql`file IS NOT NULL`),
  ],
)

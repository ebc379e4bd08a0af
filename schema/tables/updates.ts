import { sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Day } from '#schema/domain/days.ts'
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
    /** Users see it and phones get it from then on: the time of posting or a later one. */
    showFrom: instant('show_from').default(0),
    retractedAt: optionalInstant('retracted_at'),
    /** The day in Lagos on which it is pushed; null when it is not. */
    pushDay: text('push_day').$type<Day>(),
    /** The last browser that the job has reached, in the order of endpoints; null when it is done. */
    pushedTo: text('pushed_to'),
  },
  (t) => [
    index('updates_file')
      .on(t.file)
      .where(sql`file IS NOT NULL`),
    index('updates_shown')
      .on(t.showFrom)
      .where(sql`retracted_at IS NULL`),
    // At most one push a day.
    uniqueIndex('updates_push_day')
      .on(t.pushDay)
      .where(sql`push_day IS NOT NULL`),
  ],
)

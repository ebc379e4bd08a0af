import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { TRADE_NAMES, type Trade } from '#schema/domain/trade-names.ts'
import { id, instant, optionalId, optionalInstant } from './columns.ts'
import { personalRow } from './personal.ts'
import { tasks } from './tasks.ts'
import { users } from './users.ts'

/** Pictures of earlier work on a professional's profile. */
export const workPictures = sqliteTable(
  'work_pictures',
  {
    id: id('workPicture').primaryKey(),
    userId: personalRow(id('user', 'user_id').references(() => users.id)),
    position: integer('position').notNull(),
    /** Paths of public files. */
    picture: text('picture').notNull(),
    /** Null of a client that sends none. */
    thumbnail: text('thumbnail'),
    caption: text('caption').notNull(),
    trade: text('trade', { enum: TRADE_NAMES as [string, ...string[]] })
      .$type<Trade>()
      .notNull(),
    /** The completed todo whose submission it was taken over from. */
    taskId: optionalId('task', 'task_id').references(() => tasks.id),
    /** Key of the private file that it is a copy of. */
    source: text('source'),
    /** When everybody sees it: at once, or when the client of that todo can no longer object. */
    visibleAt: instant('visible_at'),
    /** When the client objected: the row stays without its picture, so that it is not taken over again. */
    objectedAt: optionalInstant('objected_at'),
    /** When reports hid it until an administrator decides. */
    suppressedAt: optionalInstant('suppressed_at'),
    createdAt: instant('created_at'),
  },
  (t) => [
    index('work_pictures_of_user').on(t.userId, t.position, t.id),
    index('work_pictures_newest')
      .on(t.userId, t.visibleAt)
      .where(sql`suppressed_at IS NULL AND objected_at IS NULL`),
    index('work_pictures_of_task')
      .on(t.taskId)
      .where(sql`task_id IS NOT NULL`),
    uniqueIndex('one_copy_of_evidence')
      .on(t.source)
      .where(sql`source IS NOT NULL`),
    // Find unreferenced files (worker/files/delete-orphans.ts).
    index('work_pictures_picture').on(t.picture),
    index('work_pictures_thumbnail')
      .on(t.thumbnail)
      .where(sql`thumbnail IS NOT NULL`),
  ],
)

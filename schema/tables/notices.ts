import { sql } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  NOTICE_CATEGORIES,
  type NoticeCategory,
  type NoticeData,
  type NoticeKind,
} from '#schema/domain/notice.ts'
import { id, instant, optionalId, optionalInstant } from './columns.ts'
import { personalRow } from './personal.ts'
import { users } from './users.ts'

/** What needs a user's attention, written in the batch of what it reports. */
export const notices = sqliteTable(
  'notices',
  {
    userId: personalRow(id('user', 'user_id').references(() => users.id)),
    id: id('notice'),
    kind: text('kind').$type<NoticeKind>().notNull(),
    category: text('category', { enum: NOTICE_CATEGORIES }).$type<NoticeCategory>().notNull(),
    /** What it is about, where it leads to. */
    taskId: optionalId('task', 'task_id'),
    otherUserId: optionalId('user', 'other_user_id'),
    /** What its text is made of: amounts in kobo, times in ms. */
    data: text('data', { mode: 'json' }).$type<NoticeData>().notNull(),
    /** What it warns of; it is delivered before that. */
    deadline: optionalInstant('deadline'),
    createdAt: instant('created_at'),
    readAt: optionalInstant('read_at'),
    /** When a push is to be sent; null when there is none, or it was sent. */
    pushAt: optionalInstant('push_at'),
    pushedAt: optionalInstant('pushed_at'),
    /** The same for the email. */
    emailAt: optionalInstant('email_at'),
    /** And for the message to the phone number. */
    phoneAt: optionalInstant('phone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('notices_push')
      .on(t.pushAt)
      .where(sql`push_at IS NOT NULL`),
    index('notices_email')
      .on(t.emailAt)
      .where(sql`email_at IS NOT NULL`),
    index('notices_phone')
      .on(t.phoneAt)
      .where(sql`phone_at IS NOT NULL`),
  ],
)

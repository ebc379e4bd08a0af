import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  MASKED_TEXTS,
  REPORT_REASONS,
  REPORT_STATUSES,
  REPORT_TARGETS,
} from '#schema/domain/report.ts'
import { id, instant, optionalId, optionalInstant } from './columns.ts'
import { personalRow } from './personal.ts'
import { users } from './users.ts'

/** Who has blocked whom. It hides both from each other. */
export const blocks = sqliteTable(
  'blocks',
  {
    blockerId: id('user', 'blocker_id').references(() => users.id),
    blockedId: id('user', 'blocked_id').references(() => users.id),
    createdAt: instant('created_at'),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index('blocks_of_blocked').on(t.blockedId, t.blockerId),
  ],
)

/** What users reported, and what an administrator decided. Only administrators see the reporter. */
export const reports = sqliteTable(
  'reports',
  {
    id: id('report').primaryKey(),
    /** Null for a report that the masking of contacts made. */
    reporterId: optionalId('user', 'reporter_id').references(() => users.id),
    /** Whether the reporter was verified then. */
    isVerified: integer('is_verified', { mode: 'boolean' }).notNull(),
    target: text('target', { enum: REPORT_TARGETS }).notNull(),
    targetId: id('reported', 'target_id'),
    /** Of a message: its conversation. */
    conversationId: text('conversation_id'),
    /** The user who is responsible for the target. */
    subjectId: id('user', 'subject_id').references(() => users.id),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    words: text('words').notNull().default(''),
    status: text('status', { enum: REPORT_STATUSES }).notNull().default('open'),
    /** The reason, for the reporter. */
    outcome: text('outcome'),
    decidedAt: optionalInstant('decided_at'),
    createdAt: instant('created_at'),
  },
  (t) => [
    uniqueIndex('one_open_report')
      .on(t.target, t.targetId, t.reporterId)
      .where(sql`status = 'open'`),
    index('reports_open')
      .on(t.createdAt, t.id)
      .where(sql`status = 'open'`),
    index('reports_of_masking')
      .on(t.createdAt, t.id)
      .where(sql`status = 'open' AND reporter_id IS NULL`),
    index('reports_about').on(t.subjectId, t.createdAt, t.id),
    index('reports_of_reporter').on(t.reporterId, t.createdAt, t.id),
  ],
)

/** Texts in which contact details were masked; several within a time are reported. */
export const maskedContacts = sqliteTable(
  'masked_contacts',
  {
    id: id('maskedContact').primaryKey(),
    userId: personalRow(id('user', 'user_id').references(() => users.id)),
    text: text('text', { enum: MASKED_TEXTS }).notNull(),
    /** The todo of a todo, proposal or review. */
    taskId: optionalId('task', 'task_id'),
    /** The recipient of a message. */
    otherUserId: optionalId('user', 'other_user_id'),
    createdAt: instant('created_at'),
  },
  (t) => [index('masked_contacts_of_user').on(t.userId, t.createdAt)],
)

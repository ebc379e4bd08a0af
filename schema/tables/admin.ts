import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { APPROVAL_ACTS, APPROVAL_STATUSES } from '#schema/domain/approval.ts'
import type { Counter, DailyFigure } from '#schema/domain/counters.ts'
import type { Day } from '#schema/domain/days.ts'
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { id, instant, isIn, optionalId, optionalInstant } from './columns.ts'
import { personalRow } from './personal.ts'
import { users } from './users.ts'

/** Totals, which triggers in the migrations keep; a count over a large table would read all of it. */
export const counters = sqliteTable('counters', {
  name: text('name').$type<Counter>().primaryKey(),
  value: integer('value').notNull(),
})

/** Totals of a day in Lagos, kept by the same triggers. */
export const dailyFigures = sqliteTable(
  'daily_figures',
  {
    day: text('day').$type<Day>().notNull(),
    name: text('name').$type<DailyFigure>().notNull(),
    value: integer('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.name] })],
)

/**
 * The content of `user_search` (FTS5, trigrams), by which administrators find users by email and name; triggers copy it. Its numbers follow
 * the order of registration.
 */
export const userEmails = sqliteTable('user_emails', {
  id: integer('id').primaryKey(),
  userId: id('user', 'user_id').unique('user_emails_user'),
  email: text('email').notNull(),
  username: text('username').notNull().default(''),
})

/**
 * The content of `task_title_search` (FTS5, trigrams), by which administrators find todos of any status; triggers copy it.
 * Its numbers follow the order of posting.
 */
export const taskTitles = sqliteTable('task_titles', {
  id: integer('id').primaryKey(),
  taskId: id('task', 'task_id').unique('task_titles_task'),
  title: text('title').notNull(),
})

/**
 * What administrators filter transactions by. Triggers derive it from the entry, its payout and its task; a transaction
 * itself is read from the ledger.
 */
export const transactionFacets = sqliteTable(
  'transaction_facets',
  {
    entryId: integer('entry_id').primaryKey(),
    type: text('type', { enum: TRANSACTION_TYPES }).notNull(),
    status: text('status', { enum: TRANSACTION_STATUSES }).notNull(),
    /** schema/domain/admin-lists.ts */
    amountClass: integer('amount_class').notNull(),
  },
  (t) => [
    index('transaction_facets_amount').on(t.amountClass, t.entryId),
    index('transaction_facets_open')
      .on(t.status, t.entryId)
      .where(sql`status <> 'completed'`),
  ],
)

/** What administrators write about a user for each other. A trigger refuses changes; the end of the account deletes them. */
export const adminNotes = sqliteTable(
  'admin_notes',
  {
    userId: personalRow(id('user', 'user_id').references(() => users.id)),
    id: id('adminNote'),
    authorId: id('user', 'author_id').references(() => users.id),
    text: text('text').notNull(),
    createdAt: instant('created_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** Acts that wait for a second administrator, and what became of them (docs/rules.md#two-administrators). */
export const approvals = sqliteTable(
  'approvals',
  {
    id: id('approval').primaryKey(),
    /** The name of the endpoint. */
    act: text('act', { enum: APPROVAL_ACTS }).notNull(),
    /** What it is about, as in the audit log. */
    subject: text('subject').notNull(),
    /** Whose money or role it is about. */
    userId: optionalId('user', 'user_id'),
    amount: integer('amount').$type<Kobo>(),
    /** What happens when it is approved, in words without names. */
    summary: text('summary').notNull(),
    /** What the act gets, as it was parsed. */
    input: text('input', { mode: 'json' }).$type<unknown>().notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: APPROVAL_STATUSES }).notNull(),
    requestedBy: id('user', 'requested_by'),
    requestedAt: instant('requested_at'),
    decidedBy: optionalId('user', 'decided_by'),
    decidedAt: optionalInstant('decided_at'),
  },
  (t) => [
    index('approvals_open')
      .on(t.requestedAt)
      .where(sql`status = 'requested'`),
    uniqueIndex('approvals_open_once')
      .on(t.act, t.subject)
      .where(sql`status = 'requested'`),
    /** Who made an administrator. */
    index('approvals_of_role')
      .on(t.subject)
      .where(sql`act = 'admin.makeAdministrator' AND status = 'approved'`),
    check('approval_status', sql.raw(isIn('status', APPROVAL_STATUSES))),
    check('approval_reason', sql`length(trim(reason)) > 0`),
    check(
      'approval_by_two',
      sql`status <> 'approved' OR (decided_by IS NOT NULL AND decided_by <> requested_by)`,
    ),
  ],
)

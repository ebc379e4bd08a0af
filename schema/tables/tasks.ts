import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Day } from '../domain/days.ts'
import { PROJECT_TYPES, TASK_STATUSES } from '../domain/task.ts'
import { TRADE_NAMES, type Trade } from '../domain/trades.ts'
import { id, instant, kobo, maybeId, maybeInstant, words } from './columns.ts'
import { users } from './users.ts'

export const tasks = sqliteTable(
  'tasks',
  {
    id: id('task').primaryKey(),
    clientId: id('user', 'client_id').references(() => users.id),
    taskerId: maybeId('user', 'tasker_id').references(() => users.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** The budget while open; the agreed price from the award on. */
    price: kobo('price'),
    duration: integer('duration').notNull(),
    projectType: text('project_type', { enum: PROJECT_TYPES }).notNull(),
    location: text('location').notNull(),
    /** Only for the owner, the assigned tasker and admins (R7). */
    address: text('address').notNull().default(''),
    skills: words('skills'),
    trade: text('trade', { enum: TRADE_NAMES as [string, ...string[]] })
      .$type<Trade>()
      .notNull(),
    taskImage: text('task_image'),
    status: text('status', { enum: TASK_STATUSES }).notNull().default('pending'),
    /** Raised by each write; guards and edits compare it. */
    version: integer('version').notNull().default(1),
    /** The rate frozen at the award (RULES 2.0, PLATFORM_FEE_BPS). */
    feeBps: integer('fee_bps').notNull().default(0),
    agreedDate: text('agreed_date').$type<Day>(),
    revisions: integer('revisions').notNull().default(0),
    submissionNotes: text('submission_notes'),
    awardedAt: maybeInstant('awarded_at'),
    submittedAt: maybeInstant('submitted_at'),
    completedAt: maybeInstant('completed_at'),
    removedAt: maybeInstant('removed_at'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (t) => [
    index('tasks_open')
      .on(t.createdAt, t.id)
      .where(sql`status = 'pending'`),
    index('tasks_feed')
      .on(t.trade, t.createdAt, t.id)
      .where(sql`status = 'pending'`),
    index('tasks_price')
      .on(t.price, t.id)
      .where(sql`status = 'pending'`),
    index('tasks_feed_price')
      .on(t.trade, t.price, t.id)
      .where(sql`status = 'pending'`),
    index('tasks_by_client')
      .on(t.clientId, t.createdAt, t.id)
      .where(sql`status <> 'removed'`),
    index('tasks_by_client_status').on(t.clientId, t.status, t.updatedAt, t.id),
    index('tasks_by_tasker_status')
      .on(t.taskerId, t.status, t.updatedAt, t.id)
      .where(sql`tasker_id IS NOT NULL`),
    // Which file is still named by something (worker/clock/files.ts).
    index('tasks_image')
      .on(t.taskImage)
      .where(sql`task_image IS NOT NULL`),
  ],
)

/**
 * What can be sought of each open task, kept by triggers on `tasks`; the words of `task_search` (FTS5, trigrams) lie
 * here. `n` is the time of posting in steps of 1/256 ms, so that its order is that of the list, newest last.
 */
export const openTasks = sqliteTable('open_tasks', {
  n: integer('n').primaryKey(),
  taskId: id('task', 'task_id'),
  title: text('title').notNull(),
  location: text('location').notNull(),
  /** `|<trade>|<project type>|<skills as JSON>`: what is chosen from a list is sought like a word. */
  facets: text('facets').notNull(),
})

/** Every version handed in, kept for both sides (R29). */
export const submissions = sqliteTable(
  'submissions',
  {
    id: id('submission').primaryKey(),
    taskId: id('task', 'task_id').references(() => tasks.id),
    taskerId: id('user', 'tasker_id').references(() => users.id),
    version: integer('version').notNull(),
    notes: text('notes').notNull(),
    /** Key of a private file, null when there is none. */
    file: text('file'),
    fileType: text('file_type'),
    createdAt: instant('created_at'),
  },
  (t) => [
    uniqueIndex('submissions_by_task').on(t.taskId, t.version),
    index('submissions_file')
      .on(t.file)
      .where(sql`file IS NOT NULL`),
  ],
)

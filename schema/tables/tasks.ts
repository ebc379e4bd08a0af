import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { ASK_ENDS } from '#schema/domain/ask.ts'
import type { CancelOffer } from '#schema/domain/cancel.ts'
import type { ChangeRequest } from '#schema/domain/change-request.ts'
import type { Day } from '#schema/domain/days.ts'
import type { DisputeSummary } from '#schema/domain/dispute.ts'
import { REVIEW_WINDOW_DAYS } from '#schema/domain/limits.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { SPANS, type NeededBy } from '#schema/domain/needed-by.ts'
import type { PlanChange } from '#schema/domain/plan-change.ts'
import type { StoredReviews } from '#schema/domain/review.ts'
import type { Stage } from '#schema/domain/stages.ts'
import { PROJECT_TYPES, TASK_STATUSES } from '#schema/domain/task.ts'
import { TRADE_NAMES, type Trade } from '#schema/domain/trades.ts'
import { id, instant, kobo, optionalId, optionalInstant, textList } from './columns.ts'
import { personal } from './personal.ts'
import { users } from './users.ts'

/** Of a todo that was assigned it belongs to what its professional agreed to; of others it was seen in lists only. */
const SEEN_IN_LISTS = { of: 'client_id', where: 'tasker_id IS NULL' } as const

// `tasks_address`, by which accounts that share one are found, is in its migration alone.
export const tasks = sqliteTable(
  'tasks',
  {
    id: id('task').primaryKey(),
    clientId: id('user', 'client_id').references(() => users.id),
    taskerId: optionalId('user', 'tasker_id').references(() => users.id),
    title: text('title').notNull(),
    description: personal(text('description').notNull(), SEEN_IN_LISTS),
    /** The budget while open; the agreed price from the award on. */
    price: kobo('price'),
    duration: integer('duration').notNull(),
    /** Null for a todo without a day: then the duration counts. */
    neededBy: text('needed_by').$type<NeededBy>(),
    /** Null when a client did not say it. */
    span: text('span', { enum: SPANS }),
    projectType: text('project_type', { enum: PROJECT_TYPES }).notNull(),
    location: text('location').notNull(),
    /** A local government area (schema/domain/places), never a coordinate; null for remote work and where none is known. */
    place: text('place'),
    /** Shown only to the owner, the assignee and admins. */
    address: personal(text('address').notNull().default(''), { of: 'client_id' }),
    landmark: personal(text('landmark').notNull().default(''), { of: 'client_id' }),
    skills: textList('skills'),
    trade: text('trade', { enum: TRADE_NAMES as [string, ...string[]] })
      .$type<Trade>()
      .notNull(),
    taskImage: personal(text('task_image'), SEEN_IN_LISTS),
    /** Null also for a picture of a client that sends none. */
    taskThumbnail: personal(text('task_thumbnail'), SEEN_IN_LISTS),
    /** The budget of an assigned task, which it gets back when it opens again. */
    budget: integer('budget').$type<Kobo>(),
    status: text('status', { enum: TASK_STATUSES }).notNull().default('pending'),
    /** Null for a task with one stage; else `price` is their sum, and what is agreed is that of the current one. */
    stages: text('stages', { mode: 'json' }).$type<Stage[]>(),
    /** What accepted changes since the award have added to the price, in kobo; below 0 for less. */
    priceChange: integer('price_change').notNull().default(0),
    /** What one side asks to change; null when nothing waits for an answer. */
    planChange: text('plan_change', { mode: 'json' }).$type<PlanChange>(),
    /** Increases with each write; assertions and edits compare it. */
    version: integer('version').notNull().default(1),
    /** The platform fee's rate, frozen at the award. */
    feeBps: integer('fee_bps').notNull().default(0),
    agreedDate: text('agreed_date').$type<Day>(),
    /** How often the client has asked for changes since the award. */
    revisions: integer('revisions').notNull().default(0),
    changeRequest: text('change_request', { mode: 'json' }).$type<ChangeRequest>(),
    submissionNotes: text('submission_notes'),
    /** The latest dispute about the present hold. */
    dispute: text('dispute', { mode: 'json' }).$type<DisputeSummary>(),
    cancelOffer: text('cancel_offer', { mode: 'json' }).$type<CancelOffer>(),
    awardedAt: optionalInstant('awarded_at'),
    submittedAt: optionalInstant('submitted_at'),
    /** When submitted work is approved without the client. */
    autoApproveAt: optionalInstant('auto_approve_at'),
    completedAt: optionalInstant('completed_at'),
    /** The setting when it was completed; 0 seals no review. */
    reviewWindowDays: integer('review_window_days').notNull().default(REVIEW_WINDOW_DAYS),
    removedAt: optionalInstant('removed_at'),
    /** The status that a restoration returns to; null when an administrator removed the task. */
    removedFrom: text('removed_from', { enum: TASK_STATUSES }),
    /** When an administrator hid the content of a completed task. */
    hiddenAt: optionalInstant('hidden_at'),
    /** When reports hid it until an administrator decides. */
    suppressedAt: optionalInstant('suppressed_at'),
    /** The only professional who may see it; null when everybody may (docs/rules.md#a-todo-for-one-person-only). */
    askedId: optionalId('user', 'asked_id').references(() => users.id),
    /** Until when that professional is waited for; null once the wait is over. */
    askedUntil: optionalInstant('asked_until'),
    askEnd: text('ask_end', { enum: ASK_ENDS }),
    /** When something happens on its own; a job and the next command do it (docs/rules.md#due-tasks). */
    dueAt: optionalInstant('due_at'),
    /** A copy of the reviews, so that a list shows them without a join. */
    reviewState: text('review_state', { mode: 'json' }).$type<StoredReviews>(),
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
    // Of one place after the other, in the order of distance; in each the newest first, as the index has them.
    index('tasks_near')
      .on(t.place, sql`${t.createdAt} DESC`, sql`${t.id} DESC`)
      .where(sql`status = 'pending'`),
    index('tasks_feed_near')
      .on(t.trade, t.place, sql`${t.createdAt} DESC`, sql`${t.id} DESC`)
      .where(sql`status = 'pending'`),
    index('tasks_by_client')
      .on(t.clientId, t.createdAt, t.id)
      .where(sql`status <> 'removed'`),
    index('tasks_by_client_status').on(t.clientId, t.status, t.updatedAt, t.id),
    index('tasks_by_tasker_status')
      .on(t.taskerId, t.status, t.updatedAt, t.id)
      .where(sql`tasker_id IS NOT NULL`),
    index('tasks_due')
      .on(t.dueAt)
      .where(sql`due_at IS NOT NULL`),
    // The timeline of a user for administrators.
    index('tasks_awarded_to')
      .on(t.taskerId, t.awardedAt)
      .where(sql`tasker_id IS NOT NULL AND awarded_at IS NOT NULL`),
    index('tasks_completed_for')
      .on(t.clientId, t.completedAt)
      .where(sql`completed_at IS NOT NULL`),
    index('tasks_disputed_client')
      .on(t.clientId)
      .where(sql`dispute IS NOT NULL`),
    index('tasks_disputed_tasker')
      .on(t.taskerId)
      .where(sql`dispute IS NOT NULL`),
    // The lists of administrators.
    index('tasks_listed')
      .on(t.createdAt, t.id)
      .where(sql`status <> 'removed'`),
    index('tasks_listed_price')
      .on(t.price, t.id)
      .where(sql`status <> 'removed'`),
    // Open tasks have indexes of their own, which the planner would leave for this one.
    index('tasks_by_status')
      .on(t.status, t.createdAt, t.id)
      .where(sql`status <> 'pending'`),
    // What two users did for each other.
    index('tasks_of_pair')
      .on(t.clientId, t.taskerId)
      .where(sql`tasker_id IS NOT NULL`),
    // Finds unreferenced files (worker/files/delete-orphans.ts).
    index('tasks_image')
      .on(t.taskImage)
      .where(sql`task_image IS NOT NULL`),
    index('tasks_thumbnail')
      .on(t.taskThumbnail)
      .where(sql`task_thumbnail IS NOT NULL`),
  ],
)

/**
 * The searchable text of each open task, written by triggers on `tasks`; the content table of `task_search` (FTS5,
 * trigrams). `posted_order` is the posting time in steps of 1/256 ms, so its order is the order of the list.
 */
export const openTasks = sqliteTable('open_tasks', {
  postedOrder: integer('posted_order').primaryKey(),
  taskId: id('task', 'task_id'),
  title: text('title').notNull(),
  location: text('location').notNull(),
  /** `|<trade>|<project type>|<skills as JSON>`: filters are matched like text. */
  facets: text('facets').notNull(),
})

/** Every version of the submitted work. */
export const submissions = sqliteTable(
  'submissions',
  {
    id: id('submission').primaryKey(),
    taskId: id('task', 'task_id').references(() => tasks.id),
    taskerId: id('user', 'tasker_id').references(() => users.id),
    version: integer('version').notNull(),
    /** The number of the stage; null of a task with one. */
    stage: integer('stage'),
    notes: text('notes').notNull(),
    /** Key of a private file. */
    file: text('file'),
    fileType: text('file_type'),
    /** What the client asked to change in this version. */
    changeNote: text('change_note'),
    changesRequestedAt: optionalInstant('changes_requested_at'),
    createdAt: instant('created_at'),
  },
  (t) => [
    uniqueIndex('submissions_by_task').on(t.taskId, t.version),
    index('submissions_file')
      .on(t.file)
      .where(sql`file IS NOT NULL`),
  ],
)

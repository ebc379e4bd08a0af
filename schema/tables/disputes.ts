import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { DISPUTE_OUTCOMES, DISPUTE_REASONS, type Offer } from '#schema/domain/dispute.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { id, instant, kobo, optionalId, optionalInstant } from './columns.ts'
import { tasks } from './tasks.ts'
import { users } from './users.ts'

/** A disagreement about a task's hold. At most one of a task is open (docs/rules.md#a-dispute-freezes-the-hold). */
export const disputes = sqliteTable(
  'disputes',
  {
    id: id('dispute').primaryKey(),
    taskId: id('task', 'task_id').references(() => tasks.id),
    openedBy: id('user', 'opened_by').references(() => users.id),
    reason: text('reason', { enum: DISPUTE_REASONS }).notNull(),
    /** What was held at the opening; nothing changes it while the dispute is open. */
    held: kobo('held'),
    openedAt: instant('opened_at'),
    answerBy: instant('answer_by'),
    answeredAt: optionalInstant('answered_at'),
    decideBy: instant('decide_by'),
    endsAt: instant('ends_at'),
    /** Splits that wait for the other side, one of each side at most. */
    offers: text('offers', { mode: 'json' }).$type<Offer[]>().notNull(),
    closedAt: optionalInstant('closed_at'),
    outcome: text('outcome', { enum: DISPUTE_OUTCOMES }),
    released: integer('released').$type<Kobo>(),
    refunded: integer('refunded').$type<Kobo>(),
    /** The platform's part of what was released. */
    fee: integer('fee').$type<Kobo>(),
    /** Who accepted or decided; null for Onise itself. */
    closedBy: optionalId('user', 'closed_by'),
    /** The reason of an administrator's decision, for both sides to read. */
    decision: text('decision'),
  },
  (t) => [
    uniqueIndex('disputes_open')
      .on(t.taskId)
      .where(sql`closed_at IS NULL`),
    index('disputes_by_task').on(t.taskId, t.openedAt),
  ],
)

/** What one side says, once. */
export const disputeStatements = sqliteTable(
  'dispute_statements',
  {
    id: id('statement').primaryKey(),
    disputeId: id('dispute', 'dispute_id').references(() => disputes.id),
    authorId: id('user', 'author_id').references(() => users.id),
    text: text('text').notNull(),
    createdAt: instant('created_at'),
  },
  (t) => [uniqueIndex('dispute_statements_by_author').on(t.disputeId, t.authorId)],
)

import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Counter, DailyFigure } from '#schema/domain/counters.ts'
import type { Day } from '#schema/domain/days.ts'
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '#schema/domain/ledger.ts'
import { id } from './columns.ts'

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
 * The content of `user_search` (FTS5, trigrams), by which administrators find users; triggers copy it. Its numbers follow
 * the order of registration.
 */
export const userEmails = sqliteTable('user_emails', {
  id: integer('id').primaryKey(),
  userId: id('user', 'user_id').unique('user_emails_user'),
  email: text('email').notNull(),
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

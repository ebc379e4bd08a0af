import { sql } from 'drizzle-orm'
import { check, index, sqliteTable, text, integer, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { REFUND_STATUSES, UNFINISHED_REFUND_STATUSES } from '#schema/domain/ledger.ts'
import { id, instant, isIn, kobo, optionalId, optionalInstant } from './columns.ts'
import { users } from './users.ts'

/** Refunds that administrators have started; those of the provider's dashboard have no row. */
export const refunds = sqliteTable(
  'refunds',
  {
    /** Sent to the provider as its note, by which its list is searched before anything is repeated. */
    id: id('refund').primaryKey(),
    reference: text('reference').notNull(),
    /** The wallet that the money was taken from; null for a payment in suspense. */
    userId: optionalId('user', 'user_id').references(() => users.id),
    amount: kobo('amount'),
    status: text('status', { enum: REFUND_STATUSES }).notNull(),
    /** One sender owns the refund until then. */
    leaseUntil: optionalInstant('lease_until'),
    attempts: integer('attempts').notNull().default(0),
    providerId: text('provider_id').unique('refunds_provider_id'),
    lastError: text('last_error'),
    requestedBy: id('user', 'requested_by'),
    reason: text('reason').notNull(),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (t) => [
    /** One at a time for each payment. */
    uniqueIndex('refunds_unfinished')
      .on(t.reference)
      .where(sql.raw(isIn('status', UNFINISHED_REFUND_STATUSES))),
    index('refunds_of').on(t.reference),
    check('refund_status', sql.raw(isIn('status', REFUND_STATUSES))),
    check('refund_amount', sql`typeof(amount) = 'integer' AND amount > 0`),
  ],
)

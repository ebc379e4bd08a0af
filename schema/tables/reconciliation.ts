import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Day } from '#schema/domain/days.ts'
import { DISCREPANCY_KINDS } from '#schema/domain/ledger.ts'
import { instant, kobo, optionalId, optionalInstant } from './columns.ts'

/** A difference between the ledger and the provider, or a violated invariant; open until it is resolved. */
export const discrepancies = sqliteTable(
  'discrepancies',
  {
    /** A prefix and the subject, such as `payment:<reference>` (docs/ledger.md#discrepancies). */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: DISCREPANCY_KINDS }).notNull(),
    ourAmount: integer('our_amount'),
    providerAmount: integer('provider_amount'),
    message: text('message').notNull(),
    foundAt: instant('found_at'),
    resolvedAt: optionalInstant('resolved_at'),
    /** The administrator who closed it, and why; null when its condition was gone. */
    resolvedBy: optionalId('user', 'resolved_by'),
    resolution: text('resolution'),
  },
  (t) => [
    index('discrepancies_open')
      .on(t.foundAt)
      .where(sql`resolved_at IS NULL`),
  ],
)

/** References that both the provider's list and the ledger have; the others are queried one by one. */
export const reconciliationMatches = sqliteTable('reconciliation_matches', {
  reference: text('reference').primaryKey(),
  matchedAt: instant('matched_at'),
})

/** What the provider has paid out of the payments of a day (docs/ledger.md#unsettled-money). */
export const settlements = sqliteTable('settlements', {
  /** The provider's. */
  id: text('id').primaryKey(),
  /** Payments less their fees. */
  net: kobo('net'),
  /** Also less what the provider deducted for refunds and disputes. */
  paidOut: kobo('paid_out'),
  seenAt: instant('seen_at'),
})

/** The hash of one day's entries and of the previous checksum (docs/ledger.md#daily-checksums). */
export const ledgerChecksums = sqliteTable('ledger_checksums', {
  day: text('day').$type<Day>().primaryKey(),
  lastEntryId: integer('last_entry_id').notNull(),
  sha256: text('sha256').notNull(),
  prevSha256: text('prev_sha256').notNull(),
  createdAt: instant('created_at'),
})

/** Responses of the provider that may be served stale: the list of banks, and names of accounts. */
export const providerCache = sqliteTable('provider_cache', {
  name: text('name').primaryKey(),
  body: text('body').notNull(),
  fetchedAt: instant('fetched_at'),
})

import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Day } from '../domain/days.ts'
import { instant, maybeInstant } from './columns.ts'

/** A difference between the books and the provider's, kept until a person has settled it (MONEY 2, Reconcile). */
export const reconItems = sqliteTable(
  'recon_items',
  {
    /** What differs, once: `payment:<reference>`, `transfer:<reference>`, `balance`, `law:<name>`, `seal:<day>`. */
    id: text('id').primaryKey(),
    kind: text('kind', {
      enum: ['missing_here', 'missing_there', 'amount', 'status', 'balance', 'law'],
    }).notNull(),
    ours: integer('ours'),
    theirs: integer('theirs'),
    words: text('words').notNull(),
    seenAt: instant('seen_at'),
    settledAt: maybeInstant('settled_at'),
  },
  (t) => [
    index('recon_items_open')
      .on(t.seenAt)
      .where(sql`settled_at IS NULL`),
  ],
)

/** What the provider's list and the books agree on, kept for a while: what of ours is not here is asked after by name. */
export const reconMatched = sqliteTable('recon_matched', {
  reference: text('reference').primaryKey(),
  matchedAt: instant('matched_at'),
})

/** A day of the books, closed: the hash of its entries and of the seal before it (MONEY 1.3, law 10). */
export const ledgerSeals = sqliteTable('ledger_seals', {
  day: text('day').$type<Day>().primaryKey(),
  lastEntryId: integer('last_entry_id').notNull(),
  sha256: text('sha256').notNull(),
  prevSha256: text('prev_sha256').notNull(),
  sealedAt: instant('sealed_at'),
})

/** An answer of the provider's that is good for a while, and better stale than none: the list of banks. */
export const providerCache = sqliteTable('provider_cache', {
  name: text('name').primaryKey(),
  body: text('body').notNull(),
  fetchedAt: instant('fetched_at'),
})

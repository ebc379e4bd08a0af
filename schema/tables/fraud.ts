import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { SHARING_KINDS } from '#schema/domain/fraud.ts'
import { id, instant, isIn, optionalInstant } from './columns.ts'
import { personalRow } from './personal.ts'
import { users } from './users.ts'

/**
 * Accounts that had a value in common with another one (docs/rules.md#accounts-that-share-something). Triggers write a
 * row when the second account gets the value, so that nothing is searched among all users.
 */
export const sharings = sqliteTable(
  'sharings',
  {
    kind: text('kind', { enum: SHARING_KINDS }).notNull(),
    /** A keyed hash or digest; of a phone number its last ten digits, of an address its area and text. Never returned. */
    value: text('value').notNull(),
    userId: personalRow(id('user', 'user_id').references(() => users.id)),
    since: instant('since'),
    /** When an administrator decided about the group with this account. */
    decidedAt: optionalInstant('decided_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.value, t.userId] }),
    index('sharings_of_user').on(t.userId),
    /** Those without a decision first. */
    index('sharings_of_value').on(t.kind, t.value, t.decidedAt),
    check('sharing_kind', sql.raw(isIn('kind', SHARING_KINDS))),
  ],
)

/** Each value once, so that 10,000 accounts with one browser are one row of the list; triggers on `sharings` keep it. */
export const sharedValues = sqliteTable(
  'shared_values',
  {
    kind: text('kind', { enum: SHARING_KINDS }).notNull(),
    value: text('value').notNull(),
    accounts: integer('accounts').notNull(),
    /** Of those, without a decision. */
    undecided: integer('undecided').notNull(),
    /** When the latest account joined. */
    sharedAt: instant('shared_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.value] }),
    index('shared_values_open')
      .on(t.sharedAt)
      .where(sql`undecided > 0 AND accounts > 1`),
  ],
)

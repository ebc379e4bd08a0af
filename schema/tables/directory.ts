import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { TIERS } from '#schema/domain/directory.ts'
import { TRADE_NAMES, type Trade } from '#schema/domain/trade-names.ts'
import { id } from './columns.ts'
import { personalRow } from './personal.ts'

/**
 * By what the directory finds the professionals who are listed, written by triggers on `users`: one row for each area of
 * theirs. The key is the order of a list.
 */
export const directoryEntries = sqliteTable(
  'directory_entries',
  {
    trade: text('trade', { enum: TRADE_NAMES as [string, ...string[]] })
      .$type<Trade>()
      .notNull(),
    /** Empty for all of Nigeria, a state, a place, or `*` for who goes anywhere. */
    area: text('area').notNull(),
    tier: text('tier', { enum: TIERS }).notNull(),
    /** On the circle of schema/domain/directory.ts: the random digits that end the id. */
    spot: text('spot').notNull(),
    userId: personalRow(id('user', 'user_id')),
  },
  (t) => [
    primaryKey({ columns: [t.trade, t.area, t.tier, t.spot, t.userId] }),
    index('directory_entries_of_user').on(t.userId),
  ],
)

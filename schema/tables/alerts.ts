import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { ALERT_DELIVERIES } from '#schema/domain/alerts.ts'
import { DEFAULT_REACH, REACHES } from '#schema/domain/places/reach.ts'
import { TRADE_NAMES, type Trade } from '#schema/domain/trade-names.ts'
import { id, instant, kobo, optionalInstant, textList } from './columns.ts'
import { personalRow } from './personal.ts'
import { users } from './users.ts'

/**
 * What new todos a professional wants to be told about. The alert whose id is the user's follows the profile: its trade,
 * skills and places are those of `users`, and triggers in the migrations make it with the first trade.
 */
export const alerts = sqliteTable(
  'alerts',
  {
    userId: personalRow(id('user', 'user_id').references(() => users.id)),
    id: id('alert'),
    trade: text('trade', { enum: TRADE_NAMES as [string, ...string[]] }).$type<Trade>(),
    /** Empty for all of the trade. */
    skills: textList('skills').default([]),
    place: text('place'),
    reach: text('reach', { enum: REACHES }).notNull().default(DEFAULT_REACH),
    minPrice: kobo('min_price').default(0 as never),
    delivery: text('delivery', { enum: ALERT_DELIVERIES }).notNull().default('now'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/**
 * By what a new todo finds the alerts that it matches, written by triggers on `alerts` and `users`: one row for each skill
 * (or the trade) and place. A todo looks up its trade and skills at each place whose reach it is in.
 */
export const alertKeys = sqliteTable(
  'alert_keys',
  {
    /** A trade or a skill; their names differ. */
    what: text('what').notNull(),
    /** `lagos-ikeja:25`: a place and the reach around it; `*` without a place. */
    area: text('area').notNull(),
    minPrice: kobo('min_price'),
    userId: personalRow(id('user', 'user_id')),
    alertId: id('alert', 'alert_id'),
  },
  (t) => [
    primaryKey({ columns: [t.what, t.area, t.minPrice, t.userId, t.alertId] }),
    index('alert_keys_of_alert').on(t.userId, t.alertId),
  ],
)

/** Todos that have become open and are still to be compared with the alerts; triggers on `tasks` write it. */
export const alertQueue = sqliteTable(
  'alert_queue',
  { taskId: id('task', 'task_id').primaryKey(), openedAt: instant('opened_at') },
  (t) => [index('alert_queue_opened').on(t.openedAt)],
)

/** Of which todos a user was told, or will be in the morning: once of each, whatever the number of alerts. */
export const alertMatches = sqliteTable(
  'alert_matches',
  {
    userId: personalRow(id('user', 'user_id').references(() => users.id)),
    taskId: id('task', 'task_id'),
    alertId: id('alert', 'alert_id'),
    /** Whole kilometres from the place of the alert; null where one of both has no place. */
    km: integer('km'),
    /** When it goes into a digest; null when it has its own notice, or the digest was written. */
    digestAt: optionalInstant('digest_at'),
    createdAt: instant('created_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.taskId] }),
    index('alert_matches_digest')
      .on(t.digestAt)
      .where(sql`digest_at IS NOT NULL`),
  ],
)

import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Day } from '#schema/domain/days.ts'
import { id, instant } from './columns.ts'
import { personalRow } from './personal.ts'

/** One row, k = 1, increased in each write batch, so its order is the order of commits. */
export const syncCounter = sqliteTable('sync_counter', {
  k: integer('k').primaryKey(),
  v: integer('v').notNull(),
})

/** The latest change of each entity within a scope, and tombstones. */
export const changes = sqliteTable(
  'changes',
  {
    scope: text('scope').notNull(),
    entity: text('entity').notNull(),
    id: text('id').notNull(),
    op: text('op', { enum: ['put', 'del'] }).notNull(),
    seq: integer('seq').notNull(),
    /** Where the row is, for an entity whose table has no index by id: of a message `<other user>/<seq>`. */
    locator: text('locator'),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.entity, t.id] }),
    index('changes_pull').on(t.scope, t.seq),
    // Tombstones, oldest first, for the purge. A put writes no row here.
    index('changes_gone')
      .on(t.seq)
      .where(sql`op = 'del'`),
  ],
)

/** Tombstones up to this position were purged; a client with an older cursor loads everything again. */
export const syncFloor = sqliteTable('sync_floor', {
  scope: text('scope').primaryKey(),
  seq: integer('seq').notNull(),
})

/** The stored response of a command; a repetition with the same key gets it again for 30 days. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** Stored responses repeat what the user wrote. */
    userId: personalRow(id('user', 'user_id')),
    key: text('key').notNull(),
    /** Keyed hash of method, path and canonical body; the same key with another body is rejected. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull(),
    response: text('response', { mode: 'json' }).notNull(),
    seq: integer('seq').notNull(),
    createdAt: instant('created_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
)

/** The last change of what no single scope covers: `feeds` is any trade's feed, `user_summaries` any user's summary. */
export const syncListVersions = sqliteTable('sync_list_versions', {
  list: text('list', { enum: ['feeds', 'user_summaries'] }).primaryKey(),
  seq: integer('seq').notNull(),
})

/** The counter at the first purge of each day, from which the age of a tombstone is known. */
export const syncDays = sqliteTable('sync_days', {
  day: text('day').$type<Day>().primaryKey(),
  seq: integer('seq').notNull(),
})

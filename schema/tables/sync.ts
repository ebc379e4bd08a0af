import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Day } from '../domain/days.ts'
import { id, instant } from './columns.ts'

/** One row, k = 1: bumped inside each write batch, so its order is the order of commits (SYNC 1). */
export const syncHead = sqliteTable('sync_head', {
  k: integer('k').primaryKey(),
  v: integer('v').notNull(),
})

/** The latest change to a thing within a scope: live rows and tombstones, nothing older. */
export const changes = sqliteTable(
  'changes',
  {
    scope: text('scope').notNull(),
    entity: text('entity').notNull(),
    id: text('id').notNull(),
    op: text('op', { enum: ['put', 'del'] }).notNull(),
    seq: integer('seq').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.entity, t.id] }),
    index('changes_pull').on(t.scope, t.seq),
    // Tombstones, oldest first: what the clock clears away. A put writes nothing here.
    index('changes_gone')
      .on(t.seq)
      .where(sql`op = 'del'`),
  ],
)

/** Tombstones at or below this were purged: a phone with an older cursor starts afresh. */
export const syncFloor = sqliteTable('sync_floor', {
  scope: text('scope').primaryKey(),
  seq: integer('seq').notNull(),
})

/** What we answered to a command, kept 30 days so that a retry hears the same answer (R51). */
export const receipts = sqliteTable(
  'receipts',
  {
    userId: id('user', 'user_id'),
    key: text('key').notNull(),
    /** SHA-256 of method, path and canonical body: the same key with another body is refused. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull(),
    answer: text('answer', { mode: 'json' }).notNull(),
    seq: integer('seq').notNull(),
    createdAt: instant('created_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
)

/** The last change of what is wider than a scope: `feeds` is any trade's feed, `faces` how anybody looks on a card. */
export const syncHeads = sqliteTable('sync_heads', {
  wide: text('wide', { enum: ['feeds', 'faces'] }).primaryKey(),
  seq: integer('seq').notNull(),
})

/** Where the counter stood on a day: a tombstone has a place and no time, so this tells its age (SYNC 1). */
export const syncDays = sqliteTable('sync_days', {
  day: text('day').$type<Day>().primaryKey(),
  seq: integer('seq').notNull(),
})

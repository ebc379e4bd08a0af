import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
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

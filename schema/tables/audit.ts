import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, instant } from './columns.ts'

/** What administrators did and why. Rows are never changed or deleted; triggers in the migrations enforce it. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: id('audit').primaryKey(),
    actorId: id('user', 'actor_id'),
    sessionId: id('session', 'session_id'),
    /** The name of the endpoint. */
    action: text('action').notNull(),
    /** The id of what was decided about. */
    subject: text('subject').notNull(),
    reason: text('reason').notNull(),
    /** JSON: what was decided, without secrets and without personal data beyond ids. */
    details: text('details').notNull(),
    createdAt: instant('created_at'),
    /** From 1 without gaps; null for entries from before there was a chain. */
    seq: integer('seq'),
    /** The SHA-256 of the entry and of `prev_sha256` (docs/security.md#audit-log). */
    sha256: text('sha256'),
    prevSha256: text('prev_sha256'),
  },
  (t) => [
    index('audit_log_subject').on(t.subject),
    index('audit_log_time').on(t.createdAt, t.id),
    uniqueIndex('audit_log_seq').on(t.seq),
    check('audit_log_reason', sql`length(trim(reason)) > 0`),
  ],
)

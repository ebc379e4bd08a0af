import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, instant } from './columns.ts'
import { personalRow } from './personal.ts'

/**
 * Browsers that receive web push. A subscription belongs to the session that created it and ends with it: only rows of
 * live sessions are sent to (docs/rules.md#web-push).
 */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    /** A capability URL of the browser's push service: a holder of it and of our key can send there. */
    endpoint: text('endpoint').primaryKey(),
    userId: personalRow(id('user', 'user_id')),
    sessionId: id('session', 'session_id'),
    /** The browser's public key and secret of RFC 8291, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Names our key that the browser accepts messages of. */
    keyId: text('key_id').notNull(),
    createdAt: instant('created_at'),
    /** Failures in a row; nothing is sent before `retryAt`. */
    failures: integer('failures').notNull().default(0),
    retryAt: instant('retry_at').default(0),
  },
  (t) => [index('push_subscriptions_user').on(t.userId)],
)

/** A notice that one browser has not received yet because its push service answered with a temporary failure. */
export const pushRetries = sqliteTable(
  'push_retries',
  {
    noticeId: id('notice', 'notice_id'),
    endpoint: text('endpoint').notNull(),
    attempts: integer('attempts').notNull(),
    retryAt: instant('retry_at'),
  },
  (t) => [primaryKey({ columns: [t.noticeId, t.endpoint] })],
)

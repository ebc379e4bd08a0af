import { sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#worker/db/write.ts'
import { isBlockedSql } from '#worker/trust/blocks.ts'
import type { Writers } from './queries.ts'

/** While a conversation has unread messages, its push is repeated at most this often. */
const REPEAT_MS = 60 * 60_000

/**
 * One for each conversation, with the other user's id as its own, only for users whose browsers receive push. Nothing
 * is written while an earlier one is unread, so a conversation that is going on costs nothing more.
 */
export const notifyRecipient = ({ me, other }: Writers, now: number): Statement => sql`
  INSERT INTO notices (user_id, id, kind, category, other_user_id, data, created_at, push_at)
  SELECT ${other}, ${me}, 'message', 'chat', ${me}, json_object('name', username), ${now}, ${now}
  FROM users WHERE id = ${me}
    AND EXISTS (SELECT 1 FROM push_subscriptions WHERE user_id = ${other}) AND NOT ${isBlockedSql(me, other)}
  ON CONFLICT (user_id, id) DO UPDATE SET data = excluded.data, created_at = excluded.created_at,
    push_at = excluded.push_at, pushed_at = NULL, read_at = NULL
  WHERE read_at IS NOT NULL OR created_at <= ${now - REPEAT_MS}
  RETURNING push_at`

/** The reader has seen the messages. */
export const readMessageNotice = ({ me, other }: Writers, now: number): SQL => sql`
  UPDATE notices SET read_at = ${now}, push_at = NULL
  WHERE user_id = ${me} AND id = ${other} AND read_at IS NULL`

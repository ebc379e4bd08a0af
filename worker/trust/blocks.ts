import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'

type UserExpression = UserId | SQL

/** Whether one of two users has blocked the other; two index look-ups. */
export const isBlockedSql = (a: UserExpression, b: UserExpression): SQL<boolean> => sql`(
  EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${a} AND blocked_id = ${b})
  OR EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${b} AND blocked_id = ${a}))`

/** Whom a user has blocked and who has blocked them. */
const hiddenUsersSql = (user: UserExpression): SQL => sql`
  SELECT blocked_id AS id FROM blocks WHERE blocker_id = ${user}
  UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${user}`

/**
 * Whether the user in a column is neither blocked by `user` nor the other way round, for lists. SQLite computes the
 * text of all ids once for a statement, so that the list reads no row more for each of its rows, as with `NOT IN`.
 */
export const isNotHiddenSql = (user: UserExpression, column: SQLWrapper): SQL<boolean> =>
  sql`instr(coalesce((SELECT group_concat(id) FROM (${hiddenUsersSql(user)})), ''), ${column}) = 0`

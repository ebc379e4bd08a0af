import { sql, type SQL } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { isIn } from '#schema/tables/columns.ts'
import { isBlockedSql } from './blocks.ts'

const isLive = sql.raw(isIn('status', HELD_STATUSES))

/** Whether assigned work that is not completed joins two users; it goes on after a block. */
type UserExpression = UserId | SQL<UserId>
const hasLiveWorkSql = (a: UserExpression, b: UserExpression): SQL<boolean> => sql`(
  EXISTS (SELECT 1 FROM tasks WHERE tasker_id = ${a} AND ${isLive} AND client_id = ${b})
  OR EXISTS (SELECT 1 FROM tasks WHERE tasker_id = ${b} AND ${isLive} AND client_id = ${a}))`

const isAdmin = (user: UserExpression) =>
  sql`EXISTS (SELECT 1 FROM users AS reader WHERE reader.id = ${user} AND reader.user_type = 'admin')`

/** Whether a reader, empty when signed out, may see a row of `users`: blocks and reports hide it, live work does not. */
export const canSeeUserSql = (reader: UserExpression, id: UserExpression): SQL => sql`(
  (users.suppressed_at IS NULL AND NOT ${isBlockedSql(reader, id)})
  OR ${reader} = ${id} OR ${hasLiveWorkSql(reader, id)} OR ${isAdmin(reader)})`

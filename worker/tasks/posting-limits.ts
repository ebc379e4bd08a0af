import { eq, sql, type SQL } from 'drizzle-orm'
import { dayOf, startOfDay } from '#schema/domain/days.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { OPEN_TASKS_MAX, POSTS_PER_DAY } from '#schema/domain/limits.ts'
import { users } from '#schema/tables/users.ts'
import { userSummaryColumns } from '#worker/accounts/queries.ts'
import type { Db } from '#worker/db/client.ts'
import { assertThat } from '#worker/db/write.ts'

// Each count stops at its limit, so it reads a bounded number of rows.
const openTaskCount = (userId: UserId) => sql<number>`(SELECT count(*) FROM (
  SELECT 1 FROM tasks WHERE client_id = ${userId} AND status = 'pending' LIMIT ${OPEN_TASKS_MAX}))`

/** Tasks that were posted today, in Lagos, and removed again count too. */
const postCountToday = (userId: UserId, now: number) => {
  const morning = startOfDay(dayOf(now))
  return sql<number>`(
  (SELECT count(*) FROM (SELECT 1 FROM tasks
    WHERE client_id = ${userId} AND status <> 'removed' AND created_at >= ${morning}
    LIMIT ${POSTS_PER_DAY})) +
  (SELECT count(*) FROM (SELECT 1 FROM tasks
    WHERE client_id = ${userId} AND status = 'removed' AND updated_at >= ${morning} AND created_at >= ${morning}
    LIMIT ${POSTS_PER_DAY})))`
}

/** The user summary, and how much of the posting limits is used. */
export const selectPoster = (db: Db, userId: UserId, now: number) =>
  db
    .select({
      summary: userSummaryColumns,
      openTasks: openTaskCount(userId),
      postsToday: postCountToday(userId, now),
    })
    .from(users)
    .where(eq(users.id, userId))

/** Checks the limits again inside the write batch, because two posts at once may both have read the last free place. */
export const assertPostingAllowed = (userId: UserId, now: number): SQL =>
  assertThat(
    'task_state',
    sql`${openTaskCount(userId)} < ${OPEN_TASKS_MAX} AND ${postCountToday(userId, now)} < ${POSTS_PER_DAY}`,
  )

export const assertOpenTasksBelowLimit = (userId: UserId): SQL =>
  assertThat('task_state', sql`${openTaskCount(userId)} < ${OPEN_TASKS_MAX}`)

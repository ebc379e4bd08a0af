import { eq, sql, type SQL } from 'drizzle-orm'
import { dayOf, startOfDay } from '#schema/domain/days.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { OPEN_TASKS_MAX, POSTS_PER_DAY } from '#schema/domain/limits.ts'
import { users } from '#schema/tables/users.ts'
import { userSummaryColumns } from '#worker/accounts/queries.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { assertThat } from '#worker/db/write.ts'

// Each count stops at its limit, so it reads a bounded number of rows.
type Owner = UserId | SQL<UserId>
const openTaskCount = (userId: Owner) => sql<number>`(SELECT count(*) FROM (
  SELECT 1 FROM tasks WHERE client_id = ${userId} AND status = 'pending' LIMIT ${OPEN_TASKS_MAX}))`

const morningOf = (now: number) => startOfDay(dayOf(now))
/** Tasks that were posted today, in Lagos, and removed again count too. */
const postCountSince = (userId: Owner, morning: number | SQL<number>) => sql<number>`(
  (SELECT count(*) FROM (SELECT 1 FROM tasks
    WHERE client_id = ${userId} AND status <> 'removed' AND created_at >= ${morning}
    LIMIT ${POSTS_PER_DAY})) +
  (SELECT count(*) FROM (SELECT 1 FROM tasks
    WHERE client_id = ${userId} AND status = 'removed' AND updated_at >= ${morning} AND created_at >= ${morning}
    LIMIT ${POSTS_PER_DAY})))`

const selectPosterBy = prepare(({ userId, morning }: Slots<{ userId: UserId; morning: number }>) =>
  queryBuilder
    .select({
      summary: userSummaryColumns,
      openTasks: openTaskCount(userId),
      postsToday: postCountSince(userId, morning),
    })
    .from(users)
    .where(eq(users.id, userId)),
)
/** The user summary, and how much of the posting limits is used. */
export const selectPoster = (userId: UserId, now: number) =>
  selectPosterBy({ userId, morning: morningOf(now) })

/** Checks the limits again inside the write batch, because two posts at once may both have read the last free place. */
export const assertPostingAllowed = (userId: UserId, now: number): SQL =>
  assertThat(
    'task_state',
    sql`${openTaskCount(userId)} < ${OPEN_TASKS_MAX} AND ${postCountSince(userId, morningOf(now))} < ${POSTS_PER_DAY}`,
  )

export const assertOpenTasksBelowLimit = (userId: UserId): SQL =>
  assertThat('task_state', sql`${openTaskCount(userId)} < ${OPEN_TASKS_MAX}`)

import { eq, sql, type SQL } from 'drizzle-orm'
import { dayOf, startOf } from '#schema/domain/days.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { OPEN_TASKS_MAX, POSTS_PER_DAY } from '#schema/domain/limits.ts'
import { users } from '#schema/tables/users.ts'
import { faceColumns } from '../accounts/queries.ts'
import type { Db } from '../db/client.ts'
import { guardThat } from '../db/commit.ts'

/** Counting stops where the limit is, so it reads a handful of rows however many there are. */
const openBy = (person: UserId) => sql<number>`(SELECT count(*) FROM (
  SELECT 1 FROM tasks WHERE client_id = ${person} AND status = 'pending' LIMIT ${OPEN_TASKS_MAX}))`

/** Posted since then and removed again counts too: it was shown to people (R7). */
const postedBy = (person: UserId, since: number) => sql<number>`(
  (SELECT count(*) FROM (SELECT 1 FROM tasks
    WHERE client_id = ${person} AND status <> 'removed' AND created_at >= ${since}
    LIMIT ${POSTS_PER_DAY})) +
  (SELECT count(*) FROM (SELECT 1 FROM tasks
    WHERE client_id = ${person} AND status = 'removed' AND updated_at >= ${since} AND created_at >= ${since}
    LIMIT ${POSTS_PER_DAY})))`

const lagosMorning = (now: number) => startOf(dayOf(now))

/** Who posts, and how much of their allowance is used: 20 open, 10 a Lagos day (R7). */
export const posterBy = (db: Db, person: UserId, now: number) =>
  db
    .select({
      face: faceColumns,
      open: openBy(person),
      today: postedBy(person, lagosMorning(now)),
    })
    .from(users)
    .where(eq(users.id, person))

/** The same, asked again inside the write batch: two posts at once cannot both be the last one allowed. */
export const mayPost = (person: UserId, now: number): SQL =>
  guardThat(
    'task_state',
    sql`${openBy(person)} < ${OPEN_TASKS_MAX} AND ${postedBy(person, lagosMorning(now))} < ${POSTS_PER_DAY}`,
  )

export const mayOpen = (person: UserId): SQL =>
  guardThat('task_state', sql`${openBy(person)} < ${OPEN_TASKS_MAX}`)

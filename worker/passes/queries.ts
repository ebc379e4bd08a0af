import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { LIVE_STATUSES } from '#schema/domain/conversation.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { isIn } from '#schema/tables/columns.ts'
import { passes, tasks, users } from '#schema/tables/index.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'

/** The latest pass of this professional for the task that none has replaced. */
export const selectOwnPass = prepare(
  ({ taskId, userId }: Slots<{ taskId: TaskId; userId: UserId }>) =>
    queryBuilder
      .select({ token: passes.token })
      .from(passes)
      .where(and(eq(passes.taskId, taskId), eq(passes.userId, userId), isNull(passes.revokedAt)))
      .orderBy(desc(passes.createdAt))
      .limit(1),
)

const isLive = sql.raw(isIn('tasks.status', LIVE_STATUSES))

/**
 * A pass ends with the work, with another professional, with another day, and with its owner's account. All of it is read
 * of them, so that nothing that ends work can forget its pass.
 */
const isEnded = sql`(passes.revoked_at IS NOT NULL OR NOT ${isLive}
  OR tasks.tasker_id IS NOT passes.user_id
  OR unixepoch(tasks.agreed_date) IS NOT passes.expires_at / 1000 - 82800
  OR users.suspended_at IS NOT NULL OR users.closed_at IS NOT NULL)`

/** Not yet expired, those first that expire soonest. */
export const selectRevoked = prepare(({ now, max }: Slots<{ now: number; max: number }>) =>
  queryBuilder
    .select({ id: passes.id })
    .from(passes)
    .innerJoin(tasks, eq(tasks.id, passes.taskId))
    .innerJoin(users, eq(users.id, passes.userId))
    .where(and(gt(passes.expiresAt, now as unknown as number), isEnded))
    .orderBy(asc(passes.expiresAt), asc(passes.id))
    .limit(max as unknown as number),
)

/** The token is empty once its owner's account has ended. */
export const selectPassByCode = prepare(({ code }: Slots<{ code: string }>) =>
  queryBuilder
    .select({
      token: passes.token,
      isRevoked: isEnded.mapWith(Boolean).as('ended'),
      picture: users.profilePicture,
    })
    .from(passes)
    .innerJoin(tasks, eq(tasks.id, passes.taskId))
    .innerJoin(users, eq(users.id, passes.userId))
    .where(and(eq(passes.code, code), sql`${passes.token} <> ''`)),
)

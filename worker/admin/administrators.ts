import { sql } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { users } from '#schema/tables/users.ts'
import type { Db } from '#worker/db/client.ts'
import type { Effect } from '#worker/db/write.ts'
import { notify } from '#worker/notices/notify.ts'

/** The condition of the partial index, literally. */
const IS_ADMINISTRATOR = sql.raw("user_type = 'admin' AND closed_at IS NULL")

export const selectAdministrators = (db: Db) =>
  db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(sql`${IS_ADMINISTRATOR} AND suspended_at IS NULL`)

/** All administrators read that there is another one, the new one too. */
export const newAdministratorNotices = (
  administrators: readonly { id: UserId }[],
  { id, username }: { id: UserId; username: string },
  now: number,
): Effect =>
  notify(
    ...[...administrators.map((each) => each.id), id].map((to) => ({
      to,
      kind: 'administratorMade' as const,
      otherUserId: id,
      data: { name: username, at: now },
      now,
    })),
  )

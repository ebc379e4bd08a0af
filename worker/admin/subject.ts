import { eq } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { users } from '#schema/tables/users.ts'
import type { Db } from '#worker/db/client.ts'

/** The user whom an administrator decides about. */
export const selectSubject = (db: Db, id: UserId) =>
  db
    .select({
      id: users.id,
      userType: users.userType,
      isVerified: users.isVerified,
      closedAt: users.closedAt,
      suspendedAt: users.suspendedAt,
      suppressedAt: users.suppressedAt,
    })
    .from(users)
    .where(eq(users.id, id))

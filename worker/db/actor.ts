import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Id, UserId } from '#schema/domain/ids.ts'
import type { UserType } from '#schema/domain/person.ts'
import type { Trade } from '#schema/domain/trades.ts'
import { sessions, users } from '#schema/tables/users.ts'
import type { Db } from './client.ts'

/** Who asks, as the session row and the user row say now; the token only names them (SECURITY 3). */
export type Actor = {
  id: UserId
  userType: UserType
  username: string
  profilePicture: string | null
  jobTitle: string
  isVerified: boolean
  trade: Trade | null
}

/** The person behind a session that still stands; no row when it was revoked, idled out, or never was (R3). */
export const actorOf = (db: Db, sessionId: Id<'session'>, userId: UserId, now: number) =>
  db
    .select({
      id: users.id,
      userType: users.userType,
      username: users.username,
      profilePicture: users.profilePicture,
      jobTitle: users.jobTitle,
      isVerified: users.isVerified,
      trade: users.trade,
      suspendedAt: users.suspendedAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        isNull(users.closedAt),
        gt(sessions.expiresAt, now),
      ),
    )

import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { Id, UserId } from '#schema/domain/ids.ts'
import type { Trade } from '#schema/domain/trade-names.ts'
import type { UserType } from '#schema/domain/user.ts'
import { sessions, users } from '#schema/tables/users.ts'
import { prepare, queryBuilder, type Slots } from './prepared.ts'

/** The signed-in user as the database has it now; the token only names the session and the user. */
export type Actor = {
  id: UserId
  userType: UserType
  username: string
  profilePicture: string | null
  jobTitle: string
  isVerified: boolean
  trade: Trade | null
  emailProvenAt: number | null
  phoneProvenAt: number | null
  createdAt: number
  /** When reports limited the account to current work. */
  suppressedAt: number | null
  /** When an administrator passed the second factor in this session. */
  secondFactorAt: number | null
  /** Of an administrator whom others made. */
  adminSince: number | null
}

/** The user of a valid session; no row when the session was revoked, expired or never existed. */
export const selectActor = prepare(
  ({ sessionId, userId, now }: Slots<{ sessionId: Id<'session'>; userId: UserId; now: number }>) =>
    queryBuilder
      .select({
        id: users.id,
        userType: users.userType,
        username: users.username,
        profilePicture: users.profilePicture,
        jobTitle: users.jobTitle,
        isVerified: users.isVerified,
        trade: users.trade,
        emailProvenAt: users.emailProvenAt,
        phoneProvenAt: users.phoneProvenAt,
        createdAt: users.createdAt,
        suppressedAt: users.suppressedAt,
        suspendedAt: users.suspendedAt,
        adminSince: users.adminSince,
        seenAt: sessions.seenAt,
        secondFactorAt: sessions.secondFactorAt,
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
      ),
)

/** The same condition within a write batch, without the user's columns; a suspended user does not pass. */
export const isValidSession = (
  sessionId: Id<'session'>,
  userId: UserId,
  { now, needsSecondFactor }: { now: number; needsSecondFactor: boolean },
): SQL => sql`EXISTS (
  SELECT 1 FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE sessions.id = ${sessionId} AND sessions.user_id = ${userId} AND revoked_at IS NULL
    AND expires_at > ${now} AND closed_at IS NULL AND suspended_at IS NULL
    AND (user_type <> 'admin' OR second_factor_at IS NOT NULL OR NOT ${needsSecondFactor ? 1 : 0}))`

import { and, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm'
import { logout } from '#schema/contract/accounts.ts'
import { endOtherSessions, endSession, listSessions } from '#schema/contract/sessions.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { newId, type Id, type UserId } from '#schema/domain/ids.ts'
import { LISTED_SESSIONS_MAX } from '#schema/domain/limits.ts'
import { ACCOUNT_FACTS } from '#schema/domain/messages/accounts.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { sessions } from '#schema/tables/users.ts'
import type { Db } from '#worker/db/client.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit, type Effect } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'

type Session = { id: Id<'session'>; userId: UserId; now: number }
export const isLive = (now: number | SQL<number>) =>
  and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now))

/** Revokes all live sessions of the user but `kept`; without `kept`, all. */
export const revokeSessions = (
  db: Db,
  userId: UserId,
  now: number,
  kept?: Id<'session'> | null,
): Effect => [
  db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isLive(now), kept ? ne(sessions.id, kept) : undefined)),
  { endsSessionOf: userId },
]

export const selectSessions = prepare(({ userId, now }: Slots<Omit<Session, 'id'>>) =>
  queryBuilder
    .select({
      _id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
    .limit(LISTED_SESSIONS_MAX),
)

export const listSessionsRoute = route(listSessions, async ({ userId, sessionId, now, read }) => {
  const { rows } = await read({ rows: selectSessions({ userId, now }) })
  return {
    sessions: rows.map((row) => ({
      ...row,
      isCurrent: row._id === sessionId,
    })),
  }
})

const isOwnLive = ({ id, userId, now }: Session | Slots<Session>) =>
  and(eq(sessions.id, id), eq(sessions.userId, userId), isLive(now))
const selectSession = prepare((session: Slots<Session>) =>
  queryBuilder.select({ id: sessions.id }).from(sessions).where(isOwnLive(session)),
)

export const endSessionRoute = route(endSession, async (ctx, { id }) => {
  const { db, userId, now } = ctx
  const { session } = await ctx.read({ session: first(selectSession({ id, userId, now })) })
  if (!session) throw new DomainError('not_found')
  return commit({
    effects: [
      db.update(sessions).set({ revokedAt: now }).where(isOwnLive({ id, userId, now })),
      assertRowsChanged('session_state'),
      { endsSessionOf: userId },
    ],
    response: { message: ACCOUNT_FACTS.sessionEnded },
  })
})

export const endOtherSessionsRoute = route(endOtherSessions, async (ctx) => {
  await ctx.read({})
  return commit({
    effects: [revokeSessions(ctx.db, ctx.userId, ctx.now, ctx.sessionId ?? newId('session'))],
    response: { message: ACCOUNT_FACTS.otherSessionsEnded },
  })
})

/** Revokes the session on the server, so that a copy of its token is useless too. */
export const logoutRoute = route(logout, async (ctx) => {
  await ctx.read({})
  const revoke = ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now })
    .where(and(eq(sessions.id, ctx.sessionId ?? newId('session')), isNull(sessions.revokedAt)))
  return commit({
    effects: [revoke, assertRowsChanged('session_state'), { endsSessionOf: ctx.userId }],
    response: { message: GENERAL_FACTS.loggedOut },
  })
})

import { and, eq } from 'drizzle-orm'
import { endUserSessions, listUserSessions } from '#schema/contract/admin-desk.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { sessions } from '#schema/tables/users.ts'
import { isLive, revokeSessions, selectSessions } from '#worker/accounts/sessions.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { selectSubject } from './subject.ts'

export const listUserSessionsRoute = route(
  listUserSessions,
  async ({ now, sessionId, read }, { id }) => {
    const { rows } = await read({ rows: selectSessions({ userId: id, now }) })
    return { sessions: rows.map((row) => ({ ...row, isCurrent: row._id === sessionId })) }
  },
)

export const endUserSessionsRoute = route(endUserSessions, async (ctx, { id, session, reason }) => {
  const { db, userId, now } = ctx
  const { user, found } = await ctx.read({
    user: first(selectSubject(db, id)),
    found: selectSessions({ userId: id, now }),
  })
  if (!user || (session && !found.some(({ _id }) => _id === session)))
    throw new DomainError('not_found')
  if (id === userId) throw new DomainError('not_yourself', ADMIN_MESSAGES.ownSessions)
  const end = session
    ? [
        db
          .update(sessions)
          .set({ revokedAt: now })
          .where(and(eq(sessions.id, session), eq(sessions.userId, id), isLive(now))),
        assertRowsChanged('session_state'),
        { endsSessionOf: id },
      ]
    : [revokeSessions(db, id, now)]
  return commit({
    effects: [end],
    audit: { subject: id, reason, details: { session: session ?? 'all', live: found.length } },
    response: {
      message: session ? ADMIN_MESSAGES.sessionEnded : ADMIN_MESSAGES.allSessionsEnded,
    },
  })
})

import { and, eq, isNull } from 'drizzle-orm'
import { logout } from '#schema/contract/accounts.ts'
import { newId } from '#schema/domain/ids.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { sessions } from '#schema/tables/users.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'

/** Revokes the session on the server, so that a copy of its token is useless too. */
export const logoutRoute = route(logout, async (ctx) => {
  await ctx.read({})
  const revoke = ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now })
    .where(and(eq(sessions.id, ctx.sessionId ?? newId('session')), isNull(sessions.revokedAt)))
  return commit({
    effects: [revoke, assertRowsChanged('session_state')],
    response: { message: GENERAL_FACTS.loggedOut },
  })
})

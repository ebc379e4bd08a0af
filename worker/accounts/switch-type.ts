import { and, eq, isNull } from 'drizzle-orm'
import { switchUserType } from '#schema/contract/accounts.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { newId } from '#schema/domain/ids.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { switchedTypeOf } from '#schema/domain/user.ts'
import { sessions, users } from '#schema/tables/users.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'

/** The call has no body, so its session ends in the same batch: a repetition is signed out instead of switching back. */
export const switchUserTypeRoute = route(switchUserType, async (ctx) => {
  const { db, userId, sessionId, now } = ctx
  const { actor } = await ctx.read({})
  const userType = switchedTypeOf(actor.userType)
  if (!userType) throw new DomainError('wrong_role')
  const revoke = db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId ?? newId('session')), isNull(sessions.revokedAt)))
  const update = db
    .update(users)
    .set({ userType, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.userType, actor.userType)))
  return commit({
    effects: [
      revoke,
      assertRowsChanged('session_state'),
      update,
      assertRowsChanged('user_state'),
      changedForUser(userId),
      { endsSessionOf: userId },
    ],
    response: { message: GENERAL_FACTS.typeSwitched[userType], user: { userType } },
  })
})

import { and, eq } from 'drizzle-orm'
import { verifyUser } from '#schema/contract/admin-lists.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { users } from '#schema/tables/users.ts'
import { changedForUser } from '#worker/accounts/changes.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { selectSubject } from './subject.ts'

/** There is no way back: a user is limited or suspended instead, which hides the badge. */
export const verifyUserRoute = route(verifyUser, async (ctx, { id, reason }) => {
  const { db, now } = ctx
  const { user } = await ctx.read({ user: first(selectSubject(db, id)) })
  if (!user || user.closedAt !== null || user.userType === 'admin')
    throw new DomainError('not_found')
  throwIf(user.isVerified ? 'already_verified' : null)
  return commit({
    writes: [
      db
        .update(users)
        .set({ isVerified: true, updatedAt: now })
        .where(and(eq(users.id, id), eq(users.isVerified, false))),
      assertRowsChanged('user_state'),
    ],
    changes: changedForUser(id),
    touchesUserSummary: true,
    audit: { subject: id, reason, details: { before: false, after: true } },
    response: { message: ADMIN_MESSAGES.verified },
  })
})

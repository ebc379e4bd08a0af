import { and, eq, isNull, sql } from 'drizzle-orm'
import { makeAdministrator } from '#schema/contract/second-factor.ts'
import { whyNotClose } from '#schema/domain/close-account.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { users } from '#schema/tables/users.ts'
import { isEmptyAccount, selectClosingState } from '#worker/accounts/closing-queries.ts'
import { revokeSessions } from '#worker/accounts/sessions.ts'
import type { RowOf } from '#worker/db/prepared.ts'
import { first, readBatch } from '#worker/db/read.ts'
import { assertRowsChanged, assertThat, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'

/** Money, tasks and disputes of an administrator would be decided by that administrator, so the account has none. */
export const makeAdministratorRoute = route(makeAdministrator, async (ctx, { email, reason }) => {
  const { db, now } = ctx
  const { user } = await ctx.read({
    user: first(
      db
        .select({ id: users.id, userType: users.userType, emailProvenAt: users.emailProvenAt })
        .from(users)
        .where(and(eq(users.email, email), isNull(users.closedAt), isNull(users.suspendedAt))),
    ),
  })
  if (!user || user.userType === 'admin') throw new DomainError('not_found')
  if (user.emailProvenAt === null) throw new DomainError('email_unproven', ADMIN_MESSAGES.unproven)
  const [states = []] = await readBatch(ctx.connection, [selectClosingState({ userId: user.id })])
  const state = states[0] as RowOf<typeof selectClosingState> | undefined
  if (!state || whyNotClose(state).length > 0)
    throw new DomainError('account_in_use', ADMIN_MESSAGES.notEmpty)
  return commit({
    writes: [
      assertThat('user_state', isEmptyAccount(user.id)),
      sql`UPDATE users SET user_type = 'admin', updated_at = ${now}
        WHERE id = ${user.id} AND user_type = ${user.userType} AND closed_at IS NULL`,
      assertRowsChanged('user_state'),
      revokeSessions(db, user.id, now),
    ],
    changes: [],
    audit: { subject: user.id, reason, details: { before: user.userType, after: 'admin' } },
    response: { message: ADMIN_MESSAGES.madeAdministrator },
  })
})

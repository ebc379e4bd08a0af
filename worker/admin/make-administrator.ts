import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { makeAdministrator } from '#schema/contract/second-factor.ts'
import { whyNotClose } from '#schema/domain/close-account.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { APPROVAL_MESSAGES } from '#schema/domain/messages/approvals.ts'
import { users } from '#schema/tables/users.ts'
import { isEmptyAccount, selectClosingState } from '#worker/accounts/closing-queries.ts'
import { revokeSessions } from '#worker/accounts/sessions.ts'
import type { Context } from '#worker/context.ts'
import type { RowOf } from '#worker/db/prepared.ts'
import { first, readBatch } from '#worker/db/read.ts'
import { assertRowsChanged, assertThat, commit } from '#worker/db/write.ts'
import { askForApproval, type Approved } from '#worker/http/approvals.ts'
import { route } from '#worker/http/serve.ts'
import { newAdministratorNotices, selectAdministrators } from './administrators.ts'

/** Money, tasks and disputes of an administrator would be decided by that administrator, so the account has none. */
async function readAccount(ctx: Context, account: SQL) {
  const { db } = ctx
  const { user, administrators } = await ctx.read({
    administrators: selectAdministrators(db),
    user: first(
      db
        .select({
          id: users.id,
          username: users.username,
          userType: users.userType,
          emailProvenAt: users.emailProvenAt,
        })
        .from(users)
        .where(and(account, isNull(users.closedAt), isNull(users.suspendedAt))),
    ),
  })
  if (!user || user.userType === 'admin') throw new DomainError('not_found')
  if (user.emailProvenAt === null) throw new DomainError('email_unproven', ADMIN_MESSAGES.unproven)
  const [states = []] = await readBatch(ctx.connection, [selectClosingState({ userId: user.id })])
  const state = states[0] as RowOf<typeof selectClosingState> | undefined
  if (!state || whyNotClose(state).length > 0)
    throw new DomainError('account_in_use', ADMIN_MESSAGES.notEmpty)
  return { user, administrators }
}

/** One administrator asks: alone, anybody could be their own second one (docs/rules.md#two-administrators). */
export const makeAdministratorRoute = route(makeAdministrator, async (ctx, { email, reason }) => {
  const { user } = await readAccount(ctx, eq(users.email, email))
  const { administrator: summary } = APPROVAL_MESSAGES.summaries
  const request = { subject: user.id, user: user.id, summary, reason }
  // The address is not stored twice: an account that is closed meanwhile leaves none.
  const input = { user: user.id, reason }
  return askForApproval(ctx, { act: 'admin.makeAdministrator', ...request, input }, {})
})

/** The second administrator has approved it. */
export async function makeAdministratorBy(
  ctx: Context,
  { user: id, reason }: { user: UserId; reason: string },
  _approved: Approved,
) {
  const { db, now } = ctx
  const { user, administrators } = await readAccount(ctx, eq(users.id, id))
  return commit({
    effects: [
      assertThat('user_state', isEmptyAccount(user.id)),
      sql`UPDATE users SET user_type = 'admin', admin_since = ${now}, updated_at = ${now}
        WHERE id = ${user.id} AND user_type = ${user.userType} AND closed_at IS NULL`,
      assertRowsChanged('user_state'),
      revokeSessions(db, user.id, now),
      newAdministratorNotices(administrators, user, now),
    ],
    audit: { subject: user.id, reason, details: { before: user.userType, after: 'admin' } },
    response: { message: ADMIN_MESSAGES.madeAdministrator },
  })
}

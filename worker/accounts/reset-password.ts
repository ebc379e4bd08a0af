import { and, eq, isNull, sql } from 'drizzle-orm'
import { resetPassword } from '#schema/contract/accounts.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { PASSWORD_FACTS } from '#schema/domain/messages/passwords.ts'
import { users } from '#schema/tables/users.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { ownerSender } from '#worker/limits/address.ts'
import { counterOf, resetAttempts } from '#worker/limits/rate-limit.ts'
import { sendEmail } from '#worker/mail/outbound-email.ts'
import { rejectCommonPassword } from '#worker/secrets/common-passwords.ts'
import { hashInQueue } from '#worker/secrets/passwords.ts'
import { isValidToken, useToken } from './reset-token.ts'
import { setPassword } from './set-password.ts'

/** The token alone authorises. It also proves that the address is the user's, as an emailed code does. */
export const resetPasswordRoute = route(
  resetPassword,
  async (ctx, { token, email, newPassword }) => {
    const { db, deps, now } = ctx
    const { owner } = await ctx.read({
      owner: first(
        db
          .select({ id: users.id, email: users.email, username: users.username })
          .from(users)
          .where(
            and(
              eq(users.email, email),
              isNull(users.closedAt),
              isValidToken({ userId: sql`${users.id}`, token, now }),
            ),
          ),
      ),
    })
    if (!owner) throw new DomainError('reset_link_invalid')
    ctx.identify(owner.id)
    rejectCommonPassword(newPassword, owner, 'newPassword')
    const hash = await hashInQueue(deps, newPassword, ownerSender(owner.id))
    const { effects, emailId } = setPassword(db, { owner, hash, now })
    return commit({
      effects: [
        useToken({ userId: owner.id, token, now }),
        sql`UPDATE users SET email_proven_at = coalesce(email_proven_at, ${now}) WHERE id = ${owner.id}`,
        // Strangers who used up the count of the account do not lock out the owner.
        resetAttempts(counterOf(deps, 'loginAccount', email)),
        effects,
        { afterCommit: () => sendEmail(createBackgroundContext(deps), emailId) },
      ],
      response: { message: PASSWORD_FACTS.reset },
    })
  },
)

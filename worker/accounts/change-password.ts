import { eq, sql } from 'drizzle-orm'
import { changePassword } from '#schema/contract/accounts.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { ERROR_FACTS } from '#schema/domain/messages/errors.ts'
import { PASSWORD_FACTS } from '#schema/domain/messages/passwords.ts'
import { users } from '#schema/tables/users.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { first } from '#worker/db/read.ts'
import { assertThat, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { ownerSender } from '#worker/limits/address.ts'
import { verifyPasswordOf } from '#worker/limits/verify-password.ts'
import { sendEmail } from '#worker/mail/outbound-email.ts'
import { rejectCommonPassword } from '#worker/secrets/common-passwords.ts'
import { hashInQueue } from '#worker/secrets/passwords.ts'
import { setPassword } from './set-password.ts'

/** The path is one of codes, which this call has nothing to do with. */
export const changePasswordRoute = route(
  changePassword,
  async (ctx, { currentPassword, newPassword }) => {
    const { db, deps, userId, sessionId: session, now } = ctx
    const { stored } = await ctx.read({
      stored: first(
        db
          .select({
            id: users.id,
            email: users.email,
            username: users.username,
            hash: users.passwordHash,
          })
          .from(users)
          .where(eq(users.id, userId)),
      ),
    })
    if (!stored) throw new DomainError('signed_out')
    const { hash: oldHash, ...owner } = stored
    rejectCommonPassword(newPassword, owner, 'newPassword')
    const entered = { entered: currentPassword, hash: oldHash, field: 'currentPassword' }
    const refunds = await verifyPasswordOf(ctx, entered)
    if (newPassword.normalize('NFC') === currentPassword.normalize('NFC')) {
      await ctx.write(refunds)
      const message = ERROR_FACTS.password_same
      throw new DomainError('password_same', message, { fields: { newPassword: message } })
    }
    const hash = await hashInQueue(deps, newPassword, ownerSender(ctx.userId))
    const { effects, emailId } = setPassword(db, { owner, hash, session, now })
    return commit({
      effects: [
        // Of two changes at once the later one proves a password that is no longer right.
        assertThat(
          'user_state',
          sql`(SELECT password_hash FROM users WHERE id = ${userId}) = ${oldHash}`,
        ),
        refunds,
        effects,
        { afterCommit: () => sendEmail(createBackgroundContext(deps), emailId) },
      ],
      response: { message: PASSWORD_FACTS.changed },
    })
  },
)

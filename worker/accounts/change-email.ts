import { eq, sql } from 'drizzle-orm'
import { changeEmail } from '#schema/contract/accounts.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { ACCOUNT_FACTS } from '#schema/domain/messages/accounts.ts'
import { users } from '#schema/tables/users.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { addressCounters, consumeAttempts, counterOf } from '#worker/limits/rate-limit.ts'
import { verifyPasswordOf } from '#worker/limits/verify-password.ts'
import { createCode } from '#worker/mail/email-codes.ts'
import { insertEmail, sendEmail } from '#worker/mail/outbound-email.ts'

/**
 * Adds an address, or replaces one that nobody has proven. The password, because a new password can be chosen through it.
 * Of two accounts at once with one address, the UNIQUE index aborts the later one, and its retry is rejected.
 */
export const changeEmailRoute = route(changeEmail, async (ctx, { email: address, password }) => {
  const { db, deps, userId, now } = ctx
  const { own, other } = await ctx.read({
    own: first(
      db
        .select({
          email: users.email,
          username: users.username,
          provenAt: users.emailProvenAt,
          hash: users.passwordHash,
        })
        .from(users)
        .where(eq(users.id, userId)),
    ),
    other: first(db.select({ id: users.id }).from(users).where(eq(users.email, address))),
  })
  if (!own) throw new DomainError('signed_out')
  throwIf(own.provenAt === null ? null : 'email_proven')
  const refunds = await verifyPasswordOf(ctx, { entered: password, hash: own.hash })
  // The answer tells whether an e-mail has an account, as that of a registration.
  await consumeAttempts(
    ctx,
    counterOf(deps, 'emailCode', userId),
    counterOf(deps, 'unprovenEmail', address),
    ...addressCounters(deps, 'register', ctx.ip),
  )
  throwIf(other && other.id !== userId ? 'email_in_use' : null)

  const { code, write } = await createCode(ctx, 'email')
  const to = { id: userId, email: address, username: own.username }
  const email = insertEmail({ to, template: 'emailCode', params: { code }, now })
  return commit({
    effects: [
      refunds,
      sql`UPDATE users SET email = ${address}, updated_at = ${now} WHERE id = ${userId} AND email_proven_at IS NULL`,
      // A link that was sent to the address before.
      sql`DELETE FROM codes WHERE user_id = ${userId} AND purpose = 'password'`,
      write,
      email.write,
      changedForUser(userId),
      { afterCommit: () => sendEmail(createBackgroundContext(deps), email.id) },
    ],
    response: { message: ACCOUNT_FACTS.emailCodeSent },
  })
})

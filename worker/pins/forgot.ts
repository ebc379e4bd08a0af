import { eq } from 'drizzle-orm'
import { forgotPin } from '#schema/contract/pins.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { MONEY_MESSAGES } from '#schema/domain/messages/money.ts'
import { PIN_MESSAGES } from '#schema/domain/messages/pins.ts'
import { users } from '#schema/tables/users.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import {
  consumeAttempts,
  counterOf,
  type Counter,
  refundAttempt,
  resetAttempts,
} from '#worker/limits/rate-limit.ts'
import { createCode } from '#worker/mail/email-codes.ts'
import { sendEmail } from '#worker/mail/outbound-email.ts'
import { codeEmail } from '#worker/mail/templates.ts'
import { verifyInQueue } from '#worker/secrets/passwords.ts'
import { pinOf, recipientOf } from './queries.ts'

export const passwordOf = (db: Db, userId: UserId) =>
  db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId))

/**
 * Wrong passwords of a signed-in user have a count of their own, so that a stolen session allows few guesses, and
 * strangers at the log-in cannot use it up. The right password does not refund `others`.
 */
export async function verifyPasswordOf(
  ctx: Context,
  { entered, hash }: { entered: string; hash: string },
  ...others: Counter[]
) {
  const { deps, userId } = ctx
  const password = counterOf(deps, 'password', userId)
  await consumeAttempts(ctx, password, ...others)
  const { isCorrect } = await verifyInQueue(deps, entered, hash).catch(async (busy: unknown) => {
    await ctx.write([password, ...others].map(refundAttempt))
    throw busy
  })
  if (!isCorrect) {
    const message = ERROR_MESSAGES.wrong_password
    throw new DomainError('wrong_password', message, { fields: { password: message } })
  }
  return [resetAttempts(password)]
}

/** Sends a code to the user's email address. */
export const forgotPinRoute = route(forgotPin, async (ctx, { password }) => {
  const { db, userId, now } = ctx
  const { recipient, stored, pin } = await ctx.read({
    recipient: first(recipientOf(db, userId)),
    stored: first(passwordOf(db, userId)),
    pin: first(pinOf(db, userId)),
  })
  if (!recipient || !stored) throw new DomainError('signed_out')
  if (!pin) throw new DomainError('pin_missing', PIN_MESSAGES.missing)
  const entered = { entered: password, hash: stored.hash }
  // Limits the number of emails.
  const refunds = await verifyPasswordOf(ctx, entered, counterOf(ctx.deps, 'pinCode', userId))

  const { code, write } = await createCode(ctx, 'pin')
  const email = codeEmail(recipient, code, now)
  return commit({
    writes: [...refunds, write, email.write],
    changes: [],
    response: { message: MONEY_MESSAGES.pinCodeSent },
    afterCommit: () => sendEmail(createBackgroundContext(ctx.deps), email.id),
  })
})

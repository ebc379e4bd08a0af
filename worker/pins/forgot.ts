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
import { createCode } from '#worker/mail/email-codes.ts'
import { sendEmail } from '#worker/mail/outbound-email.ts'
import { codeEmail } from '#worker/mail/templates.ts'
import { verifyPassword } from '#worker/secrets/passwords.ts'
import {
  accountKey,
  addressKey,
  consumeAttempt,
  refundAttempt,
  resetAttempts,
  throwTooManyAttempts,
} from '#worker/secrets/rate-limit.ts'
import { pinOf, recipientOf } from './queries.ts'

const passwordOf = (db: Db, userId: UserId) =>
  db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId))

/** Wrong passwords count with those of the login, so that a stolen session allows no extra guesses. */
async function verifyPasswordOf(
  ctx: Context,
  email: string,
  { entered, hash }: { entered: string; hash: string },
) {
  const { now, userId, ip } = ctx
  const account = accountKey(email)
  const address = ip === null ? null : addressKey(ip)
  const keys = [account, `pin-code:${userId}`, address].filter((key) => key !== null)
  const attempts = await ctx.write(keys.map((key) => consumeAttempt(key, now)))
  throwTooManyAttempts(attempts.flat(), now)
  if (!verifyPassword(ctx.deps.settings, entered, hash).isCorrect) {
    const message = ERROR_MESSAGES.wrong_password
    throw new DomainError('wrong_password', message, { fields: { password: message } })
  }
  // The key `pin-code:` is not refunded: it limits the number of emails.
  return [resetAttempts(account), ...(address === null ? [] : [refundAttempt(address)])]
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
  const refunds = await verifyPasswordOf(ctx, recipient.email, entered)

  const { code, write } = await createCode(ctx, 'pin')
  const email = codeEmail(recipient, code, now)
  return commit({
    writes: [...refunds, write, email.write],
    changes: [],
    response: { message: MONEY_MESSAGES.pinCodeSent },
    afterCommit: () => sendEmail(createBackgroundContext(ctx.deps), email.id),
  })
})

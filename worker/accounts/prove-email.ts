import { eq } from 'drizzle-orm'
import { proveEmail, sendEmailCode } from '#schema/contract/accounts.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { ACCOUNT_FACTS } from '#schema/domain/messages/accounts.ts'
import { users } from '#schema/tables/users.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { consumeAttempts, counterOf } from '#worker/limits/rate-limit.ts'
import { verifyCode, createCode } from '#worker/mail/email-codes.ts'
import { insertEmail, sendEmail } from '#worker/mail/outbound-email.ts'
import { notify } from '#worker/notices/notify.ts'

export const proveEmailRoute = route(proveEmail, async (ctx, { code }) => {
  const { actor } = await ctx.read({})
  if (actor.emailProvenAt !== null) return done({ message: ACCOUNT_FACTS.emailProven })
  const codeWrites = await verifyCode(ctx, 'email', code)
  const { userId, now } = ctx
  return commit({
    effects: [codeWrites, changedForUser(userId), notify({ to: userId, kind: 'emailProven', now })],
    response: { message: ACCOUNT_FACTS.emailProven },
  })
})

/** Each email counts; nothing is refunded. */
export const sendEmailCodeRoute = route(sendEmailCode, async (ctx) => {
  const { db, userId, now } = ctx
  const { recipient } = await ctx.read({
    recipient: first(
      db
        .select({
          id: users.id,
          email: users.email,
          username: users.username,
          provenAt: users.emailProvenAt,
        })
        .from(users)
        .where(eq(users.id, userId)),
    ),
  })
  if (!recipient) throw new DomainError('signed_out')
  if (recipient.email === null) throw new DomainError('email_missing')
  if (recipient.provenAt !== null) return done({ message: ACCOUNT_FACTS.emailProven })
  await consumeAttempts(
    ctx,
    counterOf(ctx.deps, 'emailCode', userId),
    counterOf(ctx.deps, 'unprovenEmail', recipient.email),
  )

  const { code, write } = await createCode(ctx, 'email')
  const email = insertEmail({ to: recipient, template: 'emailCode', params: { code }, now })
  return commit({
    effects: [
      write,
      email.write,
      { afterCommit: () => sendEmail(createBackgroundContext(ctx.deps), email.id) },
    ],
    response: { message: ACCOUNT_FACTS.emailCodeSent },
  })
})

import { and, eq, isNull } from 'drizzle-orm'
import { requestPasswordReset } from '#schema/contract/accounts.ts'
import { PASSWORD_FACTS } from '#schema/domain/messages/passwords.ts'
import { users } from '#schema/tables/users.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { done, route } from '#worker/http/serve.ts'
import {
  addressCounters,
  consumeAttempts,
  counterOf,
  isOneTooMany,
} from '#worker/limits/rate-limit.ts'
import { insertEmail, sendEmail, type Recipient } from '#worker/mail/outbound-email.ts'
import { createResetToken, resetLink } from './reset-token.ts'

async function sendLink({ deps, origin, now }: Context, owner: Recipient): Promise<void> {
  const { token, write } = createResetToken(owner.id, now)
  const link = resetLink(deps.settings.ONISE_URL || origin, token, owner.email)
  const email = insertEmail({ to: owner, template: 'resetLink', params: { link }, now })
  const background = createBackgroundContext(deps)
  await background.write(write, email.write)
  await sendEmail(background, email.id)
}

/** Nobody has proven an address that is not proven, so it gets few letters a day, whatever asks for them. */
async function sendLinkWithinLimit(
  ctx: Context,
  owner: Recipient & { provenAt: number | null },
): Promise<void> {
  const counter = counterOf(ctx.deps, 'unprovenEmail', owner.email)
  if (owner.provenAt === null && (await isOneTooMany(ctx, counter))) return
  await sendLink(ctx, owner)
}

/**
 * The same answer whether the email has an account or not, also in time: the link is created after the response.
 * Each request counts; nothing is refunded.
 */
export const requestPasswordResetRoute = route(requestPasswordReset, async (ctx, { email }) => {
  const { deps, db, ip } = ctx
  const counters = [
    counterOf(deps, 'passwordReset', email),
    ...addressCounters(deps, 'passwordResetAddress', ip),
  ]
  await consumeAttempts(ctx, ...counters)
  const { owner } = await ctx.read({
    owner: first(
      db
        .select({
          id: users.id,
          email: users.email,
          username: users.username,
          provenAt: users.emailProvenAt,
        })
        .from(users)
        .where(and(eq(users.email, email), isNull(users.closedAt))),
    ),
  })
  if (owner) {
    ctx.identify(owner.id)
    ctx.waitUntil(sendLinkWithinLimit(ctx, owner))
  }
  return done({ message: PASSWORD_FACTS.linkSent })
})

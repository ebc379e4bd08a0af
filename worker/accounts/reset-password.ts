import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { resetPassword, requestPasswordReset } from '#schema/contract/accounts.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { RESET_LINK_MS } from '#schema/domain/limits.ts'
import { PASSWORD_FACTS } from '#schema/domain/messages/passwords.ts'
import { users } from '#schema/tables/users.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { commit, assertRowsChanged } from '#worker/db/write.ts'
import { route, done } from '#worker/http/serve.ts'
import { ownerSender } from '#worker/limits/address.ts'
import {
  counterOf,
  resetAttempts,
  addressCounters,
  consumeAttempts,
  isOneTooMany,
} from '#worker/limits/rate-limit.ts'
import { sendEmail, insertEmail, type Recipient } from '#worker/mail/outbound-email.ts'
import { rejectCommonPassword } from '#worker/secrets/common-passwords.ts'
import { hashInQueue } from '#worker/secrets/passwords.ts'
import { setPassword } from './set-password.ts'

/** The page of the reset form (docs/rules.md#the-reset-form-has-a-fixed-address). */
const PATH = '/user/update-password/'

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A new token and its write. Only its digest is stored, and only the newest token of a user is valid. */
function createResetToken(userId: UserId, now: number): { token: string; write: SQL } {
  const token = randomBytes(32).toString('base64url')
  return {
    token,
    write: sql`INSERT INTO codes (user_id, purpose, hash, expires_at)
      VALUES (${userId}, 'password', ${hashToken(token)}, ${now + RESET_LINK_MS})
      ON CONFLICT (user_id, purpose) DO UPDATE
      SET hash = excluded.hash, attempts = 0, expires_at = excluded.expires_at`,
  }
}

/** `origin` is the public one where it is configured, as in production: the sender of a request may choose its own. */
const resetLink = (origin: string, token: string, email: string): string =>
  `${origin}${PATH}?token=${token}&email=${encodeURIComponent(email)}`

type TokenOf = { userId: SQL | UserId; token: string; now: number }

/** Equal digests are looked up, so the time of the comparison says nothing about the token. */
const isValidToken = ({ userId, token, now }: TokenOf): SQL<boolean> => sql<boolean>`EXISTS (
  SELECT 1 FROM codes WHERE codes.user_id = ${userId} AND purpose = 'password'
    AND hash = ${hashToken(token)} AND expires_at > ${now})`

/** Aborts the batch when another request used the token first. */
const useToken = ({ userId, token, now }: TokenOf): SQL[] => [
  sql`DELETE FROM codes WHERE user_id = ${userId} AND purpose = 'password'
    AND hash = ${hashToken(token)} AND expires_at > ${now}`,
  assertRowsChanged('user_state'),
]

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

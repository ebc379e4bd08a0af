import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { resetPassword, requestPasswordReset } from '#schema/contract/accounts.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { RESET_LINK_MS } from '#schema/domain/limits.ts'
import { ACCOUNT_FACTS } from '#schema/domain/messages/accounts.ts'
import { PASSWORD_FACTS } from '#schema/domain/messages/passwords.ts'
import type { PhoneChannel } from '#schema/domain/phone-channels.ts'
import { users } from '#schema/tables/users.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { commit, assertRowsChanged } from '#worker/db/write.ts'
import { route, done } from '#worker/http/serve.ts'
import { ownerSender } from '#worker/limits/address.ts'
import { deviceDigest } from '#worker/limits/device.ts'
import {
  counterOf,
  resetAttempts,
  addressCounters,
  consumeAttempts,
  isOneTooMany,
  type Counter,
} from '#worker/limits/rate-limit.ts'
import { sendEmail, insertEmail, type Recipient } from '#worker/mail/outbound-email.ts'
import { insertPhoneMessage, sendPhoneMessage } from '#worker/phone-messages/outbound-message.ts'
import {
  channelTo,
  createPhoneCode,
  sendingCounters,
  verifyPhoneCode,
} from '#worker/phone-messages/phone-codes.ts'
import { rejectCommonPassword } from '#worker/secrets/common-passwords.ts'
import { hashInQueue } from '#worker/secrets/passwords.ts'
import { isKnownDevice } from './queries.ts'
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

type AddressedOwner = Recipient & { email: string }
async function sendLink({ deps, origin, now }: Context, owner: AddressedOwner): Promise<void> {
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
  owner: AddressedOwner & { provenAt: number | null },
): Promise<void> {
  const counter = counterOf(ctx.deps, 'unprovenEmail', owner.email)
  if (owner.provenAt === null && (await isOneTooMany(ctx, counter))) return
  await sendLink(ctx, owner)
}

type Owner = Recipient & { phone: string | null }

/** The writes of a new password after a proof; `proven` are those that use the proof up. */
async function storePassword(ctx: Context, owner: Owner, newPassword: string, proven: SQL[]) {
  const { db, deps, now } = ctx
  ctx.identify(owner.id)
  rejectCommonPassword(newPassword, owner, 'newPassword')
  const hash = await hashInQueue(deps, newPassword, ownerSender(owner.id))
  const { effects, emailId } = setPassword(db, { owner, hash, now })
  return commit({
    effects: [
      proven,
      // Strangers who used up the count of the account do not lock out the owner.
      [owner.email, owner.phone]
        .filter((contact) => contact !== null)
        .map((contact) => resetAttempts(counterOf(deps, 'loginAccount', contact))),
      effects,
      { afterCommit: () => sendEmail(createBackgroundContext(deps), emailId) },
    ],
    response: { message: PASSWORD_FACTS.reset },
  })
}

const ownerColumns = {
  id: users.id,
  email: users.email,
  phone: users.phone,
  username: users.username,
  provenAt: users.emailProvenAt,
}

/** The token alone authorises. It also proves that the address is the user's, as an emailed code does. */
async function resetByLink(
  ctx: Context,
  { token, email }: { token: string; email: string },
  newPassword: string,
) {
  const { db, now } = ctx
  const { owner } = await ctx.read({
    owner: first(
      db
        .select(ownerColumns)
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
  return storePassword(ctx, owner, newPassword, [
    ...useToken({ userId: owner.id, token, now }),
    sql`UPDATE users SET email_proven_at = coalesce(email_proven_at, ${now}) WHERE id = ${owner.id}`,
  ])
}

/**
 * A number may belong to somebody else by now, so its code alone opens no account: the account has been used on this device, or
 * its email is asked.
 */
async function resetByPhone(
  ctx: Context,
  entered: { codeId: string; code: string },
  newPassword: string,
) {
  const { db, device } = ctx
  await ctx.read({})
  const proven = await verifyPhoneCode(ctx, { ...entered, purpose: 'password' })
  const contact = { phone: proven.phone }
  const digest = device === null ? '' : deviceDigest(device)
  const { owner } = await ctx.read({
    owner: first(
      db
        .select({
          ...ownerColumns,
          isKnown: sql<boolean>`${isKnownDevice(contact, digest)}`.mapWith(Boolean),
        })
        .from(users)
        .where(and(eq(users.phone, proven.phone), isNull(users.closedAt))),
    ),
  })
  if (!owner || owner.id !== proven.userId) throw new DomainError('wrong_code')
  if (owner.isKnown) return storePassword(ctx, owner, newPassword, proven.writes)
  // Used up as well, so that one code sends at most one letter.
  await ctx.write(proven.writes)
  if (owner.email === null || owner.provenAt === null) throw new DomainError('reset_needs_support')
  ctx.waitUntil(sendLinkWithinLimit(ctx, { ...owner, email: owner.email }))
  throw new DomainError('reset_needs_email')
}

export const resetPasswordRoute = route(
  resetPassword,
  async (ctx, { token, email, codeId, code, newPassword }) => {
    if (codeId !== undefined && code !== undefined)
      return resetByPhone(ctx, { codeId, code }, newPassword)
    return resetByLink(ctx, { token: token ?? '', email: email ?? '' }, newPassword)
  },
)

/** Counted as a known device where it is one of the account, whom strangers therefore cannot lock out. */
async function countersOfCode(ctx: Context, phone: string): Promise<Counter[]> {
  const digest = ctx.device === null ? null : deviceDigest(ctx.device)
  if (digest === null) return sendingCounters(ctx, phone)
  const known = sql<boolean>`${isKnownDevice({ phone }, digest)}`.mapWith(Boolean)
  const { device } = await ctx.read({
    device: first(ctx.db.select({ isKnown: known }).from(sql`(SELECT 1)`)),
  })
  return sendingCounters(ctx, phone, device?.isKnown ? digest : null)
}

/** The same answer and the same writes whether the number has an account or not; the message follows after the response. */
async function requestCode(ctx: Context, phone: string, asked: PhoneChannel | undefined) {
  const { db, now, deps } = ctx
  const channel = channelTo(ctx, phone, asked)
  await consumeAttempts(ctx, ...(await countersOfCode(ctx, phone)))
  const { owner } = await ctx.read({
    owner: first(
      db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.phone, phone), isNull(users.closedAt))),
    ),
  })
  const userId = owner?.id ?? null
  const { id, code, write } = await createPhoneCode(ctx, { phone, purpose: 'password', userId })
  await ctx.write([write])
  if (userId) {
    const params = { code, purpose: 'password' as const }
    const to = { phone, id: userId }
    const message = insertPhoneMessage(deps.settings, {
      to,
      channel,
      template: 'code',
      params,
      now,
    })
    const background = createBackgroundContext(deps)
    const send = async () => {
      await background.write(message.write)
      await sendPhoneMessage(background, message.id)
    }
    ctx.waitUntil(send())
  }
  return done({ message: ACCOUNT_FACTS.resetCodeSent, codeId: id, channel })
}

/**
 * The same answer whether the email has an account or not, also in time: the link is created after the response.
 * Each request counts; nothing is refunded.
 */
async function requestLink(ctx: Context, email: string) {
  const { deps, db, ip } = ctx
  const counters = [
    counterOf(deps, 'passwordReset', email),
    ...addressCounters(deps, 'passwordResetAddress', ip),
  ]
  await consumeAttempts(ctx, ...counters)
  const { owner } = await ctx.read({
    owner: first(
      db
        .select(ownerColumns)
        .from(users)
        .where(and(eq(users.email, email), isNull(users.closedAt))),
    ),
  })
  if (owner) {
    ctx.identify(owner.id)
    ctx.waitUntil(sendLinkWithinLimit(ctx, { ...owner, email }))
  }
  return done({ message: PASSWORD_FACTS.linkSent })
}

export const requestPasswordResetRoute = route(
  requestPasswordReset,
  async (ctx, { email, phone, channel }) =>
    phone === undefined ? requestLink(ctx, email ?? '') : requestCode(ctx, phone, channel),
)

import { sql } from 'drizzle-orm'
import { login } from '#schema/contract/accounts.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import type { Settings } from '#worker/env.ts'
import { sessionIdleMs } from '#worker/http/context.ts'
import { done, route } from '#worker/http/serve.ts'
import { signToken } from '#worker/http/token.ts'
import { keyedHash } from '#worker/secrets/codes.ts'
import { hashPassword, verifyPassword } from '#worker/secrets/passwords.ts'
import {
  accountKey,
  addressKey,
  consumeAttempt,
  refundAttempt,
  resetAttempts,
  throwTooManyAttempts,
} from '#worker/secrets/rate-limit.ts'
import { insertSession, parseUserRow, selectUserByEmail } from './queries.ts'

/** The same at each log-in, also while the pepper is replaced: docs/decisions/0027-encrypt-what-waits-after-a-log-out.md */
const phoneKeysOf = ({ PASSWORD_PEPPER, PASSWORD_PEPPER_OLD }: Settings, userId: UserId) =>
  Promise.all(
    [PASSWORD_PEPPER, PASSWORD_PEPPER_OLD]
      .filter(Boolean)
      .map((secret) => keyedHash(secret, 'phone key', userId)),
  )

/**
 * The attempt is counted before the password is verified, so that parallel guesses share one limit.
 * The response has a token, so no idempotency record is stored: a repeat opens another session.
 */
export const loginRoute = route(login, async (ctx, { email, password }) => {
  const { now } = ctx
  const { settings } = ctx.deps
  const account = accountKey(email)
  const address = ctx.ip === null ? null : addressKey(ctx.ip)

  const attempts = [account, address]
    .filter((key) => key !== null)
    .map((key) => consumeAttempt(key, now))
  const [userRows, ...attemptRows] = await ctx.write([selectUserByEmail(email), ...attempts])
  throwTooManyAttempts(attemptRows.flat(), now)

  const row = userRows?.[0]
  if (row) ctx.identify(row['id'] as UserId)
  // An unknown e-mail is verified too: it must take as long as a wrong password.
  const storedHash = row ? String(row['password_hash']) : null
  const { isCorrect, needsRehash } = verifyPassword(settings, password, storedHash)
  if (!row || !isCorrect) throw new DomainError('wrong_credentials')
  throwIf(row['suspended_at'] === null ? null : 'suspended')

  const user = parseUserRow(row)
  const sessionId = newId('session')
  const session = { id: sessionId, userId: user._id, idleMs: sessionIdleMs(user.userType) }
  const rehash = () =>
    sql`UPDATE users SET password_hash = ${hashPassword(settings, password)} WHERE id = ${user._id}`
  await ctx.write([
    insertSession(session, now),
    resetAttempts(account),
    ...(address === null ? [] : [refundAttempt(address)]),
    ...(needsRehash ? [rehash()] : []),
  ])
  const token = await signToken(settings, { userId: user._id, sessionId }, now)
  const phoneKeys = await phoneKeysOf(settings, user._id)
  return done({ token, message: GENERAL_MESSAGES.loggedIn, user, phoneKeys })
})

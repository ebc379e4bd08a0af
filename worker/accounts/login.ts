import { sql } from 'drizzle-orm'
import { login } from '#schema/contract/accounts.ts'
import { deviceNameOf } from '#schema/domain/device-name.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { ACCOUNT_FACTS } from '#schema/domain/messages/accounts.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { assertThat } from '#worker/db/write.ts'
import type { Settings } from '#worker/env.ts'
import { sessionIdleMs } from '#worker/http/context.ts'
import { done, route } from '#worker/http/serve.ts'
import { signToken } from '#worker/http/token.ts'
import { ownerSender, strangerSender } from '#worker/limits/address.ts'
import { deviceCookie, deviceDigest, newDevice } from '#worker/limits/device.ts'
import { keyedHash } from '#worker/secrets/codes.ts'
import { verifyInQueue } from '#worker/secrets/passwords.ts'
import { consumeLoginAttempt, warnOwner } from './login-attempts.ts'
import { senderOf, storeNewDevice } from './new-device.ts'
import {
  insertSession,
  parseUserRow,
  selectUserBy,
  type LoginContact,
  upsertKnownDevice,
} from './queries.ts'

/** Logging in, and a new password by a code sent to the phone. */
const DEVICE_PATH = '/api/user'

/** The same at each log-in, also while the pepper is replaced: docs/decisions/0027-encrypt-what-waits-after-a-log-out.md */
const phoneKeysOf = ({ PASSWORD_PEPPER, PASSWORD_PEPPER_OLD }: Settings, userId: UserId) =>
  Promise.all(
    [PASSWORD_PEPPER, PASSWORD_PEPPER_OLD]
      .filter(Boolean)
      .map((secret) => keyedHash(secret, 'phone key', userId)),
  )

const contactOf = (email?: string, phone = ''): LoginContact =>
  email === undefined ? { phone } : { email }

const wrongCredentials = (contact: LoginContact) =>
  'email' in contact
    ? new DomainError('wrong_credentials')
    : new DomainError('wrong_credentials', ACCOUNT_FACTS.wrongPhoneOrPassword)

/**
 * The attempt is counted before the password is verified, so that parallel guesses share one limit.
 * The response has a token, so no idempotency record is stored: a repeat opens another session.
 */
export const loginRoute = route(login, async (ctx, { email, phone, password }) => {
  const { now, deps } = ctx
  const known = ctx.device === null ? null : deviceDigest(ctx.device)
  const sender = await senderOf(ctx)
  const contact = contactOf(email, phone)
  const select = selectUserBy(contact, { device: known, sender, now })
  const attempt = await consumeLoginAttempt(ctx, contact, select)
  const [row] = attempt.rows
  if (row) ctx.identify(row['id'] as UserId)
  // An unknown e-mail is verified too: it must take as long as a wrong password.
  const storedHash = row ? String(row['password_hash']) : null
  const { isCorrect, newHash } = await verifyInQueue(
    deps,
    { password, stored: storedHash },
    row && attempt.isOwner ? ownerSender(row['id'] as UserId) : strangerSender(ctx.ip),
  ).catch(async (busy: unknown) => {
    await ctx.write(attempt.refunds)
    throw busy
  })
  if (!row || !isCorrect) {
    if (row && attempt.isLastOfAccount) ctx.waitUntil(warnOwner(ctx, row))
    throw wrongCredentials(contact)
  }
  throwIf(row['suspended_at'] === null ? null : 'suspended')

  const user = parseUserRow(row)
  const sessionId = newId('session')
  const device = ctx.device ?? newDevice()
  const session = {
    id: sessionId,
    userId: user._id,
    idleMs: sessionIdleMs(user.userType),
    device: deviceNameOf(ctx.userAgent),
  }
  const writes = [
    // A change of the password since the read ends every session of the old one.
    assertThat(
      'user_state',
      sql`(SELECT password_hash FROM users WHERE id = ${user._id}) = ${storedHash}`,
    ),
    insertSession(session, now),
    upsertKnownDevice(user._id, deviceDigest(device), now),
    ...attempt.onSuccess,
    ...(newHash ? [sql`UPDATE users SET password_hash = ${newHash} WHERE id = ${user._id}`] : []),
  ]
  if (row['is_new_device'] === 1) await storeNewDevice(ctx, writes, { owner: user._id, sender })
  else await ctx.write(writes)
  const token = await signToken(deps.settings, { userId: user._id, sessionId }, now)
  const phoneKeys = await phoneKeysOf(deps.settings, user._id)
  const cookie = deviceCookie(device, DEVICE_PATH)
  const response = { token, message: GENERAL_FACTS.loggedIn, user, phoneKeys }
  return done(response, 200, { 'Set-Cookie': cookie })
})

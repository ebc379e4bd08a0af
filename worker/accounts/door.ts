import { and, eq, isNull, sql } from 'drizzle-orm'
import { login, logout, register } from '#schema/contract/accounts.ts'
import { newId } from '#schema/domain/ids.ts'
import { Refusal, refuseIf } from '#schema/domain/refusal.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { sessions, users } from '#schema/tables/users.ts'
import { commit, guard } from '../db/commit.ts'
import { first } from '../db/read.ts'
import { idleOf } from '../http/context.ts'
import { done, serve } from '../http/serve.ts'
import { signToken } from '../http/token.ts'
import { openWallet } from '../wallet/postings.ts'
import {
  accountKey,
  addressKey,
  forgetTries,
  giveBack,
  refuseTooManyTries,
  takeTry,
} from '../secrets/attempts.ts'
import { checkPassword, hashPassword } from '../secrets/passwords.ts'
import { openSession, ownFromRow, userByEmail } from './queries.ts'

/** R1. Two at once with one e-mail meet at the UNIQUE; the later one asks again and finds it taken. */
export const openAccount = serve(register, async (ctx, { userType, username, email, password }) => {
  const { taken } = await ctx.read({
    taken: first(ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))),
  })
  refuseIf(taken ? 'email_in_use' : null)

  const id = newId('user')
  const { now } = ctx
  const passwordHash = hashPassword(ctx.deps.settings, password)
  const person = { id, userType, username, email, passwordHash, createdAt: now, updatedAt: now }
  return commit({
    status: 201,
    writes: [ctx.db.insert(users).values(person), openWallet(id, now)],
    changes: [{ scope: `u:${id}`, entity: 'me', id }],
    answer: { message: TEXTS.registered },
  })
})

/**
 * R2: the try is taken before the password is looked at, and an unknown e-mail costs and says the same as a wrong
 * password. No receipt: a token is a secret, and asking again opens another session, which harms nobody.
 */
export const logIn = serve(login, async (ctx, { email, password }) => {
  const { now } = ctx
  const { settings } = ctx.deps
  const account = accountKey(email)
  const address = ctx.ip === null ? null : addressKey(ctx.ip)

  const tries = [account, address].filter((key) => key !== null).map((key) => takeTry(key, now))
  const [found, ...taken] = await ctx.write([userByEmail(email), ...tries])
  refuseTooManyTries(taken.flat(), now)

  const row = found?.[0]
  const { right, stale } = checkPassword(
    settings,
    password,
    row ? String(row['password_hash']) : null,
  )
  if (!row || !right) throw new Refusal('wrong_credentials')
  refuseIf(row['suspended_at'] === null ? null : 'suspended')

  const user = ownFromRow(row)
  const sessionId = newId('session')
  const session = { id: sessionId, userId: user._id, idle: idleOf(user.userType) }
  const rehash = () =>
    sql`UPDATE users SET password_hash = ${hashPassword(settings, password)} WHERE id = ${user._id}`
  await ctx.write([
    openSession(session, now),
    forgetTries(account),
    ...(address === null ? [] : [giveBack(address)]),
    ...(stale ? [rehash()] : []),
  ])
  const token = await signToken(settings, { userId: user._id, sessionId }, now)
  return done({ token, message: TEXTS.loggedIn, user })
})

/** R3. The token is worth nothing from here on, wherever else it may still lie. */
export const logOut = serve(logout, async (ctx) => {
  await ctx.read({})
  const ended = ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now })
    .where(and(eq(sessions.id, ctx.sessionId ?? newId('session')), isNull(sessions.revokedAt)))
  return commit({
    writes: [ended, guard('session_state')],
    changes: [],
    answer: { message: TEXTS.loggedOut },
  })
})

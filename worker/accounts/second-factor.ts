import { eq, sql } from 'drizzle-orm'
import {
  confirmSecondFactor,
  passSecondFactor,
  readSecondFactor,
  startSecondFactor,
} from '#schema/contract/second-factor.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { FACTOR_SET_UP_MS } from '#schema/domain/limits.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { secondFactors, users } from '#schema/tables/users.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import type { Actor } from '#worker/db/actor.ts'
import type { Db } from '#worker/db/client.ts'
import { isConstraint } from '#worker/db/errors.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, type Statement, type Effect } from '#worker/db/write.ts'
import { done, route, type Route } from '#worker/http/serve.ts'
import { consumeAttempts, counterOf, resetAttempts } from '#worker/limits/rate-limit.ts'
import { passwordOf, verifyPasswordOf } from '#worker/limits/verify-password.ts'
import { notify } from '#worker/notices/notify.ts'
import { keyedHash } from '#worker/secrets/codes.ts'
import { decrypt, encrypt } from '#worker/secrets/encryption.ts'
import { deriveKey, withOld } from '#worker/secrets/keys.ts'
import { matchingStep, newRecoveryCode, newTotpSecret, totpUri } from '#worker/secrets/totp.ts'

const RECOVERY_CODES = 10

type Factor = typeof secondFactors.$inferSelect
const selectFactor = (db: Db, userId: UserId) =>
  db.select().from(secondFactors).where(eq(secondFactors.userId, userId))

export const factorContextOf = (userId: UserId) => `second factor ${userId}`
const recoveryHash = (secret: string, userId: UserId, code: string) =>
  keyedHash(deriveKey(secret, 'second factor'), userId, code)
/** With the current key and, during a rotation, the one before it. */
const recoveryHashesOf = ({ deps, userId }: Context, code: string) => {
  const { FILES_SECRET, FILES_SECRET_OLD } = deps.settings
  const secrets = withOld(FILES_SECRET, FILES_SECRET_OLD)
  return Promise.all(secrets.map((secret) => recoveryHash(secret, userId, code)))
}
const decryptSecret = ({ deps, userId }: Context, encrypted: string) => {
  const { BANK_SECRET, BANK_SECRET_OLD } = deps.settings
  return decrypt(withOld(BANK_SECRET, BANK_SECRET_OLD), encrypted, factorContextOf(userId))
}

const hasPassed = (actor: Actor) => actor.secondFactorAt !== null

function rejectOthers({ userType }: Actor): void {
  if (userType !== 'admin') throw new DomainError('wrong_role')
}

function wrongCode(): DomainError {
  const message = ADMIN_MESSAGES.wrongCode
  return new DomainError('wrong_code', message, { fields: { code: message } })
}

const passSession = ({ sessionId, now }: Context): Statement =>
  sql`UPDATE sessions SET second_factor_at = ${now} WHERE id = ${sessionId}`

/** Guesses share the limit of wrong passwords, in a count of their own. */
const attemptsOf = ({ deps, userId }: Context) =>
  counterOf(deps, 'password', `second-factor:${userId}`)

/** A code that two requests send at once is used by one of them. */
async function writeOnce(ctx: Context, effects: Effect): Promise<void> {
  try {
    await createBackgroundContext(ctx.deps).commit([
      effects,
      passSession(ctx),
      resetAttempts(attemptsOf(ctx)),
    ])
  } catch (error) {
    throw isConstraint(error) ? wrongCode() : error
  }
}

const readSecondFactorRoute = route(readSecondFactor, async ({ db, deps, userId, read }) => {
  const { actor, factor } = await read({ factor: first(selectFactor(db, userId)) })
  rejectOthers(actor)
  return {
    isRequired: deps.settings.SECOND_FACTOR === 'required',
    isSetUp: Boolean(factor?.secretEnc),
    isPassed: hasPassed(actor),
    recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
  }
})

/** The response has the secret, so it is not stored; a repetition makes another one. */
const startSecondFactorRoute = route(startSecondFactor, async (ctx, { password }) => {
  const { db, userId, deps, now } = ctx
  const { actor, factor, stored, owner } = await ctx.read({
    factor: first(selectFactor(db, userId)),
    stored: first(passwordOf({ userId })),
    owner: first(db.select({ email: users.email }).from(users).where(eq(users.id, userId))),
  })
  rejectOthers(actor)
  if (factor?.secretEnc && !hasPassed(actor)) throw new DomainError('second_factor_needed')
  if (!stored || !owner) throw new DomainError('signed_out')
  const onSuccess = await verifyPasswordOf(ctx, { entered: password, hash: stored.hash })
  const secret = newTotpSecret()
  const encrypted = await encrypt(deps.settings.BANK_SECRET, secret, factorContextOf(userId))
  await ctx.write([
    ...onSuccess,
    sql`INSERT INTO second_factors (user_id, new_secret_enc, new_secret_at, updated_at)
      VALUES (${userId}, ${encrypted}, ${now}, ${now})
      ON CONFLICT (user_id) DO UPDATE SET new_secret_enc = excluded.new_secret_enc,
        new_secret_at = excluded.new_secret_at, updated_at = excluded.updated_at`,
  ])
  return done({
    message: ADMIN_MESSAGES.factorStarted,
    secret,
    uri: totpUri(secret, owner.email ?? ''),
  })
})

const confirmSecondFactorRoute = route(confirmSecondFactor, async (ctx, { code }) => {
  const { db, userId, now } = ctx
  const { actor, factor } = await ctx.read({ factor: first(selectFactor(db, userId)) })
  rejectOthers(actor)
  if (factor?.secretEnc && !hasPassed(actor)) throw new DomainError('second_factor_needed')
  if (!factor?.newSecretEnc) throw new DomainError('moved_on')
  if ((factor.newSecretAt ?? 0) <= now - FACTOR_SET_UP_MS)
    throw new DomainError('moved_on', ADMIN_MESSAGES.factorExpired)
  await consumeAttempts(ctx, attemptsOf(ctx))
  const secret = await decryptSecret(ctx, factor.newSecretEnc)
  const step = matchingStep(secret, code, { now, lastStep: 0 })
  if (step === null) throw wrongCode()
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const { FILES_SECRET } = ctx.deps.settings
  const hashes = await Promise.all(
    recoveryCodes.map((each) => recoveryHash(FILES_SECRET, userId, each)),
  )
  await writeOnce(ctx, [
    sql`UPDATE second_factors SET secret_enc = new_secret_enc, new_secret_enc = NULL, new_secret_at = NULL,
          last_step = ${step}, recovery_hashes = ${JSON.stringify(hashes)}, updated_at = ${now}
        WHERE user_id = ${userId} AND new_secret_enc = ${factor.newSecretEnc}`,
    assertRowsChanged('session_state'),
    // A device with the old secret is logged out.
    sql`UPDATE sessions SET second_factor_at = NULL WHERE user_id = ${userId}`,
    notify({
      to: userId,
      kind: 'secondFactorChanged',
      data: { at: now },
      now,
    }),
  ])
  return done({ message: ADMIN_MESSAGES.factorConfirmed, recoveryCodes })
})

/** The write that uses up the code, or null when it is none. */
async function useCode(ctx: Context, factor: Factor, code: string): Promise<Statement | null> {
  const { userId, now } = ctx
  if (!factor.secretEnc) return null
  if (code.length > 6) {
    const entered = await recoveryHashesOf(ctx, code)
    const { recoveryHashes: hashes } = factor
    const rest = hashes.filter((each) => !entered.includes(each))
    if (rest.length === hashes.length) return null
    const left = JSON.stringify(rest)
    return sql`UPDATE second_factors SET recovery_hashes = ${left}, updated_at = ${now}
      WHERE user_id = ${userId} AND recovery_hashes = ${JSON.stringify(hashes)}`
  }
  const secret = await decryptSecret(ctx, factor.secretEnc)
  const step = matchingStep(secret, code, { now, lastStep: factor.lastStep })
  return step === null
    ? null
    : sql`UPDATE second_factors SET last_step = ${step}, updated_at = ${now}
        WHERE user_id = ${userId} AND last_step < ${step}`
}

const passSecondFactorRoute = route(passSecondFactor, async (ctx, { code }) => {
  const { db, userId } = ctx
  const { actor, factor } = await ctx.read({ factor: first(selectFactor(db, userId)) })
  rejectOthers(actor)
  if (!factor?.secretEnc) throw new DomainError('moved_on')
  await consumeAttempts(ctx, attemptsOf(ctx))
  const use = await useCode(ctx, factor, code)
  if (!use) throw wrongCode()
  await writeOnce(ctx, [use, assertRowsChanged('session_state')])
  return done({ message: ADMIN_MESSAGES.factorPassed })
})

export const secondFactorRoutes: readonly Route[] = [
  readSecondFactorRoute,
  startSecondFactorRoute,
  confirmSecondFactorRoute,
  passSecondFactorRoute,
]

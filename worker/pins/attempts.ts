import { sql, type SQL } from 'drizzle-orm'
import { DomainError } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { PIN_FACTS } from '#schema/domain/messages/pins.ts'
import { attemptsBeforeLock, lockDurationMs } from '#schema/domain/pin.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { numberOf } from '#worker/db/row.ts'
import { assertRowsChanged, type Effect } from '#worker/db/write.ts'
import { ownerSender } from '#worker/limits/address.ts'
import { verifyInQueue } from '#worker/secrets/passwords.ts'
import { pinOf, type PinRow } from './queries.ts'

/** A check that recorded no result after this time has crashed. */
const CHECK_MS = 10_000

const LIMIT = sql.raw(
  `CASE WHEN lock_count = 0 THEN ${attemptsBeforeLock(0)} ELSE ${attemptsBeforeLock(1)} END`,
)
const LOCK_MS = sql.raw(
  `CASE WHEN lock_count = 0 THEN ${lockDurationMs(0)} ELSE ${lockDurationMs(1)} END`,
)
const isUnlocked = (now: number) => sql`coalesce(locked_until, 0) <= ${now}`

type Check = { userId: UserId; version: number; now: number }

/**
 * All attempts are consumed, the PIN is not locked and no check finished within CHECK_MS: a check crashed before it
 * recorded its result. Refunds one attempt.
 */
const refundCrashedAttempt = ({ userId, now }: Check): SQL => sql`
  UPDATE pins SET failed_attempts = failed_attempts - 1
  WHERE user_id = ${userId} AND failed_attempts >= ${LIMIT} AND ${isUnlocked(now)}
    AND updated_at <= ${now - CHECK_MS}`

/** Before the hash is compared, so that fifty guesses at once share five attempts. */
const consumeAttempt = ({ userId, version, now }: Check): SQL => sql`
  UPDATE pins SET failed_attempts = failed_attempts + 1, updated_at = ${now}
  WHERE user_id = ${userId} AND version = ${version} AND failed_attempts < ${LIMIT} AND ${isUnlocked(now)}
  RETURNING failed_attempts`

/** The PIN was not checked. */
const refundAttempt = ({ userId, version }: Check): SQL => sql`
  UPDATE pins SET failed_attempts = failed_attempts - 1
  WHERE user_id = ${userId} AND version = ${version} AND failed_attempts > 0`

/** The last attempt locks. Checks of other attempts may still run: a right PIN among them unlocks again. */
const recordFailure = ({ userId, version, now }: Check): SQL => {
  const isLast = sql`failed_attempts >= ${LIMIT} AND ${isUnlocked(now)}`
  return sql`
    UPDATE pins SET updated_at = ${now},
      locked_until = CASE WHEN ${isLast} THEN ${now} + ${LOCK_MS} ELSE locked_until END,
      lock_count = CASE WHEN ${isLast} THEN lock_count + 1 ELSE lock_count END,
      failed_attempts = CASE WHEN ${isLast} THEN 0 ELSE failed_attempts END
    WHERE user_id = ${userId} AND version = ${version}
    RETURNING failed_attempts, lock_count, coalesce(locked_until, 0) AS locked_until`
}

const recordSuccess = ({ userId, version, now }: Check, newHash: string | null): SQL => sql`
  UPDATE pins SET failed_attempts = 0, lock_count = 0, locked_until = NULL, updated_at = ${now},
    hash = coalesce(${newHash}, hash)
  WHERE user_id = ${userId} AND version = ${version}`

export function rejectLocked(until: number | null, now: number): void {
  if (until === null || until <= now) return
  const retryAfter = Math.max(1, Math.ceil((until - now) / 1000))
  throw new DomainError('pin_locked', PIN_FACTS.locked(until), { retryAfter })
}

const beingChecked = () =>
  new DomainError('too_many_tries', PIN_FACTS.beingChecked, { retryAfter: 1 })

/** All attempts are consumed by checks that may still run, so the user waits for them and not for a lock. */
function rejectBusy(pin: PinRow, now: number): void {
  const isExhausted = pin.failedAttempts >= attemptsBeforeLock(pin.lockCount)
  if (isExhausted && pin.updatedAt > now - CHECK_MS) throw beingChecked()
}

/** Reads again why no attempt was left. The read also finds a stored response of this same request. */
async function rejectAttempt(ctx: Context, earlier: PinRow): Promise<never> {
  const { userId, now } = ctx
  const { pin } = await ctx.read({ pin: first(pinOf({ userId })) })
  if (!pin || pin.version !== earlier.version) throw new DomainError('moved_on')
  rejectLocked(pin.lockedUntil, now)
  throw beingChecked()
}

async function rejectWrong(ctx: Context, check: Check, field: string): Promise<never> {
  const [rows] = await ctx.write([recordFailure(check)])
  const row = rows?.[0]
  if (!row) throw new DomainError('moved_on')
  rejectLocked(numberOf(row, 'locked_until'), check.now)
  const limit = attemptsBeforeLock(numberOf(row, 'lock_count'))
  const message = PIN_FACTS.wrong(limit - numberOf(row, 'failed_attempts'))
  throw new DomainError('wrong_pin', message, { fields: { [field]: message } })
}

type VerifiedPin = {
  /** For the command's batch; aborts it when the PIN was changed after this check. */
  effects: Effect
  /** For when no batch is written: the right PIN still clears the count. */
  clearAttempts: () => Promise<unknown>
}

/** Throws unless the PIN is right. `field` is its name in the form. */
export async function verifyPin(
  ctx: Context,
  pin: PinRow,
  { entered, field }: { entered: string; field: string },
): Promise<VerifiedPin> {
  const { now, userId } = ctx
  rejectLocked(pin.lockedUntil, now)
  rejectBusy(pin, now)
  const check = { userId, version: pin.version, now }
  const [, consumed] = await ctx.write([refundCrashedAttempt(check), consumeAttempt(check)])
  if (!consumed?.[0]) return rejectAttempt(ctx, pin)

  const { isCorrect, newHash } = await verifyInQueue(
    ctx.deps,
    { password: entered, stored: pin.hash },
    ownerSender(userId),
  ).catch(async (busy: unknown) => {
    await ctx.write([refundAttempt(check)])
    throw busy
  })
  if (!isCorrect) return rejectWrong(ctx, check, field)
  const success = recordSuccess(check, newHash)
  const clearAttempts = () => createBackgroundContext(ctx.deps).write(success)
  return {
    effects: [success, assertRowsChanged('pin'), { onAbort: clearAttempts }],
    clearAttempts,
  }
}

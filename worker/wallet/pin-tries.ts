import { eq, sql, type SQL } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { lockAfter, triesBefore } from '#schema/domain/pin.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import { pins } from '#schema/tables/payments.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/client.ts'
import { guard } from '../db/commit.ts'
import { first } from '../db/read.ts'
import { errandOf } from '../http/errand.ts'
import { checkPassword, hashPassword } from '../secrets/passwords.ts'

export const pinOf = (db: Db, me: UserId) => db.select().from(pins).where(eq(pins.userId, me))
export type PinRow = Awaited<ReturnType<typeof pinOf>>[number]

/** How long a check may last; one that gave no verdict by then has died. */
const CHECK_MS = 10_000

const LIMIT = sql.raw(`CASE WHEN locks = 0 THEN ${triesBefore(0)} ELSE ${triesBefore(1)} END`)
const LOCK = sql.raw(`CASE WHEN locks = 0 THEN ${lockAfter(0)} ELSE ${lockAfter(1)} END`)
const isFree = (now: number) => sql`coalesce(locked_until, 0) <= ${now}`

type Whose = { me: UserId; version: number; now: number }

/**
 * All tries are taken, it is not locked, and nobody has been checking for long: at least one check died, and told
 * nobody anything. One try at a time is had back.
 */
const forgiveLost = ({ me, now }: Whose): SQL => sql`
  UPDATE pins SET fails = fails - 1
  WHERE user_id = ${me} AND fails >= ${LIMIT} AND ${isFree(now)} AND updated_at <= ${now - CHECK_MS}`

/** One try, taken before the PIN is looked at, so that fifty guesses at once have five tries between them (R42). */
const takeTry = ({ me, version, now }: Whose): SQL => sql`
  UPDATE pins SET fails = fails + 1, updated_at = ${now}
  WHERE user_id = ${me} AND version = ${version} AND fails < ${LIMIT} AND ${isFree(now)}
  RETURNING fails`

/** The try stays taken; the last one locks. Checks of other tries may still be under way: a right one unlocks again. */
const countWrong = ({ me, version, now }: Whose): SQL => {
  const isLast = sql`fails >= ${LIMIT} AND ${isFree(now)}`
  return sql`
    UPDATE pins SET updated_at = ${now},
      locked_until = CASE WHEN ${isLast} THEN ${now} + ${LOCK} ELSE locked_until END,
      locks = CASE WHEN ${isLast} THEN locks + 1 ELSE locks END,
      fails = CASE WHEN ${isLast} THEN 0 ELSE fails END
    WHERE user_id = ${me} AND version = ${version} RETURNING fails, locks, locked_until`
}

/** After the right one: no try is counted any more. */
const clearTries = ({ me, version, now }: Whose, hash: string | null): SQL => sql`
  UPDATE pins SET fails = 0, locks = 0, locked_until = NULL, updated_at = ${now}, hash = coalesce(${hash}, hash)
  WHERE user_id = ${me} AND version = ${version}`

const clock = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'Africa/Lagos',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
})
/** "5 Mar, 10:30 AM", in Lagos, as every screen says it. */
export const clockWords = (at: number): string =>
  clock.format(at).replace(/\s?([ap])\.?m\.?$/i, (_, half: string) => ` ${half.toUpperCase()}M`)

const secondsTo = (at: number, now: number) => Math.max(1, Math.ceil((at - now) / 1000))
const triesLeft = (count: number) => `${count} ${count === 1 ? 'try' : 'tries'} left`

export function refuseLocked(until: number | null, now: number): void {
  if (until === null || until <= now) return
  const words = `Your PIN is locked after too many wrong tries. Try again after ${clockWords(until)}.`
  throw new Refusal('pin_locked', words, { retryAfter: secondsTo(until, now) })
}

const busy = () => {
  const words = 'Your PIN is being checked already. Try again in a moment.'
  return new Refusal('too_many_tries', words, { retryAfter: 1 })
}

/** Every try is taken by a check that may still be under way: somebody right waits for that, and not for a lock to end. */
function refuseBusy(pin: PinRow, now: number): void {
  if (pin.fails >= triesBefore(pin.locks) && pin.updatedAt > now - CHECK_MS) throw busy()
}

/** Asks once more why no try was to be had. Asking also finds the answer that this very request was already given (R51). */
async function refuseTry(ctx: Context, seen: PinRow): Promise<never> {
  const { db, me, now } = ctx
  const { pin } = await ctx.read({ pin: first(pinOf(db, me)) })
  if (!pin || pin.version !== seen.version) throw new Refusal('moved_on')
  refuseLocked(pin.lockedUntil, now)
  throw busy()
}

export type Proven = {
  /** To stand in the batch that the PIN was asked for: aborts it when the PIN was changed meanwhile (SECURITY 2). */
  writes: SQL[]
  /** For when there will be no such batch: the right PIN still clears the count. */
  forget: () => Promise<unknown>
}

/** R42, R43: the PIN is right, or nothing goes on from here. `field` is where the form asked for it. */
export async function provePin(
  ctx: Context,
  pin: PinRow,
  given: string,
  field: string,
): Promise<Proven> {
  const { now, me } = ctx
  const { settings } = ctx.deps
  refuseLocked(pin.lockedUntil, now)
  refuseBusy(pin, now)
  const whose = { me, version: pin.version, now }
  const [, taken] = await ctx.write([forgiveLost(whose), takeTry(whose)])
  if (!taken?.[0]) return refuseTry(ctx, pin)

  const { right, stale } = checkPassword(settings, given, pin.hash)
  if (right) {
    const cleared = clearTries(whose, stale ? hashPassword(settings, given) : null)
    return { writes: [cleared, guard('pin')], forget: () => errandOf(ctx.deps).write(cleared) }
  }
  const [counted] = await ctx.write([countWrong(whose)])
  const after = counted?.[0]
  if (!after) throw new Refusal('moved_on')
  refuseLocked(after['locked_until'] as number | null, now)
  const left = triesBefore(Number(after['locks'])) - Number(after['fails'])
  const words = `Wrong PIN. ${triesLeft(left)}.`
  throw new Refusal('wrong_pin', words, { fields: { [field]: words } })
}

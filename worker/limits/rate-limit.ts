import { eq, sql, type SQL } from 'drizzle-orm'
import { DomainError } from '#schema/domain/errors.ts'
import { RATE_LIMIT_FACTS } from '#schema/domain/messages/rate-limits.ts'
import { RATE_LIMITS, type RateLimit, type RateLimitName } from '#schema/domain/rate-limits.ts'
import { rateLimitCounters } from '#schema/tables/users.ts'
import type { Context, Deps } from '#worker/context.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { numberOf, textOf } from '#worker/db/row.ts'
import { setNewest } from '#worker/secrets/newest.ts'
import { networksOf } from './address.ts'

/** One row of `rate_limit_counters`. */
export type Counter = { name: RateLimitName; key: string; max: number; windowMs: number }
type Row = Record<string, unknown>
type Limited = Pick<Deps, 'settings'>

const createCounter = (
  { settings }: Limited,
  name: RateLimitName,
  subject: string,
  max: number,
) => ({
  name,
  key: `${name}:${subject}`,
  max: max * settings.RATE_LIMIT_FACTOR,
  windowMs: RATE_LIMITS[name].windowMs,
})

export const counterOf = (deps: Limited, name: RateLimitName, subject: string): Counter =>
  createCounter(deps, name, subject, RATE_LIMITS[name].max)

type AddressLimit = {
  [N in RateLimitName]: (typeof RATE_LIMITS)[N]['by'] extends 'address' ? N : never
}[RateLimitName]

/** The counters of an address and of the network around it; none when the address is not known. */
export function addressCounters(deps: Limited, name: AddressLimit, ip: string | null): Counter[] {
  if (ip === null) return []
  const { max, networkMax = max }: RateLimit = RATE_LIMITS[name]
  const { address, network } = networksOf(ip)
  return [
    createCounter(deps, name, address, max),
    ...(network ? [createCounter(deps, name, network, networkMax)] : []),
  ]
}

/**
 * Counts an attempt before its work, so that parallel attempts share one limit; `by` is more than 1 for what is
 * counted in another unit. The window starts with its first attempt,
 * and rejected attempts do not extend it.
 */
export const consumeAttempt = (
  { key, windowMs }: Counter,
  now: number,
  condition: SQL = sql`1`,
  by = 1,
): SQL => sql`
  INSERT INTO rate_limit_counters (key, attempts, expires_at)
  SELECT ${key}, ${by}, ${now + windowMs} WHERE ${condition}
  ON CONFLICT (key) DO UPDATE SET
    attempts = CASE WHEN expires_at <= ${now} THEN ${by} ELSE attempts + ${by} END,
    expires_at = CASE WHEN expires_at <= ${now} THEN ${now + windowMs} ELSE expires_at END
  RETURNING key, attempts, expires_at`

/** After a success of its only user. */
export const resetAttempts = ({ key }: Counter): SQL =>
  sql`DELETE FROM rate_limit_counters WHERE key = ${key}`
/** After a success, where others share the count, or when the work was not done. */
export const refundAttempt = ({ key }: Counter): SQL => sql`
  UPDATE rate_limit_counters SET attempts = attempts - 1 WHERE key = ${key} AND attempts > 0`

function tooManyAttempts(name: RateLimitName, expiresAt: number, now: number): DomainError {
  const retryAfter = Math.max(1, Math.ceil((expiresAt - now) / 1000))
  const message = RATE_LIMIT_FACTS.exceeded(name, retryAfter)
  return new DomainError('too_many_tries', message, { retryAfter })
}

/** Exceeded counters, so that a flood of rejected attempts costs no database work. */
type Exceeded = { name: RateLimitName; expiresAt: number; until: number }
const exceededByDeps = new WeakMap<Deps, Map<string, Exceeded>>()
/** Short, because a success may return its attempt in the meantime. */
const REMEMBER_MS = 10_000
const REMEMBERED_MAX = 10_000

function rememberExceeded(deps: Deps, key: string, exceeded: Exceeded): void {
  const remembered = exceededByDeps.get(deps) ?? new Map<string, Exceeded>()
  exceededByDeps.set(deps, remembered)
  setNewest(remembered, key, exceeded, REMEMBERED_MAX)
}

/** Without a round trip: an attempt was rejected by one of these counters a moment ago. */
export function throwIfExceeded(deps: Deps, counters: readonly Counter[], now: number): void {
  for (const { key } of counters) {
    const exceeded = exceededByDeps.get(deps)?.get(key)
    if (exceeded && now < exceeded.until)
      throw tooManyAttempts(exceeded.name, exceeded.expiresAt, now)
  }
}

/** `rows` are the rows that `consumeAttempt` returned for these counters; throws the longest wait. */
export function throwIfTooMany(
  deps: Deps,
  counters: readonly Counter[],
  rows: readonly Row[],
  now: number,
): void {
  const exceeded = counters.flatMap(({ name, key, max }) => {
    const row = rows.find((each) => textOf(each, 'key') === key)
    if (!row || numberOf(row, 'attempts') <= max) return []
    return [{ name, key, expiresAt: numberOf(row, 'expires_at') }]
  })
  for (const { name, key, expiresAt } of exceeded)
    rememberExceeded(deps, key, { name, expiresAt, until: Math.min(expiresAt, now + REMEMBER_MS) })
  const [longest] = exceeded.toSorted((a, b) => b.expiresAt - a.expiresAt)
  if (longest) throw tooManyAttempts(longest.name, longest.expiresAt, now)
}

/** The count of earlier attempts, for a request that is rejected before its own is counted. */
export const selectAttempts = prepare(({ key }: Slots<{ key: string }>) =>
  queryBuilder
    .select({ attempts: rateLimitCounters.attempts, expiresAt: rateLimitCounters.expiresAt })
    .from(rateLimitCounters)
    .where(eq(rateLimitCounters.key, key)),
)

/** The counts of several counters, whose keys are a JSON array. */
export const selectCounters = prepare(({ keys }: Slots<{ keys: string }>) =>
  queryBuilder
    .select({
      key: rateLimitCounters.key,
      attempts: rateLimitCounters.attempts,
      expiresAt: rateLimitCounters.expiresAt,
    })
    .from(rateLimitCounters)
    .where(sql`${rateLimitCounters.key} IN (SELECT value FROM json_each(${keys}))`),
)

type Used = Pick<Count, 'attempts' | 'expiresAt'> | null | undefined

/** Throws when another attempt, or `by` more, would be too many. */
export function throwIfUsedUp(
  deps: Deps,
  { name, key, max, by = 1 }: Counter & { by?: number },
  row: Used,
  now: number,
): void {
  if (!row || row.expiresAt <= now || row.attempts + by <= max) return
  const { expiresAt } = row
  rememberExceeded(deps, key, { name, expiresAt, until: Math.min(expiresAt, now + REMEMBER_MS) })
  throw tooManyAttempts(name, expiresAt, now)
}

type Limiting = Pick<Context, 'deps' | 'now' | 'write'>

/** Counts an attempt and throws when it is one too many. */
export async function consumeAttempts(
  { deps, now, write }: Limiting,
  ...counters: readonly Counter[]
): Promise<void> {
  throwIfExceeded(deps, counters, now)
  if (counters.length === 0) return
  const rows = await write(counters.map((counter) => consumeAttempt(counter, now)))
  throwIfTooMany(deps, counters, rows.flat(), now)
}

/** Counts an attempt of which nobody waits for an answer. */
export async function isOneTooMany({ now, write }: Limiting, counter: Counter): Promise<boolean> {
  const [rows] = await write([consumeAttempt(counter, now)])
  return rows?.[0] !== undefined && numberOf(rows[0], 'attempts') > counter.max
}

type Count = { attempts: number; expiresAt: number }
const countsByDeps = new WeakMap<Deps, Map<string, Count>>()

/** Counts by this isolate alone: no database work, so that it may be done for every command. */
export function countInIsolate(deps: Deps, counters: readonly Counter[], now: number): void {
  const counts = countsByDeps.get(deps) ?? new Map<string, Count>()
  countsByDeps.set(deps, counts)
  for (const { name, key, max, windowMs } of counters) {
    const earlier = counts.get(key)
    const isOver = !earlier || earlier.expiresAt <= now
    const count = isOver ? { attempts: 0, expiresAt: now + windowMs } : earlier
    count.attempts += 1
    setNewest(counts, key, count, REMEMBERED_MAX)
    if (count.attempts > max) throw tooManyAttempts(name, count.expiresAt, now)
  }
}

/** Before the work whose failure `countInIsolate` counts. */
export function throwIfUsedUpInIsolate(
  deps: Deps,
  counters: readonly Counter[],
  now: number,
): void {
  for (const { name, key, max } of counters) {
    const count = countsByDeps.get(deps)?.get(key)
    if (count && count.expiresAt > now && count.attempts >= max)
      throw tooManyAttempts(name, count.expiresAt, now)
  }
}

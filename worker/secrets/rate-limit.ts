import { sql, type SQL } from 'drizzle-orm'
import { DomainError } from '#schema/domain/errors.ts'
import { LOGIN_FAILURES_MAX, LOGIN_WINDOW_MS } from '#schema/domain/limits.ts'
import { REQUEST_MESSAGES } from '#schema/domain/messages/requests.ts'

/** The first 64 bits of an IPv6 address: one household has 2^64 addresses. */
function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0)
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':')
}

export const accountKey = (email: string) => `login:${email}`
export const addressKey = (ip: string) => `from:${networkOf(ip)}`

export type RateLimit = { max: number; windowMs: number }
const LOGIN: RateLimit = { max: LOGIN_FAILURES_MAX, windowMs: LOGIN_WINDOW_MS }

/**
 * Counts an attempt before the password is checked, so that concurrent guesses share one limit. The window starts with
 * its first attempt, and rejected attempts do not extend it.
 */
export const consumeAttempt = (
  key: string,
  now: number,
  { windowMs }: RateLimit = LOGIN,
): SQL => sql`
  INSERT INTO login_attempts (key, attempts, window_start) VALUES (${key}, 1, ${now})
  ON CONFLICT (key) DO UPDATE SET
    attempts = CASE WHEN window_start <= ${now - windowMs} THEN 1 ELSE attempts + 1 END,
    window_start = CASE WHEN window_start <= ${now - windowMs} THEN ${now} ELSE window_start END
  RETURNING attempts, window_start`

/** After a correct password: clears the account's count. */
export const resetAttempts = (key: string): SQL =>
  sql`DELETE FROM login_attempts WHERE key = ${key}`
/** After a correct password: other users may share the address, so only this attempt is refunded. */
export const refundAttempt = (key: string): SQL => sql`
  UPDATE login_attempts SET attempts = attempts - 1 WHERE key = ${key} AND attempts > 0`

/** `rows` are the rows that `consumeAttempt` returned. */
export function throwTooManyAttempts(
  rows: readonly Record<string, unknown>[],
  now: number,
  { max, windowMs }: RateLimit = LOGIN,
): void {
  const waitsMs = rows
    .filter(({ attempts }) => Number(attempts) > max)
    .map(({ window_start: windowStart }) => Number(windowStart) + windowMs - now)
  if (waitsMs.length === 0) return
  const seconds = Math.ceil(Math.max(...waitsMs) / 1000)
  const message = REQUEST_MESSAGES.tooManyAttempts(Math.ceil(seconds / 60))
  throw new DomainError('too_many_tries', message, { retryAfter: seconds })
}

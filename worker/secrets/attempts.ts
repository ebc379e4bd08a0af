import { sql, type SQL } from 'drizzle-orm'
import { LOGIN_FAILURES_MAX, LOGIN_WINDOW_MS } from '#schema/domain/limits.ts'
import { Refusal } from '#schema/domain/refusal.ts'

/** An IPv6 household has 2^64 addresses; they count as one. */
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

/** How many tries in how long. */
export type Bound = { most: number; windowMs: number }
const LOGIN: Bound = { most: LOGIN_FAILURES_MAX, windowMs: LOGIN_WINDOW_MS }

/**
 * Takes one try before the password is looked at, so fifty guesses at once have ten tries between them (R2).
 * A window begins with its first try and ends by itself: refused tries do not prolong it.
 */
export const takeTry = (key: string, now: number, { windowMs }: Bound = LOGIN): SQL => sql`
  INSERT INTO login_attempts (key, tries, window_start) VALUES (${key}, 1, ${now})
  ON CONFLICT (key) DO UPDATE SET
    tries = CASE WHEN window_start <= ${now - windowMs} THEN 1 ELSE tries + 1 END,
    window_start = CASE WHEN window_start <= ${now - windowMs} THEN ${now} ELSE window_start END
  RETURNING tries, window_start`

/** The right password wipes the account's count, and gives its own try back to the address. */
export const forgetTries = (key: string): SQL => sql`DELETE FROM login_attempts WHERE key = ${key}`
export const giveBack = (key: string): SQL => sql`
  UPDATE login_attempts SET tries = tries - 1 WHERE key = ${key} AND tries > 0`

export function refuseTooManyTries(
  taken: readonly Record<string, unknown>[],
  now: number,
  { most, windowMs }: Bound = LOGIN,
): void {
  const waits = taken
    .filter(({ tries }) => Number(tries) > most)
    .map(({ window_start: began }) => Number(began) + windowMs - now)
  if (waits.length === 0) return
  const seconds = Math.ceil(Math.max(...waits) / 1000)
  const minutes = Math.ceil(seconds / 60)
  const words = `Too many tries. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  throw new Refusal('too_many_tries', words, { retryAfter: seconds })
}

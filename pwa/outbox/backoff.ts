const BASE_MS = 2000
const MAX_MS = 5 * 60_000
/** A time further ahead than any delay was stored before the phone's clock was set back, so it counts as due. */
export const isDue = (at: number, now: number): boolean => at <= now || at - now > MAX_MS

/** Full jitter, from 2 s doubling to 5 min, but at least Retry-After (seconds) up to 5 min. Milliseconds. */
export function delayAfter(attempts: number, random: () => number, retryAfter = 0): number {
  const max = Math.min(BASE_MS * 2 ** Math.max(attempts - 1, 0), MAX_MS)
  return Math.max(random() * max, Math.min(retryAfter * 1000, MAX_MS))
}

const FIRST_MS = 2000
const LONGEST_MS = 5 * 60_000
/** Whatever the server wishes for, nothing waits longer for its turn. */
const PATIENCE_MS = 60 * 60_000

export const patience = (retryAfter = 0): number => Math.min(retryAfter * 1000, PATIENCE_MS)

/** What seems due later than anything ever is was written down before the phone's clock was set back. */
export const isDue = (at: number, now: number): boolean => at <= now || at - now > PATIENCE_MS

/** Full jitter, 2 s doubling to 5 min; the server's own wish for patience comes first (SYNC 1). */
export function delayAfter(attempts: number, random: () => number, retryAfter?: number): number {
  const most = Math.min(FIRST_MS * 2 ** Math.max(attempts - 1, 0), LONGEST_MS)
  return Math.max(random() * most, patience(retryAfter))
}

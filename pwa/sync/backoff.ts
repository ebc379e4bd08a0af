const FIRST_MS = 2000
const LONGEST_MS = 5 * 60_000

/** Full jitter, 2 s doubling to 5 min; the server's own wish for patience comes first (SYNC 1). */
export function delayAfter(attempts: number, random: () => number, retryAfter?: number): number {
  const most = Math.min(FIRST_MS * 2 ** Math.max(attempts - 1, 0), LONGEST_MS)
  return Math.max(random() * most, (retryAfter ?? 0) * 1000)
}

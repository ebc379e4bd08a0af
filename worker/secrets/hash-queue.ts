import { DomainError } from '#schema/domain/errors.ts'
import { RATE_LIMIT_MESSAGES } from '#schema/domain/messages/rate-limits.ts'

/**
 * scrypt blocks the isolate, also the asynchronous one of node:crypto (measured in workerd: four hashes at once answer
 * together after four times as long, and nothing else is answered meanwhile). So hashes run one at a time with a pause
 * of twice their duration between them, in which other requests are answered, and two may wait.
 */
const HASH_MS_AT_LN_15 = 200
const PAUSE = 2
const WAITING_MAX = 2

export type HashQueue = {
  /** Runs `work`, or throws 429 at once when two others wait. */
  run: <T>(work: () => T) => Promise<T>
  /** How long hashes have blocked this isolate in all: time that no deadline should count. */
  blockedMs: () => number
}

type Clock = { now: () => number; sleep: (ms: number) => Promise<void> }
const REAL_CLOCK: Clock = {
  now: Date.now,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

const busy = (waitMs: number) => {
  const retryAfter = Math.ceil(waitMs / 1000)
  const message = RATE_LIMIT_MESSAGES.passwordsBusy(retryAfter)
  return new DomainError('too_many_tries', message, { retryAfter })
}

/**
 * Each request sleeps until a start of its own: in Workers no request may wait for a promise of another.
 * `ln` is scrypt's cost; at that of tests the queue has no pauses and never fills.
 */
export function createHashQueue(ln: number, { now, sleep }: Clock = REAL_CLOCK): HashQueue {
  const slotMs = Math.floor(HASH_MS_AT_LN_15 * (1 + PAUSE) * 2 ** (ln - 15))
  let nextStart = 0
  let blockedMs = 0
  return {
    blockedMs: () => blockedMs,
    async run(work) {
      if (slotMs === 0) return work()
      const waitMs = Math.max(0, nextStart - now())
      if (waitMs > WAITING_MAX * slotMs) throw busy(waitMs)
      nextStart = Math.max(nextStart, now()) + slotMs
      if (waitMs > 0) await sleep(waitMs)
      const startedAt = now()
      try {
        return work()
      } finally {
        // In production the clock only advances with I/O, such as this timer.
        await sleep(0)
        blockedMs += now() - startedAt
      }
    },
  }
}

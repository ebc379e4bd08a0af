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
/** Nobody waits longer; a waiting request that was cancelled is forgotten after this time. */
const WAIT_MAX_MS = 10_000

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
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000))
  const message = RATE_LIMIT_MESSAGES.passwordsBusy(retryAfter)
  return new DomainError('too_many_tries', message, { retryAfter })
}

/**
 * Each request sleeps by timers of its own: in Workers no request may wait for a promise of another.
 * `ln` is scrypt's cost; at that of tests the queue has no pauses and never fills.
 */
export function createHashQueue(ln: number, { now, sleep }: Clock = REAL_CLOCK): HashQueue {
  const hashMs = Math.floor(HASH_MS_AT_LN_15 * 2 ** (ln - 15))
  const waiting = new Set<{ since: number }>()
  let nextStart = 0
  let lastMs = hashMs
  let blockedMs = 0

  const forgetCancelled = () => {
    for (const waiter of waiting) if (now() - waiter.since > WAIT_MAX_MS) waiting.delete(waiter)
  }

  async function waitForTurn(): Promise<void> {
    forgetCancelled()
    if (waiting.size >= WAITING_MAX) throw busy(waiting.size * lastMs * (1 + PAUSE))
    const waiter = { since: now() }
    waiting.add(waiter)
    try {
      while (now() < nextStart) {
        if (now() - waiter.since > WAIT_MAX_MS) throw busy(WAIT_MAX_MS)
        await sleep(nextStart - now())
      }
    } finally {
      waiting.delete(waiter)
    }
  }

  return {
    blockedMs: () => blockedMs,
    async run(work) {
      if (hashMs === 0) return work()
      if (now() < nextStart) await waitForTurn()
      const startedAt = now()
      nextStart = startedAt + hashMs * (1 + PAUSE)
      const startPause = () => {
        lastMs = now() - startedAt
        nextStart = Math.max(nextStart, now() + lastMs * PAUSE)
      }
      try {
        return work()
      } finally {
        startPause()
        // In production the clock only advances with I/O, such as this timer.
        await sleep(0)
        startPause()
        blockedMs += lastMs
      }
    },
  }
}

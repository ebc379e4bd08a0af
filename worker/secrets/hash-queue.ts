import { DomainError } from '#schema/domain/errors.ts'
import { RATE_LIMIT_FACTS } from '#schema/domain/messages/rate-limits.ts'

/**
 * scrypt blocks the isolate, also the asynchronous one of node:crypto (measured in workerd: four hashes at once answer
 * together after four times as long, and nothing else is answered meanwhile). So hashes run one at a time with a pause
 * of twice their duration between them, in which other requests are answered, and some may wait.
 */
const HASH_MS_AT_LN_15 = 200
const PAUSE = 2
/** Places to wait. All of them together pass within WAIT_MAX_MS. */
const WAITING_MAX = { owner: 8, stranger: 6 } as const
/** Nobody waits longer. */
const WAIT_MAX_MS = 10_000
/** How long after its next look a waiting request counts as cancelled. */
const CANCELLED_MS = 1000
/** Between two looks of a request whose turn has not come. */
const LOOK_MS = 20

/**
 * Who needs the hash: a signed-in user or a known device of the account, or anybody else. Owners have places of their
 * own and come before strangers; one user, or one address of strangers, waits in one place. No key: not limited.
 */
export type HashSender = { lane: keyof typeof WAITING_MAX; key: string | null }

export type HashQueue = {
  /** Runs `work`, or throws 429 at once when no place is free for the sender. */
  run: <T>(work: () => T, sender: HashSender) => Promise<T>
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
  const message = RATE_LIMIT_FACTS.passwordsBusy(retryAfter)
  return new DomainError('too_many_tries', message, { retryAfter })
}

type Waiter = HashSender & { since: number; looksAt: number }

/** The requests that wait, each by timers of its own: in Workers no request may wait for a promise of another. */
function createWaitingRoom({ now, sleep }: Clock) {
  const waiters = new Set<Waiter>()

  const forgetCancelled = () => {
    for (const waiter of waiters) if (now() - waiter.looksAt > CANCELLED_MS) waiters.delete(waiter)
  }

  const isNext = (waiter: Waiter) => {
    forgetCancelled()
    const first = [...waiters].find(({ lane }) => lane === 'owner') ?? [...waiters][0]
    return first === waiter
  }

  return {
    isEmpty: () => waiters.size === 0,
    async wait({ lane, key }: HashSender, nextStart: () => number, turnMs: number) {
      forgetCancelled()
      const beside = [...waiters].filter((other) => other.lane === lane)
      const isTaken = key !== null && beside.some((other) => other.key === key)
      if (isTaken || beside.length >= WAITING_MAX[lane]) throw busy(beside.length * turnMs)
      const waiter = { lane, key, since: now(), looksAt: now() }
      waiters.add(waiter)
      try {
        while (now() < nextStart() || !isNext(waiter)) {
          if (now() - waiter.since > WAIT_MAX_MS) throw busy(WAIT_MAX_MS)
          const ms = Math.max(nextStart() - now(), LOOK_MS)
          waiter.looksAt = now() + ms
          await sleep(ms)
        }
      } finally {
        waiters.delete(waiter)
      }
    },
  }
}

/** `ln` is scrypt's cost; at that of tests the queue has no pauses and never fills. */
export function createHashQueue(ln: number, clock: Clock = REAL_CLOCK): HashQueue {
  const { now, sleep } = clock
  const hashMs = Math.floor(HASH_MS_AT_LN_15 * 2 ** (ln - 15))
  const room = createWaitingRoom(clock)
  let nextStart = 0
  let lastMs = hashMs
  let blockedMs = 0

  return {
    blockedMs: () => blockedMs,
    async run(work, sender) {
      if (hashMs === 0) return work()
      if (now() < nextStart || !room.isEmpty())
        await room.wait(sender, () => nextStart, lastMs * (1 + PAUSE))
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

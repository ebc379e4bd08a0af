import { expect, test } from 'vitest'
import { createHashQueue } from './hash-queue.ts'

const HASH_MS = 200

/** A clock on which time passes only while something sleeps or hashes. */
function createManualClock() {
  let now = 0
  const sleeping: { at: number; wake: () => void }[] = []
  return {
    now: () => now,
    sleep: (ms: number) => new Promise<void>((wake) => void sleeping.push({ at: now + ms, wake })),
    spend: (ms: number) => void (now += ms),
    async runAll() {
      for (;;) {
        await new Promise(setImmediate)
        sleeping.sort((a, b) => a.at - b.at)
        const next = sleeping.shift()
        if (!next) return
        now = Math.max(now, next.at)
        next.wake()
      }
    },
  }
}

test('one hash runs, two wait with pauses between them, and the next are rejected at once', async () => {
  const clock = createManualClock()
  const queue = createHashQueue(15, clock)
  const starts: number[] = []
  const hash = () => {
    starts.push(clock.now())
    clock.spend(HASH_MS)
    return 'a hash'
  }
  const results = Promise.allSettled(Array.from({ length: 5 }, () => queue.run(hash)))
  await clock.runAll()
  const settled = await results
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  expect(settled[3]).toMatchObject({
    reason: { code: 'too_many_tries', retryAfter: 2, message: expect.stringMatching(/2 seconds/) },
  })
  const pauses = starts.slice(1).map((start, index) => start - (starts[index] ?? 0) - HASH_MS)
  expect(pauses).toEqual([2 * HASH_MS, 2 * HASH_MS])
  expect(queue.blockedMs()).toBe(3 * HASH_MS)
})

test('pauses are longer on a slower machine', async () => {
  const clock = createManualClock()
  const queue = createHashQueue(15, clock)
  const starts: number[] = []
  const slowHash = () => {
    starts.push(clock.now())
    clock.spend(3000)
  }
  const results = Promise.all([queue.run(slowHash), queue.run(slowHash)])
  await clock.runAll()
  await results
  expect(starts).toEqual([0, 9000])
})

test('a waiting request that was cancelled keeps its place for ten seconds only', async () => {
  const clock = createManualClock()
  let isCancelling = false
  const never = new Promise<void>(() => {})
  const sleep = (ms: number) => (isCancelling ? never : clock.sleep(ms))
  const queue = createHashQueue(15, { now: clock.now, sleep })
  const first = queue.run(() => clock.spend(HASH_MS))
  isCancelling = true
  void queue.run(() => {})
  void queue.run(() => {})
  isCancelling = false
  await clock.runAll()
  await first
  clock.spend(100)
  await expect(queue.run(() => 'a hash')).rejects.toMatchObject({ code: 'too_many_tries' })
  clock.spend(10_000)
  const next = queue.run(() => 'a hash')
  await clock.runAll()
  expect(await next).toBe('a hash')
})

test('a place is free again after the pause, and after a hash that failed', async () => {
  const clock = createManualClock()
  const queue = createHashQueue(15, clock)
  const failed = queue.run(() => {
    throw new Error('no memory')
  })
  await Promise.all([expect(failed).rejects.toThrow('no memory'), clock.runAll()])
  clock.spend(10_000)
  const next = queue.run(() => 'a hash')
  await clock.runAll()
  expect(await next).toBe('a hash')
})

test('at the cost of tests hashes run without pauses', async () => {
  const queue = createHashQueue(1)
  const hashes = Array.from({ length: 20 }, (_, index) => queue.run(() => index))
  expect(await Promise.all(hashes)).toHaveLength(20)
})

import { expect, test } from 'vitest'
import { createHashQueue, type HashSender } from './hash-queue.ts'

const HASH_MS = 200

const stranger = (n = Math.random()): HashSender => ({ lane: 'stranger', key: `41.0.0.${n}` })
const owner = (id: string): HashSender => ({ lane: 'owner', key: id })

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

/** A queue, the names of the hashes that ran and when, and of those that were rejected. */
function createScene() {
  const clock = createManualClock()
  const queue = createHashQueue(15, clock)
  const starts: [name: string, at: number][] = []
  const rejected: string[] = []
  const send = (name: string, sender: HashSender) =>
    queue
      .run(() => {
        starts.push([name, clock.now()])
        clock.spend(HASH_MS)
      }, sender)
      .catch(() => void rejected.push(name))
  return { clock, queue, send, starts, rejected, names: () => starts.map(([name]) => name) }
}

test('hashes run one after the other with pauses between them', async () => {
  const { clock, queue, send, starts } = createScene()
  const all = ['a', 'b', 'c'].map((name) => send(name, owner(name)))
  await clock.runAll()
  await Promise.all(all)
  const times = starts.map(([, at]) => at)
  const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0) - HASH_MS)
  for (const pause of pauses) {
    expect(pause).toBeGreaterThanOrEqual(2 * HASH_MS)
    expect(pause).toBeLessThan(2 * HASH_MS + 50)
  }
  expect(pauses).toHaveLength(2)
  expect(queue.blockedMs()).toBe(3 * HASH_MS)
})

test('one address of strangers waits in one place, and others of other addresses beside it', async () => {
  const { clock, send, names, rejected } = createScene()
  const all = ['1', '1', '1', '1', '2', '3'].map((from, n) => send(`${from}#${n}`, stranger(+from)))
  await clock.runAll()
  await Promise.all(all)
  expect(names()).toEqual(['1#0', '1#1', '2#4', '3#5'])
  expect(rejected).toEqual(['1#2', '1#3'])
})

test('owners wait in places of their own and come before all strangers', async () => {
  const { clock, send, names, rejected } = createScene()
  const strangers = Array.from({ length: 10 }, (_, n) => send(`stranger ${n}`, stranger(n)))
  const owners = ['ada', 'bola', 'ada'].map((name) => send(name, owner(name)))
  await clock.runAll()
  await Promise.all([...strangers, ...owners])
  expect(names().slice(0, 4)).toEqual(['stranger 0', 'ada', 'bola', 'stranger 1'])
  expect(names()).toHaveLength(9)
  expect(rejected.toSorted()).toEqual(['ada', 'stranger 7', 'stranger 8', 'stranger 9'])
})

test('three senders that never stop keep no owner from a place, on any device', async () => {
  const { clock, send, names, rejected } = createScene()
  let isOver = false
  const flood = async (name: string, sender: HashSender) => {
    while (!isOver) {
      await send(name, sender)
      await clock.sleep(1)
    }
  }
  const floods = [1, 2, 3].map((n) => flood(`flood ${n}`, stranger(n)))
  const signedIn = ['x', 'y', 'z'].map((id) => flood(`flood ${id}`, owner(id)))
  const tries = async () => {
    for (let n = 0; n < 5; n++) {
      await clock.sleep(1000)
      await send(`owner ${n}`, owner('ada'))
    }
    isOver = true
  }
  const all = Promise.all([...floods, ...signedIn, tries()])
  await clock.runAll()
  await all
  expect(names().filter((name) => name.startsWith('owner'))).toHaveLength(5)
  expect(rejected.filter((name) => name.startsWith('owner'))).toEqual([])
})

test('a rejected sender reads when to try again', async () => {
  const clock = createManualClock()
  const queue = createHashQueue(15, clock)
  const hash = () => queue.run(() => clock.spend(HASH_MS), stranger(1))
  const results = Promise.allSettled([hash(), hash(), hash()])
  await clock.runAll()
  expect((await results)[2]).toMatchObject({
    reason: { code: 'too_many_tries', retryAfter: 1, message: expect.stringMatching(/1 second/) },
  })
})

test('pauses are longer on a slower machine', async () => {
  const clock = createManualClock()
  const queue = createHashQueue(15, clock)
  const starts: number[] = []
  const slowHash = () => {
    starts.push(clock.now())
    clock.spend(3000)
  }
  const results = Promise.all([queue.run(slowHash, owner('a')), queue.run(slowHash, owner('b'))])
  await clock.runAll()
  await results
  expect(starts).toEqual([0, 9000])
})

test('a waiting request that was cancelled keeps its place for a second after its turn only', async () => {
  const clock = createManualClock()
  let isCancelling = false
  const never = new Promise<void>(() => {})
  const sleep = (ms: number) => (isCancelling ? never : clock.sleep(ms))
  const queue = createHashQueue(15, { now: clock.now, sleep })
  const first = queue.run(() => clock.spend(HASH_MS), stranger(1))
  isCancelling = true
  void queue.run(() => {}, stranger(1))
  isCancelling = false
  await clock.runAll()
  await first
  clock.spend(100)
  await expect(queue.run(() => 'a hash', stranger(1))).rejects.toMatchObject({
    code: 'too_many_tries',
  })
  const behind = queue.run(() => 'a hash', stranger(2))
  await clock.runAll()
  expect(await behind).toBe('a hash')
  clock.spend(1000)
  const next = queue.run(() => 'a hash', stranger(1))
  await clock.runAll()
  expect(await next).toBe('a hash')
})

test('a place is free again after the pause, and after a hash that failed', async () => {
  const clock = createManualClock()
  const queue = createHashQueue(15, clock)
  const failed = queue.run(() => {
    throw new Error('no memory')
  }, stranger())
  await Promise.all([expect(failed).rejects.toThrow('no memory'), clock.runAll()])
  clock.spend(10_000)
  const next = queue.run(() => 'a hash', stranger())
  await clock.runAll()
  expect(await next).toBe('a hash')
})

test('at the cost of tests hashes run without pauses', async () => {
  const queue = createHashQueue(1)
  const hashes = Array.from({ length: 20 }, (_, index) => queue.run(() => index, stranger(1)))
  expect(await Promise.all(hashes)).toHaveLength(20)
})

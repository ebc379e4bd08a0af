const IDLE_TURNS = 3

export type Stillness = ReturnType<typeof watchStillness>

/**
 * Knows when all that was set going has come to rest, so that one thing happens after another and a seed tells the
 * same story twice. fake-indexeddb moves by `setImmediate` alone, so its turns are counted; what truly waits for
 * something outside (a server's answer) says so with `busy`.
 */
export function watchStillness() {
  const real = globalThis.setImmediate
  let turns = 0
  let seen = 0
  let working = 0
  let rested: (() => void)[] = []

  const counting = (work: (...given: unknown[]) => void, ...given: unknown[]) => {
    turns++
    seen++
    return real(() => {
      turns--
      work(...given)
    })
  }
  globalThis.setImmediate = counting as unknown as typeof setImmediate

  // Dexie's live queries look again by a timer of nothing; a longer one is somebody's patience, which the clock minds.
  const [timeout, clear] = [globalThis.setTimeout, globalThis.clearTimeout]
  const soon = new Set<unknown>()
  const settle = (timer: unknown) => soon.delete(timer) && turns--
  globalThis.setTimeout = ((work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    if (ms > 0) return timeout(work, ms, ...given)
    turns++
    seen++
    const timer = timeout(() => {
      settle(timer)
      work(...given)
    })
    soon.add(timer)
    return timer
  }) as typeof setTimeout
  globalThis.clearTimeout = ((timer: Parameters<typeof clear>[0]) => {
    settle(timer)
    clear(timer)
  }) as typeof clear

  const leave = () => {
    working--
    if (working > 0) return
    for (const tell of rested.splice(0)) tell()
  }
  async function busy<T>(work: () => Promise<T>): Promise<T> {
    working++
    seen++
    try {
      return await work()
    } finally {
      leave()
    }
  }
  // A large file's bytes come from another thread.
  const { arrayBuffer } = Blob.prototype
  Blob.prototype.arrayBuffer = function bytes(this: Blob) {
    return busy(() => arrayBuffer.call(this))
  }
  /** Inside `busy`: waits for an event of the clock, and is at rest meanwhile. */
  async function parked(until: Promise<void>): Promise<void> {
    leave()
    await until
    working++
    seen++
  }
  async function still(): Promise<void> {
    for (let idle = 0, before = -1; idle < IDLE_TURNS;) {
      if (working > 0) await new Promise<void>((tell) => rested.push(tell))
      await new Promise<void>((turn) => real(turn))
      idle = turns === 0 && working === 0 && seen === before ? idle + 1 : 0
      before = seen
    }
  }

  return {
    busy,
    parked,
    still,
    release: () => {
      globalThis.setImmediate = real
      globalThis.setTimeout = timeout
      globalThis.clearTimeout = clear
      Blob.prototype.arrayBuffer = arrayBuffer
      rested = []
    },
  }
}

const IDLE_TURNS = 3

type Callback = (...args: unknown[]) => void
type Originals = Pick<typeof globalThis, 'setImmediate' | 'setTimeout' | 'clearTimeout'> & {
  arrayBuffer: typeof Blob.prototype.arrayBuffer
  encrypt: SubtleCrypto['encrypt']
  decrypt: SubtleCrypto['decrypt']
  importKey: SubtleCrypto['importKey']
}

/**
 * Knows when all work that was started has finished, so that a seed always gives the same run. Replaces
 * `setImmediate` (the only scheduler of fake-indexeddb) and timers of 0 ms (Dexie's live queries) to count them.
 * Work that waits for something outside this thread, such as a response of the server, is passed to `track`.
 */
export class PendingWork {
  private readonly original: Originals = {
    setImmediate: globalThis.setImmediate,
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    arrayBuffer: Blob.prototype.arrayBuffer,
    encrypt: crypto.subtle.encrypt,
    decrypt: crypto.subtle.decrypt,
    importKey: crypto.subtle.importKey,
  }
  private readonly shortTimers = new Set<unknown>()
  private pendingCallbacks = 0
  private trackedTasks = 0
  /** Total started so far: work that started and finished between two looks is noticed too. */
  private started = 0
  private taskListeners: (() => void)[] = []

  constructor() {
    this.replaceSetImmediate()
    this.replaceTimers()
    this.replaceArrayBuffer()
    this.replaceEncryption()
  }

  private addCallback() {
    this.pendingCallbacks++
    this.started++
  }
  private addTask() {
    this.trackedTasks++
    this.started++
  }
  private removeTask() {
    this.trackedTasks--
    if (this.trackedTasks > 0) return
    for (const listener of this.taskListeners.splice(0)) listener()
  }

  private replaceSetImmediate() {
    const counting = (callback: Callback, ...args: unknown[]) => {
      this.addCallback()
      return this.original.setImmediate(() => {
        this.pendingCallbacks--
        callback(...args)
      })
    }
    globalThis.setImmediate = counting as unknown as typeof setImmediate
  }

  /** Longer timers are time limits, which belong to the simulated clock. */
  private replaceTimers() {
    const { setTimeout: setTimer, clearTimeout: clearTimer } = this.original
    const finish = (timer: unknown) => {
      if (this.shortTimers.delete(timer)) this.pendingCallbacks--
    }
    globalThis.setTimeout = ((callback: Callback, ms = 0, ...args: unknown[]) => {
      if (ms > 0) return setTimer(callback, ms, ...args)
      this.addCallback()
      const timer = setTimer(() => {
        finish(timer)
        callback(...args)
      })
      this.shortTimers.add(timer)
      return timer
    }) as typeof setTimeout
    globalThis.clearTimeout = ((timer: Parameters<typeof clearTimeout>[0]) => {
      finish(timer)
      clearTimer(timer)
    }) as typeof clearTimeout
  }

  /** The bytes of a large file come from another thread. */
  private replaceArrayBuffer() {
    const { arrayBuffer } = this.original
    const track = this.track.bind(this)
    Blob.prototype.arrayBuffer = function trackedArrayBuffer(this: Blob) {
      return track(() => arrayBuffer.call(this))
    }
  }

  /** Runs in another thread. */
  private replaceEncryption() {
    const { subtle } = crypto
    for (const name of ['encrypt', 'decrypt', 'importKey'] as const) {
      const original = this.original[name] as (...args: unknown[]) => Promise<unknown>
      const tracked = (...args: unknown[]) => this.track(() => original.apply(subtle, args))
      Object.assign(subtle, { [name]: tracked })
    }
  }

  async track<T>(work: () => Promise<T>): Promise<T> {
    this.addTask()
    try {
      return await work()
    } finally {
      this.removeTask()
    }
  }

  /** Inside `track`: waits for an event of the simulated clock, and counts as idle until then. */
  async pauseUntil(event: Promise<void>): Promise<void> {
    if (this.trackedTasks === 0) throw new Error('this work is not tracked')
    this.removeTask()
    await event
    this.addTask()
  }

  async untilIdle(): Promise<void> {
    for (let idleTurns = 0, before = -1; idleTurns < IDLE_TURNS;) {
      if (this.trackedTasks > 0)
        await new Promise<void>((resolve) => this.taskListeners.push(resolve))
      await new Promise<void>((resolve) => this.original.setImmediate(resolve))
      const isIdle =
        this.pendingCallbacks === 0 && this.trackedTasks === 0 && this.started === before
      idleTurns = isIdle ? idleTurns + 1 : 0
      before = this.started
    }
  }

  /** Puts the original functions back. */
  restore() {
    globalThis.setImmediate = this.original.setImmediate
    globalThis.setTimeout = this.original.setTimeout
    globalThis.clearTimeout = this.original.clearTimeout
    Blob.prototype.arrayBuffer = this.original.arrayBuffer
    this.taskListeners = []
    const { encrypt, decrypt, importKey } = this.original
    Object.assign(crypto.subtle, { encrypt, decrypt, importKey })
  }
}

import { setTimeout as delay } from 'node:timers/promises'

const MAX_RESTART_WAIT_MS = 5000
/** The pause before the second attempt; it doubles until the longest. The first attempt follows at once. */
const BACK_OFF = { firstMs: 250, longestMs: 10_000, stableMs: 60_000 }
export type BackOff = typeof BACK_OFF

/** A process that can be started again. */
export type Part = {
  /** Its name in a sentence: `The database`. */
  title: string
  start: () => Promise<void>
  /** Called after each start. The listener is called once, when the process that was started last ends. */
  onExit: (listener: (reason: string) => void) => void
  kill: () => Promise<void>
  stop: () => Promise<void>
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n')[0] ?? ''

/** Starts a part and restarts it after a crash or a hang, with growing pauses, until it is stopped. */
export class Supervisor {
  readonly #part: Part
  readonly #onNotice: (message: string) => void
  readonly #backOff: BackOff
  #starting: Promise<void>
  /** While set, an exit is a crash. */
  #expectsRunning = true
  /** Ends a pause between two attempts. Aborted when its owner stops the part: requests are then rejected at once. */
  #stopped = new AbortController()
  #restarts = 0
  #failures = 0
  #startedAt = 0

  constructor(part: Part, onNotice: (message: string) => void, backOff = BACK_OFF) {
    this.#part = part
    this.#onNotice = onNotice
    this.#backOff = backOff
    this.#starting = this.#start()
  }

  get restarts(): number {
    return this.#restarts
  }

  get isExpectedToRun(): boolean {
    return this.#expectsRunning
  }

  whenStarted(): Promise<void> {
    return this.#starting
  }

  /** Whether the part runs. Waits for a restart, but not longer than callers would. */
  async isAvailable(): Promise<boolean> {
    if (this.#stopped.signal.aborted) return false
    const started = this.#starting.then(
      () => true,
      () => false,
    )
    const giveUp = new AbortController()
    const timeout = delay(MAX_RESTART_WAIT_MS, false, { ref: false, signal: giveUp.signal })
    const isAvailable = await Promise.race([started, timeout.catch(() => false)])
    giveUp.abort()
    return isAvailable
  }

  async #start(): Promise<void> {
    await this.#part.start()
    this.#expectsRunning = true
    this.#startedAt = performance.now()
    this.#part.onExit((reason) => {
      if (!this.#expectsRunning) return
      this.#onNotice(`${this.#part.title} ended unexpectedly (${reason}) and is started again.`)
      this.restartNow()
    })
  }

  /** Kills and starts the part without waiting for the result. */
  restartNow(): void {
    this.#restarts++
    this.#expectsRunning = false
    this.#starting = this.#restartUntilStarted()
    // A caller of `whenStarted` gets the reason; only a stop ends it.
    this.#starting.catch(() => {})
  }

  async #pauseBeforeAttempt(): Promise<void> {
    const { firstMs, longestMs, stableMs } = this.#backOff
    if (performance.now() - this.#startedAt > stableMs) this.#failures = 0
    const pauseMs = this.#failures === 0 ? 0 : firstMs * 2 ** (this.#failures - 1)
    this.#failures++
    const { signal } = this.#stopped
    await delay(Math.min(pauseMs, longestMs), undefined, { ref: false, signal })
  }

  async #restartUntilStarted(): Promise<void> {
    const { title } = this.#part
    for (let attempt = 1; ; attempt++) {
      await this.#pauseBeforeAttempt()
      await this.#part.kill()
      try {
        await this.#start()
        if (attempt > 1) this.#onNotice(`${title} runs again.`)
        return
      } catch (error) {
        const isFirst = attempt === 1
        if (isFirst) this.#onNotice(`${title} does not start: ${firstLine(error)} Trying again.`)
      }
    }
  }

  async #end(end: () => Promise<void>): Promise<void> {
    this.#stopped.abort()
    await this.#starting.catch(() => {})
    this.#expectsRunning = false
    await end()
  }

  /** As a power cut: the part stays ended until `restart`. */
  kill(): Promise<void> {
    return this.#end(this.#part.kill)
  }

  stop(): Promise<void> {
    return this.#end(this.#part.stop)
  }

  async restart(): Promise<void> {
    await this.kill()
    this.#stopped = new AbortController()
    this.#starting = this.#start()
    await this.#starting
  }
}

import type { Sqld } from './sqld.ts'

const MAX_RESTART_WAIT_MS = 5000

/** Starts sqld and restarts it after a crash or a hang. */
export class SqldSupervisor {
  readonly #sqld: Sqld
  readonly #onNotice: (message: string) => void
  #starting: Promise<void>
  /** While set, an exit of sqld is a crash. */
  #expectsRunning = true
  /** Stopped by its owner: requests are rejected at once instead of waiting for a restart. */
  #isStopped = false
  #restarts = 0

  constructor(sqld: Sqld, onNotice: (message: string) => void) {
    this.#sqld = sqld
    this.#onNotice = onNotice
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

  /** Whether sqld runs. Waits for a restart, but not longer than callers would. */
  async isAvailable(): Promise<boolean> {
    if (this.#isStopped) return false
    const started = this.#starting.then(
      () => true,
      () => false,
    )
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), MAX_RESTART_WAIT_MS)
      timer.unref()
    })
    const isAvailable = await Promise.race([started, timeout])
    clearTimeout(timer)
    return isAvailable
  }

  async #start(): Promise<void> {
    await this.#sqld.start()
    this.#sqld.onExit((reason) => {
      if (!this.#expectsRunning) return
      this.#onNotice(`The database ended unexpectedly (${reason}) and is started again.`)
      this.restartNow()
    })
  }

  /** Kills and starts sqld without waiting for the result. */
  restartNow(): void {
    this.#restarts++
    this.#expectsRunning = false
    this.#starting = this.#sqld.kill().then(() => {
      this.#expectsRunning = true
      return this.#start()
    })
    this.#starting.catch((error: unknown) =>
      this.#onNotice(error instanceof Error ? error.message : String(error)),
    )
  }

  async #end(end: () => Promise<void>): Promise<void> {
    this.#isStopped = true
    await this.#starting.catch(() => {})
    this.#expectsRunning = false
    await end()
  }

  /** As a power cut: callers receive 503 until `restart`. */
  kill(): Promise<void> {
    return this.#end(() => this.#sqld.kill())
  }

  stop(): Promise<void> {
    return this.#end(() => this.#sqld.stop())
  }

  async restart(): Promise<void> {
    await this.kill()
    this.#isStopped = false
    this.#expectsRunning = true
    this.#starting = this.#start()
    await this.#starting
  }
}

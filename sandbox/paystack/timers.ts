import { StorageError } from '#sandbox/jsonl-store.ts'

/** When a task is repeated that could not write its result, as on a full disk. */
const RETRY_MS = 200

/** Runs tasks later, and none after `stop`. Its timers do not prevent the process from ending. */
export class Timers {
  readonly #now: () => number
  readonly #open = new Set<NodeJS.Timeout>()
  #isStopped = false

  constructor(now: () => number) {
    this.#now = now
  }

  get isStopped(): boolean {
    return this.#isStopped
  }

  runAt(time: number, task: () => unknown): void {
    if (this.#isStopped) return
    const delayMs = Math.max(0, time - this.#now())
    const timer = setTimeout(() => {
      this.#open.delete(timer)
      if (!this.#isStopped) void this.#run(task)
    }, delayMs)
    timer.unref()
    this.#open.add(timer)
  }

  async #run(task: () => unknown): Promise<void> {
    try {
      await task()
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      this.runAt(this.#now() + RETRY_MS, task)
    }
  }

  stop(): void {
    this.#isStopped = true
    for (const timer of this.#open) clearTimeout(timer)
    this.#open.clear()
  }
}

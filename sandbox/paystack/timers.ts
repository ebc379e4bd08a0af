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
      if (!this.#isStopped) task()
    }, delayMs)
    timer.unref()
    this.#open.add(timer)
  }

  stop(): void {
    this.#isStopped = true
    for (const timer of this.#open) clearTimeout(timer)
    this.#open.clear()
  }
}

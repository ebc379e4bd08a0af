import { TEST_NOW } from '#testing/clock.ts'

type TimedEvent = { at: number; description: string; run: () => void }
export type SimulatedClock = ReturnType<typeof createClock>

/** Time that advances only from one scheduled event to the next. */
export function createClock() {
  const scheduled: TimedEvent[] = []
  let now = TEST_NOW

  /** Returns a function that cancels the event. */
  function schedule(ms: number, description: string, run: () => void): () => void {
    const event = { at: now + Math.max(0, Math.round(ms)), description, run }
    const index = scheduled.findIndex(({ at }) => at > event.at)
    scheduled.splice(index < 0 ? scheduled.length : index, 0, event)
    return () => {
      const position = scheduled.indexOf(event)
      if (position >= 0) scheduled.splice(position, 1)
    }
  }

  return {
    now: () => now,
    schedule,
    sleep: (ms: number, description: string) =>
      new Promise<void>((resolve) => schedule(ms, description, resolve)),
    /** Removes the next event that is due at `until` or before, and advances the time to it. */
    takeNext(until: number): TimedEvent | null {
      const [event] = scheduled
      if (!event || event.at > until) return null
      scheduled.shift()
      now = event.at
      return event
    },
    advanceTo: (at: number) => void (now = Math.max(now, at)),
  }
}

/** A Wednesday morning in Lagos. */
export const MORNING = Date.parse('2026-03-04T09:00:00Z')

type Event = { at: number; n: number; what: string; work: () => void }
export type Clock = ReturnType<typeof newClock>

/** Time that moves only from one event to the next; nobody sleeps. */
export function newClock() {
  const ahead: Event[] = []
  let now = MORNING
  let made = 0

  function later(ms: number, what: string, work: () => void): () => void {
    const event = { at: now + Math.max(0, Math.round(ms)), n: made++, what, work }
    const place = ahead.findIndex(({ at }) => at > event.at)
    ahead.splice(place < 0 ? ahead.length : place, 0, event)
    return () => {
      const stands = ahead.indexOf(event)
      if (stands >= 0) ahead.splice(stands, 1)
    }
  }

  return {
    now: () => now,
    later,
    sleep: (ms: number, what: string) => new Promise<void>((done) => later(ms, what, done)),
    /** The next thing that happens, no later than `until`; time has come to it when it is handed out. */
    next(until: number): Event | null {
      const [event] = ahead
      if (!event || event.at > until) return null
      ahead.shift()
      now = event.at
      return event
    },
    /** Nothing happens until then. */
    skipTo: (at: number) => void (now = Math.max(now, at)),
  }
}

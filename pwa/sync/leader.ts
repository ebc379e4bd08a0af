import type { Replica } from '#pwa/replica/database.ts'

/** Renewed often, given up quickly: only for browsers without Web Locks (iOS before 15.4). */
const LEASE_MS = 15_000

export type Locks = Pick<LockManager, 'request'>
type Held = {
  /** Called each time this tab becomes the one that syncs. */
  began: () => void
  stop: AbortSignal
}

export const lockOf = (me: string) => `onise-sync:${me}`

/**
 * One tab syncs, the next in line takes over by itself: the lock is asked for in a queue, not "if free".
 * Correctness never hangs on it, only on the keys (SYNC 1).
 */
export function leadByLock(locks: Locks, name: string, { began, stop }: Held) {
  let release: (() => void) | null = null
  stop.addEventListener('abort', () => release?.(), { once: true })
  const stand = async () => {
    while (!stop.aborted) {
      await locks.request(name, { signal: stop }, async () => {
        const given = new Promise<void>((done) => {
          release = done
        })
        began()
        await given
        release = null
      })
    }
  }
  void stand().catch(() => {})
  return {
    isLeader: () => release !== null,
    /** Lets whoever waits go first; this tab stands in line again. */
    yield: () => release?.(),
  }
}

const newTab = () => Math.random().toString(36).slice(2)

type Time = { now: () => number; later: (ms: number, work: () => void) => () => void }

/** The same by a row that says who leads and until when. */
export function leadByLease(replica: Replica, { now, later }: Time, { began, stop }: Held) {
  const tab = newTab()
  let isLeader = false
  const take = async () => {
    const took = await replica.transaction('rw', replica.meta, async () => {
      const lease = await replica.fact('lease')
      const left = (lease?.until ?? 0) - now()
      // One that seems to last longer than any does was given before the phone's clock was set back.
      if (lease && lease.tab !== tab && left > 0 && left <= LEASE_MS) return false
      await replica.know('lease', { tab, until: now() + LEASE_MS })
      return true
    })
    if (took && !isLeader) began()
    isLeader = took
  }
  let cancel = () => {}
  const turn = () => {
    if (stop.aborted) return
    void take().catch(() => {})
    cancel = later(LEASE_MS / 3, turn)
  }
  stop.addEventListener('abort', () => cancel(), { once: true })
  turn()
  return {
    isLeader: () => isLeader,
    yield: () => {
      if (!isLeader) return
      isLeader = false
      void replica.meta.delete('lease').catch(() => {})
    },
  }
}

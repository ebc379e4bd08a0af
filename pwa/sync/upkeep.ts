import { liveQuery } from 'dexie'
import { SEEN_KEEP } from '#schema/domain/limits.ts'
import { online } from '#pwa/api/online.ts'
import { reopening, type Replica } from '#pwa/replica/database.ts'
import { isKept } from '#pwa/replica/files.ts'
import { fillTitles, tidyTitles } from '#pwa/replica/fill-titles.ts'
import { countBytes } from '#pwa/service-worker/meter.ts'
import type { Session } from '#pwa/session/session.tsx'
import { askToKeep } from './keep-storage.ts'
import { watchMemory } from './memory.ts'
import { packWork } from './work-pack.ts'

/** Todos of other trades that were posted longest ago go first; my own trade's are pull's business. */
export const trimSeen = (replica: Replica, most = SEEN_KEEP) =>
  reopening(replica, () =>
    replica.transaction('rw', replica.seen, async () => {
      const over = (await replica.seen.count()) - most
      if (over <= 0) return
      await replica.seen.bulkDelete(
        await replica.seen.orderBy('createdAt').limit(over).primaryKeys(),
      )
    }),
  )

async function tidy(replica: Replica): Promise<void> {
  await fillTitles(replica)
  await trimSeen(replica)
  await tidyTitles(replica)
}

const live = <T>(replica: Replica, ask: () => Promise<T>, next: (value: T) => void) => {
  const looking = liveQuery(async () => reopening(replica, ask)).subscribe({
    next,
    error: () => {},
  })
  return () => looking.unsubscribe()
}

/** Pictures of jobs, when a job comes or goes and when the signal is back. */
function keepPacked({ me, replica }: Session) {
  let running: Promise<void> = Promise.resolve()
  const pack = async () =>
    packWork(me, await reopening(replica, () => replica.tasks.toArray())).catch(() => {})
  const packSoon = () => void (running = running.then(pack))
  const unlook = live(replica, () => replica.tasks.orderBy('updatedAt').keys(), packSoon)
  let was = online.read().online
  const unhear = online.subscribe(() => {
    const { online: is } = online.read()
    if (is && !was) packSoon()
    was = is
  })
  return () => {
    unlook()
    unhear()
  }
}

/** What waits to be sent must outlive a full disk. */
const keepAsked = ({ replica }: Session) =>
  live(
    replica,
    () => replica.outbox.count(),
    (waits) => void (waits > 0 && askToKeep().catch(() => {})),
  )

/** Files that arrived cost as much going up as others coming down; the browser tells only of the latter. */
function countSent({ replica, now }: Session) {
  const counted = new Set<string>()
  const heard = () =>
    replica.outbox.filter(({ state, files }) => state === 'acked' && files.length > 0)
  return live(
    replica,
    () => heard().toArray(),
    (entries) => {
      for (const { key, input } of entries.filter((entry) => !counted.has(entry.key))) {
        counted.add(key)
        const bytes = Object.values(input)
          .filter(isKept)
          .reduce((sum, { size }) => sum + size, 0)
        void countBytes(bytes, now()).catch(() => {})
      }
    },
  )
}

/** Money that was paid and is not in the wallet yet is asked after; the code for it comes when there is such money. */
function awaitPayments(session: Session) {
  const { replica } = session
  let watch: Promise<{ look: () => void; stop: () => void }> | null = null
  // One that is begun later has its own time to be asked after: nobody can have paid it yet.
  let isStart = true
  const start = async (isFirst: boolean) =>
    (await import('./watch-payments.ts')).watchPayments(session, isFirst)
  const unlook = live(
    replica,
    async () => ((await replica.fact('payments')) ?? []).map(({ nextAt }) => nextAt),
    (open) => {
      if (open.length > 0) watch ??= start(isStart)
      isStart = false
      if (!watch) return
      void watch.then(
        ({ look }) => look(),
        () => (watch = null),
      )
    },
  )
  return () => {
    unlook()
    void watch?.then(({ stop }) => stop()).catch(() => {})
  }
}

/**
 * What nobody waits for: the house kept in order, and work packed before the signal is gone. One tab is enough for it;
 * when that one is closed, the next in line goes on.
 */
export function startUpkeep(session: Session) {
  const ended = new AbortController()
  const work = () => {
    void tidy(session.replica).catch(() => {})
    const stops = [
      watchMemory(session),
      keepAsked(session),
      countSent(session),
      awaitPayments(session),
    ]
    if ('caches' in globalThis) stops.push(keepPacked(session))
    return new Promise<void>((done) => {
      const stop = () => {
        for (const each of stops) each()
        done()
      }
      if (ended.signal.aborted) stop()
      else ended.signal.addEventListener('abort', stop, { once: true })
    })
  }
  const locks = navigator.locks as LockManager | undefined
  const { signal } = ended
  void (locks ? locks.request(`onise-upkeep:${session.me}`, { signal }, work) : work()).catch(
    () => {},
  )
  return () => ended.abort()
}

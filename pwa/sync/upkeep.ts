import { liveQuery } from 'dexie'
import { SEEN_KEEP } from '#schema/domain/limits.ts'
import { online } from '#pwa/api/online.ts'
import { reopening, type Replica } from '#pwa/replica/database.ts'
import { fillTitles, tidyTitles } from '#pwa/replica/fill-titles.ts'
import type { Session } from '#pwa/session/session.tsx'
import { askToKeep } from './keep-storage.ts'
import { packWork } from './work-pack.ts'

/** Todos of other trades that nobody looked at for longest go first; my own trade's are pull's business. */
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

/** What nobody waits for: the house kept in order, and work packed before the signal is gone. */
export function startUpkeep({ me, replica }: Session) {
  void tidy(replica).catch(() => {})
  // What waits to be sent must outlive a full disk.
  const first = liveQuery(() => replica.outbox.count()).subscribe({
    next: (waits) => void (waits > 0 && askToKeep().catch(() => {})),
    error: () => {},
  })
  if (!('caches' in globalThis)) return () => first.unsubscribe()

  let running: Promise<void> = Promise.resolve()
  const pack = async () =>
    packWork(me, await reopening(replica, () => replica.tasks.toArray())).catch(() => {})
  const packSoon = () => void (running = running.then(pack))
  const jobs = liveQuery(() => replica.tasks.orderBy('updatedAt').keys()).subscribe({
    next: packSoon,
    error: () => {},
  })
  let was = online.read().online
  const unhear = online.subscribe(() => {
    const { online: is } = online.read()
    if (is && !was) packSoon()
    was = is
  })
  return () => {
    first.unsubscribe()
    jobs.unsubscribe()
    unhear()
  }
}

import { liveQuery, type Table } from 'dexie'
import { online } from '#pwa/api/online.ts'
import { countEntries } from '#pwa/outbox/entries.ts'
import type { Replica } from '#pwa/replica/database.ts'
import { pruneTitles } from '#pwa/replica/title-index/prune-titles.ts'
import { trimMessages } from '#pwa/replica/trim-messages.ts'
import { trimTable } from '#pwa/replica/trim-table.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import type { Session } from '#pwa/session/session.tsx'
import { countBytes } from '#pwa/usage/meter.ts'
import { BROWSED_TASKS_MAX, CACHED_MESSAGES_MAX } from '#schema/domain/limits.ts'
import { cacheOwnFiles, readSent } from './cache-own-files.ts'
import { detectEviction } from './eviction-detector.ts'
import { requestPersistence } from './persist-storage.ts'
import { prefetchTaskImages } from './prefetch-task-images.ts'
import { watchUnreadCount } from './unread-count.ts'

/** Deletes the oldest browsed tasks; the feed is trimmed by pull. */
export const trimBrowsed = (replica: Replica, max = BROWSED_TASKS_MAX) =>
  withReopen(replica, () =>
    replica.transaction('rw', replica.browsed, () => trimTable(replica.browsed, max)),
  )

/** Of notices, and of profiles and submissions that were looked at, which are fetched again when they are opened. */
const ROWS_MAX = 500

/** Deletes the rows with the lowest ids, which were created first. */
export const trimRows = ({ profiles, submissions, notices }: Replica, max = ROWS_MAX) =>
  Promise.all(
    [profiles, submissions, notices].map(async (table: Table) => {
      const excess = Math.max(0, (await table.count()) - max)
      await table.bulkDelete(await table.toCollection().limit(excess).primaryKeys())
    }),
  )

async function trimReplica(replica: Replica): Promise<void> {
  await trimBrowsed(replica)
  await withReopen(replica, () => trimRows(replica))
  await withReopen(replica, () => trimMessages(replica, CACHED_MESSAGES_MAX))
  await pruneTitles(replica)
}

const watch = <T>(replica: Replica, query: () => Promise<T>, next: (value: T) => void) => {
  const subscription = liveQuery(async () => withReopen(replica, query)).subscribe({
    next,
    error: () => {},
  })
  return () => subscription.unsubscribe()
}

/** When an own task changes, and when the network is back. */
function startImagePrefetch({ userId, replica }: Session) {
  let running: Promise<void> = Promise.resolve()
  const prefetch = async () => {
    const tasks = await withReopen(replica, () => replica.tasks.toArray())
    await prefetchTaskImages(userId, tasks)
  }
  const prefetchSoon = () => void (running = running.then(prefetch).catch(() => {}))
  const unwatch = watch(replica, () => replica.tasks.orderBy('updatedAt').keys(), prefetchSoon)
  let wasOnline = online.read().online
  const unsubscribe = online.subscribe(() => {
    const { online: isOnline } = online.read()
    if (isOnline && !wasOnline) prefetchSoon()
    wasOnline = isOnline
  })
  return () => {
    unwatch()
    unsubscribe()
  }
}

/** When something is queued for the first time: it must not be evicted. */
const startPersistence = ({ replica }: Session) =>
  watch(
    replica,
    () => countEntries(replica),
    (count) => void (count > 0 && requestPersistence().catch(() => {})),
  )

/** Counts what was sent, since the browser measures only responses, and puts files into the cache. */
function startUploadWatch({ replica, now }: Session) {
  const handledKeys = new Set<string>()
  return watch(
    replica,
    () => readSent(replica),
    (entries) => {
      for (const sent of entries) {
        if (handledKeys.has(sent.key)) continue
        handledKeys.add(sent.key)
        const fileBytes = sent.files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
        const size = fileBytes + JSON.stringify(sent.input).length
        // Each attempt without an answer sent it too.
        void countBytes(size * Math.max(1, sent.attempts), now()).catch(() => {})
        if ('caches' in globalThis) void cacheOwnFiles(sent).catch(() => {})
      }
    },
  )
}

/** Checks open payments; the code for it is loaded when there is one. */
function startPaymentWatch(session: Session) {
  const { replica } = session
  let watcher: Promise<{ check: () => void; stop: () => void }> | null = null
  // A payment that is begun later has its own first check: no user can have paid it yet.
  let isStart = true
  const load = async (isFirst: boolean) =>
    (await import('#pwa/payments/watch-payments.ts')).watchPayments(session, isFirst)
  const dueTimes = async () =>
    ((await replica.getMeta('payments')) ?? []).map(({ nextAt }) => nextAt)
  const unwatch = watch(replica, dueTimes, (times) => {
    if (times.length > 0) watcher ??= load(isStart)
    isStart = false
    if (!watcher) return
    void watcher.then(
      ({ check }) => check(),
      () => (watcher = null),
    )
  })
  return () => {
    unwatch()
    void watcher?.then(({ stop }) => stop()).catch(() => {})
  }
}

/** Its code joins features, so main.tsx gives it (pwa/routes/-work-pack). */
export type LoadWorkPack = () => Promise<(session: Session) => () => void>

/** Fills the work pack; the code for it is loaded when this user has work to do. */
export function startWorkPack(session: Session, loadWorkPack: LoadWorkPack) {
  const { userId, replica } = session
  let loading: Promise<void> | null = null
  let stopKeeping = () => {}
  let isStopped = false
  const load = async () => {
    const keepWorkPack = await loadWorkPack()
    if (!isStopped) stopKeeping = keepWorkPack(session)
  }
  const countWork = () =>
    replica.tasks
      .filter(({ status, tasker }) => status === 'in-progress' && tasker?._id === userId)
      .count()
  const unwatch = watch(replica, countWork, (count) => {
    if (count > 0) loading ??= load().catch(() => void (loading = null))
  })
  return () => {
    isStopped = true
    unwatch()
    stopKeeping()
  }
}

/** Only on a phone whose user has turned notifications on. */
function keepPushOn(session: Session): void {
  if (localStorage.getItem(`push:${session.userId}`) === null) return
  void import('#pwa/push/push.ts').then(({ keepPush }) => keepPush(session)).catch(() => {})
}

/** Background work in one tab; when that tab is closed, the next one takes over. */
export function startMaintenance(session: Session, loadWorkPack: LoadWorkPack) {
  const controller = new AbortController()
  const { signal } = controller
  const run = () => {
    void trimReplica(session.replica).catch(() => {})
    keepPushOn(session)
    const stops = [
      detectEviction(session),
      startPersistence(session),
      startUploadWatch(session),
      startPaymentWatch(session),
      startWorkPack(session, loadWorkPack),
    ]
    if ('caches' in globalThis) stops.push(startImagePrefetch(session))
    return new Promise<void>((resolve) => {
      const stop = () => {
        for (const each of stops) each()
        resolve()
      }
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
    })
  }
  void navigator.locks
    .request(`onise-maintenance:${session.userId}`, { signal }, run)
    .catch(() => {})
  // In each tab: the one with the lock may be frozen.
  const stopCounting = watchUnreadCount(session)
  return () => {
    controller.abort()
    stopCounting()
  }
}

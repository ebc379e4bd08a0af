import { liveQuery } from 'dexie'
import { allEntries } from '#pwa/outbox/entries.ts'
import { isUnsent } from '#pwa/outbox/entry.ts'
import { unsentCountKey } from '#pwa/replica/unsent-count.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import type { Session } from '#pwa/session/session.tsx'

/** A database is closed for other reasons too; another tab may be about to upgrade it. */
const RECHECK_MS = 500
const RETRY_MS = 5000

/**
 * Initializes a new database. If there was one before, stores how many unsent entries were lost with it; not in memory,
 * where the browser has given no database and deleted none.
 */
const initialize = ({ userId, replica }: Session) =>
  withReopen(replica, () =>
    replica.transaction('rw', replica.meta, async () => {
      if ((await replica.getMeta('isInitialized')) !== undefined) return
      await replica.setMeta('isInitialized', true)
      const count = localStorage.getItem(unsentCountKey(userId))
      const isTemporary = (await replica.getMeta('isTemporary')) !== undefined
      if (count !== null && !isTemporary) await replica.setMeta('lostEntries', Number(count))
    }),
  )

/** Detects that the browser evicted the database, also while the page is open. Pull restores all but unsent entries. */
export function detectEviction(session: Session): () => void {
  const { userId, replica } = session
  /**
   * With those lost before, until the user dismisses the note: the browser may still be deleting, and delete a second time.
   * Null in a database that `initialize` has not seen: another query may have reopened it before the event.
   */
  const countUnsent = () =>
    withReopen(replica, async () => {
      const entries = await allEntries(replica)
      const isInitialized = (await replica.getMeta('isInitialized')) !== undefined
      const lost = (await replica.getMeta('lostEntries')) ?? 0
      return isInitialized ? entries.filter(isUnsent).length + lost : null
    })
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let unsubscribe = () => {}
  const schedule = (delayMs: number) => {
    clearTimeout(timer)
    // Until `initialize` has read the count, it must not be overwritten.
    unsubscribe()
    if (!isStopped) timer = setTimeout(() => void start(), delayMs)
  }
  const start = async () => {
    try {
      await initialize(session)
    } catch {
      // The browser may still be deleting the storage.
      return schedule(RETRY_MS)
    }
    unsubscribe()
    if (isStopped) return
    const subscription = liveQuery(countUnsent).subscribe({
      next: (count) => {
        if (count === null) schedule(RECHECK_MS)
        else localStorage.setItem(unsentCountKey(userId), String(count))
      },
      error: () => {},
    })
    unsubscribe = () => subscription.unsubscribe()
  }
  const onClose = () => schedule(RECHECK_MS)
  replica.on('close', onClose)
  void start()
  return () => {
    isStopped = true
    replica.on('close').unsubscribe(onClose)
    clearTimeout(timer)
    unsubscribe()
  }
}

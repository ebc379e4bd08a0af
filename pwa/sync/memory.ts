import { liveQuery } from 'dexie'
import { reopening } from '#pwa/replica/database.ts'
import type { Session } from '#pwa/session/session.tsx'

/** Where browsers that need room do not look: how many unsent things this phone held when it was last seen. */
const markOf = (me: string) => `onise-held:${me}`
/** A database is closed for other reasons too, and another tab may be about to change it. */
const AFTER_CLOSE_MS = 500

/** Whether what was kept here is gone, and how much was unsent then, so that it can be said. */
const look = ({ me, replica }: Session) =>
  reopening(replica, () =>
    replica.transaction('rw', replica.meta, async () => {
      if ((await replica.fact('isWhole')) !== undefined) return
      await replica.know('isWhole', true)
      const held = localStorage.getItem(markOf(me))
      if (held !== null) await replica.know('lost', Number(held))
    }),
  )

/**
 * Notices that the browser has cleared this phone's memory to make room (SYNC 1, eviction), also under an open page.
 * What was sent comes back by itself; what was not is gone, and that is said.
 */
export function watchMemory(session: Session): () => void {
  const { me, replica } = session
  const unsent = () =>
    reopening(replica, () => replica.outbox.filter(({ state }) => state !== 'acked').count())
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let stop = () => {}
  const begin = async () => {
    stop()
    await look(session).catch(() => {})
    if (isOver) return
    const looking = liveQuery(unsent).subscribe({
      next: (count) => localStorage.setItem(markOf(me), String(count)),
      error: () => {},
    })
    stop = () => looking.unsubscribe()
  }
  const closed = () => {
    clearTimeout(timer)
    // Told anew only once it is known what became of what was there.
    stop()
    timer = setTimeout(() => void begin(), AFTER_CLOSE_MS)
  }
  replica.on('close', closed)
  void begin()
  return () => {
    isOver = true
    replica.on('close').unsubscribe(closed)
    clearTimeout(timer)
    stop()
  }
}

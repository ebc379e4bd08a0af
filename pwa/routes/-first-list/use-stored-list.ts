import { useEffect } from 'react'
import { useSession } from '#pwa/session/session.tsx'

/** The list has rendered, and what else the start needs is loaded. */
const DELAY_MS = 1500

/** Stores the list that is shown, after each change of `tasks`; null while it is filtered. */
export function useStoredList(tasks: readonly unknown[] | null | undefined): void {
  const session = useSession()
  useEffect(() => {
    if (!tasks?.length) return
    let isOver = false
    let stop = () => {}
    const start = async () => {
      const { watchList } = await import('./store-list.tsx')
      if (!isOver) stop = watchList(session)
    }
    const timer = setTimeout(() => void start().catch(() => {}), DELAY_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [tasks, session])
}

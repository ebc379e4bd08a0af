import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'

/** The least that keeps a screen in step with the tables. */
export function useLive<T>(ask: () => Promise<T>, deps: unknown[]): T | undefined {
  const [found, setFound] = useState<T>()
  useEffect(() => {
    const watching = liveQuery(ask).subscribe((next) => setFound(() => next))
    return () => watching.unsubscribe()
    // oxlint-disable-next-line react/exhaustive-deps -- what is asked changes with these
  }, deps)
  return found
}

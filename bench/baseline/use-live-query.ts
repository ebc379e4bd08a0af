import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'

/** The result of a Dexie query, updated when its tables change. */
export function useLiveQuery<T>(query: () => Promise<T>, deps: unknown[]): T | undefined {
  const [result, setResult] = useState<T>()
  useEffect(() => {
    const subscription = liveQuery(query).subscribe((next) => setResult(() => next))
    return () => subscription.unsubscribe()
    // oxlint-disable-next-line react/exhaustive-deps -- the caller lists what the query depends on
  }, deps)
  return result
}

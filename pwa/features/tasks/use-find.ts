import { useEffect, useState } from 'react'
import { isNarrow, type Filters } from './filters.ts'
import type * as finding from './find.ts'

type Find = typeof finding

/** Letters are typed faster than they are worth asking the server about. */
const TYPING_MS = 350

let loaded: Find | null = null

/** How to seek, once something is sought: no part of the first bytes. */
export function useFind(filters: Filters): Find | null {
  const [find, setFind] = useState(loaded)
  const isWanted = isNarrow(filters)
  useEffect(() => {
    if (isWanted && !loaded)
      void import('./find.ts').then(
        (come) => setFind((loaded = come)),
        // Without a signal and without its code, what is in sight is sought through (order.ts).
        () => {},
      )
  }, [isWanted])
  return isWanted ? find : null
}

/** The same, when it has stood still for a moment. */
export function useSettled(filters: Filters): Filters {
  const [settled, settle] = useState(filters)
  useEffect(() => {
    const timer = setTimeout(() => settle(filters), TYPING_MS)
    return () => clearTimeout(timer)
  }, [filters])
  return settled
}

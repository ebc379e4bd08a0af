import { useEffect, useState } from 'react'
import { usePart } from '#pwa/ui/use-part.ts'
import { isNarrow, type Filters } from './filters.ts'

/** Letters are typed faster than they are worth asking the server about. */
const TYPING_MS = 350

const loadFind = () => import('./find.ts')

/** How to seek, once something is sought: no part of the first bytes. Until it has come, what is in sight is sought through. */
export function useFind(filters: Filters) {
  // The dearest of all are not among the newest, so they are sought too.
  const isWanted = isNarrow(filters) || filters.sort === 'price'
  const find = usePart(isWanted, loadFind)
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

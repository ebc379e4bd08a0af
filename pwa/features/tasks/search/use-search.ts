import { useEffect, useState } from 'react'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { hasFilters, type Filters } from './filters.ts'

/** Pause in typing after which the server is queried. */
const DEBOUNCE_MS = 350

const loadSearch = () => import('./search.ts')

/** The search module, loaded when it is first needed; null until then, and without filters. */
export function useSearch(filters: Filters) {
  // The tasks with the highest price are rarely among the newest, so sorting by price needs a search too.
  const isNeeded = hasFilters(filters) || filters.sort === 'price'
  const search = useLazyModule(isNeeded, loadSearch)
  return isNeeded ? search : null
}

export function useDebounced(filters: Filters): Filters {
  const [debounced, setDebounced] = useState(filters)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(filters), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [filters])
  return debounced
}

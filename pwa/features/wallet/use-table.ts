import { useSyncExternalStore } from 'react'

/** From here on a table has room for its five columns. */
const wide = typeof matchMedia === 'function' ? matchMedia('(min-width: 60rem)') : null

function listen(changed: () => void) {
  wide?.addEventListener('change', changed)
  return () => wide?.removeEventListener('change', changed)
}

export const useTable = (): boolean => useSyncExternalStore(listen, () => wide?.matches ?? false)

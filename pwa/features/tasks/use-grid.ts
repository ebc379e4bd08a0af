import { useSyncExternalStore } from 'react'

/** From here on lists stand side by side (list.css). */
const wide = typeof matchMedia === 'function' ? matchMedia('(min-width: 48rem)') : null

function listen(changed: () => void) {
  wide?.addEventListener('change', changed)
  return () => wide?.removeEventListener('change', changed)
}

/** Whether cards stand in a grid, where SPEC wants shorter previews. */
export const useGrid = (): boolean => useSyncExternalStore(listen, () => wide?.matches ?? false)

import { useSyncExternalStore } from 'react'

/** The same width as in list.css. */
const wide = typeof matchMedia === 'function' ? matchMedia('(min-width: 48rem)') : null

function subscribe(onChange: () => void) {
  wide?.addEventListener('change', onChange)
  return () => wide?.removeEventListener('change', onChange)
}

/** Whether the cards of a list are beside each other. */
export const useGrid = (): boolean => useSyncExternalStore(subscribe, () => wide?.matches ?? false)

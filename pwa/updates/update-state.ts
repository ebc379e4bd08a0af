import { useSyncExternalStore } from 'react'
import type { Workbox } from 'workbox-window'

/** A waiting worker, or `activated` by another tab, so that only a reload is left. */
type Update = Workbox | 'activated'
let update: Update | null = null
const listeners = new Set<() => void>()

/** In localStorage, so that a start without a waiting update need not query the browser, which is slow. */
const WAITING = 'onise-update-waits'
export const wasUpdateWaiting = () => localStorage.getItem(WAITING) !== null
export const clearUpdateWaiting = () => localStorage.removeItem(WAITING)

/** Null: none waits any more. */
export function announceUpdate(newUpdate: Update | null) {
  if (newUpdate && newUpdate !== 'activated') localStorage.setItem(WAITING, 'yes')
  update = newUpdate
  for (const listener of listeners) listener()
}
export const announcedUpdate = () => update

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const isWaiting = () => update !== null
/** An update is offered, never forced. */
export const useUpdateWaiting = (): boolean => useSyncExternalStore(subscribe, isWaiting, isWaiting)

import { useSyncExternalStore } from 'react'
import type { Workbox } from 'workbox-window'

/** `taken`: by another tab, so that to begin anew is all that is left to do. */
type Waiting = Workbox | 'taken'
let waiting: Waiting | null = null
const listeners = new Set<() => void>()

/** That an update was left waiting: a start without this need not ask the browser, which takes its time (cold-start.ts). */
const LEFT = 'onise-update-waits'
export const wasLeftWaiting = () => localStorage.getItem(LEFT) !== null
export const forgetWaiting = () => localStorage.removeItem(LEFT)

/** A newer build has been fetched and waits to be taken. */
export function offer(found: Waiting) {
  if (found !== 'taken') localStorage.setItem(LEFT, 'yes')
  waiting = found
  for (const listener of listeners) listener()
}
export const offered = () => waiting

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A new build waits. Offered, never forced: what is being typed or sent comes first (DESIGN 4). */
export const useUpdateWaiting = (): boolean =>
  useSyncExternalStore(subscribe, () => waiting !== null)

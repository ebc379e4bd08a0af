import { useSyncExternalStore } from 'react'
import type { Workbox } from 'workbox-window'

/** `taken`: by another tab, so that to begin anew is all that is left to do. */
type Waiting = Workbox | 'taken'
let waiting: Waiting | null = null
const listeners = new Set<() => void>()

/** A newer build has been fetched and waits to be taken. */
export function offer(found: Waiting) {
  waiting = found
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A new build waits. Offered, never forced: what is being typed or sent comes first (DESIGN 4). */
export const useUpdateWaiting = (): boolean =>
  useSyncExternalStore(subscribe, () => waiting !== null)

/** The person wants it now: the new worker takes over and the page starts again with it. */
export async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  // Taken in another tab meanwhile, or nothing but a newer server: to begin anew is all there is left to do.
  if (!waiting || waiting === 'taken' || !registration?.waiting) return location.reload()
  waiting.addEventListener('controlling', () => location.reload())
  waiting.messageSkipWaiting()
}

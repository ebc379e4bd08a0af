import { useSyncExternalStore } from 'react'
import { readNow } from '#pwa/ui/browser/clock.ts'

type Connectivity = { online: boolean; lastResponseAt: number | null }

/**
 * Whether Onise can be reached. `navigator.onLine` is only a hint: a phone with two bars and no bytes claims to be
 * online, so the outcome of the last call has precedence.
 */
export function createOnline(now: () => number, browserHint: () => boolean = () => true) {
  let state: Connectivity = { online: browserHint(), lastResponseAt: null }
  const listeners = new Set<() => void>()
  const update = (next: Connectivity) => {
    if (next.online === state.online && next.lastResponseAt === state.lastResponseAt) return
    state = next
    for (const listener of listeners) listener()
  }
  return {
    markReachable: () => update({ online: true, lastResponseAt: now() }),
    markUnreachable: () => update({ ...state, online: false }),
    /** After an `online` or `offline` event of the browser. */
    applyHint: () => update({ ...state, online: browserHint() }),
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The state of this tab, updated by every call. */
export const online = createOnline(readNow, () => globalThis.navigator?.onLine !== false)

export const useOnline = (): Connectivity =>
  useSyncExternalStore(online.subscribe, online.read, online.read)

import { useSyncExternalStore } from 'react'

export type Reach = { online: boolean; heardAt: number | null }

export type Online = ReturnType<typeof createOnline>

/**
 * Whether Onise can be reached. The browser's word is only a hint: a phone with two bars and no bytes says
 * it is online, so what the last call met with counts for more.
 */
export function createOnline(now: () => number, hint: () => boolean = () => true) {
  let reach: Reach = { online: hint(), heardAt: null }
  const listeners = new Set<() => void>()
  const become = (next: Reach) => {
    if (next.online === reach.online && next.heardAt === reach.heardAt) return
    reach = next
    for (const listener of listeners) listener()
  }
  return {
    heard: () => become({ online: true, heardAt: now() }),
    missed: () => become({ ...reach, online: false }),
    /** The browser changed its mind: a no is believed, a yes is tried. */
    hinted: () => become({ ...reach, online: hint() }),
    read: () => reach,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** This tab's one. Lives here because every call of the tab teaches it. */
export const online = createOnline(Date.now, () => globalThis.navigator?.onLine !== false)

export const useOnline = (): Reach => useSyncExternalStore(online.subscribe, online.read)

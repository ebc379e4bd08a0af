import { useSyncExternalStore } from 'react'

const TICK_MS = 30_000

let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick() {
  now = Date.now()
  for (const notify of listeners) notify()
}

/** One timer for every age on the screen; stopped while none is shown. */
function subscribe(notify: () => void) {
  listeners.add(notify)
  if (timer === undefined) {
    now = Date.now()
    timer = setInterval(tick, TICK_MS)
  }
  return () => {
    listeners.delete(notify)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const read = () => now
export const useNow = (): number => useSyncExternalStore(subscribe, read, read)

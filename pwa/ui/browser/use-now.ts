import { useSyncExternalStore } from 'react'
import { onClockChange, readNow } from './clock.ts'

const TICK_MS = 30_000

let now = readNow()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick() {
  now = readNow()
  for (const notify of listeners) notify()
}

onClockChange(tick)

/** One timer for every age on the screen; stopped while none is shown. */
function subscribe(notify: () => void) {
  listeners.add(notify)
  if (timer === undefined) {
    now = readNow()
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

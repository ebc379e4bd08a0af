import { useSyncExternalStore } from 'react'

const EVERY_MS = 30_000

let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const readers = new Set<() => void>()

function tick() {
  now = Date.now()
  for (const read of readers) read()
}

/** One clock for every age on the screen, stopped when none is shown. */
function listen(read: () => void) {
  readers.add(read)
  if (timer === undefined) {
    now = Date.now()
    timer = setInterval(tick, EVERY_MS)
  }
  return () => {
    readers.delete(read)
    if (readers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

export const useNow = (): number => useSyncExternalStore(listen, () => now)

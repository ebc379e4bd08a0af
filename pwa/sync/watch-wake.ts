const CHECK_MS = 10_000
/** A busy phone is late by seconds, and a hidden page, which is not asked, by a minute. */
const SLEPT_MS = 30_000

type Options = {
  now: () => number
  isVisible: () => boolean
  setTimer: (ms: number, work: () => void) => () => void
}

/** Timers stand still while a device sleeps, and a laptop that wakes shows the same page again without any event. */
export function watchWake({ now, isVisible, setTimer }: Options, onWake: () => void): () => void {
  let cancel = () => {}
  const check = () => {
    const at = now()
    cancel = setTimer(CHECK_MS, () => {
      if (isVisible() && now() - at > SLEPT_MS) onWake()
      check()
    })
  }
  check()
  return () => cancel()
}

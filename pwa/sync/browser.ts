import { online } from '#pwa/api/online.ts'
import { isSparing } from '#pwa/ui/sparing.ts'
import type { Surroundings } from './runner.ts'

/** Where data is dear, quiet polls come this many times more rarely (PERFORMANCE 3). */
const SPARING = 4

type WakingRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> }
}
/** The Background Sync tag; the service worker answers to it. */
export const OUTBOX_TAG = 'onise-outbox'

const isVisible = () => document.visibilityState === 'visible'

/** The real browser, for `startSync`. */
export const browser: Surroundings = {
  random: Math.random,
  isVisible,
  locks: navigator.locks as LockManager | undefined,
  channel(name) {
    if (!('BroadcastChannel' in globalThis)) return null
    const channel = new BroadcastChannel(name)
    return {
      say: (word) => channel.postMessage(word),
      hear: (heard) => channel.addEventListener('message', ({ data }) => heard(data)),
      close: () => channel.close(),
    }
  },
  listen({ woke, hid }) {
    const stop = new AbortController()
    const { signal } = stop
    const onVisibility = () => (isVisible() ? woke() : hid())
    const onHint = () => {
      online.hinted()
      if (navigator.onLine) woke()
    }
    window.addEventListener('online', onHint, { signal })
    window.addEventListener('offline', onHint, { signal })
    window.addEventListener('pageshow', woke, { signal })
    document.addEventListener('visibilitychange', onVisibility, { signal })
    const onMessage = ({ data }: MessageEvent) => data === OUTBOX_TAG && woke()
    navigator.serviceWorker?.addEventListener('message', onMessage, { signal })
    return () => stop.abort()
  },
  askToBeWoken() {
    // Nothing hangs on it: Safari and Firefox have no such thing, and a refusal is no matter.
    void navigator.serviceWorker?.ready
      .then((registration: WakingRegistration) => registration.sync?.register(OUTBOX_TAG))
      .catch(() => {})
  },
  pace: () => (isSparing() ? SPARING : 1),
  later(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

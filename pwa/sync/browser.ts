import { online } from '#pwa/api/online.ts'
import { OUTBOX_TAG } from '#pwa/service-worker/names.ts'
import { isDataSaverOn, watchNetwork } from '#pwa/ui/browser/data-saver.ts'
import { createSocketMeter } from '#pwa/usage/meter.ts'
import type { Environment } from './environment.ts'
import type { LiveEnvironment } from './live-channel.ts'
import { readLive } from './live.ts'
import { watchWake } from './watch-wake.ts'

/** Poll intervals are this many times longer with the data saver. */
const DATA_SAVER_FACTOR = 4

type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> }
}

const openSocket: LiveEnvironment['openSocket'] = (path, { onOpen, onFrame, onClose }) => {
  const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + path)
  const meter = createSocketMeter(Date.now)
  socket.addEventListener('open', () => {
    meter.save()
    onOpen()
  })
  socket.addEventListener('message', ({ data }) => {
    meter.count(String(data))
    onFrame(String(data))
  })
  socket.addEventListener('close', ({ code }) => {
    meter.save()
    onClose(code)
  })
  return {
    send(frame) {
      meter.count(frame)
      socket.send(frame)
    },
    close: () => socket.close(),
  }
}

const setTimer: Environment['setTimer'] = (ms, work) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

const isVisible = () => document.visibilityState === 'visible'

export const browserEnvironment: Environment = {
  random: Math.random,
  isVisible,
  locks: navigator.locks,
  channel(name) {
    if (typeof BroadcastChannel === 'undefined') return null
    const channel = new BroadcastChannel(name)
    return {
      post: (message) => channel.postMessage(message),
      subscribe: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
      close: () => channel.close(),
    }
  },
  listen({ onResume, onHide, onReachable }) {
    const controller = new AbortController()
    const { signal } = controller
    const onVisibility = () => (isVisible() ? onResume() : onHide())
    const onHint = () => {
      online.applyHint()
      if (navigator.onLine) onResume()
    }
    window.addEventListener('online', onHint, { signal })
    window.addEventListener('offline', onHint, { signal })
    window.addEventListener('pageshow', onResume, { signal })
    document.addEventListener('visibilitychange', onVisibility, { signal })
    const onMessage = ({ data }: MessageEvent) => data === OUTBOX_TAG && onResume()
    navigator.serviceWorker?.addEventListener('message', onMessage, { signal })
    let wasReachable = online.read().online
    const unsubscribe = online.subscribe(() => {
      const { online: isReachable } = online.read()
      if (isReachable && !wasReachable) onReachable()
      wasReachable = isReachable
    })
    watchNetwork(onReachable, signal)
    const stopWatching = watchWake({ now: Date.now, isVisible, setTimer }, onResume)
    return () => {
      controller.abort()
      stopWatching()
      unsubscribe()
    }
  },
  registerBackgroundSync() {
    // Optional: Safari and Firefox do not have it.
    void navigator.serviceWorker?.ready
      .then((registration: SyncRegistration) => registration.sync?.register(OUTBOX_TAG))
      .catch(() => {})
  },
  readLive,
  pollFactor: () => (isDataSaverOn() ? DATA_SAVER_FACTOR : 1),
  openSocket: typeof WebSocket === 'undefined' ? null : openSocket,
  setTimer,
}

import type { KeyStore } from '#pwa/session/token.ts'
import type { Channel } from '#pwa/sync/environment.ts'
import type { Locks } from '#pwa/sync/leader.ts'
import type { SimulatedClock } from './clock.ts'

type LockRequest = { tab: number; grant: () => void; reject: (reason: Error) => void }

/** Web Locks of one browser: granted in the order of the requests, released when a tab closes. */
export function createLocks() {
  const queues = new Map<string, LockRequest[]>()

  function removeRequest(name: string, request: LockRequest) {
    const queue = queues.get(name) ?? []
    const position = queue.indexOf(request)
    if (position < 0) return
    queue.splice(position, 1)
    if (position === 0) queue[0]?.grant()
  }

  type Options = { signal?: AbortSignal }
  const locksOf = (tab: number): Locks => ({
    request: ((name: string, { signal }: Options, work: () => Promise<unknown>) =>
      new Promise<unknown>((resolve, reject) => {
        const queue = queues.get(name) ?? []
        queues.set(name, queue)
        const request: LockRequest = {
          tab,
          grant() {
            signal?.removeEventListener('abort', onAbort)
            // As in the Web Locks API: a request that was aborted before its turn is passed over.
            const isAborted = () => signal?.aborted ?? false
            const result = Promise.resolve().then(() => (isAborted() ? undefined : work()))
            void result.then(resolve, reject).finally(() => removeRequest(name, request))
          },
          reject,
        }
        const onAbort = () => {
          removeRequest(name, request)
          reject(new DOMException('aborted', 'AbortError'))
        }
        signal?.addEventListener('abort', onAbort, { once: true })
        queue.push(request)
        if (queue.length === 1) request.grant()
      })) as Locks['request'],
  })

  return {
    locksOf,
    closeTab(tab: number) {
      for (const [name, queue] of queues)
        for (const request of queue.filter((each) => each.tab === tab).toReversed()) {
          removeRequest(name, request)
          request.reject(new DOMException('the tab is closed', 'AbortError'))
        }
    },
  }
}

type Message = Parameters<Channel['post']>[0]
type Subscriber = { tab: number; name: string; listener: (message: Message) => void }

const MESSAGE_DELAY_MS = 5

/** BroadcastChannel of one browser. */
export function createChannels(clock: SimulatedClock) {
  const subscribers = new Set<Subscriber>()
  const channelOf =
    (tab: number) =>
    (name: string): Channel => {
      const own: Subscriber = { tab, name, listener: () => {} }
      subscribers.add(own)
      return {
        post(message) {
          for (const other of [...subscribers].filter((each) => each !== own && each.name === name))
            clock.schedule(
              MESSAGE_DELAY_MS,
              `channel: ${message}`,
              () => subscribers.has(other) && other.listener(message),
            )
        },
        subscribe: (listener) => void (own.listener = listener),
        close: () => void subscribers.delete(own),
      }
    }
  return {
    channelOf,
    closeTab(tab: number) {
      for (const subscriber of subscribers)
        if (subscriber.tab === tab) subscribers.delete(subscriber)
    },
  }
}

/** localStorage of one browser; a change raises an event in every other tab. */
export function createLocalStorage(clock: SimulatedClock) {
  const values = new Map<string, string>()
  const listeners = new Map<number, (key: string | null) => void>()
  const notifyOthers = (from: number, key: string) => {
    for (const [tab] of listeners)
      if (tab !== from)
        clock.schedule(MESSAGE_DELAY_MS, `storage: ${key}`, () => listeners.get(tab)?.(key))
  }
  const storageOf = (tab: number): KeyStore => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (values.get(key) === value) return
      values.set(key, value)
      notifyOthers(tab, key)
    },
    removeItem: (key) => {
      if (values.delete(key)) notifyOthers(tab, key)
    },
  })
  return {
    storageOf,
    listen: (tab: number, listener: (key: string | null) => void) =>
      void listeners.set(tab, listener),
    closeTab: (tab: number) => void listeners.delete(tab),
    clear: () => values.clear(),
  }
}

import 'fake-indexeddb/auto'
import type { Transport } from '#pwa/api/call.ts'
import { queueable } from '#pwa/outbox/queueable.ts'
import type { Channel, Environment, SyncListener } from '#pwa/sync/environment.ts'
import { startSync } from '#pwa/sync/runner.ts'
import { updateProfile } from '#schema/contract/accounts.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createDevice } from './device.ts'

export const editProfile = queueable(updateProfile, {
  lane: () => 'profile',
  ref: () => 'me',
  describe: () => 'Profile',
  form: (input) => ({ draft: 'profile', path: '/update-profile', fields: input }),
  optimistic: () => {},
})

const nothingNew = () => new Response(null, { status: 204 })
const success = () =>
  new Response('{"message":"ok","seq":1}', { headers: { 'content-type': 'application/json' } })
export const respond: Transport = ({ method }) => (method === 'GET' ? nothingNew() : success())

export const WATCH_MS = 90_000
/** The same while the tab shows something live. */
export const LIVE_WATCH_MS = 20_000

type Peer = { listener: Parameters<Channel['subscribe']>[0] }

type Shared = Pick<Environment, 'locks' | 'channel'>

function openTab({ locks, channel }: Shared, isHidden: boolean) {
  let isVisible = !isHidden
  const listeners = new Set<SyncListener>()
  const timers: { ms: number; work: () => void }[] = []
  /** Of a tab that watches its leader. */
  const watches: typeof timers = []
  const environment: Environment = {
    random: () => 0.5,
    isVisible: () => isVisible,
    locks,
    channel,
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    registerBackgroundSync: () => {},
    setTimer(ms, work) {
      const timer = { ms, work }
      const all = ms === WATCH_MS || ms === LIVE_WATCH_MS ? watches : timers
      all.push(timer)
      return () => {
        const index = all.indexOf(timer)
        if (index >= 0) all.splice(index, 1)
      }
    },
  }
  return {
    environment,
    timers,
    watches,
    becomeReachable: () => {
      for (const { onReachable } of listeners) onReachable()
    },
    hide: () => {
      isVisible = false
      for (const { onHide } of listeners) onHide()
    },
    show: () => {
      isVisible = true
      for (const { onResume } of listeners) onResume()
    },
  }
}

/** Locks and channels of one browser, shared by its tabs. */
export function createBrowser() {
  const queues = new Map<string, Promise<unknown>>()
  const channels = new Map<string, Set<Peer>>()
  const locks = {
    request: (name: string, options: { signal?: AbortSignal }, work: () => Promise<unknown>) => {
      const request = (queues.get(name) ?? Promise.resolve()).then(() =>
        options.signal?.aborted ? undefined : work(),
      )
      queues.set(
        name,
        request.catch(() => {}),
      )
      return request
    },
  } as unknown as Environment['locks']

  function channel(name: string): Channel {
    const peers = channels.get(name) ?? new Set()
    channels.set(name, peers)
    const own: Peer = { listener: () => {} }
    peers.add(own)
    return {
      post(message) {
        for (const peer of peers) if (peer !== own) peer.listener(message)
      },
      subscribe: (listener) => void (own.listener = listener),
      close: () => void peers.delete(own),
    }
  }

  return { openTab: ({ isHidden = false } = {}) => openTab({ locks, channel }, isHidden) }
}

const running: { stop: () => void }[] = []
export function stopRunners() {
  for (const each of running.splice(0)) each.stop()
}

export function setUpSync(transport: Transport = respond, now = () => TEST_NOW) {
  const calls: string[] = []
  const device = createDevice({
    queueables: [editProfile],
    now,
    transport: (request, signal) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`)
      return transport(request, signal)
    },
  })
  const start = (environment: Environment) => {
    const sync = startSync(device, environment)
    running.push(sync)
    return sync
  }
  return { device, calls, start }
}
export const PUSH = 'PATCH /api/user/update-profile'
export const PULL = 'GET /api/sync'

import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type { Transport } from '#pwa/api/call.ts'
import { delayAfter } from '#pwa/outbox/backoff.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { queueable } from '#pwa/outbox/queueable.ts'
import { updateProfile } from '#schema/contract/accounts.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { fillDisk } from '#testing/pwa/full-disk.ts'
import { waitUntil } from '#testing/pwa/wait-until.ts'
import { startSync, type Channel, type Environment } from './runner.ts'

const editProfile = queueable(updateProfile, {
  lane: () => 'profile',
  ref: () => 'me',
  describe: () => 'Profile',
  form: (input) => ({ draft: 'profile', path: '/update-profile', fields: input }),
  optimistic: () => {},
})

const nothingNew = () => new Response(null, { status: 204 })
const success = () =>
  new Response('{"message":"ok","seq":1}', { headers: { 'content-type': 'application/json' } })
const respond: Transport = ({ method }) => (method === 'GET' ? nothingNew() : success())

type Peer = { listener: Parameters<Channel['subscribe']>[0] }

/** Locks and channels of one browser, shared by its tabs. */
function createBrowser() {
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

  function openTab() {
    let isVisible = true
    const listeners = new Set<{ onResume: () => void; onHide: () => void }>()
    const timers: { ms: number; work: () => void }[] = []
    const environment: Environment = {
      random: () => 0.5,
      isVisible: () => isVisible,
      locks,
      channel,
      listen(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      registerBackgroundSync: vi.fn(),
      setTimer(ms, work) {
        const timer = { ms, work }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), 1)
      },
    }
    return {
      environment,
      timers,
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
  return { openTab }
}

const running: { stop: () => void }[] = []
afterEach(() => {
  for (const each of running.splice(0)) each.stop()
})

function setup(transport: Transport = respond) {
  const calls: string[] = []
  const device = createDevice({
    queueables: [editProfile],
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
const PUSH = 'PATCH /api/user/update-profile'
const PULL = 'GET /api/sync'

test('pushes before it pulls, then polls at growing intervals', async () => {
  const { device, calls, start } = setup()
  const { environment, timers } = createBrowser().openTab()
  await enqueue(device, editProfile, { jobTitle: 'Baker' })
  start(environment)
  await waitUntil(() => expect(timers).toHaveLength(1))
  expect(calls).toEqual([PUSH, PULL])
  const delays = []
  for (let poll = 0; poll < 4; poll++) {
    const timer = timers.splice(0)[0]
    delays.push(timer?.ms)
    timer?.work()
    await waitUntil(() => expect(timers).toHaveLength(1))
  }
  expect(delays).toEqual([15_000, 30_000, 60_000, 60_000])
})

test('retries a failed command when its backoff has passed, not before', async () => {
  const { device, calls, start } = setup(() => {
    throw new TypeError('Failed to fetch')
  })
  const { environment, timers } = createBrowser().openTab()
  start(environment)
  await waitUntil(() => expect(timers).toHaveLength(1))
  await enqueue(device, editProfile, { jobTitle: 'Baker' })
  timers.splice(0)[0]?.work()
  await waitUntil(() => expect(timers).toHaveLength(1))
  expect(timers[0]?.ms).toBe(delayAfter(1, () => 0.5) + 50)
  expect(calls.filter((call) => call === PUSH)).toHaveLength(1)
  const entries = await device.replica.outbox.toArray()
  expect(entries).toMatchObject([{ state: 'queued', attempts: 1 }])
})

test('sets no timer while the user is signed out, and syncs after the log-in', async () => {
  let isSignedIn = false
  const signedOut = new Response('{"error":"Log in","code":"signed_out"}', {
    status: 401,
    headers: { 'content-type': 'application/json' },
  })
  const { device, calls, start } = setup((request, signal) =>
    isSignedIn ? respond(request, signal) : signedOut.clone(),
  )
  const { environment, timers } = createBrowser().openTab()
  await enqueue(device, editProfile, { jobTitle: 'Baker' })
  const sync = start(environment)
  await waitUntil(async () => expect(await device.replica.getMeta('needsSignIn')).toBe(true))
  await new Promise((resolve) => setTimeout(resolve))
  expect(timers).toEqual([])
  expect(calls).toEqual([PUSH])

  isSignedIn = true
  await device.replica.meta.delete('needsSignIn')
  sync.requestSync(true)
  await waitUntil(() => expect(timers).toHaveLength(1))
  expect(calls).toEqual([PUSH, PUSH, PULL])
})

test('waits longer after each round that fails on a full phone, and recovers when there is space', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { device, calls, start } = setup()
  await enqueue(device, editProfile, { jobTitle: 'Baker' })
  let isFull = true
  fillDisk(device.replica, (_table, { type }) => isFull && type === 'put')
  const { environment, timers } = createBrowser().openTab()
  start(environment)
  for (const failures of [1, 2, 3]) {
    await waitUntil(() => expect(timers).toHaveLength(1))
    const timer = timers.splice(0)[0]
    expect(timer?.ms).toBe(delayAfter(failures, () => 0.5))
    if (failures === 3) isFull = false
    timer?.work()
  }
  await waitUntil(() => expect(timers).toHaveLength(1))
  expect(calls).toEqual([PUSH, PULL])
  expect(timers[0]?.ms).toBe(15_000)
  consoleError.mockRestore()
})

test('another tab takes over when the leader is closed', async () => {
  const { calls, start } = setup()
  const browser = createBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  const leader = start(first.environment)
  await waitUntil(() => expect(first.timers).toHaveLength(1))
  start(second.environment)
  expect(calls).toEqual([PULL])
  leader.stop()
  await waitUntil(() => expect(second.timers).toHaveLength(1))
  expect(first.timers).toHaveLength(0)
  expect(calls).toEqual([PULL, PULL])
})

test('only the leader sends, also what another tab queued; a hidden leader lets the other tab lead', async () => {
  const { device, calls, start } = setup()
  const browser = createBrowser()
  const [front, back] = [browser.openTab(), browser.openTab()]
  start(front.environment)
  await waitUntil(() => expect(front.timers).toHaveLength(1))
  const second = start(back.environment)
  await enqueue(device, editProfile, { jobTitle: 'Baker' })
  second.requestSync()
  await waitUntil(() => expect(calls.filter((call) => call === PUSH)).toHaveLength(1))
  expect(back.timers).toHaveLength(0)

  front.hide()
  await waitUntil(() => expect(back.timers).toHaveLength(1))
  expect(front.timers).toHaveLength(0)
})

test('does not poll while hidden, and syncs at once when it becomes visible', async () => {
  const { calls, start } = setup()
  const { environment, timers, hide, show } = createBrowser().openTab()
  start(environment)
  await waitUntil(() => expect(timers).toHaveLength(1))
  hide()
  await waitUntil(() => expect(timers).toHaveLength(0))
  const before = calls.length
  show()
  await waitUntil(() => expect(calls.length).toBeGreaterThan(before))
})

test('the backoff has full jitter, doubles from 2 s to 5 min, and is at least Retry-After', () => {
  expect([1, 2, 3, 20].map((attempts) => delayAfter(attempts, () => 1))).toEqual([
    2000, 4000, 8000, 300_000,
  ])
  expect(delayAfter(5, () => 0)).toBe(0)
  expect(delayAfter(1, () => 0.5, 60)).toBe(60_000)
})

import { afterEach, expect, test, vi } from 'vitest'
import { delayAfter } from '#pwa/outbox/backoff.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { Live } from '#pwa/sync/live.ts'
import { startSync } from '#pwa/sync/runner.ts'
import { fillDisk } from '#testing/pwa/full-disk.ts'
import {
  createBrowser,
  editProfile,
  LIVE_WATCH_MS,
  PULL,
  PUSH,
  respond,
  setUpSync,
  stopRunners,
} from '#testing/pwa/sync-tabs.ts'
import { waitUntil } from '#testing/pwa/wait-until.ts'

afterEach(stopRunners)

test('pushes before it pulls, then polls at growing intervals', async () => {
  const { device, calls, start } = setUpSync()
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

test('polls every 7 seconds while this tab shows a conversation', async () => {
  const { start } = setUpSync()
  const { environment, timers } = createBrowser().openTab()
  let live: Live | null = 'conversation'
  start({ ...environment, readLive: () => live })
  await waitUntil(() => expect(timers).toHaveLength(1))
  expect(timers[0]?.ms).toBe(7000)
  live = null
  timers.splice(0)[0]?.work()
  await waitUntil(() => expect(timers).toHaveLength(1))
  expect(timers[0]?.ms).toBe(30_000)
})

test('the leader polls every 7 seconds for a conversation in another tab', async () => {
  const { device, calls, start } = setUpSync()
  const browser = createBrowser()
  const leader = browser.openTab()
  start(leader.environment)
  await waitUntil(() => expect(leader.timers).toHaveLength(1))
  const { environment } = browser.openTab()
  const sync = startSync(device, { ...environment, readLive: () => 'conversation' as const })
  try {
    const pulls = calls.length
    sync.requestSync()
    await waitUntil(() => expect(calls.length).toBeGreaterThan(pulls))
    await waitUntil(() => expect(leader.timers[0]?.ms).toBe(7000))
  } finally {
    sync.stop()
  }
})

test('a tab that opens beside a visible leader has it pull at once', async () => {
  const { device, calls, start } = setUpSync()
  const browser = createBrowser()
  const leader = browser.openTab()
  start(leader.environment)
  await waitUntil(() => expect(leader.timers).toHaveLength(1))
  const pulls = calls.length
  const sync = startSync(device, browser.openTab().environment)
  try {
    await waitUntil(() => expect(calls.length).toBe(pulls + 1))
  } finally {
    sync.stop()
  }
})

test('a visible tab that shows something live watches its leader more closely', async () => {
  const { start } = setUpSync()
  const browser = createBrowser()
  const leader = browser.openTab()
  start(leader.environment)
  await waitUntil(() => expect(leader.timers).toHaveLength(1))
  const { environment, watches } = browser.openTab()
  start({ ...environment, readLive: () => 'shared' })
  expect(watches.map(({ ms }) => ms)).toEqual([LIVE_WATCH_MS])
})

test('retries a failed command when its backoff has passed, not before', async () => {
  const { device, calls, start } = setUpSync(() => {
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
  const { device, calls, start } = setUpSync((request, signal) =>
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
  const { device, calls, start } = setUpSync()
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

test('what a round cannot store any more when its session has ended is no fault', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { device, start } = setUpSync()
  await enqueue(device, editProfile, { jobTitle: 'Baker' })
  let refused = 0
  fillDisk(device.replica, (_table, { type }) => {
    if (type !== 'put') return false
    if (refused++ === 0) sync.stop()
    return true
  })
  const sync = start(createBrowser().openTab().environment)
  await waitUntil(() => expect(refused).toBeGreaterThan(0))
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  expect(consoleError).not.toHaveBeenCalled()
  consoleError.mockRestore()
})

test('the first response after a call without one makes every waiting entry due', async () => {
  let isReachable = false
  const { device, calls, start } = setUpSync((request, signal) => {
    if (!isReachable) throw new TypeError('Failed to fetch')
    return respond(request, signal)
  })
  const { environment, timers, becomeReachable } = createBrowser().openTab()
  await enqueue(device, editProfile, { jobTitle: 'Baker' })
  start(environment)
  await waitUntil(() => expect(timers).toHaveLength(1))
  isReachable = true
  becomeReachable()
  await waitUntil(() => expect(calls.slice(-2)).toEqual([PUSH, PULL]))
})

test('a command whose request is always lost waits for its backoff, although pulls are answered', async () => {
  const { device, calls, start } = setUpSync((request, signal) => {
    if (request.method === 'GET') becomeReachable()
    else throw new TypeError('Failed to fetch')
    return respond(request, signal)
  })
  const { environment, timers, becomeReachable } = createBrowser().openTab()
  await enqueue(device, editProfile, { jobTitle: 'Baker' })
  start(environment)
  await waitUntil(() => expect(timers).toHaveLength(1))
  expect(calls).toEqual([PUSH, PULL, PUSH, PULL])
})

test('does not poll while hidden, and syncs at once when it becomes visible', async () => {
  const { calls, start } = setUpSync()
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
  expect(delayAfter(1, () => 0.5, 3600)).toBe(300_000)
})

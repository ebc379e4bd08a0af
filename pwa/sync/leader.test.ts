import { afterEach, expect, test } from 'vitest'
import { enqueue } from '#pwa/outbox/queue.ts'
import { TEST_NOW } from '#testing/clock.ts'
import {
  createBrowser,
  editProfile,
  PULL,
  PUSH,
  respond,
  setUpSync,
  stopRunners,
  WATCH_MS,
} from '#testing/pwa/sync-tabs.ts'
import { waitUntil } from '#testing/pwa/wait-until.ts'

afterEach(stopRunners)

test('another tab takes over when the leader is closed', async () => {
  const { calls, start } = setUpSync()
  const browser = createBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  const leader = start(first.environment)
  await waitUntil(() => expect(first.timers).toHaveLength(1))
  start(second.environment)
  await waitUntil(() => expect(calls).toEqual([PULL, PULL]))
  await waitUntil(() => expect(first.timers).toHaveLength(1))
  leader.stop()
  await waitUntil(() => expect(second.timers).toHaveLength(1))
  expect(first.timers).toHaveLength(0)
  expect(calls).toEqual([PULL, PULL, PULL])
})

test('only the leader sends, also what another tab queued; a hidden leader lets the other tab lead', async () => {
  const { device, calls, start } = setUpSync()
  const browser = createBrowser()
  const [front, back] = [browser.openTab(), browser.openTab()]
  start(front.environment)
  await waitUntil(() => expect(front.timers).toHaveLength(1))
  const second = start(back.environment)
  await waitUntil(() => expect(calls).toEqual([PULL, PULL]))
  await enqueue(device, editProfile, { jobTitle: 'Baker' })
  second.requestSync()
  await waitUntil(() => expect(calls.filter((call) => call === PUSH)).toHaveLength(1))
  await waitUntil(() => expect(calls).toEqual([PULL, PULL, PUSH, PULL]))

  front.hide()
  await waitUntil(() => expect(calls).toEqual([PULL, PULL, PUSH, PULL, PULL]))
  expect(front.timers).toHaveLength(0)
})

test('a hidden tab that leads lets a tab lead that is opened in front of it', async () => {
  const { device, calls, start } = setUpSync()
  const browser = createBrowser()
  const [back, front] = [browser.openTab({ isHidden: true }), browser.openTab()]
  const hidden = start(back.environment)
  // It leads: it sends what is queued, and fetches nothing.
  await enqueue(device, editProfile, { jobTitle: 'Baker' })
  hidden.requestSync()
  await waitUntil(async () =>
    expect(await device.replica.outbox.toArray()).toMatchObject([{ state: 'sent' }]),
  )
  expect(calls).toEqual([PUSH])
  start(front.environment)
  await waitUntil(() => expect(calls).toEqual([PUSH, PULL]))
})

test('of two hidden tabs and a visible one, the visible one leads in the end', async () => {
  const { calls, start } = setUpSync()
  const browser = createBrowser()
  const [front, hidden] = [browser.openTab(), browser.openTab({ isHidden: true })]
  start(front.environment)
  await waitUntil(() => expect(calls).toEqual([PULL]))
  start(hidden.environment)
  const last = browser.openTab()
  start(last.environment)
  await waitUntil(() => expect(calls).toEqual([PULL, PULL]))
  front.hide()
  await waitUntil(() => expect(calls).toEqual([PULL, PULL, PULL]))
})

test('a visible tab pulls by itself when the last pull of the leader is too old', async () => {
  let now = TEST_NOW
  const { calls, start } = setUpSync(respond, () => now)
  const browser = createBrowser()
  const [frozen, front] = [browser.openTab(), browser.openTab()]
  start(frozen.environment)
  await waitUntil(() => expect(frozen.timers).toHaveLength(1))
  start(front.environment)
  await waitUntil(() => expect(calls).toEqual([PULL, PULL]))
  front.watches.splice(0)[0]?.work()
  await waitUntil(() => expect(front.watches).toHaveLength(1))
  expect(calls).toEqual([PULL, PULL])
  now += WATCH_MS
  front.watches.splice(0)[0]?.work()
  await waitUntil(() => expect(calls).toEqual([PULL, PULL, PULL]))
})

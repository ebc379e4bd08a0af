import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Workbox } from 'workbox-window'
import { applyAtStart } from './apply-at-start.ts'
import { announceUpdate, wasUpdateWaiting } from './update-state.ts'

/** The part of a browser with a waiting worker; testing/browser/update.test.ts runs the whole in Chromium. */
const waiting = { postMessage: vi.fn() }
const serviceWorker = Object.assign(new EventTarget(), {
  getRegistration: async (): Promise<unknown> => ({ waiting }),
})
let locks: { held: { name: string }[]; pending: { name: string }[] }
const reload = vi.fn()
const readyState = vi.spyOn(document, 'readyState', 'get')

beforeEach(() => {
  locks = { held: [], pending: [] }
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { serviceWorker, locks: { query: async () => locks } })
  vi.stubGlobal('location', { reload })
  readyState.mockReturnValue('complete')
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const activateNewWorker = () => serviceWorker.dispatchEvent(new Event('controllerchange'))
/** Runs the first second; the result is whether the app goes on to start as it is. */
async function start() {
  let isResolved = false
  void applyAtStart().then(() => (isResolved = true))
  await vi.advanceTimersByTimeAsync(1000)
  return () => isResolved
}

test('activates a waiting update and reloads before the app starts', async () => {
  const isStarted = await start()
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
  expect([isStarted(), reload.mock.calls.length]).toEqual([false, 0])
  activateNewWorker()
  expect(reload).toHaveBeenCalledOnce()
})

test.each(['held', 'pending'] as const)(
  'does nothing while the lock of another tab is %s',
  async (state) => {
    locks[state] = [{ name: 'onise-sync:another-tab' }]
    const isStarted = await start()
    expect(isStarted()).toBe(true)
    expect(waiting.postMessage).not.toHaveBeenCalled()
  },
)

test('starts the app when the new worker is slow, and does not reload it after input', async () => {
  const isStarted = await start()
  await vi.advanceTimersByTimeAsync(2000)
  expect(isStarted()).toBe(true)
  dispatchEvent(new Event('input'))
  activateNewWorker()
  expect(reload).not.toHaveBeenCalled()
})

test('does not reload long after the start, even without input', async () => {
  await start()
  await vi.advanceTimersByTimeAsync(60_000)
  activateNewWorker()
  expect(reload).not.toHaveBeenCalled()
})

test('waits until the document is loaded before it activates the update', async () => {
  readyState.mockReturnValue('interactive')
  await start()
  expect(waiting.postMessage).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(200)
  expect(waiting.postMessage).toHaveBeenCalledOnce()
})

test('starts the app when the document does not finish loading, and leaves the update for later', async () => {
  readyState.mockReturnValue('interactive')
  const isStarted = await start()
  await vi.advanceTimersByTimeAsync(500)
  expect(isStarted()).toBe(true)
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(waiting.postMessage).not.toHaveBeenCalled()
})

test('a waiting update is stored for one start', async () => {
  announceUpdate({} as Workbox)
  expect(wasUpdateWaiting()).toBe(true)
  await start()
  expect(wasUpdateWaiting()).toBe(false)
  announceUpdate(null)
})

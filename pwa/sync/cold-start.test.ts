import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Workbox } from 'workbox-window'
import { takeAtStart } from './cold-start.ts'
import { offer, wasLeftWaiting } from './update.ts'

/** As much of a browser as has a worker waiting; what it does with it is tried in Chromium (e2e/browser/update.test.ts). */
const waiting = { postMessage: vi.fn() }
const workers = Object.assign(new EventTarget(), {
  getRegistration: async (): Promise<unknown> => ({ waiting }),
})
let locks: { held: { name: string }[]; pending: { name: string }[] }
const reload = vi.fn()
const isReady = vi.spyOn(document, 'readyState', 'get')

beforeEach(() => {
  locks = { held: [], pending: [] }
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { serviceWorker: workers, locks: { query: async () => locks } })
  vi.stubGlobal('location', { reload })
  isReady.mockReturnValue('complete')
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const takesOver = () => workers.dispatchEvent(new Event('controllerchange'))
async function started() {
  let goesOn = false
  void takeAtStart().then(() => (goesOn = true))
  await vi.advanceTimersByTimeAsync(1000)
  return () => goesOn
}

test('SYNC 1, cold start: an update that waits is taken before anything is shown', async () => {
  const goesOn = await started()
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
  expect([goesOn(), reload.mock.calls.length]).toEqual([false, 0])
  takesOver()
  expect(reload).toHaveBeenCalledOnce()
})

test.each(['held', 'pending'] as const)(
  'with another tab, whose lock is %s, it is let alone',
  async (how) => {
    locks[how] = [{ name: 'onise-sync:somebody' }]
    const goesOn = await started()
    expect(goesOn()).toBe(true)
    expect(waiting.postMessage).not.toHaveBeenCalled()
  },
)

test('a worker that takes its time holds nothing up, and no page that was touched begins anew under its person', async () => {
  const goesOn = await started()
  await vi.advanceTimersByTimeAsync(2000)
  expect(goesOn()).toBe(true)
  dispatchEvent(new Event('input'))
  takesOver()
  expect(reload).not.toHaveBeenCalled()
})

test('long after the start nothing begins anew, touched or not', async () => {
  await started()
  await vi.advanceTimersByTimeAsync(60_000)
  takesOver()
  expect(reload).not.toHaveBeenCalled()
})

test('the old worker is left only when nothing is asked of it any more: the document is all there first', async () => {
  isReady.mockReturnValue('interactive')
  await started()
  expect(waiting.postMessage).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(200)
  expect(waiting.postMessage).toHaveBeenCalledOnce()
})

test('a document that does not end holds nothing up either, and nothing is taken from under its page then', async () => {
  isReady.mockReturnValue('interactive')
  const goesOn = await started()
  await vi.advanceTimersByTimeAsync(500)
  expect(goesOn()).toBe(true)
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(waiting.postMessage).not.toHaveBeenCalled()
})

test('that it was left waiting is known at once, and asked for once', async () => {
  offer({} as Workbox)
  expect(wasLeftWaiting()).toBe(true)
  await started()
  expect(wasLeftWaiting()).toBe(false)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeAtStart } from './cold-start.ts'

/** As much of a browser as has a worker waiting; what it does with it is tried in Chromium (e2e/browser/update.test.ts). */
const waiting = { postMessage: vi.fn() }
const workers = Object.assign(new EventTarget(), {
  getRegistration: async (): Promise<unknown> => ({ waiting }),
})
let locks: { held: { name: string }[]; pending: { name: string }[] }
const reload = vi.fn()

beforeEach(() => {
  locks = { held: [], pending: [] }
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { serviceWorker: workers, locks: { query: async () => locks } })
  vi.stubGlobal('location', { reload })
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

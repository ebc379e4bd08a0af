import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Workbox } from 'workbox-window'
import { useToasts } from '#pwa/ui/feedback/toast-store.ts'
import { useApplyUpdate } from './apply-update.ts'
import { announcedUpdate, announceUpdate } from './update-state.ts'
import { watchForUpdates } from './watch-updates.ts'

/** The part of a browser with a waiting worker; testing/browser/update.test.ts runs the whole in Chromium. */
let waiting: object | null
/** What `update()` finds, and the worker that it then installs. */
let newerWorker: object | null
let installing: EventTarget | null
let serviceWorker: EventTarget
const reload = vi.fn()
const messageSkipWaiting = vi.fn()

beforeEach(() => {
  waiting = { postMessage: messageSkipWaiting }
  newerWorker = null
  installing = null
  const registration = {
    get waiting() {
      return waiting
    },
    get installing() {
      return installing
    },
    update: async () => void (installing = newerWorker && new EventTarget()),
  }
  serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => registration })
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('location', { reload })
  announceUpdate({} as unknown as Workbox)
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  announceUpdate(null)
})
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const activateNewWorker = () => serviceWorker.dispatchEvent(new Event('controllerchange'))

async function tapUpdate() {
  const { result } = renderHook(useApplyUpdate)
  act(() => result.current.apply())
  await advance(100)
  return () => result.current.isApplying
}

test('a tap activates the new worker and reloads the page with it', async () => {
  await tapUpdate()
  expect([messageSkipWaiting.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  activateNewWorker()
  expect(reload).toHaveBeenCalledOnce()
})

test('when the old worker stays, a toast is shown and a later takeover does not reload the page', async () => {
  const isApplying = await tapUpdate()
  expect(isApplying()).toBe(true)
  await advance(5000)
  expect(isApplying()).toBe(false)
  expect(useToasts.getState().toasts).toContainEqual(
    expect.objectContaining({
      message: 'The new version is nearly ready. Go on, and tap Update again in a minute.',
    }),
  )
  activateNewWorker()
  expect(reload).not.toHaveBeenCalled()
  waiting = null
  await tapUpdate()
  expect(reload).toHaveBeenCalledOnce()
})

test('when nothing waits, the newer build of the server is installed before the page reloads', async () => {
  waiting = null
  newerWorker = { postMessage: messageSkipWaiting }
  await tapUpdate()
  expect(reload).not.toHaveBeenCalled()
  waiting = newerWorker
  installing?.dispatchEvent(new Event('statechange'))
  await advance(100)
  expect(messageSkipWaiting).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
  activateNewWorker()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['an update beside the active one', {}, true],
  ['none as long as no worker is active', null, false],
])('a worker that waits is %s', async (_what, active, isUpdate) => {
  announceUpdate(null)
  const registration = Object.assign(new EventTarget(), {
    waiting: Object.assign(new EventTarget(), { scriptURL: 'http://localhost/sw.js' }),
    active,
  })
  Object.assign(serviceWorker, {
    register: async () => registration,
    getRegistration: async () => registration,
  })
  vi.stubGlobal('location', { href: 'http://localhost/', reload })
  vi.stubEnv('DEV', false)
  await watchForUpdates()
  await advance(1000)
  expect(announcedUpdate() !== null).toBe(isUpdate)
})

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Workbox } from 'workbox-window'
import { useToasts } from '#pwa/ui/feedback/toast-store.ts'
import { useApplyUpdate } from './apply-update.ts'
import { announceUpdate } from './update-state.ts'

/** The part of a browser with a waiting worker; testing/browser/update.test.ts runs the whole in Chromium. */
let waiting: object | null
let serviceWorker: EventTarget
const reload = vi.fn()
const messageSkipWaiting = vi.fn()

beforeEach(() => {
  waiting = {}
  serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => ({ waiting }) })
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('location', { reload })
  announceUpdate({ messageSkipWaiting } as unknown as Workbox)
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
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
  expect(useToasts.getState().toasts).toMatchObject([
    { message: 'The new version is nearly ready. Go on, and tap Update again in a minute.' },
  ])
  activateNewWorker()
  expect(reload).not.toHaveBeenCalled()
  waiting = null
  await tapUpdate()
  expect(reload).toHaveBeenCalledOnce()
})

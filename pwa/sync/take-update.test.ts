import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Workbox } from 'workbox-window'
import { useToasts } from '#pwa/ui/toast-store.ts'
import { useTakeUpdate } from './take-update.ts'
import { offer } from './update.ts'

/** As much of a browser as has a worker waiting; with a whole one: e2e/browser/update.test.ts. */
let waiting: object | null
let workers: EventTarget
const reload = vi.fn()
const messageSkipWaiting = vi.fn()

beforeEach(() => {
  waiting = {}
  workers = Object.assign(new EventTarget(), { getRegistration: async () => ({ waiting }) })
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.stubGlobal('location', { reload })
  offer({ messageSkipWaiting } as unknown as Workbox)
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const takesOver = () => workers.dispatchEvent(new Event('controllerchange'))

async function tapped() {
  const { result } = renderHook(useTakeUpdate)
  act(() => result.current.take())
  await pass(100)
  return () => result.current.isTaking
}

test('taken by a tap: the page begins anew with the new worker', async () => {
  await tapped()
  expect([messageSkipWaiting.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  takesOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('an old worker that stays is told in words, and whoever went on is not begun anew under their fingers', async () => {
  const isTaking = await tapped()
  expect(isTaking()).toBe(true)
  await pass(5000)
  expect(isTaking()).toBe(false)
  expect(useToasts.getState().toasts).toMatchObject([
    { message: 'The new version is nearly ready. Go on, and tap Update again in a minute.' },
  ])
  takesOver()
  expect(reload).not.toHaveBeenCalled()
  waiting = null
  await tapped()
  expect(reload).toHaveBeenCalledOnce()
})

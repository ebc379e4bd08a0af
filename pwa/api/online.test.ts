import { expect, test, vi } from 'vitest'
import { NetworkError } from './errors.ts'
import { createOnline, hasNetwork } from './online.ts'

test('gives the outcome of the last call precedence over the browser’s hint', () => {
  let hint = true
  const online = createOnline(
    () => 7,
    () => hint,
  )
  const listener = vi.fn()
  online.subscribe(listener)
  online.markUnreachable()
  expect(online.read()).toMatchObject({ online: false, lastResponseAt: null })
  online.markReachable()
  expect(online.read()).toMatchObject({ online: true, lastResponseAt: 7 })
  hint = false
  online.applyHint()
  expect(online.read()).toMatchObject({ online: false, lastResponseAt: 7 })
  expect(listener).toHaveBeenCalledTimes(3)
})

test('tells a fault of ours apart from no network', () => {
  const { read, ...online } = createOnline(() => 7)
  const why = () => read().whyOffline('No network.')
  expect(why()).toBeNull()
  online.markUnreachable(new NetworkError('timeout'))
  expect(why()).toBe('No network.')
  online.markUnreachable(new NetworkError('500', { hasResponse: true }))
  expect(why()).toBe('Onise is not answering. Your work is saved on this phone.')
  online.markUnreachable(
    new NetworkError('503', { hasResponse: true, words: 'Closed for an hour.' }),
  )
  expect(why()).toBe('Closed for an hour.')
  online.markReachable()
  expect(why()).toBeNull()
})

test.each([
  ['a file arrives', () => new Response(null, { headers: { 'content-type': 'image/png' } }), true],
  ['a page of a hotspot arrives', () => new Response('<html>'), false],
  ['nothing arrives', () => Promise.reject(new TypeError('offline')), false],
])('%s', async (_, respond, expected) => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', vi.fn(respond))
  expect(await hasNetwork()).toBe(expected)
  vi.unstubAllGlobals()
})

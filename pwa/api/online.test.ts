import { expect, test, vi } from 'vitest'
import { NetworkError } from './errors.ts'
import { messages } from './messages.ts'
import { createOnline, findSide } from './online.ts'

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

test('says no network only when the phone has none, else that Onise is not answering or cannot be reached', () => {
  const { read, ...online } = createOnline(() => 7)
  const why = () => read().whyOffline('No network.')
  expect(why()).toBeNull()
  online.markUnreachable(new NetworkError('timeout'))
  expect(why()).toBe('No network.')
  online.markUnreachable(new NetworkError('refused', { side: 'unknown' }))
  expect(why()).toBe(messages.unreachable)
  online.markUnreachable(new NetworkError('500', { hasResponse: true }))
  expect(why()).toBe(messages.notAnswering)
  online.markUnreachable(
    new NetworkError('503', { hasResponse: true, words: 'Closed for an hour.' }),
  )
  expect(why()).toBe('Closed for an hour.')
  online.markReachable()
  expect(why()).toBeNull()
})

const picture = () => new Response(null, { headers: { 'content-type': 'image/png' } })
const nothing = () => Promise.reject(new TypeError('refused'))
test.each([
  ['a file arrives', true, picture, 'onise'],
  ['a page of a hotspot arrives', true, () => new Response('<html>'), 'unknown'],
  ['nothing arrives', true, nothing, 'unknown'],
  ['the phone has no network', false, picture, 'phone'],
])('after a call without a response, %s', async (_, onLine, respond, expected) => {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', vi.fn(respond))
  expect(await findSide()).toBe(expected)
  vi.unstubAllGlobals()
})

import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { createCall } from '#pwa/api/call.ts'
import { withPrefetched } from '#pwa/api/prefetched.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { createDevice, ORIGIN } from '#testing/pwa/device.ts'
import { applyResponse } from './apply-response.ts'

afterEach(() => {
  globalThis.prefetched = undefined
})

/** Applies the dashboard on a phone with a prefetched response; returns which response was applied. */
async function appliedSource(cursor?: string) {
  const token = 'mine'
  globalThis.prefetched = new Map([
    [
      '/api/user/dashboard',
      {
        authorization: `Bearer ${token}`,
        client: 'build/1',
        response: Promise.resolve(Response.json({ source: 'prefetched' })),
      },
    ],
  ])
  const transport = withPrefetched(() => Response.json({ source: 'network' }))
  const call = createCall(transport, ORIGIN, () => token, { client: 'build/1' })
  const device = createDevice()
  if (cursor) await device.replica.setMeta('cursor', cursor)
  const response = await applyResponse(
    device,
    () => call(readDashboard, {}),
    async () => {},
  )
  return (response as unknown as { source: string }).source
}

test('applies a prefetched response before and during the first snapshot', async () => {
  expect(await appliedSource()).toBe('prefetched')
  expect(await appliedSource('7.electrician-3-280')).toBe('prefetched')
})

test('fetches again once the replica has a cursor, since another tab may have pulled in between', async () => {
  expect(await appliedSource('7.electrician')).toBe('network')
})

// @vitest-environment node
import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { readDashboard } from '#schema/contract/accounts.ts'
import { withEarly } from '#pwa/api/asked-early.ts'
import { callVia } from '#pwa/api/call.ts'
import { HOME, newPhone } from '#pwa/test/phone.ts'
import { settle } from './settle.ts'

afterEach(() => {
  globalThis.askedEarly = undefined
})

/** Somebody's phone whose document has asked early; answers what it let in, "early" or "anew". */
async function letInWith(cursor?: string) {
  const token = 'mine'
  globalThis.askedEarly = new Map([
    [
      '/api/user/dashboard',
      {
        authorization: `Bearer ${token}`,
        client: 'build/1',
        answer: Promise.resolve(Response.json({ came: 'early' })),
      },
    ],
  ])
  const anew = withEarly(() => Response.json({ came: 'anew' }))
  const call = callVia(anew, HOME, () => token, { client: 'build/1' })
  const phone = newPhone()
  if (cursor) await phone.replica.know('cursor', cursor)
  const answer = await settle(
    phone,
    () => call(readDashboard, {}),
    async () => {},
  )
  return (answer as unknown as { came: string }).came
}

test('what the document asked early is let in by a phone that knows nothing, or is still being filled', async () => {
  expect(await letInWith()).toBe('early')
  expect(await letInWith('7.electrician-3-280')).toBe('early')
})

test('SYNC 1: a phone that knows its place asks anew: another tab may have pulled since the document asked', async () => {
  expect(await letInWith('7.electrician')).toBe('anew')
})

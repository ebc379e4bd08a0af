import { expect, test } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { RATE_LIMIT_MESSAGES } from '#schema/domain/messages/rate-limits.ts'
import { RATE_LIMITS } from '#schema/domain/rate-limits.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { addressCounters, counterOf, countInIsolate } from './rate-limit.ts'

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
  [7200, '2 hours'],
  [80_000, '23 hours'],
])('a wait of %i seconds is told as %s', (seconds, text) => {
  expect(RATE_LIMIT_MESSAGES.exceeded('password', seconds)).toBe(
    `Too many tries. Try again in ${text}.`,
  )
})

test('stores a hundred files of a user a day', async () => {
  const server = await createTestServer()
  const user = await server.createUser('client')
  const picture = imageFile(await createImage('jpeg'))
  const { max } = RATE_LIMITS.file
  const insert = 'INSERT INTO rate_limit_counters VALUES (?, ?, ?)'
  await server.runSql(insert, `file:${user.id}`, max - 1, server.now() + 60_000)
  const send = () => user.send(updateProfile, { profilePicture: picture })
  expect((await send()).status).toBe(200)
  const limited = await send()
  expect([limited.status, limited.headers.get('retry-after'), limited.body.error]).toEqual([
    429,
    '60',
    'You have sent as many files as we accept in a day. Try again in 1 minute.',
  ])
  expect((await user.send(updateProfile, { location: 'Ibadan' })).status).toBe(200)
})

test('counts the commands of a user and of an address in the isolate, without round trips', async () => {
  const server = await createTestServer()
  const [user, other] = [await server.createUser('client'), await server.createUser('client')]
  const { max, windowMs } = RATE_LIMITS.command
  const change = (who = user) => who.send(updateProfile, { location: 'Ibadan' })
  for (let n = 1; n < max; n++)
    countInIsolate(server.deps, [counterOf(server.deps, 'command', user.id)], server.now())
  expect((await change()).status).toBe(200)
  expect((await change()).status).toBe(429)
  expect(server.lastRequestCost().roundTrips).toBe(0)
  expect((await change(other)).status).toBe(200)
  server.advanceClock(windowMs)
  expect((await change()).status).toBe(200)

  const counters = addressCounters(server.deps, 'commandAddress', '2c0f:f5c0:1:2::1')
  expect(counters.map(({ key }) => key)).toEqual([
    'commandAddress:2c0f:f5c0:1:2',
    'commandAddress:2c0f:f5c0:1/48',
  ])
})

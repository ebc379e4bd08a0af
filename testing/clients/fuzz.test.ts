import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { SEED } from '#testing/random-tests.ts'
import { OPERATIONS, undescribed } from '#testing/worker/description.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { anyRequest, type Known } from './any-request.ts'

/** Requests of each operation; `REQUESTS=100` sends more. */
const REQUESTS = Number(process.env['REQUESTS'] ?? 2)

let market: Market
let known: Known
beforeAll(async () => {
  market = await createMarket()
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const open = await market.postTask(client)
  const proposal = await market.apply(tasker, open)
  const assigned = await market.createAssignedTask(client, tasker)
  known = { ids: [client.id, tasker.id, open._id, proposal._id, assigned._id] }
})

test.each(OPERATIONS)('%s answers nothing that its description does not have', async (name) => {
  // Of their own, because some requests end a session.
  const users = await market.createUsers(
    { userType: 'client' },
    { userType: 'tasker' },
    { userType: 'admin' },
  )
  const anySender = fc.constantFrom('', ...users.map(({ token }) => token))
  const anyCall = fc.tuple(anyRequest(name, 'http://onise.test', known), anySender)
  await fc.assert(
    fc.asyncProperty(anyCall, async ([sent, token]) => {
      const request = new Request(sent)
      if (token) request.headers.set('authorization', `Bearer ${token}`)
      const { response, text } = await market.dispatch(request)
      expect(undescribed(name, { status: response.status, headers: response.headers, text })).toBe(
        '',
      )
    }),
    { numRuns: REQUESTS, seed: SEED },
  )
})

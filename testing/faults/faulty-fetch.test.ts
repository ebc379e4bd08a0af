import { expect, it } from 'vitest'
import { seededRandom } from '#testing/random.ts'
import { createSeededPlan } from './fault-plan.ts'
import { createFaultyFetch } from './faulty-fetch.ts'

const URL = 'http://api.test/x'

function createConnection(options: Parameters<typeof createFaultyFetch>[1] = {}) {
  const connection = createFaultyFetch(async () => new Response('ok'), options)
  const send = async () => {
    try {
      return (await connection.fetch(URL)).status
    } catch (error) {
      return String(error)
    }
  }
  return { ...connection, send }
}
const LOST = 'TypeError: fetch failed'

it('has the faults of the next requests, in their order, and then none', async () => {
  const { send, injectOnce, counts } = createConnection()
  injectOnce('drop-request', 'none', { effect: 'status', status: 503 })
  expect([await send(), await send(), await send(), await send()]).toEqual([LOST, 200, 503, 200])
  expect([...counts]).toEqual([
    ['drop-request', 1],
    ['status 503', 1],
  ])
})

it('has an injected fault until it is removed', async () => {
  const { send, injectFault, removeFault } = createConnection()
  injectFault('drop-response')
  expect([await send(), await send()]).toEqual([LOST, LOST])
  injectFault(async () => new Response('other', { status: 201 }))
  expect(await send()).toBe(201)
  removeFault()
  expect(await send()).toBe(200)
})

it('has the same faults for the same seed', async () => {
  const run = async (seed: number) => {
    const groups = [[{ effect: 'drop-request' }, { effect: 'status', status: 500 }]] as const
    const random = seededRandom(seed)
    const plan = createSeededPlan({ random, probability: 0.5, groups, isEnabled: () => true })
    const { send } = createConnection({ plan })
    const results = []
    for (let request = 0; request < 40; request++) results.push(await send())
    return results
  }
  const first = await run(7)
  expect(await run(7)).toEqual(first)
  expect(await run(8)).not.toEqual(first)
  expect(new Set(first)).toEqual(new Set([200, 500, LOST]))
})

it('has no faults while its plan is disabled', async () => {
  const groups = [[{ effect: 'drop-request' }]] as const
  const random = seededRandom(7)
  const plan = createSeededPlan({ random, probability: 1, groups, isEnabled: () => false })
  expect(await createConnection({ plan }).send()).toBe(200)
})

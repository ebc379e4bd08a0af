import { expect, it } from 'vitest'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { PAGE_SIZE } from '#schema/domain/limits.ts'
import { ADMIN_LIST_REQUESTS } from '#testing/worker/admin-lists.ts'
import {
  insertEndedWork,
  insertRegisteredUsers,
  insertTransactions,
} from '#testing/worker/bulk-admin.ts'
import { createMarket } from '#testing/worker/market.ts'
import { MAX_CANDIDATES } from './candidates.ts'

const STEP = 1000
/** The candidates twice, each with the rows that it is filtered by. */
const MAX_ROWS = 5 * MAX_CANDIDATES

it(
  'each list of administrators is one round trip and reads as many rows among three times as many',
  { timeout: 120_000 },
  async () => {
    const market = await createMarket({ engine: 'sqld', checksInvariants: false })
    const [admin, owner] = [await market.createUser('admin'), await market.createClient()]
    const costs = new Map<string, number[]>()
    let filled = 0
    for (const size of [2000, 6000]) {
      for (; filled < size; filled += STEP) {
        await insertRegisteredUsers(market.db, filled, filled + STEP)
        await insertTransactions(market.db, owner.id, filled, filled + STEP)
        await insertEndedWork(market.db, owner.id, filled, filled + STEP)
      }
      for (const [endpoint, input] of ADMIN_LIST_REQUESTS) {
        const { status } = await admin.send(endpoint, input as WireInput<Endpoint>)
        const { roundTrips, rowsRead } = market.lastRequestCost()
        const name = `${endpoint.name} ${JSON.stringify(input)}`
        expect([name, status, roundTrips]).toEqual([name, 200, 1])
        expect(rowsRead, name).toBeLessThan(MAX_ROWS)
        costs.set(name, [...(costs.get(name) ?? []), rowsRead])
      }
    }
    if (process.env['COSTS']) console.table(Object.fromEntries(costs))
    // A filter that few rows pass may fill more of its page.
    for (const [name, [small = 0, large = 0]] of costs)
      expect(large - small, name).toBeLessThan(3 * PAGE_SIZE)
  },
)

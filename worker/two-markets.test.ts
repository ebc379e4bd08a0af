import { beforeAll, describe, expect, test } from 'vitest'
import { login, register } from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { sync } from '#schema/contract/sync.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'

// docs/decisions/0046-divide-into-markets-with-a-database-each.md
let lagos: Market
let accra: Market

beforeAll(async () => {
  lagos = await createMarket()
  accra = await createMarket({
    settings: { SYNC_EPOCH: 1, PAYSTACK_SECRET_KEY: 'sk_test_of_the_other_market' },
  })
})

describe('two markets with the same code and a database each', () => {
  test('a session of one is none in the other, and neither are its tasks', async () => {
    const [client, stranger] = [await lagos.createClient(), await accra.createClient()]
    const task = await lagos.postTask(client)
    expect((await accra.send(client.token, readDashboard, {})).status).toBe(401)
    expect((await stranger.send(findTask, { id: task._id })).status).toBe(404)
  })

  test('one person has an account and a wallet in each', async () => {
    const account = { email: 'ama@world.test', password: 'a fair password' }
    const ids = new Set<string>()
    for (const market of [lagos, accra]) {
      const input = { ...account, userType: 'client', username: 'Ama' } as const
      expect((await market.send(null, register, input)).status).toBe(201)
      ids.add((await market.send(null, login, account)).body.user._id)
    }
    expect(ids.size).toBe(2)
    const client = await lagos.createClient(naira(500))
    expect(await lagos.availableBalance(client)).toBe(naira(500))
    expect(await accra.availableBalance(client)).toBe(0)
  })

  test('a phone that moves to the other one loads everything again', async () => {
    const [before, after] = [await lagos.createTasker(), await accra.createTasker()]
    const { body } = await before.send(sync, {})
    expect((await after.send(sync, { c: body.n })).status).toBe(410)
  })

  test('a webhook of the provider account of one is refused by the other', async () => {
    const client = await lagos.createClient()
    const { reference } = await createPaidPayment(lagos, client)
    const webhook = () => lagos.provider.webhook(reference)
    expect((await accra.dispatch(webhook())).response.status).toBe(401)
    expect((await lagos.dispatch(webhook())).response.status).toBe(200)
    expect(await accra.ledgerBalance(`ua:${client.id}`)).toBe(0)
  })

  test('each has change-log numbers of its own, from the same start', async () => {
    const counters = await Promise.all([lagos.changeCounter(), accra.changeCounter()])
    await accra.createClient()
    expect(await lagos.changeCounter()).toBe(counters[0])
    expect(await accra.changeCounter()).toBeGreaterThan(counters[1] ?? 0)
  })
})

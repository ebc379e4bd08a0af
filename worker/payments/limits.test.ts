import { beforeEach, expect, test } from 'vitest'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { naira } from '#schema/domain/money.ts'
import { RATE_LIMITS } from '#schema/domain/rate-limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(0))
})
const confirm = (reference: string) => client.send(fundWallet, { amount: 500, reference })
const verifyCalls = () => market.provider.countRequests('GET /transaction/verify')
const invented = (n: number) => `fw-1772614800000-abcdef${String(n).padStart(2, '2')}`

test('invented references cost ten calls to the provider an hour', async () => {
  const { max } = RATE_LIMITS.unknownPayment
  const statuses: number[] = []
  for (let n = 10; n < 60; n++) statuses.push((await confirm(invented(n))).status)
  expect(statuses).toEqual([...Array<number>(max).fill(404), ...Array<number>(50 - max).fill(429)])
  expect(verifyCalls()).toBe(max)
  const limited = await confirm(invented(10))
  expect([limited.headers.get('retry-after'), limited.body.error]).toEqual([
    '3600',
    'You have checked many payments that we do not know. Try again in 60 minutes.',
  ])
  market.advanceClock(RATE_LIMITS.unknownPayment.windowMs)
  expect((await confirm(invented(10))).status).toBe(404)
})

test('the same open payment is looked up a limited number of times, and credited afterwards', async () => {
  const { max, windowMs } = RATE_LIMITS.pendingPayment
  const { reference } = (await client.send(initFunding, { amount: '500' })).body.payment
  market.provider.pay(reference, { outcome: 'pending' })
  for (let n = 0; n < max; n++) expect((await confirm(reference)).status).toBe(202)
  const calls = verifyCalls()
  expect([(await confirm(reference)).status, verifyCalls()]).toEqual([429, calls])
  market.provider.pay(reference)
  market.advanceClock(windowMs)
  expect((await confirm(reference)).status).toBe(200)
})

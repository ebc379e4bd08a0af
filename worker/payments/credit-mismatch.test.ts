import { beforeEach, describe, expect, it } from 'vitest'
import { creditPayment } from '#schema/contract/payment-review.ts'
import { fundWallet } from '#schema/contract/payments.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let admin: TestUser
let reference: string
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(0))
  admin = await market.createUser('admin')
  reference = (await createPaidPayment(market, client)).reference
})
/** The provider reports the payment with other values. */
async function mismatch(changes: Record<string, string | number>) {
  market.provider.injectFault('GET /transaction/verify', { effect: 'corrupt', changes })
  expect((await client.send(fundWallet, { reference })).body.code).toBe('payment_mismatch')
}
const creditAs = (user: TestUser) =>
  user.send(creditPayment, { reference, reason: 'The sister paid, as both confirm' })
const openDiscrepancies = () =>
  market.runSql('SELECT id FROM discrepancies WHERE resolved_at IS NULL')

describe('an administrator credits a payment that did not match', () => {
  it('by another payer, with the amount that was paid, once', async () => {
    await mismatch({ metadata: '', email: 'sister@home.test' })
    expect((await creditAs(admin)).status).toBe(200)
    expect(await market.availableBalance(client)).toBe(naira(5000))
    expect(await openDiscrepancies()).toEqual([])
    expect((await creditAs(admin)).status).toBe(409)
    await market.expectInvariants()
  })

  it('of far too much', async () => {
    await mismatch({ amount: 2_000_000 })
    expect((await creditAs(admin)).status).toBe(200)
    expect(await market.availableBalance(client)).toBe(naira(20_000))
  })

  it.each([
    ['in another currency', { currency: 'USD' }],
    ['of the other mode', { domain: 'live' }],
    ['of nothing', { amount: 0, fees: 0 }],
  ])('but not one %s', async (_, changes) => {
    await mismatch(changes)
    expect((await creditAs(admin)).status).toBe(409)
    expect(await market.availableBalance(client)).toBe(0)
    expect(await openDiscrepancies()).toHaveLength(1)
  })

  it('but not their own', async () => {
    await mismatch({ amount: 2_000_000 })
    await market.runSql("UPDATE users SET user_type = 'admin' WHERE id = ?", client.id)
    expect((await creditAs(client)).status).toBe(403)
  })
})

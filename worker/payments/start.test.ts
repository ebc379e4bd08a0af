import { beforeEach, describe, expect, it } from 'vitest'
import { initFunding } from '#schema/contract/payments.ts'
import { DAY_MS, OPEN_PAYMENTS_MAX, OPEN_PAYMENTS_WINDOW_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { SANDBOX_SETTINGS } from '#testing/provider/sandboxes.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(0))
})
const begin = async (amount = '5000') => {
  const { status, body } = await client.send(initFunding, { amount, phone: '08031234567' })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.payment.reference
}

describe('starting a payment', () => {
  it('returns a reference of the time and eight random characters, and the checkout address', async () => {
    const { body } = await client.send(initFunding, { amount: '₦5,000.50', phone: '0803' })
    expect(body).toMatchObject({
      payment: { amount: 5000.5, status: 'initialized', paid: null },
      checkout: 'sandbox',
    })
    const { reference, accessCode } = body.payment
    expect(reference).toMatch(new RegExp(`^fw-${market.now()}-[a-z0-9]{8}$`))
    expect(body.checkoutUrl).toBe(`${SANDBOX_SETTINGS.PAYSTACK_URL}/checkout/${accessCode}`)
    expect(market.provider.payment(reference)).toMatchObject({
      requestedAmount: 500_050,
      email: client.email,
      metadata: { user_id: client.id, phone: '0803' },
    })
    expect(await begin()).not.toBe(reference)
    expect(await market.availableBalance(client)).toBe(0)
  })

  it.each(['99', '1000000.01', '0', '-50', '1e5', '19.999', 'lots'])(
    'rejects the amount %s',
    async (amount) => {
      expect((await client.send(initFunding, { amount })).status).toBe(400)
      expect(market.provider.requests).toEqual([])
    },
  )

  it('rejects an amount over the limit of an unverified wallet before the checkout', async () => {
    const rich = await market.createClient(naira(250_000))
    const tooMuch = await rich.send(initFunding, { amount: '50001' })
    expect(tooMuch).toMatchObject({ status: 403, body: { code: 'balance_limit' } })
    expect(tooMuch.body.error).toContain('You can add ₦50,000 now.')
    expect((await rich.send(initFunding, { amount: '50000' })).status).toBe(201)
    await market.runSql('UPDATE users SET is_verified = 1 WHERE id = ?', rich.id)
    expect((await rich.send(initFunding, { amount: '1000000' })).status).toBe(201)
  })

  it('counts payments that were started, and continues one of the same amount', async () => {
    const first = await begin('200000')
    expect((await client.send(initFunding, { amount: '150000' })).body).toMatchObject({
      code: 'balance_limit',
      error: expect.stringContaining('₦200,000'),
    })
    expect(await begin('200000')).toBe(first)
    await begin('100000')
    market.advanceClock(DAY_MS)
    await begin('200000')
  })

  it('counts payments that are started together', async () => {
    const start = (amount: string) =>
      market.send(client.token, initFunding, { amount, phone: '08031234567' })
    const amounts = Array.from({ length: 30 }, (_, index) => String(100_000 + index))
    const results = await Promise.all(amounts.map(start))
    expect(results.filter(({ status }) => status === 201)).toHaveLength(2)
    for (const { status } of results) expect([201, 403, 409]).toContain(status)
    const [row] = await market.runSql('SELECT count(*) AS n, sum(amount) AS kobo FROM payments')
    expect(row?.['n']).toBe(2)
    expect(Number(row?.['kobo'])).toBeLessThanOrEqual(30_000_000)
  })

  it('limits the payments of a period also when they are started together', async () => {
    const results = await Promise.all(
      Array.from({ length: 40 }, () =>
        market.send(client.token, initFunding, { amount: '100', phone: '08031234567' }),
      ),
    )
    expect(results.filter(({ status }) => status === 201)).toHaveLength(OPEN_PAYMENTS_MAX)
  })

  it('limits the payments that are started in a period', async () => {
    for (let i = 0; i < OPEN_PAYMENTS_MAX; i++) await begin('100')
    const rejected = await client.send(initFunding, { amount: '100' })
    expect(rejected).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
    expect(Number(rejected.headers.get('retry-after'))).toBe(OPEN_PAYMENTS_WINDOW_MS / 1000)
    market.advanceClock(OPEN_PAYMENTS_WINDOW_MS + 1)
    await begin('100')
  })

  it('answers 400 to a payment that the provider refuses for good', async () => {
    market.provider.injectFault('POST /transaction/initialize', {
      effect: 'status',
      status: 400,
      message: 'Invalid Email Address Passed',
    })
    const rejected = await client.send(initFunding, { amount: '5000' })
    expect(rejected).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(JSON.stringify(rejected.body)).toContain('email address')
    expect(market.logLines).toContainEqual(expect.objectContaining({ level: 'error' }))
  })

  it('answers 503 with a retry time and stores nothing when the provider is unreachable', async () => {
    market.provider.injectFault('POST /transaction/initialize', 'drop-request')
    const rejected = await client.send(initFunding, { amount: '5000' })
    expect(rejected).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
    expect(rejected.headers.get('retry-after')).toBe('5')
    expect(await market.runSql('SELECT * FROM payments')).toEqual([])
  })
})

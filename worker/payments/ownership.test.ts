import { beforeEach, describe, expect, it } from 'vitest'
import { fundWallet } from '#schema/contract/payments.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let other: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(0))
  other = await market.createClient(naira(0))
})
const confirm = (reference: string, user: TestUser, amount: number | string = 5000) =>
  user.send(fundWallet, { amount, reference })

describe('the owner of a payment', () => {
  it('answers 404 for another user’s open payment and 409 once it is credited', async () => {
    const { reference } = await createPaidPayment(market, client)
    expect(await confirm(reference, other)).toMatchObject({
      status: 404,
      body: { code: 'unknown_payment' },
    })
    expect((await confirm(reference, client)).status).toBe(200)
    expect(await confirm(reference, other)).toMatchObject({
      status: 409,
      body: { code: 'payment_elsewhere' },
    })
    expect(await market.availableBalance(other)).toBe(0)
    expect(await market.availableBalance(client)).toBe(naira(5000))
  })

  it('rejects an invented reference and stores nothing', async () => {
    expect(await confirm('fw-1772614800000-abcdefgh', client)).toMatchObject({
      status: 404,
      body: { code: 'unknown_payment' },
    })
    expect(await market.runSql('SELECT * FROM payments')).toEqual([])
    for (const reference of ['x', '../balance', 'a b c d e f', 'fw_1772614800000', '%2e%2e%2fbank'])
      expect((await confirm(reference, client)).status).toBe(400)
  })

  it('is the user in the metadata of a reference that the client made', async () => {
    const metadata = { user_id: client.id, name: 'Ada' }
    market.provider.initialize({ reference: '1772614800000', amount: 500_000, metadata })
    market.provider.pay('1772614800000')
    expect((await confirm('1772614800000', other)).status).toBe(404)
    expect(await market.runSql('SELECT * FROM payments')).toEqual([])
    expect((await confirm('1772614800000', client)).body).toMatchObject({
      balance: 5000,
      payment: { reference: '1772614800000', status: 'success' },
    })
    expect((await confirm('1772614800000', client)).status).toBe(200)
    expect((await confirm('1772614800000', other)).status).toBe(409)
    expect(await market.availableBalance(client)).toBe(naira(5000))
  })

  it('is the address that paid when there is no metadata', async () => {
    const email = client.email.toUpperCase()
    market.provider.initialize({ reference: '1772614800001', amount: 700_000, email })
    market.provider.pay('1772614800001')
    expect((await confirm('1772614800001', other)).status).toBe(404)
    expect((await confirm('1772614800001', client, '5000')).body.balance).toBe(7000)
    expect(await market.runSql('SELECT amount, paid_amount, flag FROM payments')).toEqual([
      { amount: 500_000, paid_amount: 700_000, flag: 'amount' },
    ])
  })

  it('is the user in the metadata rather than the address that paid', async () => {
    const metadata = { user_id: client.id }
    const payment = { amount: 500_000, metadata, email: other.email }
    market.provider.initialize({ reference: '1772614800002', ...payment })
    market.provider.pay('1772614800002')
    expect((await confirm('1772614800002', other)).status).toBe(404)
    expect((await confirm('1772614800002', client)).status).toBe(200)
  })

  it('stores an unpaid payment under a reference of the client and verifies it again', async () => {
    const metadata = { user_id: client.id }
    market.provider.initialize({ reference: '1772614800003', amount: 500_000, metadata })
    market.provider.pay('1772614800003', { outcome: 'pending' })
    expect((await confirm('1772614800003', client)).status).toBe(202)
    expect(await market.runSql('SELECT status, user_id FROM payments')).toEqual([
      { status: 'initialized', user_id: client.id },
    ])
    market.provider.pay('1772614800003')
    expect((await confirm('1772614800003', client)).body.balance).toBe(5000)
  })

  it('credits no foreign currency under a reference of the client', async () => {
    const metadata = { user_id: client.id }
    market.provider.initialize({ reference: '1772614800004', amount: 500_000, metadata })
    market.provider.pay('1772614800004', { currency: 'USD' })
    expect((await confirm('1772614800004', client)).body.code).toBe('payment_mismatch')
    expect(await market.availableBalance(client)).toBe(0)
  })
})

describe('parallel confirmations', () => {
  /** Sent directly, so that all of them run together. */
  const together = (people: readonly TestUser[], reference: string) =>
    Promise.all(
      people.map(({ token }) => market.send(token, fundWallet, { amount: 5000, reference })),
    )

  it('credit once for 60 of one reference, with the same response to all', async () => {
    const { reference } = await createPaidPayment(market, client)
    const responses = await together(Array<TestUser>(60).fill(client), reference)
    expect(responses.map(({ status: code }) => code)).toEqual(Array(60).fill(200))
    expect(new Set(responses.map(({ body }) => body.balance))).toEqual(new Set([5000]))
    expect(await market.availableBalance(client)).toBe(naira(5000))
    expect(await market.runSql("SELECT id FROM ledger_journals WHERE type = 'fund'")).toHaveLength(
      1,
    )
    await market.expectInvariants()
  })

  it('credit the owner once and never the other user', async () => {
    const { reference } = await createPaidPayment(market, client)
    const people = Array.from({ length: 60 }, (_, i) => (i % 2 ? other : client))
    const responses = await together(people, reference)
    for (const [i, { status: code }] of responses.entries())
      expect(i % 2 ? [404, 409] : [200]).toContain(code)
    expect(await market.availableBalance(client)).toBe(naira(5000))
    expect(await market.availableBalance(other)).toBe(0)
    await market.expectInvariants()
  })

  it('store one row and credit once for 60 of a reference that the client made', async () => {
    const metadata = { user_id: client.id }
    market.provider.initialize({ reference: '1772614800009', amount: 500_000, metadata })
    market.provider.pay('1772614800009')
    const responses = await together(Array<TestUser>(60).fill(client), '1772614800009')
    const codes = responses.map(({ status: code }) => code)
    expect(codes).toContain(200)
    // Those that come before the first is stored are look-ups of an unknown reference, which are limited.
    expect(codes.filter((code) => code !== 200 && code !== 429)).toEqual([])
    expect(await market.availableBalance(client)).toBe(naira(5000))
    await market.expectInvariants()
  })
})

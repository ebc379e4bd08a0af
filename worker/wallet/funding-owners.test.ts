import { beforeEach, describe, expect, it } from 'vitest'
import { fundWallet } from '#schema/contract/payments.ts'
import { naira } from '#schema/domain/money.ts'
import { paidFor } from '../test/funding-cases.ts'
import { newMarket, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
let other: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client(naira(0))
  other = await market.client(naira(0))
})
const confirm = (reference: string, person: Person, amount: number | string = 5000) =>
  person.send(fundWallet, { amount, reference })
const status = 'success'

describe('R41: whose payment it is', () => {
  it('another person’s is not there while it waits, and 409 once it is in a wallet', async () => {
    const { reference } = await paidFor(market, client)
    expect(await confirm(reference, other)).toMatchObject({
      status: 404,
      body: { code: 'unknown_payment' },
    })
    expect((await confirm(reference, client)).status).toBe(200)
    expect(await confirm(reference, other)).toMatchObject({
      status: 409,
      body: { code: 'payment_elsewhere' },
    })
    expect(await market.available(other)).toBe(0)
    expect(await market.available(client)).toBe(naira(5000))
  })

  it('a made-up reference is refused, and leaves nothing', async () => {
    expect(await confirm('fw-1772614800000-abcdefgh', client)).toMatchObject({
      status: 404,
      body: { code: 'unknown_payment' },
    })
    expect(await market.rows('SELECT * FROM payments')).toEqual([])
    for (const reference of ['x', '../balance', 'a b c d e f', 'fw_1772614800000', '%2e%2e%2fbank'])
      expect((await confirm(reference, client)).status).toBe(400)
  })

  it('SPEC 9: one that the phone named itself, by our mark on it', async () => {
    const metadata = { user_id: client.id, name: 'Ada' }
    market.provider.add({ reference: '1772614800000', amount: 500_000, status, metadata })
    expect((await confirm('1772614800000', other)).status).toBe(404)
    expect(await market.rows('SELECT * FROM payments')).toEqual([])
    expect((await confirm('1772614800000', client)).body).toMatchObject({
      balance: 5000,
      payment: { reference: '1772614800000', status: 'success' },
    })
    expect((await confirm('1772614800000', client)).status).toBe(200)
    expect((await confirm('1772614800000', other)).status).toBe(409)
    expect(await market.available(client)).toBe(naira(5000))
  })

  it('SPEC 9: … or by the address that paid, when it has no mark', async () => {
    const customer = { email: client.email.toUpperCase() }
    market.provider.add({ reference: '1772614800001', amount: 700_000, status, customer })
    expect((await confirm('1772614800001', other)).status).toBe(404)
    expect((await confirm('1772614800001', client, '5000')).body.balance).toBe(7000)
    expect(await market.rows('SELECT amount, paid, flag FROM payments')).toEqual([
      { amount: 500_000, paid: 700_000, flag: 'amount' },
    ])
  })

  it('the mark goes before the address: the same owner, whoever asks first', async () => {
    const metadata = { user_id: client.id }
    const customer = { email: other.email }
    market.provider.add({ reference: '1772614800002', amount: 500_000, status, metadata, customer })
    expect((await confirm('1772614800002', other)).status).toBe(404)
    expect((await confirm('1772614800002', client)).status).toBe(200)
  })

  it('one named by the phone and not paid yet is kept, and asked about again', async () => {
    const metadata = { user_id: client.id }
    market.provider.add({
      reference: '1772614800003',
      amount: 500_000,
      status: 'pending',
      metadata,
    })
    expect((await confirm('1772614800003', client)).status).toBe(202)
    expect(await market.rows('SELECT status, user_id FROM payments')).toEqual([
      { status: 'initialized', user_id: client.id },
    ])
    market.provider.becomes('1772614800003')
    expect((await confirm('1772614800003', client)).body.balance).toBe(5000)
  })

  it('foreign money under a name of the phone’s own is not added', async () => {
    const metadata = { user_id: client.id }
    const fields = { status, metadata, currency: 'USD' }
    market.provider.add({ reference: '1772614800004', amount: 500_000, ...fields })
    expect((await confirm('1772614800004', client)).body.code).toBe('payment_mismatch')
    expect(await market.available(client)).toBe(0)
  })
})

describe('MONEY 1.4: the same payment at the same moment', () => {
  /** Sent unwatched, so that all of them are under way together. */
  const together = (people: readonly Person[], reference: string) =>
    Promise.all(
      people.map(({ token }) => market.send(token, fundWallet, { amount: 5000, reference })),
    )

  it('60 parallel confirmations of one reference add it once, and all hear the same', async () => {
    const { reference } = await paidFor(market, client)
    const heard = await together(Array<Person>(60).fill(client), reference)
    expect(heard.map(({ status: code }) => code)).toEqual(Array(60).fill(200))
    expect(new Set(heard.map(({ body }) => body.balance))).toEqual(new Set([5000]))
    expect(await market.available(client)).toBe(naira(5000))
    expect(await market.rows("SELECT id FROM ledger_journals WHERE type = 'fund'")).toHaveLength(1)
    await market.lawful()
  })

  it('30 of its owner and 30 of somebody else: the owner has it once, the other never', async () => {
    const { reference } = await paidFor(market, client)
    const people = Array.from({ length: 60 }, (_, i) => (i % 2 ? other : client))
    const heard = await together(people, reference)
    for (const [i, { status: code }] of heard.entries())
      expect(i % 2 ? [404, 409] : [200]).toContain(code)
    expect(await market.available(client)).toBe(naira(5000))
    expect(await market.available(other)).toBe(0)
    await market.lawful()
  })

  it('60 at once of one that the phone named itself: one row, one credit', async () => {
    const metadata = { user_id: client.id }
    market.provider.add({ reference: '1772614800009', amount: 500_000, status, metadata })
    const heard = await together(Array<Person>(60).fill(client), '1772614800009')
    expect(heard.map(({ status: code }) => code)).toEqual(Array(60).fill(200))
    expect(await market.available(client)).toBe(naira(5000))
    await market.lawful()
  })
})

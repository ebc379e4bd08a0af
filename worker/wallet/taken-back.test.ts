import { beforeEach, describe, expect, it } from 'vitest'
import { fundWallet } from '#schema/contract/payments.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { naira } from '#schema/domain/money.ts'
import { paidFor } from '../test/funding-cases.ts'
import { newMarket, type Market } from '../test/market.ts'
import { webhookOf } from '../test/provider.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
let reference: string
beforeEach(async () => {
  market = await newMarket()
  client = await market.client(naira(0))
  reference = (await paidFor(market, client, '20000')).reference
  await client.send(fundWallet, { reference })
})
const refund = (fields: object = {}) => {
  const data = {
    ...{ id: 15_581_137, domain: 'test', status: 'processed', currency: 'NGN' },
    ...{ amount: 500_000, transaction_reference: reference, dispute: null },
    ...fields,
  }
  market.provider.others.set(`/refund/${data.id}`, data)
  return data
}
const dispute = (fields: object = {}) => {
  const data = {
    ...{ id: 1_801_929, domain: 'test', status: 'resolved', currency: 'NGN' },
    ...{ resolution: 'merchant-accepted', refund_amount: 500_000, transaction: { reference } },
    ...fields,
  }
  market.provider.others.set(`/dispute/${data.id}`, data)
  return data
}
const tell = async (event: string, data: object) => {
  const { response } = await market.deliver(webhookOf(event, data))
  expect(response.status).toBe(200)
  await market.lawful()
}
const spend = async (amount: number) => {
  const task = await market.post(client, { price: String(amount) })
  const tasker = await market.tasker()
  await market.apply(tasker, task, { price: String(amount) })
  await market.award(client, task, tasker)
}
const balances = async () => {
  const rows = await market.rows(
    "SELECT kind, credits - debits AS kobo FROM ledger_accounts WHERE kind IN ('user_available', 'user_debt', 'provider_clearing') AND (owner_id IS NULL OR owner_id = ?)",
    client.id,
  )
  return Object.fromEntries(rows.map(({ kind, kobo }) => [kind, Number(kobo) / 100]))
}
const forPeople = () => market.rows('SELECT id, kind, theirs FROM recon_items')
const fees = 400

describe('MONEY 1.1 posting 9: a refund', () => {
  it('leaves the wallet by what the provider says went back, once', async () => {
    const data = refund()
    const told = await market.told(() => tell('refund.processed', { ...data, amount: 7 }))
    expect(told.map((one) => one.split(' ')[1])).toEqual(['me', 'trx'])
    await tell('refund.processed', { ...data, status: 'processed again' })
    expect(await balances()).toEqual({
      ...{ user_available: 15_000, provider_clearing: -(20_000 - fees - 5000) },
    })
    const [row] = (await client.send(listTransactions, {})).body.trx
    expect(row).toMatchObject({
      ...{ details: 'Refund to card', amount: 5000, TransactionType: 'debit' },
    })
    expect(await forPeople()).toEqual([])
  })

  it('several are no more than was paid: what is beyond goes to a person', async () => {
    // The provider refunds from what it holds for us, and its fee on this one is gone.
    const other = await market.client(naira(0))
    const more = await paidFor(market, other, '1000')
    await other.send(fundWallet, { reference: more.reference })
    await tell('refund.processed', refund({ amount: 1_500_000 }))
    await tell('refund.processed', refund({ id: 2, amount: 500_001 }))
    await tell('refund.processed', refund({ id: 3, amount: 500_000 }))
    expect((await balances())['user_available']).toBe(0)
    expect(await forPeople()).toEqual([{ id: 'rf:2', kind: 'amount', theirs: 500_001 }])
  })

  it.each([
    ['still under way', { status: 'pending' }],
    ['of the other world', { domain: 'live' }],
  ])('that is %s waits', async (_, fields) => {
    await tell('refund.processed', refund(fields))
    expect((await balances())['user_available']).toBe(20_000)
    expect(await market.rows('SELECT processed_at FROM webhook_inbox')).toEqual([
      { processed_at: null },
    ])
  })

  it.each([
    ['of a payment that is not ours', { transaction_reference: 'shop-7' }],
    ['in another currency', { currency: 'USD' }],
  ])('%s goes to a person', async (_, fields) => {
    await tell('refund.processed', refund(fields))
    expect((await balances())['user_available']).toBe(20_000)
    expect(await forPeople()).toMatchObject([{ id: 'rf:15581137' }])
  })

  it('that the provider does not know of, or that has no id, takes nothing', async () => {
    await tell('refund.processed', { id: 99, status: 'processed' })
    await tell('refund.processed', { status: 'processed', transaction_reference: reference })
    expect((await balances())['user_available']).toBe(20_000)
    expect(
      await market.rows('SELECT error, processed_at FROM webhook_inbox ORDER BY error'),
    ).toEqual([
      { error: 'Error: it has no id', processed_at: null },
      { error: 'not conclusive yet', processed_at: null },
    ])
  })
})

describe('MONEY 1.1 posting 10: a dispute', () => {
  it('that is lost takes what the wallet has, and the rest is owed', async () => {
    await spend(18_000)
    await tell('charge.dispute.resolve', dispute())
    await tell('charge.dispute.resolve', dispute())
    expect(await balances()).toEqual({
      ...{ user_available: 0, user_debt: -3000, provider_clearing: -(20_000 - fees - 5000) },
    })
    expect(await forPeople()).toEqual([{ id: 'cb:1801929', kind: 'amount', theirs: 300_000 }])
    const [row] = (await client.send(listTransactions, {})).body.trx
    expect(row).toMatchObject({ details: 'Card payment taken back by the bank', amount: 2000 })
  })

  it('with nothing left in the wallet is owed whole', async () => {
    await spend(20_000)
    await tell('charge.dispute.resolve', dispute())
    expect(await balances()).toMatchObject({ user_available: 0, user_debt: -5000 })
  })

  it('is told of twice, as a refund too, and taken once', async () => {
    await tell('charge.dispute.resolve', dispute())
    await tell('refund.processed', refund({ dispute: 1_801_929 }))
    expect((await balances())['user_available']).toBe(15_000)
  })

  it('that is won takes nothing; one that is open waits for a person', async () => {
    await tell(
      'charge.dispute.create',
      dispute({ status: 'awaiting-merchant-feedback', resolution: null }),
    )
    await tell(
      'charge.dispute.remind',
      dispute({ status: 'awaiting-merchant-feedback', resolution: null }),
    )
    expect(await forPeople()).toEqual([{ id: 'dispute:1801929', kind: 'status', theirs: 500_000 }])
    await tell('charge.dispute.resolve', dispute({ resolution: 'declined' }))
    expect(await balances()).toMatchObject({ user_available: 20_000 })
    expect(await market.rows('SELECT 1 FROM webhook_inbox WHERE processed_at IS NULL')).toEqual([])
  })

  it('lost at the same moment as the wallet is spent: never below nothing', async () => {
    const task = await market.post(client, { price: '18000' })
    const tasker = await market.tasker()
    await market.apply(tasker, task, { price: '18000' })
    await Promise.all([
      market.award(client, task, tasker).catch(() => null),
      market.deliver(webhookOf('charge.dispute.resolve', dispute())),
    ])
    const { user_available = 0, user_debt = 0 } = await balances()
    const isAwarded = (await market.held(task)) > 0
    expect([user_available, user_debt]).toEqual(isAwarded ? [0, -3000] : [15_000, 0])
    await market.lawful()
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { fundWallet } from '#schema/contract/payments.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { naira } from '#schema/domain/money.ts'
import { webhookOf } from '#testing/worker/fake-provider.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let reference: string
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(0))
  reference = (await createPaidPayment(market, client, '20000')).reference
  await client.send(fundWallet, { reference })
})
const refund = (fields: object = {}) => {
  const data = {
    id: 15_581_137,
    domain: 'test',
    status: 'processed',
    currency: 'NGN',
    amount: 500_000,
    transaction_reference: reference,
    dispute: null,
    ...fields,
  }
  market.provider.others.set(`/refund/${data.id}`, data)
  return data
}
const dispute = (fields: object = {}) => {
  const data = {
    id: 1_801_929,
    domain: 'test',
    status: 'resolved',
    currency: 'NGN',
    resolution: 'merchant-accepted',
    refund_amount: 500_000,
    transaction: { reference },
    ...fields,
  }
  market.provider.others.set(`/dispute/${data.id}`, data)
  return data
}
const deliver = async (event: string, data: object) => {
  const { response } = await market.dispatch(webhookOf(event, data))
  expect(response.status).toBe(200)
  await market.expectInvariants()
}
const spend = async (amount: number) => {
  const task = await market.postTask(client, { price: String(amount) })
  const tasker = await market.createTasker()
  await market.apply(tasker, task, { price: String(amount) })
  await market.award(client, task, tasker)
}
const balances = async () => {
  const rows = await market.runSql(
    "SELECT kind, credits - debits AS kobo FROM ledger_accounts WHERE kind IN ('user_available', 'user_debt', 'provider_clearing') AND (owner_id IS NULL OR owner_id = ?)",
    client.id,
  )
  return Object.fromEntries(rows.map(({ kind, kobo }) => [kind, Number(kobo) / 100]))
}
const discrepancies = () => market.runSql('SELECT id, kind, provider_amount FROM discrepancies')
const fees = 400

describe('a refund', () => {
  it('debits the wallet once by the amount that the provider reports', async () => {
    const data = refund()
    const changes = await market.changesDuring(() =>
      deliver('refund.processed', { ...data, amount: 7 }),
    )
    expect(changes.map((change) => change.split(' ')[1])).toEqual(['me', 'trx'])
    await deliver('refund.processed', { ...data, status: 'processed again' })
    expect(await balances()).toEqual({
      user_available: 15_000,
      provider_clearing: -(20_000 - fees - 5000),
    })
    const [row] = (await client.send(listTransactions, {})).body.trx
    expect(row).toMatchObject({
      details: 'Refund to card',
      amount: 5000,
      TransactionType: 'debit',
    })
    expect(await discrepancies()).toEqual([])
  })

  it('raises a discrepancy when several refunds exceed the payment', async () => {
    // Refunds leave our balance at the provider, which its fee has reduced.
    const other = await market.createClient(naira(0))
    const another = await createPaidPayment(market, other, '1000')
    await other.send(fundWallet, { reference: another.reference })
    await deliver('refund.processed', refund({ amount: 1_500_000 }))
    await deliver('refund.processed', refund({ id: 2, amount: 500_001 }))
    await deliver('refund.processed', refund({ id: 3, amount: 500_000 }))
    expect((await balances())['user_available']).toBe(0)
    expect(await discrepancies()).toEqual([
      { id: 'rf:2', kind: 'amount', provider_amount: 500_001 },
    ])
  })

  it.each([
    ['unfinished', { status: 'pending' }],
    ['of the other mode', { domain: 'live' }],
  ])('that is %s is tried again later', async (_, fields) => {
    await deliver('refund.processed', refund(fields))
    expect((await balances())['user_available']).toBe(20_000)
    expect(await market.runSql('SELECT processed_at FROM webhook_inbox')).toEqual([
      { processed_at: null },
    ])
  })

  it.each([
    ['of a payment that is not ours', { transaction_reference: 'shop-7' }],
    ['in another currency', { currency: 'USD' }],
  ])('%s raises a discrepancy', async (_, fields) => {
    await deliver('refund.processed', refund(fields))
    expect((await balances())['user_available']).toBe(20_000)
    expect(await discrepancies()).toMatchObject([{ id: 'rf:15581137' }])
  })

  it('without an id or unknown to the provider changes nothing', async () => {
    await deliver('refund.processed', { id: 99, status: 'processed' })
    await deliver('refund.processed', { status: 'processed', transaction_reference: reference })
    expect((await balances())['user_available']).toBe(20_000)
    expect(
      await market.runSql('SELECT error, processed_at FROM webhook_inbox ORDER BY error'),
    ).toEqual([
      { error: 'Error: the event has no id', processed_at: null },
      { error: 'not conclusive yet', processed_at: null },
    ])
  })
})

describe('a dispute', () => {
  it('that is lost debits the wallet and records the rest as debt', async () => {
    await spend(18_000)
    await deliver('charge.dispute.resolve', dispute())
    await deliver('charge.dispute.resolve', dispute())
    expect(await balances()).toEqual({
      user_available: 0,
      user_debt: -3000,
      provider_clearing: -(20_000 - fees - 5000),
    })
    expect(await discrepancies()).toEqual([
      { id: 'cb:1801929', kind: 'amount', provider_amount: 300_000 },
    ])
    const [row] = (await client.send(listTransactions, {})).body.trx
    expect(row).toMatchObject({ details: 'Card payment taken back by the bank', amount: 2000 })
  })

  it('is recorded as debt when the wallet is empty', async () => {
    await spend(20_000)
    await deliver('charge.dispute.resolve', dispute())
    expect(await balances()).toMatchObject({ user_available: 0, user_debt: -5000 })
  })

  it('is posted once when it is reported as a refund too', async () => {
    await deliver('charge.dispute.resolve', dispute())
    await deliver('refund.processed', refund({ dispute: 1_801_929 }))
    expect((await balances())['user_available']).toBe(15_000)
  })

  it('changes nothing when it is won, and raises a discrepancy while it is open', async () => {
    await deliver(
      'charge.dispute.create',
      dispute({ status: 'awaiting-merchant-feedback', resolution: null }),
    )
    await deliver(
      'charge.dispute.remind',
      dispute({ status: 'awaiting-merchant-feedback', resolution: null }),
    )
    expect(await discrepancies()).toEqual([
      { id: 'dispute:1801929', kind: 'status', provider_amount: 500_000 },
    ])
    await deliver('charge.dispute.resolve', dispute({ resolution: 'declined' }))
    expect(await balances()).toMatchObject({ user_available: 20_000 })
    expect(await market.runSql('SELECT 1 FROM webhook_inbox WHERE processed_at IS NULL')).toEqual(
      [],
    )
  })

  it('never makes the balance negative when the wallet is spent at the same moment', async () => {
    const task = await market.postTask(client, { price: '18000' })
    const tasker = await market.createTasker()
    await market.apply(tasker, task, { price: '18000' })
    await Promise.all([
      market.award(client, task, tasker).catch(() => null),
      market.dispatch(webhookOf('charge.dispute.resolve', dispute())),
    ])
    const { user_available = 0, user_debt = 0 } = await balances()
    const isAwarded = (await market.heldAmount(task)) > 0
    expect([user_available, user_debt]).toEqual(isAwarded ? [0, -3000] : [15_000, 0])
    await market.expectInvariants()
  })
})

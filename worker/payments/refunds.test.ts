import { beforeEach, describe, expect, it } from 'vitest'
import { fundWallet } from '#schema/contract/payments.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { naira } from '#schema/domain/money.ts'
import type { Interceptor } from '#testing/faults/faulty-fetch.ts'
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
const AMOUNT = 500_000
/** What the provider's list says differently about a refund, by id. */
const refundChanges = new Map<number, object>()
const changeListedRefunds: Interceptor = async (request, forward) => {
  const body = (await (await forward(request)).json()) as { data: { id: number }[] }
  const data = body.data.map((row) => ({ ...row, ...refundChanges.get(row.id) }))
  return Response.json({ ...body, data })
}
/** The provider refunds a part of the payment; with `changes` it reports other values. */
function refund({ amount = AMOUNT, of = reference, changes = {} } = {}) {
  const { id } = market.provider.refund(of, amount)
  refundChanges.set(id, changes)
  market.provider.intercept('GET /refund', changeListedRefunds)
  return { id, webhook: market.provider.webhook(of) }
}
/** A dispute, open without a resolution; with its `id` it is resolved. */
function dispute(fields: object = { resolution: 'merchant-accepted' }) {
  const { id, status } = market.provider.dispute(reference, { amount: AMOUNT, ...fields })
  const event = status === 'resolved' ? 'charge.dispute.resolve' : 'charge.dispute.create'
  return { id, status, event }
}
type Report =
  | { event: string; id?: number; status?: string; transaction_reference?: string; amount?: string }
  | { webhook: Request }
function webhookOf(report: Report) {
  if ('webhook' in report) return report.webhook
  const { event, ...data } = report
  return market.provider.createWebhook(event, data)
}
async function deliver(report: Report) {
  const { response } = await market.dispatch(webhookOf(report))
  expect(response.status).toBe(200)
  await market.expectInvariants()
}
const spend = async (amount: number) => {
  const task = await market.postTask(client, { price: String(amount) })
  const tasker = await market.createTasker()
  await market.apply(tasker, task, { price: String(amount) })
  await market.award(client, task, tasker)
  await market.submit(tasker, task)
  await market.approve(client, task)
}
const balances = async () => {
  const rows = await market.runSql(
    "SELECT kind, credits - debits AS kobo FROM ledger_accounts WHERE kind IN ('user_available', 'user_debt', 'provider_clearing') AND (owner_id IS NULL OR owner_id = ?)",
    client.id,
  )
  return Object.fromEntries(rows.map(({ kind, kobo }) => [kind, Number(kobo) / 100]))
}
const discrepancies = () => market.runSql('SELECT id, kind, provider_amount FROM discrepancies')
const disputes = () => market.runSql('SELECT user_id, amount, status FROM payment_disputes')
const fees = 400

describe('a refund', () => {
  it('debits the wallet once by the amount that the provider reports', async () => {
    const report = refund()
    const changes = await market.changesDuring(() => deliver(report))
    expect(changes.map((change) => change.split(' ')[1])).toEqual(['me', 'notice', 'trx'])
    const again = { event: 'refund.processed', transaction_reference: reference, amount: '7' }
    await deliver({ ...again, status: 'processed again' })
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
    await deliver(refund({ amount: 1_500_000 }))
    const excess = refund({ amount: 500_001 })
    await deliver(excess)
    await deliver(refund({ amount: 500_000 }))
    expect((await balances())['user_available']).toBe(0)
    expect(await discrepancies()).toEqual([
      { id: `rf:${excess.id}`, kind: 'amount', provider_amount: 500_001 },
    ])
  })

  it.each([
    ['unfinished', { status: 'pending' }],
    ['of the other mode', { domain: 'live' }],
  ])('that is %s is tried again later', async (_, changes) => {
    await deliver(refund({ changes }))
    expect((await balances())['user_available']).toBe(20_000)
    expect(await market.runSql('SELECT processed_at FROM webhook_inbox')).toEqual([
      { processed_at: null },
    ])
  })

  it('of a payment that is not ours goes through suspense', async () => {
    market.provider.initialize({ reference: 'shop-7', amount: AMOUNT })
    market.provider.pay('shop-7')
    const report = refund({ of: 'shop-7' })
    await deliver(report)
    expect((await balances())['user_available']).toBe(20_000)
    expect(await discrepancies()).toMatchObject([{ id: 'payment:shop-7' }])
    expect(await market.ledgerBalance('su:shop-7')).toBe(0)
  })

  it('in another currency raises a discrepancy', async () => {
    const report = refund({ changes: { currency: 'USD' } })
    await deliver(report)
    expect((await balances())['user_available']).toBe(20_000)
    expect(await discrepancies()).toMatchObject([{ id: `rf:${report.id}` }])
  })

  it('that the provider does not list is tried again later', async () => {
    await deliver({ event: 'refund.processed', transaction_reference: reference })
    expect((await balances())['user_available']).toBe(20_000)
    expect(await market.runSql('SELECT error, processed_at FROM webhook_inbox')).toEqual([
      { error: 'not conclusive yet', processed_at: null },
    ])
  })

  it('without a payment raises a discrepancy at once', async () => {
    await deliver({ event: 'refund.processed', status: 'processed' })
    expect(await discrepancies()).toMatchObject([{ kind: 'status' }])
    expect(await market.runSql('SELECT 1 FROM webhook_inbox WHERE processed_at IS NULL')).toEqual(
      [],
    )
  })

  it('that takes days is posted when it is processed', async () => {
    market.provider.setScenario('slow-refunds')
    const { id, webhook } = refund()
    await deliver({ webhook })
    expect((await balances())['user_available']).toBe(20_000)
    market.provider.refund(reference, AMOUNT, { id, status: 'processed' })
    await deliver({ webhook: market.provider.webhook(reference) })
    expect((await balances())['user_available']).toBe(15_000)
    expect(await discrepancies()).toEqual([])
  })

  it.each(['failed', 'needs-attention'])('that is %s raises a discrepancy', async (status) => {
    market.provider.refund(reference, AMOUNT, { status })
    await deliver({ webhook: market.provider.webhook(reference) })
    expect((await balances())['user_available']).toBe(20_000)
    expect(await discrepancies()).toMatchObject([{ id: `refund:${reference}:${status}` }])
  })

  it('that arrives before its payment is taken from the credited payment', async () => {
    const other = await createPaidPayment(market, client, '3000')
    await deliver(refund({ of: other.reference, amount: 300_000 }))
    expect(await balances()).toMatchObject({ user_available: 20_000 })
    await client.send(fundWallet, { reference: other.reference })
    expect(await balances()).toMatchObject({ user_available: 20_000 })
    expect(
      await market.runSql(
        'SELECT status, returned FROM payments WHERE reference = ?',
        other.reference,
      ),
    ).toEqual([{ status: 'success', returned: 300_000 }])
  })
})

describe('a dispute', () => {
  it('that is lost debits the wallet and records the rest as debt', async () => {
    await spend(18_000)
    const report = dispute()
    await deliver(report)
    await deliver(report)
    expect(await balances()).toEqual({
      user_available: 0,
      user_debt: -3000,
      provider_clearing: -(20_000 - fees - 5000),
    })
    expect(await discrepancies()).toEqual([
      { id: `cb:${report.id}`, kind: 'amount', provider_amount: 300_000 },
    ])
    const [row] = (await client.send(listTransactions, {})).body.trx
    expect(row).toMatchObject({ details: 'Card payment taken back by the bank', amount: 2000 })
  })

  it('that is lost before its payment is credited is taken from the credited payment', async () => {
    const other = await createPaidPayment(market, client, '3000')
    const { id } = market.provider.dispute(other.reference, { resolution: 'merchant-accepted' })
    await deliver({ event: 'charge.dispute.resolve', id, status: 'resolved' })
    await client.send(fundWallet, { reference: other.reference })
    expect(await balances()).toMatchObject({ user_available: 20_000 })
  })

  it('without an amount raises a discrepancy at once, open and lost', async () => {
    market.provider.setScenario('disputes-without-amount')
    const { id } = dispute({})
    await deliver({ webhook: market.provider.webhook(reference) })
    expect(await discrepancies()).toEqual([
      { id: `dispute:${id}`, kind: 'status', provider_amount: null },
    ])
    dispute({ id, resolution: 'merchant-accepted' })
    await deliver({ webhook: market.provider.webhook(reference) })
    expect(await market.runSql('SELECT id FROM discrepancies WHERE resolved_at IS NULL')).toEqual([
      { id: `cb:${id}` },
    ])
    expect(await balances()).toMatchObject({ user_available: 20_000 })
  })

  it('is recorded as debt when the wallet is empty', async () => {
    await spend(20_000)
    await deliver(dispute())
    expect(await balances()).toMatchObject({ user_available: 0, user_debt: -5000 })
  })

  it('is posted once when it is reported as a refund too', async () => {
    const report = dispute()
    await deliver(report)
    await deliver(refund({ changes: { dispute: report.id } }))
    expect((await balances())['user_available']).toBe(15_000)
  })

  it('changes nothing when it is won, and raises a discrepancy while it is open', async () => {
    const report = dispute({})
    await deliver(report)
    await deliver({ ...report, event: 'charge.dispute.remind' })
    expect(await disputes()).toEqual([{ user_id: client.id, amount: AMOUNT, status: 'open' }])
    expect(await discrepancies()).toEqual([
      { id: `dispute:${report.id}`, kind: 'status', provider_amount: AMOUNT },
    ])
    await deliver(dispute({ id: report.id, resolution: 'declined' }))
    expect(await disputes()).toEqual([{ user_id: client.id, amount: AMOUNT, status: 'won' }])
    expect(await market.runSql('SELECT id FROM discrepancies WHERE resolved_at IS NULL')).toEqual(
      [],
    )
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
      market.dispatch(webhookOf(dispute())),
    ])
    const { user_available = 0, user_debt = 0 } = await balances()
    const isAwarded = (await market.heldAmount(task)) > 0
    expect([user_available, user_debt]).toEqual(isAwarded ? [0, -3000] : [15_000, 0])
    await market.expectInvariants()
  })
})

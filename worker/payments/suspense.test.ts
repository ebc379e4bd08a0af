import { beforeEach, describe, expect, it } from 'vitest'
import { readOverview } from '#schema/contract/admin-lists.ts'
import {
  creditPayment,
  listUnmatchedPayments,
  refundPayment,
} from '#schema/contract/payment-review.ts'
import { fundWallet } from '#schema/contract/payments.ts'
import { closeDiscrepancy } from '#schema/contract/reconciliation.ts'
import { naira } from '#schema/domain/money.ts'
import type { Interceptor } from '#testing/faults/faulty-fetch.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { retryRefundsJob } from './jobs.ts'

let market: Market
let client: TestUser
let admin: TestUser
let reference: string
let clearingBefore: number
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(0))
  admin = await market.createUser('admin')
  // Refunds leave our balance at the provider, which its fees have reduced.
  const other = await market.createClient(naira(0))
  const payment = await createPaidPayment(market, other, '20000')
  await other.send(fundWallet, { reference: payment.reference })
  clearingBefore = await market.ledgerBalance('provider_clearing')
  reference = (await createPaidPayment(market, client)).reference
})
const reason = 'The sister paid, as both confirm'
/** The provider reports another payer from now on. */
const paidByAnother: Interceptor = async (request, forward) => {
  const body = (await (await forward(request)).json()) as { data: object }
  const data = { ...body.data, metadata: '', customer: { email: 'sister@home.test' } }
  return Response.json({ ...body, data })
}
const mismatch = async () => {
  market.provider.intercept('GET /transaction/verify', paidByAnother)
  const { body } = await client.send(fundWallet, { reference })
  expect(body.code).toBe('payment_mismatch')
}
const deliver = async (webhook: Request) => {
  expect((await market.dispatch(webhook)).response.status).toBe(200)
  await market.expectInvariants()
}
const refund = (input: object = {}) => admin.send(refundPayment, { reference, reason, ...input })
const finishRefund = () => deliver(market.provider.webhook(reference))
const inSuspense = () => market.ledgerBalance(`su:${reference}`)
const onItsWay = () => market.ledgerBalance(`ri:${reference}`)
/** What the provider holds for us since then. */
const clearing = async () => clearingBefore - (await market.ledgerBalance('provider_clearing'))
const openDiscrepancies = async () =>
  (await market.runSql('SELECT id FROM discrepancies WHERE resolved_at IS NULL')).map(
    ({ id }) => id,
  )
const waiting = async () => (await admin.send(readOverview, {})).body.queues.payments
const refundRows = () => market.runSql('SELECT status, attempts, last_error FROM refunds')
const fees = 75_00 + 100_00

describe('a payment that does not match', () => {
  it('waits in suspense with a discrepancy, however often it is reported', async () => {
    await mismatch()
    await mismatch()
    await deliver(market.provider.webhook(reference))
    expect(await inSuspense()).toBe(naira(5000))
    expect(await clearing()).toBe(naira(5000) - fees)
    expect(await openDiscrepancies()).toEqual([`payment:${reference}`])
    const closing = { id: `payment:${reference}`, reason }
    expect((await admin.send(closeDiscrepancy, closing)).status).toBe(409)
    expect((await admin.send(listUnmatchedPayments, {})).body).toMatchObject({
      payments: [{ reference, amount: 5000, flag: 'owner' }],
      refunds: [],
    })
    expect(await waiting()).toBe(1)
  })

  it.each([
    ['in another currency', { currency: 'USD' }],
    ['of the other mode', { domain: 'live' }],
    ['of nothing', { amount: 0, fees: 0 }],
  ])('but not one %s, which is not in our account', async (_, changes) => {
    market.provider.injectFault('GET /transaction/verify', { effect: 'corrupt', changes })
    await client.send(fundWallet, { reference })
    expect([await inSuspense(), await clearing()]).toEqual([0, 0])
    expect(await openDiscrepancies()).toHaveLength(1)
  })

  it('is not booked into suspense when it was credited after it was read', async () => {
    let calls = 0
    market.provider.intercept('GET /transaction/verify', async (request, forward) => {
      calls += 1
      if (calls === 2) {
        market.provider.intercept('GET /transaction/verify', (own, next) => next(own))
        await deliver(market.provider.webhook(reference))
      }
      return paidByAnother(request, forward)
    })
    const { body } = await client.send(fundWallet, { reference })
    expect(body).toMatchObject({ balance: 5000 })
    expect([await inSuspense(), await market.availableBalance(client)]).toEqual([0, naira(5000)])
    await market.expectInvariants()
  })

  it('is credited out of suspense to the user whom an administrator names', async () => {
    await mismatch()
    const sister = await market.createClient(naira(0))
    const credit = (user: TestUser) =>
      admin.send(creditPayment, { reference, user: user.id, reason })
    expect((await credit(admin)).status).toBe(403)
    expect((await credit(sister)).status).toBe(200)
    expect((await credit(client)).status).toBe(409)
    expect(await market.availableBalance(sister)).toBe(naira(5000))
    expect([await inSuspense(), await clearing()]).toEqual([0, naira(5000) - fees])
    expect(await openDiscrepancies()).toEqual([])
    await market.expectInvariants()
  })

  it('is credited by itself when the provider corrects its report', async () => {
    await mismatch()
    market.provider.intercept('GET /transaction/verify', (request, forward) => forward(request))
    await deliver(market.provider.createWebhook('charge.success', { reference, status: 'again' }))
    expect(await market.availableBalance(client)).toBe(naira(5000))
    expect([await inSuspense(), await clearing()]).toEqual([0, naira(5000) - fees])
  })
})

it('a payment without an owner waits in suspense until an administrator names its owner', async () => {
  reference = 'shop-7'
  market.provider.initialize({ reference, amount: 500_000 })
  market.provider.pay(reference)
  await deliver(market.provider.webhook(reference))
  expect(await inSuspense()).toBe(naira(5000))
  expect(await openDiscrepancies()).toEqual(['payment:shop-7'])
  expect((await admin.send(creditPayment, { reference, reason })).status).toBe(400)
  expect((await admin.send(creditPayment, { reference, user: client.id, reason })).status).toBe(200)
  expect(await market.availableBalance(client)).toBe(naira(5000))
  expect(await openDiscrepancies()).toEqual([])
  await market.expectInvariants()
})

describe('a refund that an administrator starts', () => {
  it('takes a payment out of suspense and ends with the event', async () => {
    await mismatch()
    expect((await refund({ amount: '100' })).status).toBe(409)
    expect((await refund()).status).toBe(200)
    expect([await inSuspense(), await onItsWay()]).toEqual([0, naira(5000)])
    expect((await refund()).status).toBe(409)
    expect((await admin.send(creditPayment, { reference, reason })).status).toBe(409)
    expect(await refundRows()).toEqual([{ status: 'sent', attempts: 1, last_error: null }])
    expect(await waiting()).toBe(1)
    await finishRefund()
    expect(await waiting()).toBe(0)
    expect([await onItsWay(), await clearing()]).toEqual([0, -fees])
    expect(await refundRows()).toMatchObject([{ status: 'processed' }])
    expect(await openDiscrepancies()).toEqual([])
    const [entry] = await market.runSql("SELECT * FROM audit_log WHERE action = 'payments.refund'")
    expect(entry).toMatchObject({ actor_id: admin.id, subject: reference, reason })
  })

  it('takes a credited payment out of the wallet, up to what is there', async () => {
    const { reference: other } = await createPaidPayment(market, client, '9000')
    await client.send(fundWallet, { reference: other })
    await client.send(fundWallet, { reference })
    expect((await refund({ amount: '5001' })).status).toBe(409)
    expect((await refund({ amount: '2000' })).status).toBe(200)
    expect(await market.availableBalance(client)).toBe(naira(12_000))
    await finishRefund()
    expect((await refund({ amount: '3001' })).status).toBe(409)
    expect(await market.availableBalance(client)).toBe(naira(12_000))
    await market.runSql("UPDATE users SET user_type = 'admin' WHERE id = ?", client.id)
    expect((await client.send(refundPayment, { reference, reason })).status).toBe(403)
  })

  it('is rejected while the wallet lacks the money', async () => {
    await client.send(fundWallet, { reference })
    const task = await market.postTask(client, { price: '4000' })
    const tasker = await market.createTasker()
    await market.apply(tasker, task, { price: '4000' })
    await market.award(client, task, tasker)
    expect((await refund()).status).toBe(402)
    await market.expectInvariants()
  })

  it('stays set aside while a dispute of the same payment is lost', async () => {
    const { reference: other } = await createPaidPayment(market, client, '9000')
    await client.send(fundWallet, { reference: other })
    await client.send(fundWallet, { reference })
    market.provider.setScenario('slow-refunds')
    await refund({ amount: '2000' })
    const { id, status } = market.provider.dispute(reference, {
      amount: 300_000,
      resolution: 'merchant-accepted',
    })
    await deliver(market.provider.createWebhook('charge.dispute.resolve', { id, status }))
    expect([await onItsWay(), await market.availableBalance(client)]).toEqual([
      naira(2000),
      naira(9000),
    ])
    const [made] = market.provider.refunds()
    market.provider.refund(reference, 200_000, { id: made?.id, status: 'processed' })
    await finishRefund()
    expect([await onItsWay(), await market.availableBalance(client)]).toEqual([0, naira(9000)])
  })

  it('that the provider refuses is put back, with a discrepancy', async () => {
    await client.send(fundWallet, { reference })
    market.provider.injectOnce('POST /refund', {
      effect: 'status',
      status: 400,
      message: 'Refunds are off',
    })
    expect((await refund()).status).toBe(200)
    expect(await market.availableBalance(client)).toBe(naira(5000))
    expect(await refundRows()).toEqual([
      { status: 'failed', attempts: 1, last_error: 'Refunds are off' },
    ])
    expect(await openDiscrepancies()).toEqual([`refund:${reference}:failed`])
    await market.expectInvariants()
    expect((await refund()).status).toBe(200)
    await finishRefund()
    expect(await openDiscrepancies()).toEqual([])
  })

  it('that fails after all is put back where it came from', async () => {
    await mismatch()
    market.provider.setScenario('slow-refunds')
    await refund()
    const [made] = market.provider.refunds()
    market.provider.refund(reference, 500_000, { id: made?.id, status: 'failed' })
    await finishRefund()
    expect([await inSuspense(), await onItsWay()]).toEqual([naira(5000), 0])
    expect(await openDiscrepancies()).toEqual([
      `payment:${reference}`,
      `refund:${reference}:failed`,
    ])
    expect(await waiting()).toBe(1)
  })

  it('of which the answer was lost is found in the list and never made twice', async () => {
    await mismatch()
    market.provider.injectOnce('POST /refund', { effect: 'drop-response' })
    await refund()
    expect(await refundRows()).toMatchObject([{ status: 'sending', attempts: 1 }])
    await runJobs(market.deps, [retryRefundsJob])
    expect(await refundRows()).toMatchObject([{ attempts: 1 }])
    market.advanceClock(11 * 60_000)
    await runJobs(market.deps, [retryRefundsJob])
    expect(market.provider.refunds()).toHaveLength(1)
    expect(await refundRows()).toMatchObject([{ status: 'processed', attempts: 2 }])
    expect(await onItsWay()).toBe(0)
    await market.expectInvariants()
  })

  it('that did not arrive at the provider is made by the job', async () => {
    await mismatch()
    market.provider.injectOnce('POST /refund', { effect: 'drop-request' })
    await refund()
    market.advanceClock(11 * 60_000)
    await runJobs(market.deps, [retryRefundsJob])
    expect(await refundRows()).toMatchObject([{ status: 'sent', attempts: 2 }])
    await finishRefund()
    expect(await refundRows()).toMatchObject([{ status: 'processed' }])
  })
})

it('a refund in the dashboard and a lost dispute of a payment in suspense are paid out of it', async () => {
  await mismatch()
  market.provider.refund(reference, 200_000)
  await finishRefund()
  expect(await inSuspense()).toBe(naira(3000))
  expect((await admin.send(creditPayment, { reference, reason })).status).toBe(409)
  const { id, status } = market.provider.dispute(reference, {
    amount: 300_000,
    resolution: 'merchant-accepted',
  })
  await deliver(market.provider.createWebhook('charge.dispute.resolve', { id, status }))
  expect([await inSuspense(), await clearing()]).toEqual([0, -fees])
  expect(await openDiscrepancies()).toEqual([])
})

import { beforeEach, expect, it } from 'vitest'
import { closeAccount, readClosing } from '#schema/contract/closing.ts'
import { creditPayment, refundPayment } from '#schema/contract/payment-review.ts'
import { fundWallet } from '#schema/contract/payments.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'

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
const reason = 'The account is closed'
/** As the job does after a day without a conclusion. */
const abandon = (status = 'abandoned') => market.runSql('UPDATE payments SET status = ?', status)
const close = async () =>
  expect((await client.send(closeAccount, { password: TEST_PASSWORD })).status).toBe(200)
const deliver = async (webhook = market.provider.webhook(reference)) => {
  expect((await market.dispatch(webhook)).response.status).toBe(200)
  await market.expectInvariants()
}
const credit = (user?: TestUser) =>
  admin.send(creditPayment, { reference, reason, ...(user && { user: user.id }) })
const balances = async () => ({
  wallet: await market.availableBalance(client),
  suspense: await market.ledgerBalance(`su:${reference}`),
})
const openDiscrepancies = () =>
  market.runSql('SELECT id, provider_amount FROM discrepancies WHERE resolved_at IS NULL')

it.each(['abandoned', 'failed'])(
  'a payment that was %s and succeeds after its account was closed waits in suspense',
  async (status) => {
    await abandon(status)
    await close()
    await deliver()
    await deliver(market.provider.createWebhook('charge.success', { reference, status: 'again' }))
    expect(await balances()).toEqual({ wallet: 0, suspense: naira(5000) })
    expect(await openDiscrepancies()).toEqual([
      { id: `payment:${reference}`, provider_amount: naira(5000) },
    ])
    expect(await market.runSql('SELECT status, flag FROM payments')).toEqual([
      { status: 'mismatch', flag: 'closed' },
    ])
  },
)

it('such a payment ends with a refund and never in the closed wallet', async () => {
  const other = await market.createClient(naira(0))
  const { reference: arrived } = await createPaidPayment(market, other, '20000')
  await abandon()
  await close()
  await deliver(market.provider.webhook(arrived))
  await deliver()
  for (const user of [undefined, client]) {
    const { status, body } = await credit(user)
    expect([status, body.code]).toEqual([400, 'invalid_input'])
  }
  expect((await admin.send(refundPayment, { reference, reason })).status).toBe(200)
  await deliver()
  expect(await balances()).toEqual({ wallet: 0, suspense: 0 })
  expect(await openDiscrepancies()).toEqual([])
})

it('a payment whose account is closed while it is verified is read again', async () => {
  await abandon()
  let calls = 0
  market.provider.intercept('GET /transaction/verify', async (request, forward) => {
    calls += 1
    if (calls === 1) await close()
    return forward(request)
  })
  await deliver()
  expect(await balances()).toEqual({ wallet: 0, suspense: naira(5000) })
})

it('an account is not closed while a refund is on its way, which may come back', async () => {
  const other = await market.createClient(naira(0))
  await deliver(
    market.provider.webhook((await createPaidPayment(market, other, '20000')).reference),
  )
  await client.send(fundWallet, { reference })
  expect((await admin.send(refundPayment, { reference, reason })).status).toBe(200)
  const { body } = await client.send(readClosing, {})
  expect(body.blockers).toEqual([{ kind: 'refunds', size: 1 }])
  expect((await client.send(closeAccount, { password: TEST_PASSWORD })).status).toBe(409)
  await deliver()
  expect((await client.send(readClosing, {})).body.blockers).toEqual([])
  await close()
})

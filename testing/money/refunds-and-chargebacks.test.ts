import { beforeEach, describe, expect, it } from 'vitest'
import { createPaystack } from '#sandbox/paystack/paystack.ts'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { naira } from '#schema/domain/money.ts'
import { createTestServer, type TestServer, type TestUser } from '#testing/worker/test-server.ts'
import { brokenInvariants } from '#worker/ledger/invariants.ts'

type Sandbox = Awaited<ReturnType<typeof createPaystack>>
let server: TestServer
let paystack: Sandbox
let client: TestUser
let reference: string
let webhookStatuses: number[]

beforeEach(async () => {
  webhookStatuses = []
  paystack = await createPaystack({
    now: () => server.now(),
    webhookUrl: 'http://onise.test/api/payments/webhook',
    webhookFetch: (async (url: string, init: RequestInit) => {
      const { response, text } = await server.dispatch(new Request(url, init))
      webhookStatuses.push(response.status)
      return new Response(text, { status: response.status })
    }) as typeof fetch,
  })
  await paystack.control('faults', { webhooks: { paused: true } })
  server = await createTestServer({ externalFetch: paystack.fetch as typeof fetch })
  client = await server.createUser()
  const { body } = await client.send(initFunding, { amount: '20000' })
  reference = body.payment.reference
  await paystack.control('pay', { reference, outcome: 'success' })
  await client.send(fundWallet, { reference })
  return () => paystack.stop()
})

/** Sends every webhook that waits, `copies` times each, in this order. */
async function deliverWebhooks({ order = 'same', copies = 1 } = {}) {
  await paystack.control('faults', { webhooks: { copies } })
  await paystack.control('webhooks', { release: true, order })
  expect(new Set(webhookStatuses)).toEqual(new Set([200]))
}
async function expectLedgerEqualsProvider() {
  const [clearing] = await server.runSql(
    "SELECT debits - credits AS balance FROM ledger_accounts WHERE id = 'provider_clearing'",
  )
  expect(clearing?.['balance']).toBe(paystack.balance)
  expect(await brokenInvariants(server.db)).toEqual([])
}
const history = async () =>
  (await client.send(listTransactions, {})).body.trx.map(({ details, amount }) => [details, amount])

describe('refunds and chargebacks of the sandbox', () => {
  it.each(['same', 'reversed'])(
    'books a refund once when its webhooks arrive twice, in the %s order',
    async (order) => {
      await paystack.control('refund', { reference, amount: naira(5000) })
      await deliverWebhooks({ order, copies: 2 })
      expect(await history()).toEqual([
        ['Refund to card', 5000],
        ['Wallet funded', 20_000],
      ])
      await expectLedgerEqualsProvider()
    },
  )

  it('takes the payment back for a lost dispute only, not for one that is opened or won', async () => {
    const { data: dispute } = await paystack.control('dispute', {
      reference,
      amount: naira(8000),
    })
    await deliverWebhooks()
    expect(await history()).toEqual([['Wallet funded', 20_000]])
    await expectLedgerEqualsProvider()
    const lost = { reference, id: dispute.id, resolution: 'merchant-accepted' }
    await paystack.control('dispute', lost)
    await paystack.control('dispute', { reference, amount: naira(900), resolution: 'declined' })
    await deliverWebhooks({ copies: 3 })
    expect(await history()).toEqual([
      ['Card payment taken back by the bank', 8000],
      ['Wallet funded', 20_000],
    ])
    await expectLedgerEqualsProvider()
  })
})

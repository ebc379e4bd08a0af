import { beforeEach, describe, expect, it } from 'vitest'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { naira } from '#schema/domain/money.ts'
import { createTestServer, type TestServer, type TestUser } from '#testing/worker/test-server.ts'
import { brokenInvariants } from '#worker/ledger/invariants.ts'

let server: TestServer
let client: TestUser
let reference: string

beforeEach(async () => {
  server = await createTestServer()
  server.provider.setBalance(0)
  client = await server.createUser()
  const { body } = await client.send(initFunding, { amount: '20000' })
  reference = body.payment.reference
  server.provider.pay(reference)
  await client.send(fundWallet, { reference })
})

async function deliverWebhooks(options: { order?: 'same' | 'reversed'; copies?: number } = {}) {
  const statuses = await server.provider.deliverWebhooks(server.dispatch, options)
  expect(new Set(statuses)).toEqual(new Set([200]))
}
async function expectLedgerEqualsProvider() {
  const [clearing] = await server.runSql(
    "SELECT debits - credits AS balance FROM ledger_accounts WHERE id = 'provider_clearing'",
  )
  expect(clearing?.['balance']).toBe(server.provider.balance())
  expect(await brokenInvariants(server.db)).toEqual([])
}
const history = async () =>
  (await client.send(listTransactions, {})).body.trx.map(({ details, amount }) => [details, amount])

describe('refunds and chargebacks of the sandbox', () => {
  it.each(['same', 'reversed'] as const)(
    'books a refund once when its webhooks arrive twice, in the %s order',
    async (order) => {
      server.provider.refund(reference, naira(5000))
      await deliverWebhooks({ order, copies: 2 })
      expect(await history()).toEqual([
        ['Refund to card', 5000],
        ['Wallet funded', 20_000],
      ])
      await expectLedgerEqualsProvider()
    },
  )

  it('takes the payment back for a lost dispute only, not for one that is opened or won', async () => {
    const { id } = server.provider.dispute(reference, { amount: naira(8000) })
    await deliverWebhooks()
    expect(await history()).toEqual([['Wallet funded', 20_000]])
    await expectLedgerEqualsProvider()
    server.provider.dispute(reference, { id, resolution: 'merchant-accepted' })
    server.provider.dispute(reference, { amount: naira(900), resolution: 'declined' })
    await deliverWebhooks({ copies: 3 })
    expect(await history()).toEqual([
      ['Card payment taken back by the bank', 8000],
      ['Wallet funded', 20_000],
    ])
    await expectLedgerEqualsProvider()
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { naira } from '#schema/domain/money.ts'
import { newWorld, type Person, type World } from '#worker/test/world.ts'
import { brokenLaws } from '#worker/wallet/invariants.ts'
import { createPaystack } from '../../local/paystack/paystack.mjs'

type Sandbox = Awaited<ReturnType<typeof createPaystack>>
let world: World
let paystack: Sandbox
let client: Person
let reference: string
let told: number[]

beforeEach(async () => {
  told = []
  paystack = await createPaystack({
    now: () => world.now(),
    webhookUrl: 'http://onise.test/api/payments/webhook',
    carry: (async (url: string, init: RequestInit) => {
      const { response, text } = await world.deliver(new Request(url, init))
      told.push(response.status)
      return new Response(text, { status: response.status })
    }) as typeof fetch,
  })
  await paystack.control('faults', { webhooks: { hold: true } })
  world = await newWorld({ outside: paystack.fetch as typeof fetch })
  client = await world.person()
  const { body } = await client.send(initFunding, { amount: '20000' })
  reference = body.payment.reference
  await paystack.control('pay', { reference, outcome: 'success' })
  await client.send(fundWallet, { reference })
  return () => paystack.stop()
})

/** Everything that waits is told, `copies` times each, in this order. */
async function tell({ order = 'same', copies = 1 } = {}) {
  await paystack.control('faults', { webhooks: { copies } })
  await paystack.control('webhooks', { release: true, order })
  expect(new Set(told)).toEqual(new Set([200]))
}
async function agree() {
  const [clearing] = await world.rows(
    "SELECT debits - credits AS held FROM ledger_accounts WHERE id = 'provider_clearing'",
  )
  expect(clearing?.['held']).toBe(paystack.balance)
  expect(await brokenLaws(world.db)).toEqual([])
}
const history = async () =>
  (await client.send(listTransactions, {})).body.trx.map(({ details, amount }) => [details, amount])

describe('MONEY 1.1 postings 9 and 10, as the sandbox does them', () => {
  it.each(['same', 'reversed'])(
    'a refund told twice, in the %s order, goes once',
    async (order) => {
      await paystack.control('refund', { reference, amount: naira(5000) })
      await tell({ order, copies: 2 })
      expect(await history()).toEqual([
        ['Refund to card', 5000],
        ['Wallet funded', 20_000],
      ])
      await agree()
    },
  )

  it('a dispute that is opened moves nothing; lost, it takes the payment back; won, it does not', async () => {
    const { data: open } = await paystack.control('dispute', { reference, amount: naira(8000) })
    await tell()
    expect(await history()).toEqual([['Wallet funded', 20_000]])
    await agree()
    const lost = { reference, id: open.id, resolution: 'merchant-accepted' }
    await paystack.control('dispute', lost)
    await paystack.control('dispute', { reference, amount: naira(900), resolution: 'declined' })
    await tell({ copies: 3 })
    expect(await history()).toEqual([
      ['Card payment taken back by the bank', 8000],
      ['Wallet funded', 20_000],
    ])
    await agree()
  })
})

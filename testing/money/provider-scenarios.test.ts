import { beforeEach, describe, expect, it } from 'vitest'
import { fundWallet } from '#schema/contract/payments.ts'
import { listBanks, resolveAccount } from '#schema/contract/payouts.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import type { Interceptor } from '#testing/faults/faulty-fetch.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { reconcileJob } from '#worker/reconciliation/jobs.ts'

const FLOAT = naira(100_000)
let market: PayoutMarket
let client: TestUser
async function setUp(settings: object = {}) {
  market = await createPayoutMarket({ settings }, { float: FLOAT })
  market.provider.setBalance(FLOAT)
  client = await market.createClient(naira(0))
}
beforeEach(() => setUp())

async function fund(amount: string) {
  const payment = await createPaidPayment(market, client, amount)
  await client.send(fundWallet, { reference: payment.reference })
  return payment.reference
}
/** Runs the job until its run of the next night is over. */
async function reconcileNextNight() {
  market.advanceClock(DAY_MS)
  await market.runSql('UPDATE sessions SET expires_at = ?', market.now() + DAY_MS)
  for (let run = 0; run < 20; run++) {
    await runJobs(market.deps, [reconcileJob])
    const line = market.logLines.at(-1)
    expect(line).not.toHaveProperty('fault')
    if (line?.['steps'] === 0) break
  }
  const rows = await market.runSql(
    'SELECT id, message FROM discrepancies WHERE resolved_at IS NULL ORDER BY id',
  )
  return rows.map(({ id }) => id)
}
/** Changes what one of the provider's lists contains. */
const changeList =
  (change: (rows: object[]) => unknown[]): Interceptor =>
  async (request, forward) => {
    const body = (await (await forward(request)).json()) as { data: object[] }
    return Response.json({ ...body, data: change(body.data) })
  }

describe('next-day settlement', () => {
  it('to the balance leaves the comparison without a difference, night after night', async () => {
    market.provider.setScenario('next-day-settlement')
    await fund('20000')
    expect(await reconcileNextNight()).toEqual([])
    market.provider.settle()
    await fund('5000')
    expect(await reconcileNextNight()).toEqual([])
    await fund('7000')
    market.provider.settle()
    expect(await reconcileNextNight()).toEqual([])
    expect(await market.runSql('SELECT count(*) AS n FROM settlements')).toEqual([{ n: 2 }])
  })

  it('still shows a difference of one naira', async () => {
    market.provider.setScenario('next-day-settlement')
    await fund('20000')
    market.provider.settle()
    await fund('5000')
    market.provider.setBalance(market.provider.balance() + 100)
    expect(await reconcileNextNight()).toEqual(['balance'])
  })

  it('to our bank is posted from the list of settlements, once', async () => {
    await setUp({ PAYSTACK_SETTLES_TO: 'bank' })
    market.provider.setScenario('next-day-settlement-to-bank')
    await fund('20000')
    market.provider.settle()
    await fund('5000')
    expect(await reconcileNextNight()).toEqual([])
    expect(await reconcileNextNight()).toEqual([])
    const paidOut = naira(20_000) - naira(400)
    expect(await market.ledgerBalance('platform_capital')).toBe(FLOAT - paidOut)
    await market.expectInvariants()
  })

  it('that deducts a refund is compared with what was paid out', async () => {
    market.provider.setScenario('next-day-settlement')
    await fund('20000')
    const reference = await fund('5000')
    market.provider.settle()
    market.provider.refund(reference, naira(2000))
    await market.provider.deliverWebhooks(market.dispatch)
    expect(await reconcileNextNight()).toEqual([])
  })
})

describe('a refund or dispute whose event never arrives', () => {
  it('is posted at night', async () => {
    const reference = await fund('20000')
    market.provider.refund(reference, naira(3000))
    market.provider.refund(reference, naira(3000))
    market.provider.dispute(reference, { amount: naira(4000), resolution: 'merchant-accepted' })
    expect(await reconcileNextNight()).toEqual([])
    expect(await market.availableBalance(client)).toBe(naira(10_000))
    await market.expectInvariants()
  })

  it('of a whole payment is posted although the payment is no longer successful', async () => {
    const { reference } = await createPaidPayment(market, client, '20000')
    market.provider.refund(reference, naira(20_000))
    expect(await reconcileNextNight()).toEqual([])
    expect(await market.availableBalance(client)).toBe(0)
    await market.expectInvariants()
  })
})

describe('a list of the provider', () => {
  it('with an entry that cannot be read is compared to its end', async () => {
    const good = await createPaidPayment(market, client, '3000')
    const odd = await createPaidPayment(market, client, '4000')
    market.provider.intercept(
      'GET /transaction',
      changeList((rows) => [
        ...(rows.length > 0 ? [{ amount: 'x' }] : []),
        ...rows.map((row) => oddRow(row, odd.reference)),
      ]),
    )
    expect(await reconcileNextNight()).toEqual([expect.stringMatching(/^row:payment:/)])
    const credited = await market.runSql('SELECT idem_key FROM ledger_journals')
    expect(credited).toEqual(
      expect.arrayContaining([
        { idem_key: `fund:${good.reference}` },
        { idem_key: `fund:${odd.reference}` },
      ]),
    )
  })

  it('with an entry of the other mode is compared without it', async () => {
    await createPaidPayment(market, client, '3000')
    market.provider.intercept(
      'GET /transaction',
      changeList((rows) => [...rows.map((row) => ({ ...row, domain: 'live' })), ...rows]),
    )
    expect(await reconcileNextNight()).toEqual([])
    expect(await market.availableBalance(client)).toBe(naira(3000))
  })

  const oddRow = (row: object, reference: string) =>
    (row as { reference?: string }).reference === reference ? { ...row, amount: 'x' } : row
})

it('a fee of a payment that was first reported as zero is posted at night', async () => {
  market.provider.injectFault('GET /transaction/verify', {
    effect: 'corrupt',
    changes: { fees: 0 },
  })
  const reference = await fund('20000')
  market.provider.clearFaults()
  expect(await market.ledgerBalance('provider_clearing')).toBe(-(FLOAT + naira(20_000)))
  expect(await reconcileNextNight()).toEqual([])
  expect(await market.ledgerBalance('provider_clearing')).toBe(-(FLOAT + naira(19_600)))
  expect(await market.runSql('SELECT fees FROM payments WHERE reference = ?', reference)).toEqual([
    { fees: naira(400) },
  ])
  expect(await reconcileNextNight()).toEqual([])
})

it('a transfer that only the provider has is found in whichever status it is', async () => {
  const recipient = market.provider.createRecipient('0123456789', '057')
  market.provider.setTransferOutcome('otp')
  market.provider.initiateTransfer({
    reference: 'wd_invented_0000000001',
    amount: 100_000,
    recipient,
  })
  expect(await reconcileNextNight()).toContain('transfer:wd_invented_0000000001')
})

it('the test bank, which has every account number, can be chosen in test mode', async () => {
  const banks = (await client.send(listBanks, {})).body
  expect(banks).toContainEqual({ code: '001', name: 'Test Bank' })
  const account = { accountNumber: '0000000017', bankCode: '001' }
  expect((await client.send(resolveAccount, account)).body).toMatchObject({
    accountName: 'TEST ACCOUNT 0000000017',
  })
})

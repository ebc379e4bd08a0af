import { beforeAll, describe, expect, it } from 'vitest'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { DAY_MS, REVIEW_AFTER_MS, STALE_PAYMENT_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { webhookData } from '#testing/provider/test-provider.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { CRON_JOBS, runJobs } from '#worker/jobs/run-jobs.ts'
import { verifyStalePaymentsJob, PAYMENTS_PER_RUN } from './jobs.ts'

type Step = 'paid' | 'callback' | 'webhook' | 'job'

/** Every distinct order of the steps, some of which may be equal. */
function orders(steps: readonly Step[]): Step[][] {
  if (steps.length === 0) return [[]]
  return [...new Set(steps)].flatMap((first) => {
    const index = steps.indexOf(first)
    return orders(steps.toSpliced(index, 1)).map((rest) => [first, ...rest])
  })
}
/** The provider sends a webhook only after the payment. */
const isPossible = (order: readonly Step[]) =>
  !order.includes('webhook') || order.indexOf('paid') < order.indexOf('webhook')
/** Something happens after the payment. */
const isNoticed = (order: readonly Step[]) => order.at(-1) !== 'paid'

const SETS: Step[][] = [
  ['paid', 'callback'],
  ['paid', 'webhook'],
  ['paid', 'job'],
  ['paid', 'callback', 'callback', 'job'],
  ['paid', 'callback', 'webhook', 'webhook', 'job'],
  ['paid', 'callback', 'webhook', 'webhook', 'webhook', 'job'],
]
const ALL = SETS.flatMap(orders).filter((order) => isPossible(order) && isNoticed(order))

let market: Market
let client: TestUser
beforeAll(async () => {
  market = await createMarket()
  client = await market.createClient(naira(0))
  await market.runSql('UPDATE users SET is_verified = 1')
  await market.runSql('UPDATE sessions SET expires_at = ?', market.now() + 300 * DAY_MS)
})
const begin = async () => {
  const { body } = await client.send(initFunding, { amount: '100' })
  return body.payment.reference
}
const confirm = (reference: string) => client.send(fundWallet, { amount: 100, reference })
const runAllJobs = () => runJobs(market.deps, CRON_JOBS)
const withoutTimes = (rows: Record<string, unknown>[]) =>
  rows.map(({ reference, provider_id, access_code, checkout_url, ...row }) => {
    const { created_at, checked_at, verified_at, ...rest } = row
    void [reference, provider_id, access_code, checkout_url, created_at, checked_at, verified_at]
    return rest
  })

describe('callback, webhooks and the job in any order', () => {
  const outcomes = new Set<string>()

  it.each(ALL.map((order) => [order.join(' → '), order] as const))(
    '%s credits once',
    async (_, order) => {
      const before = await market.availableBalance(client)
      const reference = await begin()
      const steps: Record<Step, () => Promise<unknown>> = {
        paid: async () => market.provider.pay(reference),
        callback: () => confirm(reference),
        webhook: () => market.dispatch(market.provider.webhook(reference)),
        async job() {
          market.advanceClock(STALE_PAYMENT_MS * 2)
          await runAllJobs()
        },
      }
      for (const step of order) {
        await steps[step]()
        await market.expectInvariants()
      }
      expect((await market.availableBalance(client)) - before).toBe(naira(100))
      const rows = await market.runSql('SELECT * FROM payments WHERE reference = ?', reference)
      outcomes.add(JSON.stringify(withoutTimes(rows)))
    },
  )

  it(`end in the same state for all ${ALL.length} orders`, () => {
    expect(ALL.length).toBeGreaterThan(60)
    expect([...outcomes]).toHaveLength(1)
    expect(JSON.parse([...outcomes][0] ?? '')).toMatchObject([
      { status: 'success', paid_amount: 10_000, provider_status: 'success', flag: null },
    ])
  })

  it('credit once when all of them run at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const before = await market.availableBalance(client)
      const reference = await begin()
      market.provider.pay(reference)
      market.advanceClock(STALE_PAYMENT_MS + 1)
      const data = await webhookData(market.provider.webhook(reference))
      const responses = await Promise.all([
        ...[1, 2, 3].map(() => market.send(client.token, fundWallet, { amount: 100, reference })),
        ...[1, 2, 3].map((id) =>
          market.dispatch(market.provider.createWebhook('charge.success', { ...data, id })),
        ),
        ...[1, 2].map(runAllJobs),
      ])
      for (const response of responses.slice(0, 3)) expect(response).toMatchObject({ status: 200 })
      expect((await market.availableBalance(client)) - before).toBe(naira(100))
      await market.expectInvariants()
    }
    expect(market.logLines.filter((line) => 'fault' in line)).toEqual([])
  })
})

describe('a payment without a webhook', () => {
  const statusOf = async (reference: string) =>
    (await market.runSql('SELECT status FROM payments WHERE reference = ?', reference))[0]?.[
      'status'
    ]
  const runJob = async () => {
    await runJobs(market.deps, [verifyStalePaymentsJob])
    const last = market.logLines.at(-1)
    expect(last).not.toHaveProperty('fault')
    return last
  }

  it('is verified after ten minutes, then less often, and abandoned after a day', async () => {
    const reference = await begin()
    expect(await runJob()).toMatchObject({ verified: 0 })
    let verified = 0
    for (let elapsed = 0; elapsed <= REVIEW_AFTER_MS; elapsed += 300_000) {
      market.advanceClock(300_000)
      verified += Number((await runJob())?.['verified'])
    }
    expect(verified).toBeGreaterThan(8)
    expect(verified).toBeLessThan(16)
    market.advanceClock(DAY_MS)
    await runJob()
    expect(await statusOf(reference)).toBe('abandoned')

    // A bank transfer may arrive days later.
    const before = await market.availableBalance(client)
    market.provider.pay(reference)
    await market.dispatch(market.provider.webhook(reference))
    expect(await statusOf(reference)).toBe('success')
    expect((await market.availableBalance(client)) - before).toBe(naira(100))
  })

  it('is queried for a month after it was abandoned, and credited without an event', async () => {
    const [late, never] = [await begin(), await begin()]
    market.advanceClock(2 * DAY_MS)
    await runJob()
    expect(await statusOf(late)).toBe('abandoned')
    market.advanceClock(5 * DAY_MS)
    market.provider.pay(late)
    expect(await runJob()).toMatchObject({ verified: 2, settled: 1 })
    expect([await statusOf(late), await statusOf(never)]).toEqual(['success', 'abandoned'])
    market.advanceClock(24 * DAY_MS)
    expect(await runJob()).toMatchObject({ verified: 0 })
    await market.runSql('UPDATE sessions SET expires_at = ?', market.now() + 300 * DAY_MS)
  })

  it('is not abandoned while the provider is unreachable', async () => {
    const reference = await begin()
    market.provider.injectFault('GET /transaction/verify', 'drop-request')
    market.advanceClock(2 * DAY_MS)
    expect(await runJob()).toMatchObject({ verified: 1, unknown: 1 })
    expect(await runJob()).toMatchObject({ verified: 0 })
    expect(await statusOf(reference)).toBe('initialized')
    market.provider.clearFaults()
    market.provider.pay(reference)
    market.advanceClock(DAY_MS + 1)
    expect(await runJob()).toMatchObject({ verified: 1, settled: 1 })
  })

  it('is verified within a few runs, a bounded number in each', async () => {
    const references: string[] = []
    for (let i = 0; i < PAYMENTS_PER_RUN + 5; i++) {
      market.advanceClock(60_000)
      references.push(await begin())
    }
    for (const reference of references) market.provider.pay(reference)
    market.advanceClock(STALE_PAYMENT_MS + 1)
    expect(await runJob()).toMatchObject({ verified: PAYMENTS_PER_RUN, settled: PAYMENTS_PER_RUN })
    expect(await runJob()).toMatchObject({ verified: 5, settled: 5 })
    await market.expectInvariants()
  })
})

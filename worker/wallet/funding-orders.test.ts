import { beforeAll, describe, expect, it } from 'vitest'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { DAY, REVIEW_AFTER_MS, STALE_PAYMENT_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { JOBS, ring } from '../clock/clock.ts'
import { payments, PAYMENTS_AT_ONCE } from '../clock/payments.ts'
import { newMarket, type Market } from '../test/market.ts'
import { webhookOf } from '../test/provider.ts'
import type { Person } from '../test/world.ts'

type Step = 'paid' | 'callback' | 'webhook' | 'clock'

/** Every order of some steps, each once, though steps may be alike. */
function orders(steps: readonly Step[]): Step[][] {
  if (steps.length === 0) return [[]]
  return [...new Set(steps)].flatMap((first) => {
    const at = steps.indexOf(first)
    return orders(steps.toSpliced(at, 1)).map((rest) => [first, ...rest])
  })
}
/** The provider tells only of what was paid. */
const isPossible = (order: readonly Step[]) =>
  !order.includes('webhook') || order.indexOf('paid') < order.indexOf('webhook')
/** Somebody finds out in the end. */
const isFound = (order: readonly Step[]) => order.at(-1) !== 'paid'

const SETS: Step[][] = [
  ['paid', 'callback'],
  ['paid', 'webhook'],
  ['paid', 'clock'],
  ['paid', 'callback', 'callback', 'clock'],
  ['paid', 'callback', 'webhook', 'webhook', 'clock'],
  ['paid', 'callback', 'webhook', 'webhook', 'webhook', 'clock'],
]
const ALL = SETS.flatMap(orders).filter((order) => isPossible(order) && isFound(order))

let market: Market
let client: Person
beforeAll(async () => {
  market = await newMarket()
  client = await market.client(naira(0))
  await market.rows('UPDATE users SET is_verified = 1')
  await market.rows('UPDATE sessions SET expires_at = ?', market.now() + 300 * DAY)
})
const begin = async () => {
  const { body } = await client.send(initFunding, { amount: '100' })
  return body.payment.reference
}
const confirm = (reference: string) => client.send(fundWallet, { amount: 100, reference })
const clock = () => ring(market.deps, JOBS)
const dull = (rows: Record<string, unknown>[]) =>
  rows.map(({ reference, provider_id, access_code, checkout_url, ...row }) => {
    const { created_at, asked_at, verified_at, ...rest } = row
    void [reference, provider_id, access_code, checkout_url, created_at, asked_at, verified_at]
    return rest
  })

describe('SECURITY 7 F9: callback, webhooks and the clock, in whatever order', () => {
  const ends = new Set<string>()

  it.each(ALL.map((order) => [order.join(' → '), order] as const))(
    '%s: one credit, one end',
    async (_, order) => {
      const before = await market.available(client)
      const reference = await begin()
      const steps: Record<Step, () => Promise<unknown>> = {
        paid: async () => market.provider.becomes(reference),
        callback: () => confirm(reference),
        webhook: () =>
          market.deliver(
            webhookOf('charge.success', { ...market.provider.book.get(reference), reference }),
          ),
        async clock() {
          market.wait(STALE_PAYMENT_MS * 2)
          await clock()
        },
      }
      for (const step of order) {
        await steps[step]()
        await market.lawful()
      }
      expect((await market.available(client)) - before).toBe(naira(100))
      const rows = await market.rows('SELECT * FROM payments WHERE reference = ?', reference)
      ends.add(JSON.stringify(dull(rows)))
    },
  )

  it(`the same end for all ${ALL.length} orders`, () => {
    expect(ALL.length).toBeGreaterThan(60)
    expect([...ends]).toHaveLength(1)
    expect(JSON.parse([...ends][0] ?? '')).toMatchObject([
      { status: 'success', paid: 10_000, provider_status: 'success', flag: null },
    ])
  })

  it('all of them at the same moment, again and again: one credit each', async () => {
    for (let round = 0; round < 10; round++) {
      const before = await market.available(client)
      const reference = await begin()
      market.provider.becomes(reference)
      market.wait(STALE_PAYMENT_MS + 1)
      const data = { ...market.provider.book.get(reference), reference }
      const answers = await Promise.all([
        ...[1, 2, 3].map(() => market.send(client.token, fundWallet, { amount: 100, reference })),
        ...[1, 2, 3].map((id) => market.deliver(webhookOf('charge.success', { ...data, id }))),
        ...[1, 2].map(clock),
      ])
      for (const answer of answers.slice(0, 3)) expect(answer).toMatchObject({ status: 200 })
      expect((await market.available(client)) - before).toBe(naira(100))
      await market.lawful()
    }
    expect(market.lines.filter((line) => 'fault' in line)).toEqual([])
  })
})

describe('MONEY 2, Reconcile: a payment that nobody told us of', () => {
  const statusOf = async (reference: string) =>
    (await market.rows('SELECT status FROM payments WHERE reference = ?', reference))[0]?.['status']
  const turn = async () => {
    await ring(market.deps, [payments])
    const last = market.lines.at(-1)
    expect(last).not.toHaveProperty('fault')
    return last
  }

  it('is asked about after ten minutes, then less and less often, and after a day is abandoned', async () => {
    const reference = await begin()
    expect(await turn()).toMatchObject({ asked: 0 })
    let asked = 0
    for (let at = 0; at <= REVIEW_AFTER_MS; at += 300_000) {
      market.wait(300_000)
      asked += Number((await turn())?.['asked'])
    }
    expect(asked).toBeGreaterThan(8)
    expect(asked).toBeLessThan(16)
    market.wait(DAY)
    await turn()
    expect(await statusOf(reference)).toBe('abandoned')
    market.wait(DAY)
    expect(await turn()).toMatchObject({ asked: 0 })

    // F20: a bank transfer may land days later.
    const before = await market.available(client)
    const data = { ...market.provider.becomes(reference), reference }
    await market.deliver(webhookOf('charge.success', data))
    expect(await statusOf(reference)).toBe('success')
    expect((await market.available(client)) - before).toBe(naira(100))
  })

  it('is not abandoned while the provider cannot be asked', async () => {
    const reference = await begin()
    market.provider.spoil(() => Promise.reject(new TypeError('fetch failed')))
    market.wait(2 * DAY)
    expect(await turn()).toMatchObject({ asked: 1, unknown: 1 })
    expect(await turn()).toMatchObject({ asked: 0 })
    expect(await statusOf(reference)).toBe('initialized')
    market.provider.mend()
    market.provider.becomes(reference)
    market.wait(DAY + 1)
    expect(await turn()).toMatchObject({ asked: 1, settled: 1 })
  })

  it('takes bounded bites, and gets round to all', async () => {
    const many: string[] = []
    for (let i = 0; i < PAYMENTS_AT_ONCE + 5; i++) {
      market.wait(60_000)
      many.push(await begin())
    }
    for (const reference of many) market.provider.becomes(reference)
    market.wait(STALE_PAYMENT_MS + 1)
    expect(await turn()).toMatchObject({ asked: PAYMENTS_AT_ONCE, settled: PAYMENTS_AT_ONCE })
    expect(await turn()).toMatchObject({ asked: 5, settled: 5 })
    await market.lawful()
  })
})

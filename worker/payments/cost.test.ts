import { beforeAll, expect, it } from 'vitest'
import { fundWallet, initFunding, listPayments } from '#schema/contract/payments.ts'
import { STALE_PAYMENT_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { retryWebhooksJob } from '#worker/webhooks/jobs.ts'
import { verifyStalePaymentsJob } from './jobs.ts'

const MANY = 3_000
let market: Market
let client: TestUser
/** Settled payments and webhooks of another user. */
beforeAll(async () => {
  market = await createMarket({ engine: 'sqld' })
  client = await market.createClient(naira(0))
  const { id } = await market.createTasker()
  const numbers = `WITH RECURSIVE n(i) AS (SELECT CAST(0 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${MANY})`
  await market.runSql(
    `${numbers} INSERT INTO payments (reference, user_id, amount, status, created_at)
     SELECT 'fw-old-' || i, ?1, 10000, CASE WHEN i % 2 THEN 'failed' ELSE 'abandoned' END, i FROM n`,
    id,
  )
  await market.runSql(
    `${numbers} INSERT INTO webhook_inbox (dedupe_key, event, body, body_sha256, received_at, processed_at)
     SELECT 'old:' || i, 'charge.success', '{}', '', i, i FROM n`,
  )
}, 60_000)

const report: Record<string, string> = {}
const providerCalls = () => market.provider.requests.length
type Cost = { roundTrips: number; provider: number; rows: number }
async function costs(name: string, work: () => Promise<unknown>, max: Cost) {
  const before = providerCalls()
  await work()
  const { roundTrips, rowsRead, rowsWritten } = market.lastRequestCost()
  const provider = providerCalls() - before
  report[name] =
    `${roundTrips} round trips, ${provider} to the provider, ${rowsRead} read, ${rowsWritten} written`
  expect({ name, roundTrips, provider, isWithinRows: rowsRead <= max.rows }).toEqual({
    name,
    roundTrips: max.roundTrips,
    provider: max.provider,
    isWithinRows: true,
  })
}

it('reads few rows per call among 3,000 payments', async () => {
  const begin = async () =>
    (await client.send(initFunding, { amount: '500' })).body.payment.reference
  const confirm = (reference: string) => client.send(fundWallet, { amount: 500, reference })
  let reference = ''
  const first = async () => void (reference = await begin())
  await costs('init', first, { roundTrips: 2, provider: 1, rows: 20 })
  market.provider.pay(reference, { outcome: 'pending' })
  await costs('confirm, pending', () => confirm(reference), {
    roundTrips: 2,
    provider: 1,
    rows: 20,
  })
  await costs('list', () => client.send(listPayments, {}), { roundTrips: 1, provider: 0, rows: 8 })
  market.provider.pay(reference)
  await costs('confirm', () => confirm(reference), { roundTrips: 2, provider: 1, rows: 60 })
  await costs('confirm again', () => confirm(reference), { roundTrips: 1, provider: 0, rows: 12 })

  reference = await begin()
  market.provider.pay(reference)
  const deliver = () => market.dispatch(market.provider.webhook(reference))
  // The processing of the event counts its own three round trips.
  await costs('webhook', deliver, { roundTrips: 1, provider: 1, rows: 6 })
  await costs('webhook again', deliver, { roundTrips: 1, provider: 0, rows: 6 })

  reference = await begin()
  market.provider.pay(reference)
  market.advanceClock(STALE_PAYMENT_MS + 1)
  const verifyStale = () => runJobs(market.deps, [verifyStalePaymentsJob])
  await costs('job, one stale', verifyStale, { roundTrips: 3, provider: 1, rows: 60 })
  await costs('job, none stale', verifyStale, { roundTrips: 1, provider: 0, rows: 4 })
  await costs('webhook job, none due', () => runJobs(market.deps, [retryWebhooksJob]), {
    roundTrips: 1,
    provider: 0,
    rows: 4,
  })
  if (process.env['COSTS']) console.table(report)
})

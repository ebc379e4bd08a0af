import { beforeAll, expect, it } from 'vitest'
import { fundWallet, initFunding, listPayments } from '#schema/contract/payments.ts'
import { STALE_PAYMENT_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { ring } from '../clock/clock.ts'
import { inbox } from '../clock/inbox.ts'
import { payments } from '../clock/payments.ts'
import { newMarket, type Market } from '../test/market.ts'
import { webhookOf } from '../test/provider.ts'
import type { Person } from '../test/world.ts'

const MANY = 10_000
let market: Market
let client: Person
/** Ten thousand payments and as many events of other people's, all of them settled. */
beforeAll(async () => {
  market = await newMarket()
  client = await market.client(naira(0))
  const { id } = await market.tasker()
  const numbers = `WITH RECURSIVE n(i) AS (SELECT CAST(0 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${MANY})`
  await market.rows(
    `${numbers} INSERT INTO payments (reference, user_id, amount, status, created_at)
     SELECT 'fw-old-' || i, ?1, 10000, CASE WHEN i % 2 THEN 'failed' ELSE 'abandoned' END, i FROM n`,
    id,
  )
  await market.rows(
    `${numbers} INSERT INTO webhook_inbox (dedupe_key, event, body, body_sha256, received_at, processed_at)
     SELECT 'old:' || i, 'charge.success', '{}', '', i, i FROM n`,
  )
}, 60_000)

const report: Record<string, string> = {}
const verified = () => market.provider.asked.length
async function costs(name: string, work: () => Promise<unknown>, most: Record<string, number>) {
  const before = verified()
  await work()
  const { trips, rowsRead, rowsWritten } = market.cost()
  const provider = verified() - before
  report[name] =
    `${trips} trips, ${provider} to the provider, ${rowsRead} read, ${rowsWritten} written`
  expect({ name, trips, provider, isLittle: rowsRead <= (most['rows'] ?? 0) }).toEqual({
    ...{ name, trips: most['trips'], provider: most['provider'], isLittle: true },
  })
}

it('DESIGN 8: what money coming in costs, among ten thousand payments', async () => {
  const begin = async () =>
    (await client.send(initFunding, { amount: '500' })).body.payment.reference
  const confirm = (reference: string) => client.send(fundWallet, { amount: 500, reference })
  let reference = ''
  const first = async () => void (reference = await begin())
  await costs('init', first, { trips: 2, provider: 1, rows: 20 })
  market.provider.becomes(reference, { status: 'pending' })
  await costs('confirm, pending', () => confirm(reference), { trips: 2, provider: 1, rows: 20 })
  await costs('list', () => client.send(listPayments, {}), { trips: 1, provider: 0, rows: 8 })
  market.provider.becomes(reference)
  await costs('confirm', () => confirm(reference), { trips: 2, provider: 1, rows: 45 })
  await costs('confirm again', () => confirm(reference), { trips: 1, provider: 0, rows: 12 })

  reference = await begin()
  const data = { ...market.provider.becomes(reference), reference }
  const told = () => market.deliver(webhookOf('charge.success', data))
  // The door itself: what follows has its own three.
  await costs('webhook', told, { trips: 1, provider: 1, rows: 6 })
  await costs('webhook again', told, { trips: 1, provider: 0, rows: 6 })

  reference = await begin()
  market.provider.becomes(reference)
  market.wait(STALE_PAYMENT_MS + 1)
  const clock = () => ring(market.deps, [payments])
  await costs('clock, one stale', clock, { trips: 3, provider: 1, rows: 50 })
  await costs('clock, none stale', clock, { trips: 1, provider: 0, rows: 4 })
  await costs('inbox, nothing waits', () => ring(market.deps, [inbox]), {
    ...{ trips: 1, provider: 0, rows: 4 },
  })
  if (process.env['COSTS']) console.table(report)
})

import { beforeEach, describe, expect, it } from 'vitest'
import { signatureOf } from '#sandbox/paystack/webhooks.ts'
import { initFunding } from '#schema/contract/payments.ts'
import {
  DAY_MS,
  WEBHOOK_RETENTION_MS,
  WEBHOOK_MAX,
  WEBHOOK_ATTEMPTS,
} from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { SANDBOX_SETTINGS } from '#testing/provider/sandboxes.ts'
import { webhookData } from '#testing/provider/test-provider.ts'
import { createFaultyDatabase, OUTAGES } from '#testing/worker/faulty-database.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { purgeExpiredJob } from '#worker/jobs/purge-expired.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { retryWebhooksJob } from './jobs.ts'

let market: Market
let client: TestUser
const database = createFaultyDatabase()
/** A test need not wait five seconds for a timeout. */
const SHORT_DEADLINE_MS = 80
beforeEach(async () => {
  database.removeFault()
  market = await createMarket({ wrapDatabase: database.wrapDatabase })
  client = await market.createClient(naira(0))
})
const inbox = () =>
  market.runSql(
    'SELECT dedupe_key, event, attempts, error, processed_at IS NOT NULL AS done FROM webhook_inbox ORDER BY received_at, dedupe_key',
  )
const deliver = async (request: Request) => {
  const { response, text } = await market.dispatch(request)
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as object }
}
const success = async (fields: object = {}) => {
  const { reference } = await createPaidPayment(market, client)
  const data = await webhookData(market.provider.webhook(reference))
  return { ...data, reference, id: data['id'], ...fields }
}
const createWebhook = (event: string, data: object, headers: Record<string, string> = {}) =>
  market.provider.createWebhook(event, data, headers)
const runJob = async (after = 0) => {
  market.advanceClock(after)
  await runJobs(market.deps, [retryWebhooksJob])
  const last = market.logLines.at(-1)
  expect(last).not.toHaveProperty('fault')
  return last
}

describe('an event', () => {
  it('is stored, acknowledged, verified and processed, so a closed checkout loses nothing', async () => {
    const data = await success()
    const changes = await market.changesDuring(async () => {
      expect(await deliver(createWebhook('charge.success', data))).toMatchObject({
        status: 200,
        body: { message: 'Thank you.' },
      })
    })
    expect(changes.map((change) => change.split(' ')[1])).toEqual(['me', 'notice', 'trx'])
    expect(await market.availableBalance(client)).toBe(naira(5000))
    expect(await inbox()).toEqual([
      {
        dedupe_key: `charge.success:${data.id}:success`,
        event: 'charge.success',
        attempts: 1,
        error: null,
        done: 1,
      },
    ])
    expect(market.provider.requests).toContain(`GET /transaction/verify/${data.reference}`)
    await market.expectInvariants()
  })

  it('is not trusted with figures: the payment is queried', async () => {
    await deliver(createWebhook('charge.success', await success({ amount: 900_000_000 })))
    expect(await market.availableBalance(client)).toBe(naira(5000))
    const { body } = await client.send(initFunding, { amount: '700' })
    const { reference } = body.payment
    market.advanceClock(1)
    await deliver(createWebhook('charge.success', { id: 1, status: 'success', reference }))
    expect(await market.availableBalance(client)).toBe(naira(5000))
    expect(await inbox()).toMatchObject([{ done: 1 }, { done: 0, error: 'not conclusive yet' }])
  })

  it('delivered five times, and again after days, is processed once', async () => {
    const data = await success()
    for (let i = 0; i < 5; i++)
      expect((await deliver(createWebhook('charge.success', data))).status).toBe(200)
    expect(await inbox()).toMatchObject([{ attempts: 1, done: 1 }])
    market.advanceClock(10 * DAY_MS)
    expect((await deliver(createWebhook('charge.success', data))).status).toBe(200)
    market.advanceClock(WEBHOOK_RETENTION_MS)
    await runJobs(market.deps, [purgeExpiredJob])
    expect(await inbox()).toEqual([])
    expect((await deliver(createWebhook('charge.success', data))).status).toBe(200)
    expect(await market.availableBalance(client)).toBe(naira(5000))
    await market.expectInvariants()
  })

  it('delivered five times at the same moment is processed once', async () => {
    const data = await success()
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => deliver(createWebhook('charge.success', data))),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200))
    await runJob(DAY_MS)
    expect(await market.availableBalance(client)).toBe(naira(5000))
    expect(await inbox()).toMatchObject([{ done: 1 }])
    await market.expectInvariants()
  })

  it('without a handler is stored as processed', async () => {
    await deliver(createWebhook('invoice.create', { id: 7, status: 'open' }))
    await deliver(createWebhook('transfer.trial', { domain: 'test' }))
    expect(await inbox()).toMatchObject([
      { dedupe_key: 'invoice.create:7:open', done: 1 },
      { dedupe_key: expect.stringMatching(/^sha256:[0-9a-f]{64}$/), done: 1 },
    ])
  })

  it('about a payment without an owner raises a discrepancy', async () => {
    market.provider.initialize({ reference: 'shop-1', amount: 5000 })
    market.provider.pay('shop-1')
    const data = await webhookData(market.provider.webhook('shop-1'))
    await deliver(createWebhook('charge.success', data))
    await deliver(createWebhook('charge.success', { ...data, id: 2 }))
    expect(await inbox()).toMatchObject([{ done: 1 }, { done: 1 }])
    expect(await market.runSql('SELECT id, kind, provider_amount FROM discrepancies')).toEqual([
      { id: 'payment:shop-1', kind: 'missing_here', provider_amount: 5000 },
    ])
    expect(await market.runSql('SELECT * FROM payments')).toEqual([])
  })

  it('about a reference that the client made credits its owner', async () => {
    const metadata = { user_id: client.id }
    market.provider.initialize({ reference: '1772614800000', amount: 500_000, metadata })
    market.provider.pay('1772614800000')
    await deliver(market.provider.webhook('1772614800000'))
    expect(await market.availableBalance(client)).toBe(naira(5000))
    await market.expectInvariants()
  })
})

describe('verification of the sender', () => {
  const body = (data: object) => JSON.stringify({ event: 'charge.success', data })
  const signed = (text: string, key = SANDBOX_SETTINGS.PAYSTACK_SECRET_KEY) =>
    signatureOf(text, key)
  const requestWith = (text: string, signature: string | null) =>
    new Request('http://onise.test/api/payments/webhook', {
      method: 'POST',
      headers: signature === null ? {} : { 'x-paystack-signature': signature },
      body: text,
    })

  it('answers 401 to a forged event and stores nothing', async () => {
    const data = await success()
    const text = body(data)
    const forged = [
      requestWith(text, null),
      requestWith(text, ''),
      requestWith(text, signed(text, 'sk_test_another0123456')),
      requestWith(text, signed(text).slice(0, 127)),
      requestWith(text.slice(0, -1), signed(text)),
      requestWith(JSON.stringify(JSON.parse(text), null, 2), signed(text)),
      requestWith(text.replace('success', 'Success'), signed(text)),
      requestWith('', signed(text)),
    ]
    for (const request of forged)
      expect(await deliver(request)).toMatchObject({ status: 401, body: { code: 'bad_signature' } })
    expect(await inbox()).toEqual([])
    expect(await market.availableBalance(client)).toBe(0)
    expect((await deliver(requestWith(text, signed(text).toUpperCase()))).status).toBe(200)
  })

  it('answers 413 to a body that is too large and 405 to another method', async () => {
    const text = body({ padding: 'x'.repeat(WEBHOOK_MAX) })
    expect((await deliver(requestWith(text, signed(text)))).status).toBe(413)
    const url = 'http://onise.test/api/payments/webhook'
    expect((await deliver(new Request(url))).status).toBe(405)
  })

  it('stores a signed body that is no event', async () => {
    for (const text of ['not json', '[1]', '{"event":7,"data":{}}'])
      expect((await deliver(requestWith(text, signed(text)))).status).toBe(200)
    expect(await inbox()).toMatchObject([1, 2, 3].map(() => ({ event: 'unreadable', done: 1 })))
  })

  it('logs an unknown source address and accepts the event', async () => {
    const headers = { 'cf-connecting-ip': '203.0.113.9' }
    const known = { 'cf-connecting-ip': '52.31.139.75' }
    await deliver(createWebhook('charge.success', await success(), headers))
    expect(market.logLines).toContainEqual({
      webhook: 'from an unknown address',
      from: '203.0.113.9',
    })
    const before = market.logLines.filter(({ webhook }) => webhook).length
    await deliver(createWebhook('charge.success', await success(), known))
    expect(market.logLines.filter(({ webhook }) => webhook)).toHaveLength(before)
    expect(await market.availableBalance(client)).toBe(naira(10_000))
  })
})

describe('outages', () => {
  it.each(Object.entries(OUTAGES))(
    'answer 503 when the database %s, so the provider repeats the event',
    async (_, outage) => {
      const data = await success()
      database.injectFault(outage)
      const { DATABASE_DEADLINE_MS } = market.deps.settings
      Object.assign(market.deps.settings, { DATABASE_DEADLINE_MS: SHORT_DEADLINE_MS })
      const response = await deliver(createWebhook('charge.success', data))
      expect(response).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      database.removeFault()
      Object.assign(market.deps.settings, { DATABASE_DEADLINE_MS })
      expect(await inbox()).toEqual([])
      expect((await deliver(createWebhook('charge.success', data))).status).toBe(200)
      expect(await market.availableBalance(client)).toBe(naira(5000))
    },
  )

  it('store the error while the provider is unreachable and retry with growing delays', async () => {
    const data = await success()
    market.provider.injectFault('GET /transaction/verify', 'status')
    expect((await deliver(createWebhook('charge.success', data))).status).toBe(200)
    expect(await inbox()).toMatchObject([
      { attempts: 1, error: 'Error: not verified: HTTP 500', done: 0 },
    ])
    expect(await runJob(60_000)).toMatchObject({ tried: 0 })
    expect(await runJob(60_000)).toMatchObject({ tried: 1, done: 0 })
    expect(await runJob(60_000)).toMatchObject({ tried: 0 })
    market.provider.clearFaults()
    expect(await runJob(60_000)).toMatchObject({ tried: 1, done: 1 })
    expect(await inbox()).toMatchObject([{ attempts: 3, error: null, done: 1 }])
    expect(await market.availableBalance(client)).toBe(naira(5000))
  })

  it('leave an event to the job when the worker ended before processing it', async () => {
    const data = await success()
    const text = JSON.stringify({ event: 'charge.success', data })
    await market.runSql(
      `INSERT INTO webhook_inbox (dedupe_key, event, body, body_sha256, received_at)
       VALUES ('charge.success:1:success', 'charge.success', ?1, '', CAST(?2 AS INTEGER))`,
      text,
      market.now(),
    )
    expect(await runJob(60_000)).toMatchObject({ tried: 1, done: 1 })
    expect(await market.availableBalance(client)).toBe(naira(5000))
    expect(await runJob(DAY_MS)).toMatchObject({ tried: 0 })
  })

  it('give an event up after the last attempt and raise a discrepancy', async () => {
    await deliver(
      createWebhook('charge.success', { id: 1, status: 'success', reference: 'shop-2' }),
    )
    for (let i = 1; i < WEBHOOK_ATTEMPTS; i++) await runJob(2 * DAY_MS)
    expect(await inbox()).toMatchObject([{ attempts: WEBHOOK_ATTEMPTS, done: 1 }])
    expect(await market.runSql('SELECT id FROM discrepancies')).toEqual([
      { id: 'webhook:charge.success:1:success' },
    ])
    expect(await runJob(DAY_MS)).toMatchObject({ tried: 0 })
  })
})

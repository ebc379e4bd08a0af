import { beforeEach, describe, expect, it } from 'vitest'
import { initFunding } from '#schema/contract/payments.ts'
import { DAY, WEBHOOK_KEPT_MS, WEBHOOK_MAX, WEBHOOK_TRIES } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { ring } from '../clock/clock.ts'
import { inbox } from '../clock/inbox.ts'
import { sweep } from '../clock/sweep.ts'
import { paidFor } from '../test/funding-cases.ts'
import { newMarket, type Market } from '../test/market.ts'
import { signed, webhookOf } from '../test/provider.ts'
import { OUTAGES, spoilableWire } from '../test/wires.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
const line = spoilableWire()
beforeEach(async () => {
  line.mend()
  market = await newMarket({ wire: line.wire, settings: { DATABASE_DEADLINE_MS: 2000 } })
  client = await market.client(naira(0))
})
const kept = () =>
  market.rows(
    'SELECT dedupe_key, event, attempts, error, processed_at IS NOT NULL AS done FROM webhook_inbox ORDER BY received_at, dedupe_key',
  )
const tell = async (request: Request) => {
  const { response, text } = await market.deliver(request)
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as object }
}
const success = async (fields: object = {}) => {
  const { reference } = await paidFor(market, client)
  return { ...market.provider.book.get(reference), ...fields, reference }
}
const clock = async (after = 0) => {
  market.wait(after)
  await ring(market.deps, [inbox])
  const last = market.lines.at(-1)
  expect(last).not.toHaveProperty('fault')
  return last
}

describe('MONEY 2, Webhook: what the provider tells', () => {
  it('is kept, thanked for, verified and then done: a closed popup loses nothing', async () => {
    const data = await success()
    const told = await market.told(async () => {
      expect(await tell(webhookOf('charge.success', data))).toMatchObject({
        status: 200,
        body: { message: 'Thank you.' },
      })
    })
    expect(told.map((one) => one.split(' ')[1])).toEqual(['me', 'trx'])
    expect(await market.available(client)).toBe(naira(5000))
    expect(await kept()).toEqual([
      {
        ...{ dedupe_key: `charge.success:${data.id}:success`, event: 'charge.success' },
        ...{ attempts: 1, error: null, done: 1 },
      },
    ])
    expect(market.provider.asked).toContain(`GET /transaction/verify/${data.reference}`)
    await market.lawful()
  })

  it('is believed in nothing but its name: the figures are asked for', async () => {
    await tell(webhookOf('charge.success', await success({ amount: 900_000_000 })))
    expect(await market.available(client)).toBe(naira(5000))
    const { body } = await client.send(initFunding, { amount: '700' })
    const { reference } = body.payment
    market.wait(1)
    await tell(webhookOf('charge.success', { id: 1, status: 'success', reference }))
    expect(await market.available(client)).toBe(naira(5000))
    expect(await kept()).toMatchObject([{ done: 1 }, { done: 0, error: 'not conclusive yet' }])
  })

  it('told five times, and again after days, is done once', async () => {
    const data = await success()
    for (let i = 0; i < 5; i++)
      expect((await tell(webhookOf('charge.success', data))).status).toBe(200)
    expect(await kept()).toMatchObject([{ attempts: 1, done: 1 }])
    market.wait(10 * DAY)
    expect((await tell(webhookOf('charge.success', data))).status).toBe(200)
    market.wait(WEBHOOK_KEPT_MS)
    await ring(market.deps, [sweep])
    expect(await kept()).toEqual([])
    expect((await tell(webhookOf('charge.success', data))).status).toBe(200)
    expect(await market.available(client)).toBe(naira(5000))
    await market.lawful()
  })

  it('five at the same moment are done once', async () => {
    const data = await success()
    const heard = await Promise.all(
      Array.from({ length: 5 }, () => tell(webhookOf('charge.success', data))),
    )
    expect(heard.map(({ status }) => status)).toEqual(Array(5).fill(200))
    await clock(DAY)
    expect(await market.available(client)).toBe(naira(5000))
    expect(await kept()).toMatchObject([{ done: 1 }])
    await market.lawful()
  })

  it('of something that nothing follows from is kept, and done with', async () => {
    await tell(webhookOf('invoice.create', { id: 7, status: 'open' }))
    await tell(webhookOf('transfer.trial', { domain: 'test' }))
    expect(await kept()).toMatchObject([
      { dedupe_key: 'invoice.create:7:open', done: 1 },
      { dedupe_key: expect.stringMatching(/^sha256:[0-9a-f]{64}$/), done: 1 },
    ])
  })

  it('of money that nobody we know paid waits for a person', async () => {
    const data = market.provider.add({ reference: 'shop-1', amount: 5000, status: 'success' })
    await tell(webhookOf('charge.success', data))
    await tell(webhookOf('charge.success', { ...data, id: 2 }))
    expect(await kept()).toMatchObject([{ done: 1 }, { done: 1 }])
    expect(await market.rows('SELECT id, kind, theirs FROM recon_items')).toEqual([
      { id: 'payment:shop-1', kind: 'missing_here', theirs: 5000 },
    ])
    expect(await market.rows('SELECT * FROM payments')).toEqual([])
  })

  it('of a payment that the phone named, and never told us of, finds its owner', async () => {
    const metadata = { user_id: client.id }
    const fields = { amount: 500_000, status: 'success', metadata }
    const data = market.provider.add({ reference: '1772614800000', ...fields })
    await tell(webhookOf('charge.success', data))
    expect(await market.available(client)).toBe(naira(5000))
    await market.lawful()
  })
})

describe('SECURITY 7 F19: who is not the provider', () => {
  const body = (data: object) => JSON.stringify({ event: 'charge.success', data })
  const post = (text: string, signature: string | null) =>
    new Request('http://onise.test/api/payments/webhook', {
      method: 'POST',
      headers: signature === null ? {} : { 'x-paystack-signature': signature },
      body: text,
    })

  it('is 401 and leaves nothing', async () => {
    const data = await success()
    const text = body(data)
    const forged = [
      post(text, null),
      post(text, ''),
      post(text, signed(text, 'sk_test_another0123456')),
      post(text, signed(text).slice(0, 127)),
      post(text.slice(0, -1), signed(text)),
      post(JSON.stringify(JSON.parse(text), null, 2), signed(text)),
      post(text.replace('success', 'Success'), signed(text)),
      post('', signed(text)),
    ]
    for (const request of forged)
      expect(await tell(request)).toMatchObject({ status: 401, body: { code: 'bad_signature' } })
    expect(await kept()).toEqual([])
    expect(await market.available(client)).toBe(0)
    expect((await tell(post(text, signed(text).toUpperCase()))).status).toBe(200)
  })

  it('more than any event is 413, whoever signed it; another method is 405', async () => {
    const text = body({ filling: 'x'.repeat(WEBHOOK_MAX) })
    expect((await tell(post(text, signed(text)))).status).toBe(413)
    const url = 'http://onise.test/api/payments/webhook'
    expect((await tell(new Request(url))).status).toBe(405)
  })

  it('the provider’s own, but unreadable, is kept for a person to read', async () => {
    for (const text of ['not json', '[1]', '{"event":7,"data":{}}'])
      expect((await tell(post(text, signed(text)))).status).toBe(200)
    expect(await kept()).toMatchObject([1, 2, 3].map(() => ({ event: 'unreadable', done: 1 })))
  })

  it('an address that is not the provider’s is noted, and the signature decides', async () => {
    const headers = { 'cf-connecting-ip': '203.0.113.9' }
    const known = { 'cf-connecting-ip': '52.31.139.75' }
    await tell(webhookOf('charge.success', await success(), { headers }))
    expect(market.lines).toContainEqual({
      webhook: 'from an unknown address',
      from: '203.0.113.9',
    })
    const before = market.lines.filter(({ webhook }) => webhook).length
    await tell(webhookOf('charge.success', await success(), { headers: known }))
    expect(market.lines.filter(({ webhook }) => webhook)).toHaveLength(before)
    expect(await market.available(client)).toBe(naira(10_000))
  })
})

describe('SECURITY 7 F6–F10: when something is not there', () => {
  it.each(Object.entries(OUTAGES))(
    'a database that %s: nobody is thanked, so the provider comes again',
    async (_, outage) => {
      const data = await success()
      line.spoil(outage)
      const heard = await tell(webhookOf('charge.success', data))
      expect(heard).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      line.mend()
      expect(await kept()).toEqual([])
      expect((await tell(webhookOf('charge.success', data))).status).toBe(200)
      expect(await market.available(client)).toBe(naira(5000))
    },
  )

  it('a provider that cannot be asked: kept with the reason, tried later and later, done when it is back', async () => {
    const data = await success()
    market.provider.spoil(async () => new Response('boom', { status: 500 }))
    expect((await tell(webhookOf('charge.success', data))).status).toBe(200)
    expect(await kept()).toMatchObject([
      { attempts: 1, error: 'Error: not verified: HTTP 500', done: 0 },
    ])
    expect(await clock(60_000)).toMatchObject({ tried: 0 })
    expect(await clock(60_000)).toMatchObject({ tried: 1, done: 0 })
    expect(await clock(60_000)).toMatchObject({ tried: 0 })
    market.provider.mend()
    expect(await clock(60_000)).toMatchObject({ tried: 1, done: 1 })
    expect(await kept()).toMatchObject([{ attempts: 3, error: null, done: 1 }])
    expect(await market.available(client)).toBe(naira(5000))
  })

  it('F6: a worker that ended before anything followed: the clock does it', async () => {
    const data = await success()
    const text = JSON.stringify({ event: 'charge.success', data })
    await market.rows(
      `INSERT INTO webhook_inbox (dedupe_key, event, body, body_sha256, received_at)
       VALUES ('charge.success:1:success', 'charge.success', ?1, '', CAST(?2 AS INTEGER))`,
      text,
      market.now(),
    )
    expect(await clock(60_000)).toMatchObject({ tried: 1, done: 1 })
    expect(await market.available(client)).toBe(naira(5000))
    expect(await clock(DAY)).toMatchObject({ tried: 0 })
  })

  it('what never becomes conclusive goes to a person after so many tries, and keeps none back', async () => {
    await tell(webhookOf('charge.success', { id: 1, status: 'success', reference: 'shop-2' }))
    for (let i = 1; i < WEBHOOK_TRIES; i++) await clock(2 * DAY)
    expect(await kept()).toMatchObject([{ attempts: WEBHOOK_TRIES, done: 1 }])
    expect(await market.rows('SELECT id FROM recon_items')).toEqual([
      { id: 'webhook:charge.success:1:success' },
    ])
    expect(await clock(DAY)).toMatchObject({ tried: 0 })
  })
})

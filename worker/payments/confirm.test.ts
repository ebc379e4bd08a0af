import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { fundWallet, initFunding, listPayments } from '#schema/contract/payments.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import type { Fault } from '#testing/faults/fault.ts'
import { SANDBOX_SETTINGS } from '#testing/provider/sandboxes.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let other: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(0))
  other = await market.createClient(naira(0))
})
const begin = async (amount = '5000', user = client) => {
  const { status, body } = await user.send(initFunding, { amount, phone: '08031234567' })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.payment.reference
}
const confirm = (reference: string, user = client) =>
  user.send(fundWallet, { amount: 5000, reference })
const openDiscrepancies = () =>
  market.runSql('SELECT id FROM discrepancies WHERE resolved_at IS NULL')
const rowOf = async (reference: string) =>
  (await market.runSql('SELECT * FROM payments WHERE reference = ?', reference))[0]
const verifyCalls = () => market.provider.countRequests('GET /transaction/verify')
const accessCodeOf = (reference: string) => market.provider.payment(reference)?.accessCode

describe('confirming a paid payment', () => {
  it('credits it once, logs the changes, and returns the same for repeated calls', async () => {
    const reference = await begin()
    market.provider.pay(reference)
    const changes = await market.changesDuring(async () => {
      expect(await confirm(reference)).toMatchObject({
        status: 200,
        body: {
          message: 'Wallet funded successfully',
          payment: { reference, status: 'success', paid: 5000, accessCode: null },
          balance: 5000,
        },
      })
    })
    const [row] = (await client.send(listTransactions, {})).body.trx
    expect(row).toMatchObject({
      details: 'Wallet funded',
      amount: 5000,
      TransactionType: 'credit',
      TransactionStatus: 'completed',
    })
    const scope = `u:${client.id}`
    expect(changes).toEqual(
      [
        `${scope} me put ${client.id}`,
        `${scope} notice put paymentCredited`,
        `${scope} trx put ${row?._id}`,
      ].toSorted(),
    )

    const before = verifyCalls()
    for (let i = 0; i < 3; i++)
      expect(await confirm(reference)).toMatchObject({
        status: 200,
        body: { message: 'Wallet funded successfully', balance: 5000 },
      })
    expect(verifyCalls()).toBe(before)
    expect((await client.send(readDashboard, {})).body.userDetails.balance).toBe(5000)
    expect(await rowOf(reference)).toMatchObject({ paid_amount: 500_000, fees: 17_500, flag: null })
    expect(
      await market.runSql(
        "SELECT id, debits - credits AS kobo FROM ledger_accounts WHERE id LIKE 'provider%' ORDER BY id",
      ),
    ).toEqual([
      { id: 'provider_clearing', kobo: 482_500 },
      { id: 'provider_fees', kobo: 17_500 },
    ])
  })

  it('ignores the amount that the client sends', async () => {
    const reference = await begin()
    market.provider.pay(reference)
    const { body } = await client.send(fundWallet, { amount: 9_000_000, reference })
    expect(body.balance).toBe(5000)
    const half = await begin('119.99')
    market.provider.pay(half)
    const times100 = (119.99 * 100) / 100
    expect((await client.send(fundWallet, { amount: times100, reference: half })).status).toBe(200)
  })

  it('credits another amount as it was paid and flags it', async () => {
    const reference = await begin()
    market.provider.pay(reference, { amount: 420_000 })
    expect((await confirm(reference)).body).toMatchObject({
      balance: 4200,
      payment: { paid: 4200 },
    })
    expect(await rowOf(reference)).toMatchObject({
      amount: 500_000,
      paid_amount: 420_000,
      flag: 'amount',
    })
  })

  it('credits and flags a payment over the limit and rejects the next one', async () => {
    const first = await begin('200000')
    market.advanceClock(DAY_MS)
    const second = await begin('200000')
    for (const reference of [first, second]) {
      market.provider.pay(reference)
      expect((await confirm(reference)).status).toBe(200)
    }
    expect((await rowOf(first))?.['flag']).toBeNull()
    expect((await rowOf(second))?.['flag']).toBe('over_limit')
    expect(await market.availableBalance(client)).toBe(naira(400_000))
    expect(await market.runSql('SELECT id, kind, provider_amount FROM discrepancies')).toEqual([
      { id: `flag:${second}`, kind: 'amount', provider_amount: 20_000_000 },
    ])
    expect((await client.send(initFunding, { amount: '100' })).body.code).toBe('balance_limit')
  })

  it.each([
    ['currency', { currency: 'USD' }],
    ['mode', { domain: 'live' }],
    ['zero', { amount: 0, fees: 0 }],
    ['owner', { user_id: 'another user' }],
    ['owner', { metadata: '', email: 'else@where.test' }],
    ['excess', { amount: 1_500_001 }],
  ])('credits nothing and flags a mismatch: %s', async (flag, changes) => {
    const reference = await begin()
    market.provider.pay(reference)
    market.provider.injectFault('GET /transaction/verify', { effect: 'corrupt', changes })
    expect(await confirm(reference)).toMatchObject({
      status: 409,
      body: { code: 'payment_mismatch' },
    })
    expect(await rowOf(reference)).toMatchObject({ status: 'mismatch' })
    expect((await rowOf(reference))?.['flag']).toContain(flag)
    expect(await market.availableBalance(client)).toBe(0)
    expect(await openDiscrepancies()).toEqual([{ id: `payment:${reference}` }])
    // The provider may correct its error.
    market.provider.clearFaults()
    expect((await confirm(reference)).body.balance).toBe(5000)
    expect(await openDiscrepancies()).toEqual([])
  })

  it('queries again when one response was corrupted', async () => {
    for (const changes of [{ currency: 'USD' }, { amount: 490_000 }, { domain: 'live' }]) {
      const reference = await begin()
      market.provider.pay(reference)
      market.provider.injectOnce('GET /transaction/verify', { effect: 'corrupt', changes })
      const before = verifyCalls()
      expect((await confirm(reference)).status).toBe(200)
      expect(verifyCalls() - before).toBe(2)
      expect(await rowOf(reference)).toMatchObject({ paid_amount: 500_000, flag: null })
    }
  })

  it('answers 503 when two responses differ', async () => {
    const reference = await begin()
    market.provider.pay(reference)
    market.provider.injectOnce(
      'GET /transaction/verify',
      { effect: 'corrupt', changes: { amount: 1, fees: 0 } },
      { effect: 'corrupt', changes: { amount: 2, fees: 0 } },
    )
    expect((await confirm(reference)).status).toBe(503)
    expect(await rowOf(reference)).toMatchObject({ status: 'initialized', flag: null })
  })
})

describe('a payment that is not credited', () => {
  it.each(['pending', 'ongoing', 'processing', 'queued', 'abandoned'])(
    'answers 202 for the status %s; it may still be paid',
    async (status) => {
      const reference = await begin()
      market.provider.pay(reference, { outcome: status })
      expect(await confirm(reference)).toMatchObject({
        status: 202,
        body: { message: 'Payment is being confirmed', payment: { status: 'initialized' } },
      })
      expect(await rowOf(reference)).toMatchObject({ provider_status: status })
      expect((await client.send(listPayments, {})).body.payments).toMatchObject([
        { reference, status: 'initialized', accessCode: accessCodeOf(reference) },
      ])
      market.provider.pay(reference)
      expect((await confirm(reference)).status).toBe(200)
      expect((await client.send(listPayments, {})).body.payments).toEqual([])
    },
  )

  it('answers 402 for a declined card; another card may still pay', async () => {
    const reference = await begin()
    market.provider.pay(reference, { outcome: 'declined' })
    expect(await confirm(reference)).toMatchObject({ status: 402, body: { code: 'not_paid' } })
    expect(await rowOf(reference)).toMatchObject({ status: 'failed' })
    market.provider.pay(reference)
    expect((await confirm(reference)).body.balance).toBe(5000)
  })

  it.each([
    ['is unreachable', { effect: 'drop-request' }],
    ['answers 500', { effect: 'status', status: 500 }],
    ['is busy', { effect: 'status', status: 429 }],
    ['rejects our key', { effect: 'status', status: 401 }],
    ['answers HTML', { effect: 'html' }],
  ] satisfies [string, Fault][])(
    'answers 503 and changes nothing while the provider %s',
    async (_, fault) => {
      const reference = await begin()
      market.provider.pay(reference)
      market.provider.injectFault('GET /transaction/verify', fault)
      const response = await confirm(reference)
      expect(response).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
      expect(response.headers.get('retry-after')).toBe('5')
      expect(String(market.logLines.at(-1)?.['fault'])).toContain('caused by')
      expect(await rowOf(reference)).toMatchObject({ status: 'initialized' })
      market.provider.clearFaults()
      expect((await confirm(reference)).body.balance).toBe(5000)
    },
  )

  it('does not count a slow provider against the time limit of the database', async () => {
    const reference = await begin()
    market.provider.pay(reference)
    const deadlineMs = 60_000
    Object.assign(market.deps.settings, { DATABASE_DEADLINE_MS: deadlineMs })
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    market.provider.intercept('GET /transaction/verify', (request, forward) => {
      vi.setSystemTime(Date.now() + 2 * deadlineMs)
      return forward(request)
    })
    expect((await confirm(reference)).status).toBe(200)
  })

  it('lists the caller’s payments of the last week, newest first', async () => {
    const old = await begin()
    market.advanceClock(6 * 24 * 3_600_000)
    const fresh = await begin()
    await begin('700', other)
    const shown = async () =>
      (await client.send(listPayments, {})).body.payments.map(({ reference }) => reference)
    expect(await shown()).toEqual([fresh, old])
    market.advanceClock(2 * 24 * 3_600_000)
    expect(await shown()).toEqual([fresh])
  })

  it('shows the checkout to its owner on any phone while it can be paid', async () => {
    const reference = await begin()
    const accessCode = accessCodeOf(reference)
    const checkoutUrl = `${SANDBOX_SETTINGS.PAYSTACK_URL}/checkout/${accessCode}`
    const open = { accessCode, checkout: { checkout: 'sandbox', checkoutUrl } }
    expect((await client.send(listPayments, {})).body.payments).toMatchObject([open])
    expect((await other.send(listPayments, {})).body.payments).toEqual([])
    const foreign = await confirm(reference, other)
    expect(foreign).toMatchObject({ status: 404, body: { code: 'unknown_payment' } })
    expect(JSON.stringify(foreign.body)).not.toContain(accessCode)
    market.provider.pay(reference)
    expect((await confirm(reference)).body.payment).toMatchObject({
      accessCode: null,
      checkout: null,
    })
  })
})

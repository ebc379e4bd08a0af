import { beforeEach, describe, expect, it } from 'vitest'
import { readDashboard } from '#schema/contract/accounts.ts'
import { fundWallet, initFunding, listPayments } from '#schema/contract/payments.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { FUNDINGS_AT_ONCE, FUNDINGS_WINDOW_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { newMarket, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
let other: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client(naira(0))
  other = await market.client(naira(0))
})
const begin = async (amount = '5000', person = client) => {
  const { status, body } = await person.send(initFunding, { amount, phone: '08031234567' })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.payment.reference
}
const confirm = (reference: string, person = client) =>
  person.send(fundWallet, { amount: 5000, reference })
const rowOf = async (reference: string) =>
  (await market.rows('SELECT * FROM payments WHERE reference = ?', reference))[0]
const verifies = () => market.provider.asked.filter((one) => one.includes('verify')).length

describe('R41, F18: a payment is named by us before it is made', () => {
  it('with the time first and eight letters nobody can guess, and where to pay it', async () => {
    const { body } = await client.send(initFunding, { amount: '₦5,000.50', phone: '0803' })
    expect(body).toMatchObject({
      payment: { amount: 5000.5, status: 'initialized', paid: null },
      checkout: 'sandbox',
    })
    const { reference, accessCode } = body.payment
    expect(reference).toMatch(new RegExp(`^fw-${market.now()}-[a-z0-9]{8}$`))
    expect(body.checkoutUrl).toBe(`https://checkout.test/${accessCode}`)
    expect(market.provider.book.get(reference)).toMatchObject({
      ...{ amount: 500_050, customer: { email: client.email } },
      metadata: { user_id: client.id, phone: '0803' },
    })
    expect(await begin()).not.toBe(reference)
    expect(await market.available(client)).toBe(0)
  })

  it.each(['99', '1000000.01', '0', '-50', '1e5', '19.999', 'lots'])(
    'F17: %s is no amount to pay',
    async (amount) => {
      expect((await client.send(initFunding, { amount })).status).toBe(400)
      expect(market.provider.asked).toEqual([])
    },
  )

  it('is refused before the popup when an unverified wallet would hold too much', async () => {
    const rich = await market.client(naira(250_000))
    const tooMuch = await rich.send(initFunding, { amount: '50001' })
    expect(tooMuch).toMatchObject({ status: 403, body: { code: 'balance_limit' } })
    expect(tooMuch.body.error).toContain('You can add ₦50,000 now.')
    expect((await rich.send(initFunding, { amount: '50000' })).status).toBe(201)
    await market.rows('UPDATE users SET is_verified = 1 WHERE id = ?', rich.id)
    expect((await rich.send(initFunding, { amount: '1000000' })).status).toBe(201)
  })

  it('only so many are begun at once', async () => {
    for (let i = 0; i < FUNDINGS_AT_ONCE; i++) await begin('100')
    const refused = await client.send(initFunding, { amount: '100' })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
    expect(Number(refused.headers.get('retry-after'))).toBe(FUNDINGS_WINDOW_MS / 1000)
    market.wait(FUNDINGS_WINDOW_MS + 1)
    await begin('100')
  })

  it('when the provider is away nothing is begun, and it says when to come again', async () => {
    const away = await newMarket({ outside: () => Promise.reject(new TypeError('fetch failed')) })
    const person = await away.client()
    const refused = await person.send(initFunding, { amount: '5000' })
    expect(refused).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await away.rows('SELECT * FROM payments')).toEqual([])
  })
})

describe('R41: what is added is what the provider says was paid', () => {
  it('adds it once, tells the phone, and says the same ever after', async () => {
    const reference = await begin()
    market.provider.becomes(reference)
    const told = await market.told(async () => {
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
      ...{ details: 'Wallet funded', amount: 5000 },
      ...{ TransactionType: 'credit', TransactionStatus: 'completed' },
    })
    const scope = `u:${client.id}`
    expect(told).toEqual(
      [`${scope} me put ${client.id}`, `${scope} trx put ${row?._id}`].toSorted(),
    )

    const before = verifies()
    for (let i = 0; i < 3; i++)
      expect(await confirm(reference)).toMatchObject({
        status: 200,
        body: { message: 'Wallet funded successfully', balance: 5000 },
      })
    expect(verifies()).toBe(before)
    expect((await client.send(readDashboard, {})).body.userDetails.balance).toBe(5000)
    expect(await rowOf(reference)).toMatchObject({ paid: 500_000, fees: 17_500, flag: null })
    expect(
      await market.rows(
        "SELECT id, debits - credits AS kobo FROM ledger_accounts WHERE id LIKE 'provider%' ORDER BY id",
      ),
    ).toEqual([
      { id: 'provider_clearing', kobo: 482_500 },
      { id: 'provider_fees', kobo: 17_500 },
    ])
  })

  it('not what the caller says', async () => {
    const reference = await begin()
    market.provider.becomes(reference)
    const { body } = await client.send(fundWallet, { amount: 9_000_000, reference })
    expect(body.balance).toBe(5000)
    const half = await begin('119.99')
    market.provider.becomes(half)
    const times100 = (119.99 * 100) / 100
    expect((await client.send(fundWallet, { amount: times100, reference: half })).status).toBe(200)
  })

  it('another amount than was asked for is added as it was paid, and flagged', async () => {
    const reference = await begin()
    market.provider.becomes(reference, { amount: 420_000 })
    expect((await confirm(reference)).body).toMatchObject({
      balance: 4200,
      payment: { paid: 4200 },
    })
    expect(await rowOf(reference)).toMatchObject({ amount: 500_000, paid: 420_000, flag: 'amount' })
  })

  it('over the limit it is added all the same and flagged; the next is refused', async () => {
    const first = await begin('200000')
    const second = await begin('200000')
    for (const reference of [first, second]) {
      market.provider.becomes(reference)
      expect((await confirm(reference)).status).toBe(200)
    }
    expect((await rowOf(first))?.['flag']).toBeNull()
    expect((await rowOf(second))?.['flag']).toBe('over_limit')
    expect(await market.available(client)).toBe(naira(400_000))
    expect((await client.send(initFunding, { amount: '100' })).body.code).toBe('balance_limit')
  })

  it.each([
    ['currency', { currency: 'USD' }],
    ['world', { domain: 'live' }],
    ['nothing', { amount: 0, fees: 0 }],
    ['owner', { metadata: { user_id: 'somebody else' } }],
    ['owner', { metadata: '', customer: { email: 'else@where.test' } }],
  ])('nothing when the %s is another: a person looks at it', async (flag, fields) => {
    const reference = await begin()
    market.provider.becomes(reference, fields)
    expect(await confirm(reference)).toMatchObject({
      status: 409,
      body: { code: 'payment_mismatch' },
    })
    expect(await rowOf(reference)).toMatchObject({ status: 'mismatch' })
    expect((await rowOf(reference))?.['flag']).toContain(flag)
    expect(await market.available(client)).toBe(0)
    // What was a slip of the provider's heals by itself.
    const right = { metadata: { user_id: client.id }, currency: 'NGN', domain: 'test' }
    market.provider.becomes(reference, { ...right, amount: 500_000 })
    expect((await confirm(reference)).body.balance).toBe(5000)
  })

  it('an answer garbled once is asked for again, and does no harm', async () => {
    for (const garble of [{ currency: 'USD' }, { amount: 490_000 }, { domain: 'live' }]) {
      const reference = await begin()
      const payment = market.provider.becomes(reference)
      let asked = 0
      market.provider.spoil((_, answer) =>
        ++asked === 1
          ? Response.json({ status: true, message: '', data: { ...payment, ...garble } })
          : answer(),
      )
      expect((await confirm(reference)).status).toBe(200)
      expect(asked).toBe(2)
      expect(await rowOf(reference)).toMatchObject({ paid: 500_000, flag: null })
      market.provider.mend()
    }
  })

  it('two answers that differ are none', async () => {
    const reference = await begin()
    const payment = market.provider.becomes(reference)
    let asked = 0
    market.provider.spoil(() =>
      Response.json({ status: true, message: '', data: { ...payment, amount: ++asked } }),
    )
    expect((await confirm(reference)).status).toBe(503)
    expect(await rowOf(reference)).toMatchObject({ status: 'initialized', flag: null })
  })
})

describe('R41: what is not in the wallet yet', () => {
  it.each(['pending', 'ongoing', 'processing', 'queued', 'abandoned'])(
    'F20: %s is 202, and may still be paid',
    async (status) => {
      const reference = await begin()
      market.provider.becomes(reference, { status })
      expect(await confirm(reference)).toMatchObject({
        status: 202,
        body: { message: 'Payment is being confirmed', payment: { status: 'initialized' } },
      })
      expect(await rowOf(reference)).toMatchObject({ provider_status: status })
      expect((await client.send(listPayments, {})).body.payments).toMatchObject([
        { reference, status: 'initialized', accessCode: `ac_${reference}` },
      ])
      market.provider.becomes(reference)
      expect((await confirm(reference)).status).toBe(200)
      expect((await client.send(listPayments, {})).body.payments).toEqual([])
    },
  )

  it('a card that was declined is 402, and another card may still pay', async () => {
    const reference = await begin()
    market.provider.becomes(reference, { status: 'failed' })
    expect(await confirm(reference)).toMatchObject({ status: 402, body: { code: 'not_paid' } })
    expect(await rowOf(reference)).toMatchObject({ status: 'failed' })
    market.provider.becomes(reference)
    expect((await confirm(reference)).body.balance).toBe(5000)
  })

  it.each([
    ['is not there', () => Promise.reject<Response>(new TypeError('fetch failed'))],
    ['says 500', async () => new Response('boom', { status: 500 })],
    ['is busy', async () => new Response('{}', { status: 429 })],
    ['does not take our key', async () => new Response('{}', { status: 401 })],
    ['says something else', async () => new Response('<html>Welcome</html>')],
  ])('while the provider %s it is 503, and the payment waits', async (_, fault) => {
    const reference = await begin()
    market.provider.becomes(reference)
    market.provider.spoil(fault)
    const heard = await confirm(reference)
    expect(heard).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
    expect(heard.headers.get('retry-after')).toBe('5')
    expect(String(market.lines.at(-1)?.['fault'])).toContain('caused by')
    expect(await rowOf(reference)).toMatchObject({ status: 'initialized' })
    market.provider.mend()
    expect((await confirm(reference)).body.balance).toBe(5000)
  })

  it('a provider slower than the database may be takes nothing from the database’s time', async () => {
    const reference = await begin()
    market.provider.becomes(reference)
    Object.assign(market.deps.settings, { DATABASE_DEADLINE_MS: 1500 })
    market.provider.spoil(async (_, answer) => {
      await new Promise((done) => setTimeout(done, 1600))
      return answer()
    })
    expect((await confirm(reference)).status).toBe(200)
  })

  it('shows the payments of the last week, newest first, and nobody else’s', async () => {
    const old = await begin()
    market.wait(6 * 24 * 3_600_000)
    const fresh = await begin()
    await begin('700', other)
    const shown = async () =>
      (await client.send(listPayments, {})).body.payments.map(({ reference }) => reference)
    expect(await shown()).toEqual([fresh, old])
    market.wait(2 * 24 * 3_600_000)
    expect(await shown()).toEqual([fresh])
  })

  it('on any phone of its owner’s it can be gone on with while it may still be paid, and on nobody else’s', async () => {
    const reference = await begin()
    const checkoutUrl = `https://checkout.test/ac_${reference}`
    const there = { accessCode: `ac_${reference}`, checkout: { checkout: 'sandbox', checkoutUrl } }
    expect((await client.send(listPayments, {})).body.payments).toMatchObject([there])
    expect((await other.send(listPayments, {})).body.payments).toEqual([])
    const strange = await confirm(reference, other)
    expect(strange).toMatchObject({ status: 404, body: { code: 'unknown_payment' } })
    expect(JSON.stringify(strange.body)).not.toContain('ac_')
    market.provider.becomes(reference)
    expect((await confirm(reference)).body.payment).toMatchObject({
      ...{ accessCode: null, checkout: null },
    })
  })
})

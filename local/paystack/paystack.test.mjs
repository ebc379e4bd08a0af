import { afterAll, expect, test } from 'vitest'
import { openSandbox, stopAll } from './testing.mjs'

afterAll(stopAll)

test('MONEY 3.2: a payment is begun once, by its reference, and is abandoned until it is made', async () => {
  const { paystack, call, begin } = await openSandbox()
  const { reference, access_code: code, authorization_url: address } = await begin()
  expect(address).toBe(`${paystack.url}/checkout/${code}`)
  const { body } = await call('GET', `/transaction/verify/${reference}`)
  expect(body.data).toMatchObject({
    status: 'abandoned',
    domain: 'test',
    amount: 20_000_00,
    fees: null,
  })
  const again = await call('POST', '/transaction/initialize', {
    ...{ email: 'a@b.test', amount: 100_00, reference },
  })
  expect([again.status, again.body.code]).toEqual([400, 'duplicate_reference'])
  expect((await call('GET', '/transaction/verify/fw-unknown')).status).toBe(404)
  const opened = await call('GET', `/transaction/verify_access_code/${code}`, undefined, {
    key: 'none',
    isOfficial: false,
  })
  expect(opened.body.data).toMatchObject({ reference, amount: 20_000_00 })
})

test.each([
  [{ email: 'nobody' }, 400],
  [{ amount: 0 }, 400],
  [{ amount: 10.5 }, 400],
  [{ currency: 'GHS' }, 403],
  [{ reference: 'fw_with_an_underscore' }, 400],
])('MONEY 3.2: %o is refused', async (change, status) => {
  const { call } = await openSandbox()
  const given = { email: 'a@b.test', amount: 100_00, reference: 'fw-1', ...change }
  expect((await call('POST', '/transaction/initialize', given)).status).toBe(status)
})

test('a key of somebody else opens nothing', async () => {
  const { call } = await openSandbox()
  const answer = await call('GET', '/balance', undefined, { key: 'sk_test_ffffffffffffffff' })
  expect([answer.status, answer.body.message]).toEqual([401, 'Invalid key'])
})

test.each([
  [1000_00, 15_00],
  [2499_99, 37_50],
  [2500_00, 137_50],
  [20_000_00, 400_00],
  [1_000_000_00, 2000_00],
])(
  'MONEY 3.2: of %i kobo paid, %i is the fee, and the rest is in the balance',
  async (amount, fee) => {
    const { paystack, call, begin } = await openSandbox()
    const { reference } = await begin(amount)
    await paystack.control('pay', { reference, outcome: 'success' })
    const { body } = await call('GET', `/transaction/verify/${reference}`)
    expect(body.data).toMatchObject({ status: 'success', amount, fees: fee })
    await paystack.control('pay', { reference, outcome: 'success' })
    expect(paystack.balance).toBe(amount - fee)
    expect((await call('GET', '/balance')).body.data).toEqual([
      { currency: 'NGN', balance: amount - fee },
    ])
    expect((await call('GET', '/balance/ledger')).body.data).toMatchObject([
      { difference: amount - fee },
    ])
  },
)

test('F20: declined, abandoned and pending are told apart, and money may still come after each of them', async () => {
  const { paystack, call, begin } = await openSandbox()
  for (const [outcome, status] of [
    ['declined', 'failed'],
    ['abandoned', 'abandoned'],
    ['pending', 'pending'],
  ]) {
    const { reference } = await begin()
    await paystack.control('pay', { reference, outcome })
    expect((await call('GET', `/transaction/verify/${reference}`)).body.data.status).toBe(status)
    await paystack.control('pay', { reference, outcome: 'success' })
    expect((await call('GET', `/transaction/verify/${reference}`)).body.data.status).toBe('success')
  }
  await expect(
    paystack.control('pay', { reference: 'fw-none', outcome: 'success' }),
  ).rejects.toThrow('No transaction')
})

test('R41: what was paid may be other than what was asked for, in another world or by another person', async () => {
  const { paystack, call, begin } = await openSandbox()
  const paidAs = async (as) => {
    const { reference } = await begin()
    await paystack.control('pay', { reference, outcome: 'success', ...as })
    return (await call('GET', `/transaction/verify/${reference}`)).body.data
  }
  expect(await paidAs({ amount: 5000_00 })).toMatchObject({
    amount: 5000_00,
    requested_amount: 20_000_00,
  })
  expect(paystack.balance).toBe(5000_00 - 175_00)
  expect(await paidAs({ currency: 'USD' })).toMatchObject({ currency: 'USD', status: 'success' })
  expect(await paidAs({ domain: 'live' })).toMatchObject({ domain: 'live', status: 'success' })
  expect(await paidAs({ metadata: { user_id: 'u2' }, email: 'x@y.test' })).toMatchObject({
    metadata: { user_id: 'u2' },
    customer: { email: 'x@y.test' },
  })
  // Neither dollars nor the other world's money are in this balance.
  expect(paystack.balance).toBe(5000_00 - 175_00 + 20_000_00 - 400_00)
})

test('payments and transfers are listed newest first, page by page, by status and time', async () => {
  const { paystack, call, begin, send } = await openSandbox()
  const references = []
  for (let turn = 0; turn < 5; turn++) references.unshift((await begin()).reference)
  for (const reference of references.slice(0, 3))
    await paystack.control('pay', { reference, outcome: 'success' })
  const page = await call('GET', '/transaction?status=success&per_page=2&page=2')
  expect(page.body.data.map(({ reference }) => reference)).toEqual([references[2]])
  expect(page.body.meta).toMatchObject({ total: 3, page: 2, pageCount: 2, perPage: 2 })
  expect((await call('GET', '/transaction')).body.data).toHaveLength(5)
  const later = new Date(Date.now() + 60_000).toISOString()
  expect((await call('GET', `/transaction?from=${later}`)).body.data).toEqual([])
  const sent = [await send(), await send()]
  expect((await call('GET', '/transfer?per_page=1')).body.data[0].reference).toBe(sent[1].reference)
})

test('SPEC 3: the list of banks has closed ones and ones that cannot be sent to, and more than a page', async () => {
  const { call } = await openSandbox()
  const first = (
    await call('GET', '/bank?country=nigeria&currency=NGN&perPage=100&use_cursor=true')
  ).body
  const rest = (await call('GET', `/bank?perPage=100&use_cursor=true&next=${first.meta.next}`)).body
  const banks = [...first.data, ...rest.data]
  expect(rest.meta.next).toBe(null)
  expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length)
  expect(banks.length).toBeGreaterThan(100)
  for (const code of ['057', '058', '011', '044', '033', '999992'])
    expect(banks.find((bank) => bank.code === code)).toMatchObject({
      active: true,
      supports_transfer: true,
    })
  expect(banks.some(({ active }) => !active)).toBe(true)
  expect(banks.some(({ supports_transfer: sends }) => !sends)).toBe(true)
  expect(banks.some(({ code }) => code === '001')).toBe(false)
  expect((await call('GET', '/bank')).body.data).toHaveLength(50)
})

test('R44: a number has one name, the test bank knows every number, and some have no account', async () => {
  const { paystack, call } = await openSandbox()
  const name = (number, bank = '058') =>
    call('GET', `/bank/resolve?account_number=${number}&bank_code=${bank}`)
  const first = (await name('0123456789')).body.data
  expect(first.account_name).toMatch(/^[A-Z]+ [A-Z]+/)
  expect((await name('0123456789')).body.data).toEqual(first)
  expect((await name('0123456788')).body.data.account_name).not.toBe(first.account_name)
  expect((await name('0000000404', '001')).body.data.account_name).toBe('TEST ACCOUNT 0000000404')
  expect((await name('0000000404')).status).toBe(422)
  expect((await name('12345')).status).toBe(422)
  expect((await name('0123456789', '030')).status).toBe(400)
  await paystack.control('account', {
    account_number: '0123456789',
    account_name: 'ADEOLA BISI OGUNLEYE',
  })
  expect((await name('0123456789', '044')).body.data.account_name).toBe('ADEOLA BISI OGUNLEYE')
})

test.each([
  [5000_00, 10_00],
  [5000_01, 25_00],
  [10_000_00, 75_00],
  [50_000_00, 75_00],
  [50_000_01, 100_00],
])('MONEY 3.2: sending %i kobo costs %i, stamp duty with it', async (amount, fee) => {
  const { paystack, call, send } = await openSandbox()
  paystack.topUp(100_000_00)
  const { reference } = await send(amount)
  const { data } = (await call('GET', `/transfer/verify/${reference}`)).body
  expect(data).toMatchObject({ status: 'success', amount, fee_charged: fee })
  expect(paystack.balance).toBe(100_000_00 - amount - fee)
})

test('MONEY 3.2: a recipient is made once for an account, and a reference sends once', async () => {
  const { paystack, call, send, recipient } = await openSandbox()
  paystack.topUp(100_000_00)
  const [one, other] = [await recipient(), await recipient()]
  expect(other.recipient_code).toBe(one.recipient_code)
  expect(one.details).toMatchObject({
    bank_name: 'Guaranty Trust Bank',
    account_number: '0123456789',
  })
  const first = await send()
  const again = await send(5000_00, first.reference)
  expect([first.status, again.status, again.body.code]).toEqual([
    200,
    400,
    'duplicate_transfer_reference',
  ])
  expect(paystack.balance).toBe(100_000_00 - 5010_00)
  expect((await call('GET', '/transfer/verify/wd_nothing')).status).toBe(404)
})

test('more than there is cannot be sent, and nothing is left of the attempt', async () => {
  const { paystack, call, send } = await openSandbox()
  paystack.topUp(5009_99)
  const { status, body, reference } = await send()
  expect([status, body.code]).toEqual([400, 'insufficient_balance'])
  expect((await call('GET', `/transfer/verify/${reference}`)).status).toBe(404)
  await paystack.control('balance', { amount: 1 })
  expect((await send(5000_00, reference)).status).toBe(200)
  expect(paystack.balance).toBe(0)
})

test.each([
  ['failed', 'failed', 0, 0],
  ['rejected', 'rejected', 0, 0],
  ['reversed', 'reversed', 10_00, 10_00],
  ['pending', 'pending', 5010_00, 10_00],
  ['otp', 'otp', 5010_00, 10_00],
])('MONEY 3.2: a transfer that is to be %s', async (outcome, status, gone, fee) => {
  const { paystack, call, send } = await openSandbox()
  paystack.topUp(10_000_00)
  await paystack.control('faults', { transfers: { outcome, reversedAfter: 0 } })
  const { reference } = await send()
  await expect
    .poll(async () => (await call('GET', `/transfer/verify/${reference}`)).body.data)
    .toMatchObject({ status, fee_charged: fee })
  expect(paystack.balance).toBe(10_000_00 - gone)
  if (gone < 5010_00) return
  await paystack.control('transfer', { reference, outcome: 'failed' })
  expect(paystack.balance).toBe(10_000_00)
  await paystack.control('transfer', { reference, outcome: 'success' })
  expect(paystack.balance).toBe(10_000_00)
})

test('whoever looks in sees what it knows, as words and never as markup', async () => {
  const { paystack, call } = await openSandbox()
  const given = { email: 'a<b>@onise.test', amount: 100_00, reference: 'fw-seen' }
  await call('POST', '/transaction/initialize', given)
  const response = await fetch(paystack.url)
  const page = await response.text()
  expect(page).toContain('fw-seen')
  expect(page).toContain('a&lt;b&gt;@onise.test')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

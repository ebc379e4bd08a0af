import { afterAll, expect, test } from 'vitest'
import { openSandbox, stopAll } from './test-helpers.ts'

afterAll(stopAll)

test('a transaction is initialized once per reference, and is abandoned until it is paid', async () => {
  const { paystack, call, initialize } = await openSandbox()
  const { reference, access_code: code, authorization_url: url } = await initialize()
  expect(url).toBe(`${paystack.url}/checkout/${code}`)
  const { body } = await call('GET', `/transaction/verify/${reference}`)
  expect(body.data).toMatchObject({
    status: 'abandoned',
    domain: 'test',
    amount: 20_000_00,
    fees: null,
  })
  const duplicate = await call('POST', '/transaction/initialize', {
    email: 'a@b.test',
    amount: 100_00,
    reference,
  })
  expect([duplicate.status, duplicate.body.code]).toEqual([400, 'duplicate_reference'])
  expect((await call('GET', '/transaction/verify/fw-unknown')).status).toBe(404)
  expect((await call('POST', '/charge', {}, { validate: false })).body).toMatchObject({
    status: false,
    message: 'The sandbox does not offer POST /charge',
  })
  const opened = await call('GET', `/transaction/verify_access_code/${code}`, undefined, {
    key: 'none',
    validate: false,
  })
  expect(opened.body.data).toMatchObject({ reference, amount: 20_000_00 })
})

test.each([
  [{ email: 'not an address' }, 400],
  [{ amount: 0 }, 400],
  [{ amount: 10.5 }, 400],
  [{ currency: 'GHS' }, 403],
  [{ reference: 'fw_with_an_underscore' }, 400],
])('rejects a transaction with %o', async (changes, status) => {
  const { call } = await openSandbox()
  const body = { email: 'a@b.test', amount: 100_00, reference: 'fw-1', ...changes }
  expect((await call('POST', '/transaction/initialize', body)).status).toBe(status)
})

test('rejects another key', async () => {
  const { call } = await openSandbox()
  const { status, body } = await call('GET', '/balance', undefined, {
    key: 'sk_test_ffffffffffffffff',
  })
  expect([status, body.message]).toEqual([401, 'Invalid key'])
})

test.each([
  [1000_00, 15_00],
  [2499_99, 37_50],
  [2500_00, 137_50],
  [20_000_00, 400_00],
  [1_000_000_00, 2000_00],
])('a payment of %i kobo has a fee of %i, and the rest is in the balance', async (amount, fee) => {
  const { paystack, call, initialize } = await openSandbox()
  const { reference } = await initialize(amount)
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
})

test('declined, abandoned and pending are distinct, and each can still be paid', async () => {
  const { paystack, call, initialize } = await openSandbox()
  const statusOf = async (reference: string) =>
    (await call('GET', `/transaction/verify/${reference}`)).body.data.status
  for (const [outcome, status] of [
    ['declined', 'failed'],
    ['abandoned', 'abandoned'],
    ['pending', 'pending'],
  ]) {
    const { reference } = await initialize()
    await paystack.control('pay', { reference, outcome })
    expect(await statusOf(reference)).toBe(status)
    await paystack.control('pay', { reference, outcome: 'success' })
    expect(await statusOf(reference)).toBe('success')
  }
  await expect(
    paystack.control('pay', { reference: 'fw-none', outcome: 'success' }),
  ).rejects.toThrow('No transaction')
})

test('a payment may differ from the request in amount, currency, domain and owner', async () => {
  const { paystack, call, initialize } = await openSandbox()
  const payWith = async (overrides: object) => {
    const { reference } = await initialize()
    await paystack.control('pay', { reference, outcome: 'success', ...overrides })
    return (await call('GET', `/transaction/verify/${reference}`)).body.data
  }
  expect(await payWith({ amount: 5000_00 })).toMatchObject({
    amount: 5000_00,
    requested_amount: 20_000_00,
  })
  expect(paystack.balance).toBe(5000_00 - 175_00)
  expect(await payWith({ currency: 'USD' })).toMatchObject({ currency: 'USD', status: 'success' })
  expect(await payWith({ domain: 'live' })).toMatchObject({ domain: 'live', status: 'success' })
  expect(await payWith({ metadata: { user_id: 'u2' }, email: 'x@y.test' })).toMatchObject({
    metadata: { user_id: 'u2' },
    customer: { email: 'x@y.test' },
  })
  // Neither dollars nor live money are part of this balance.
  expect(paystack.balance).toBe(5000_00 - 175_00 + 20_000_00 - 400_00)
})

test('lists payments and transfers newest first, by page, status and time', async () => {
  const { paystack, call, initialize, transfer } = await openSandbox()
  const references: string[] = []
  for (let count = 0; count < 5; count++) references.unshift((await initialize()).reference)
  for (const reference of references.slice(0, 3))
    await paystack.control('pay', { reference, outcome: 'success' })
  const list = (path: string) => call<{ reference: string }[]>('GET', path)
  const page = await list('/transaction?status=success&per_page=2&page=2')
  expect(page.body.data.map(({ reference }) => reference)).toEqual([references[2]])
  expect(page.body.meta).toMatchObject({ total: 3, page: 2, pageCount: 2, perPage: 2 })
  expect((await list('/transaction')).body.data).toHaveLength(5)
  const later = new Date(Date.now() + 60_000).toISOString()
  expect((await list(`/transaction?from=${later}`)).body.data).toEqual([])
  await transfer()
  const last = await transfer()
  expect((await list('/transfer?per_page=1&status=success')).body.data[0]?.reference).toBe(
    last.reference,
  )
})

test('the dashboard shows payments and escapes markup', async () => {
  const { paystack, call } = await openSandbox()
  const body = { email: 'a<b>@onise.test', amount: 100_00, reference: 'fw-shown' }
  await call('POST', '/transaction/initialize', body)
  const response = await fetch(paystack.url)
  const page = await response.text()
  expect(page).toContain('fw-shown')
  expect(page).toContain('a&lt;b&gt;@onise.test')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('serves every file that its pages refer to', async () => {
  const { paystack, initialize } = await openSandbox()
  const { authorization_url: checkout } = await initialize()
  for (const page of [paystack.url, checkout]) {
    const html = await (await fetch(page)).text()
    const files = [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path]) => path)
    expect(files.length).toBeGreaterThan(0)
    for (const path of files)
      expect([path, (await fetch(paystack.url + path)).status]).toEqual([path, 200])
  }
})

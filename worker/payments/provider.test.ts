import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { naira, type Kobo } from '#schema/domain/money.ts'
import { openProvider } from './provider.ts'
import { isSigned } from './signature.ts'

type Heard = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
let heard: Heard[] = []
let answer: (response: ServerResponse, request: Heard) => void
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += String(part)))
  request.on('end', () => {
    const { method = '', url = '', headers } = request
    heard.push({ method, url, headers, body })
    answer(response, { method, url, headers, body })
  })
})
const urlOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => void (heard = []))

const KEY = 'sk_test_0123456789abcdef'
const open = (PAYSTACK_SECRET_KEY = KEY) =>
  openProvider({ settings: { PAYSTACK_URL: urlOf(), PAYSTACK_SECRET_KEY }, patienceMs: 300 })

const json = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body))
const says = (data: unknown, meta?: unknown) => (response: ServerResponse) =>
  json(response, 200, { status: true, message: 'ok', data, meta })
const refuses = (status: number, message: string, code?: string) => (response: ServerResponse) =>
  json(response, status, { status: false, message, code })

const paid = (fields: object = {}) => ({
  id: 4_099_260_516,
  domain: 'test',
  status: 'success',
  reference: 'fw-1-abcdefgh',
  amount: 2_000_000,
  currency: 'NGN',
  fees: 40_000,
  metadata: { user_id: 'ada' },
  customer: { email: 'Ada@Home.test' },
  ...fields,
})
const sent = (fields: object = {}) => ({
  id: 860_703_114,
  domain: 'test',
  status: 'success',
  reference: 'wd_0190-abc',
  amount: 499_000,
  currency: 'NGN',
  transfer_code: 'TRF_1',
  recipient: 56_824_902,
  ...fields,
})
const verify = (provider = open()) => provider.verify('fw-1-abcdefgh')
const transfer = (provider = open()) =>
  provider.transfer({
    ...{ reference: 'wd_0190-abc', amount: naira(4990) },
    ...{ recipient: 'RCP_1', reason: 'Onise withdrawal' },
  })

describe('MONEY 3.2: what the provider says', () => {
  it('verify: what was paid, by whom, and nothing that we did not ask for', async () => {
    answer = says(paid({ authorization: { bin: '408408' } }))
    expect(await verify()).toEqual({
      kind: 'said',
      data: {
        ...{ id: '4099260516', domain: 'test', status: 'success', standing: 'paid' },
        ...{ reference: 'fw-1-abcdefgh', amount: 2_000_000, fees: 40_000, currency: 'NGN' },
        ...{ user: 'ada', email: 'ada@home.test' },
      },
    })
    expect(heard).toMatchObject([
      {
        method: 'GET',
        url: '/transaction/verify/fw-1-abcdefgh',
        headers: { authorization: `Bearer ${KEY}`, accept: 'application/json' },
        body: '',
      },
    ])
  })

  it.each([
    ['success', 'paid'],
    ['failed', 'failed'],
    ['reversed', 'failed'],
    ['abandoned', 'abandoned'],
    ...['pending', 'ongoing', 'processing', 'queued', 'a new word'].map((word) => [
      word,
      'waiting',
    ]),
  ])('a payment that is %s is %s', async (status, standing) => {
    answer = says(paid({ status, fees: null, metadata: '' }))
    expect(await verify()).toMatchObject({ data: { standing, fees: 0, user: null } })
  })

  it.each([
    ['{"user_id":"ada"}', 'ada'],
    ['not json', null],
    [0, null],
    [null, null],
    [{ user_id: 7 }, null],
  ])('the owner is read from metadata %j as %s', async (metadata, user) => {
    answer = says(paid({ metadata }))
    expect(await verify()).toMatchObject({ data: { user } })
  })

  it.each([
    ['success', 'success'],
    ['reversed', 'reversed'],
    ...['failed', 'abandoned', 'rejected', 'blocked'].map((word) => [word, 'failed']),
    ...['pending', 'otp', 'received', 'queued'].map((word) => [word, 'waiting']),
  ])('a transfer that is %s is %s', async (status, standing) => {
    answer = says(sent({ status, fee_charged: 1000 }))
    expect(await transfer()).toMatchObject({ kind: 'said', data: { standing, feeCharged: 1000 } })
    expect(await open().verifyTransfer('wd_0190-abc')).toMatchObject({ data: { standing } })
  })

  it('asks for each thing in the provider’s own words', async () => {
    const provider = open()
    answer = says({ authorization_url: 'https://c.test/x', access_code: 'ac', reference: 'r' })
    const checkout = {
      reference: 'r',
      email: 'a@b.test',
      amount: naira(20),
      user: 'ada',
      phone: '',
    }
    expect(await provider.initialize(checkout)).toEqual({
      kind: 'said',
      data: { accessCode: 'ac', checkoutUrl: 'https://c.test/x' },
    })
    answer = says({ account_number: '0000000000', account_name: 'MUSA A. BELLO', bank_id: 1 })
    expect(await provider.resolve('0000000000', '057')).toEqual({
      kind: 'said',
      data: { accountName: 'MUSA A. BELLO' },
    })
    answer = says({ domain: 'test', recipient_code: 'RCP_1' })
    await provider.createRecipient({ name: 'Musa', accountNumber: '0000000000', bankCode: '057' })
    answer = says([
      { currency: 'USD', balance: 5 },
      { currency: 'NGN', balance: 170_000 },
    ])
    expect(await provider.balance()).toEqual({ kind: 'said', data: 170_000 })
    expect(heard.map(({ method, url, body }) => [method, url, body && JSON.parse(body)])).toEqual([
      [
        'POST',
        '/transaction/initialize',
        {
          ...{ reference: 'r', email: 'a@b.test', amount: 2000, currency: 'NGN' },
          metadata: { user_id: 'ada' },
        },
      ],
      ['GET', '/bank/resolve?account_number=0000000000&bank_code=057', ''],
      [
        'POST',
        '/transferrecipient',
        {
          ...{ type: 'nuban', name: 'Musa', currency: 'NGN' },
          ...{ account_number: '0000000000', bank_code: '057' },
        },
      ],
      ['GET', '/balance', ''],
    ])
  })

  it('lists banks page by page: those that take transfers, by name, each once', async () => {
    const bank = (code: number, more = {}) => ({
      ...{ name: `Bank ${code}`, code: String(code), active: true },
      ...{ is_deleted: null, supports_transfer: true, ...more },
    })
    answer = (response, { url }) => {
      const page = Number(new URL(url, 'http://x').searchParams.get('page'))
      if (page === 1) says(Array.from({ length: 100 }, (_, i) => bank(i + 100)))(response)
      else
        says([
          bank(57, { name: 'A bank' }),
          bank(1, { active: false }),
          bank(2, { is_deleted: true }),
          bank(3, { supports_transfer: false }),
          bank(100),
        ])(response)
    }
    const banks = await open().banks()
    expect(banks).toMatchObject({ kind: 'said' })
    expect(heard).toHaveLength(2)
    if (banks.kind !== 'said') return
    expect(banks.data).toHaveLength(101)
    expect(banks.data[0]).toEqual({ code: '57', name: 'A bank' })

    answer = says(Array.from({ length: 100 }, (_, i) => bank(i)))
    heard = []
    await open().banks()
    expect(heard, 'one that knows no pages').toHaveLength(2)
    answer = (response, { url }) =>
      url.includes('page=1')
        ? says(Array.from({ length: 100 }, (_, i) => bank(i)))(response)
        : response.writeHead(500).end()
    expect((await open().banks()).kind, 'half a list is none').toBe('unknown')
  })

  it('lists what happened in a span of time, and says whether there is more', async () => {
    const span = { from: 0, to: 86_400_000, page: 1 }
    answer = says([paid()], { total: 2, pageCount: 2, page: 1 })
    expect(await open().listTransactions(span)).toMatchObject({
      data: { rows: [{ standing: 'paid', fees: 40_000 }], hasMore: true },
    })
    answer = says([sent({ fee_charged: 1000 })], { pageCount: 1, page: 1 })
    expect(await open().listTransfers(span)).toMatchObject({
      data: { rows: [{ feeCharged: 1000 }], hasMore: false },
    })
    answer = says([paid(), paid({ domain: 'live' })])
    expect(await open().listTransactions(span)).toMatchObject({ why: 'other_world' })
    expect(heard.map(({ url }) => url)).toEqual([
      '/transaction?per_page=100&page=1&from=1970-01-01T00%3A00%3A00.000Z&to=1970-01-02T00%3A00%3A00.000Z&status=success',
      '/transfer?per_page=100&page=1&from=1970-01-01T00%3A00%3A00.000Z&to=1970-01-02T00%3A00%3A00.000Z',
      expect.stringContaining('/transaction?'),
    ])
  })
})

describe('MONEY 2: what is not known is never taken for a no', () => {
  type Fault = [name: string, why: string, (response: ServerResponse) => void]
  const whole = JSON.stringify({ status: true, message: 'ok', data: paid() })
  const faults: Fault[] = [
    ['a 500', 'busy', refuses(500, 'boom')],
    ['a 502 in HTML', 'busy', (r) => void r.writeHead(502).end('<html>')],
    ['too many requests', 'busy', refuses(429, 'Slow down')],
    ['our key refused', 'key', refuses(401, 'Invalid key')],
    ['a page with a good status', 'malformed', (r) => json(r, 200, '<html>Welcome</html>')],
    ['a page with a bad status', 'malformed', (r) => json(r, 404, '<html>Not found</html>')],
    ['half a JSON', 'malformed', (r) => json(r, 200, whole.slice(0, 80))],
    ['JSON of something else', 'malformed', (r) => json(r, 200, '[1,2]')],
    ['no under a good status', 'malformed', refuses(200, 'Something')],
    ['yes under a bad status', 'malformed', (r) => json(r, 400, whole)],
    ['nothing', 'malformed', (r) => json(r, 200, '')],
    ['no data', 'malformed', says(undefined)],
    ['an amount with a fraction', 'malformed', says(paid({ amount: 20_000.5 }))],
    ['an amount as text', 'malformed', says(paid({ amount: '2000000' }))],
    ['less than nothing', 'malformed', says(paid({ amount: -1 }))],
    ['fees beyond the amount', 'malformed', says(paid({ fees: 2_000_001 }))],
    ['another payment', 'malformed', says(paid({ reference: 'fw-2-abcdefgh' }))],
    ['a third world', 'malformed', says(paid({ domain: 'staging' }))],
    ['silence', 'timeout', () => {}],
    [
      'a body that stops',
      'timeout',
      (r) => void r.writeHead(200, { 'content-length': '500' }).write('{"status":true'),
    ],
    [
      'a body cut off',
      'unreachable',
      (r) => {
        r.writeHead(200, { 'content-length': '500' }).write('{"status":true')
        setTimeout(() => r.destroy(), 20)
      },
    ],
    ['a connection cut', 'unreachable', (r) => void r.destroy()],
  ]
  it.each(faults)('%s is %s', async (_, why, fault) => {
    answer = fault
    expect(await verify()).toMatchObject({ kind: 'unknown', why })
    const moved = await transfer()
    expect(moved.kind).toBe('unknown')
  })

  it('a redirect is not followed: nobody is sent our key', async () => {
    answer = (r) => void r.writeHead(307, { location: `${urlOf()}/elsewhere` }).end()
    expect(await transfer()).toMatchObject({ kind: 'unknown', why: 'malformed' })
    expect(heard).toHaveLength(1)
  })

  it('nobody there is unreachable', async () => {
    const provider = openProvider({
      settings: { PAYSTACK_URL: 'http://127.0.0.1:9', PAYSTACK_SECRET_KEY: KEY },
    })
    expect(await provider.balance()).toMatchObject({ kind: 'unknown', why: 'unreachable' })
  })

  it('a transfer of the other world is unknown; a payment of it is told, with its world', async () => {
    answer = says(sent({ domain: 'live' }))
    expect(await transfer()).toMatchObject({ kind: 'unknown', why: 'other_world' })
    answer = says(paid({ domain: 'live' }))
    expect(await verify()).toMatchObject({ kind: 'said', data: { domain: 'live' } })
    expect(open().world).toBe('test')
    expect(open('sk_live_0123456789abcdef').world).toBe('live')
  })
})

describe('a no, in the provider’s own words', () => {
  it.each([
    [400, 'Transaction reference not found.', 'transaction_not_found', 'not_found'],
    [404, 'Transfer not found', undefined, 'not_found'],
    [404, 'Entity not found', undefined, 'not_found'],
    [400, 'Duplicate Transaction Reference', 'duplicate_reference', 'duplicate_reference'],
    [400, 'Please provide a unique reference.', undefined, 'duplicate_reference'],
    [
      400,
      'Your balance is not enough to fulfill this request',
      'insufficient_balance',
      'insufficient_balance',
    ],
    [422, 'Could not resolve account name. Check parameters or try again.', '', 'unresolved'],
    [400, 'Recipient specified is invalid', 'invalid_recipient', 'other'],
    [404, 'Route not found', undefined, 'other'],
  ])('%i %s', async (status, words, given, code) => {
    answer = refuses(status, words, given)
    expect(await transfer()).toEqual({ kind: 'refused', code, words })
    expect(await verify()).toEqual({ kind: 'refused', code, words })
  })
})

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text))

describe('SECURITY 7 F19: who wrote a webhook', () => {
  const bytes = bytesOf('{"event":"charge.success","data":{"id":1}}')
  const sign = (key: string) => createHmac('sha512', key).update(bytes).digest('hex')
  it('the provider did, when its key signs these very bytes', async () => {
    expect(await isSigned(KEY, bytes, sign(KEY))).toBe(true)
    expect(await isSigned(KEY, bytes, sign(KEY).toUpperCase())).toBe(true)
  })
  it.each([
    ['nobody', undefined],
    ['an empty name', ''],
    ['another key', sign('sk_test_another0123456')],
    ['half a signature', sign(KEY).slice(0, 64)],
    ['one digit off', sign(KEY).replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))],
    ['words', 'z'.repeat(128)],
  ])('not when signed by %s', async (_, signature) => {
    expect(await isSigned(KEY, bytes, signature)).toBe(false)
  })
  it('not when a space, a letter or the end is another', async () => {
    const text = new TextDecoder().decode(bytes)
    for (const other of [
      text.replace(',', ', '),
      text.replace('1', '2'),
      text.slice(0, -1),
      `${text}\n`,
    ])
      expect(await isSigned(KEY, bytesOf(other), sign(KEY))).toBe(false)
  })
})

it('amounts stay whole kobo on their way out', async () => {
  answer = says(sent())
  await open().transfer({
    ...{ reference: 'wd_0190-abc', amount: 1999 as Kobo },
    ...{ recipient: 'RCP_1', reason: 'x' },
  })
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({ amount: 1999, source: 'balance' })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { naira, type Kobo } from '#schema/domain/money.ts'
import { askerOf, KEY } from '../test/asker.ts'
import { listener, paid, refuses, says, sent } from '../test/listener.ts'

const there = listener()
beforeEach(() => there.forget())

const { open, verify, transfer } = askerOf(there)

describe('MONEY 3.2: what the provider says', () => {
  it('verify: what was paid, by whom, and nothing that we did not ask for', async () => {
    there.answers(says(paid({ authorization: { bin: '408408' } })))
    expect(await verify()).toEqual({
      kind: 'said',
      data: {
        ...{ id: '4099260516', domain: 'test', status: 'success', standing: 'paid' },
        ...{ reference: 'fw-1-abcdefgh', amount: 2_000_000, fees: 40_000, currency: 'NGN' },
        ...{ user: 'ada', email: 'ada@home.test' },
      },
    })
    expect(there.asked).toMatchObject([
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
    there.answers(says(paid({ status, fees: null, metadata: '' })))
    expect(await verify()).toMatchObject({ data: { standing, fees: 0, user: null } })
  })

  it.each([
    ['{"user_id":"ada"}', 'ada'],
    ['not json', null],
    [0, null],
    [null, null],
    [{ user_id: 7 }, null],
  ])('the owner is read from metadata %j as %s', async (metadata, user) => {
    there.answers(says(paid({ metadata })))
    expect(await verify()).toMatchObject({ data: { user } })
  })

  it.each([
    ['success', 'success'],
    ['reversed', 'reversed'],
    ...['failed', 'abandoned', 'rejected', 'blocked'].map((word) => [word, 'failed']),
    ...['pending', 'otp', 'received', 'queued'].map((word) => [word, 'waiting']),
  ])('a transfer that is %s is %s', async (status, standing) => {
    there.answers(says(sent({ status, fee_charged: 1000 })))
    expect(await transfer()).toMatchObject({ kind: 'said', data: { standing, feeCharged: 1000 } })
    expect(await open().verifyTransfer('wd_0190-abc')).toMatchObject({ data: { standing } })
  })

  it('asks for each thing in the provider’s own words', async () => {
    const provider = open()
    there.answers(
      says({ authorization_url: 'https://c.test/x', access_code: 'ac', reference: 'r' }),
    )
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
    there.answers(says({ account_number: '0000000000', account_name: 'MUSA A. BELLO', bank_id: 1 }))
    expect(await provider.resolve('0000000000', '057')).toEqual({
      kind: 'said',
      data: { accountName: 'MUSA A. BELLO' },
    })
    there.answers(says({ domain: 'test', recipient_code: 'RCP_1' }))
    await provider.createRecipient({ name: 'Musa', accountNumber: '0000000000', bankCode: '057' })
    there.answers(
      says([
        { currency: 'USD', balance: 5 },
        { currency: 'NGN', balance: 170_000 },
      ]),
    )
    expect(await provider.balance()).toEqual({ kind: 'said', data: 170_000 })
    expect(
      there.asked.map(({ method, url, body }) => [method, url, body && JSON.parse(body)]),
    ).toEqual([
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
    there.answers((response, asked) => {
      const page = Number(new URL(asked.url, 'http://x').searchParams.get('page'))
      if (page === 1) says(Array.from({ length: 100 }, (_, i) => bank(i + 100)))(response, asked)
      else
        says([
          bank(57, { name: 'A bank' }),
          bank(1, { active: false }),
          bank(2, { is_deleted: true }),
          bank(3, { supports_transfer: false }),
          bank(100),
        ])(response, asked)
    })
    const banks = await open().banks()
    expect(banks).toMatchObject({ kind: 'said' })
    expect(there.asked).toHaveLength(2)
    if (banks.kind !== 'said') return
    expect(banks.data).toHaveLength(101)
    expect(banks.data[0]).toEqual({ code: '57', name: 'A bank' })

    there.answers(says(Array.from({ length: 100 }, (_, i) => bank(i))))
    there.forget()
    await open().banks()
    expect(there.asked, 'one that knows no pages').toHaveLength(2)
    there.answers((response, asked) =>
      asked.url.includes('page=1')
        ? says(Array.from({ length: 100 }, (_, i) => bank(i)))(response, asked)
        : response.writeHead(500).end(),
    )
    expect((await open().banks()).kind, 'half a list is none').toBe('unknown')
  })

  it('lists what happened in a span of time, and says whether there is more', async () => {
    const span = { from: 0, to: 86_400_000, page: 1 }
    there.answers(says([paid()], { total: 2, pageCount: 2, page: 1 }))
    expect(await open().listTransactions(span)).toMatchObject({
      data: { rows: [{ standing: 'paid', fees: 40_000 }], hasMore: true },
    })
    there.answers(says([sent({ fee_charged: 1000 })], { pageCount: 1, page: 1 }))
    expect(await open().listTransfers(span)).toMatchObject({
      data: { rows: [{ feeCharged: 1000 }], hasMore: false },
    })
    there.answers(says([paid(), paid({ domain: 'live' })]))
    expect(await open().listTransactions(span)).toMatchObject({ why: 'other_world' })
    expect(there.asked.map(({ url }) => url)).toEqual([
      '/transaction?per_page=100&page=1&from=1970-01-01T00%3A00%3A00.000Z&to=1970-01-02T00%3A00%3A00.000Z&status=success',
      '/transfer?per_page=100&page=1&from=1970-01-01T00%3A00%3A00.000Z&to=1970-01-02T00%3A00%3A00.000Z',
      expect.stringContaining('/transaction?'),
    ])
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
    there.answers(refuses(status, words, given))
    expect(await transfer()).toEqual({ kind: 'refused', code, words })
    expect(await verify()).toEqual({ kind: 'refused', code, words })
  })
})

it('amounts stay whole kobo on their way out', async () => {
  there.answers(says(sent()))
  await open().transfer({
    ...{ reference: 'wd_0190-abc', amount: 1999 as Kobo },
    ...{ recipient: 'RCP_1', reason: 'x' },
  })
  expect(JSON.parse(there.asked[0]?.body ?? '')).toMatchObject({ amount: 1999, source: 'balance' })
})

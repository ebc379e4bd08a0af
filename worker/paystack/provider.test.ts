import { beforeEach, describe, expect, it } from 'vitest'
import { naira, type Kobo } from '#schema/domain/money.ts'
import { listener, paid, rejectWith, respondWith, sent } from '#testing/worker/http-listener.ts'
import { providerCalling, KEY } from '#testing/worker/json-client.ts'

const there = listener()
beforeEach(() => there.forget())

const { open, verify, transfer } = providerCalling(there)

describe('provider responses', () => {
  it('verify returns the amount, the payer and no other fields', async () => {
    there.setResponse(respondWith(paid({ authorization: { bin: '408408' } })))
    expect(await verify()).toEqual({
      kind: 'ok',
      data: {
        id: '4099260516',
        domain: 'test',
        status: 'success',
        state: 'paid',
        reference: 'fw-1-abcdefgh',
        amount: 2_000_000,
        fees: 40_000,
        currency: 'NGN',
        userId: 'ada',
        email: 'ada@home.test',
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
    ...['pending', 'ongoing', 'processing', 'queued', 'a new status'].map((status) => [
      status,
      'pending',
    ]),
  ])('a payment with status %s is %s', async (status, state) => {
    there.setResponse(respondWith(paid({ status, fees: null, metadata: '' })))
    expect(await verify()).toMatchObject({ data: { state, fees: 0, userId: null } })
  })

  it.each([
    ['{"user_id":"ada"}', 'ada'],
    ['not json', null],
    [0, null],
    [null, null],
    [{ user_id: 7 }, null],
  ])('reads the user id from metadata %j as %s', async (metadata, userId) => {
    there.setResponse(respondWith(paid({ metadata })))
    expect(await verify()).toMatchObject({ data: { userId } })
  })

  it.each([
    ['success', 'success'],
    ['reversed', 'reversed'],
    ...['failed', 'abandoned', 'rejected', 'blocked'].map((status) => [status, 'failed']),
    ...['pending', 'otp', 'received', 'queued'].map((status) => [status, 'pending']),
  ])('a transfer with status %s is %s', async (status, state) => {
    there.setResponse(respondWith(sent({ status, fee_charged: 1000 })))
    expect(await transfer()).toMatchObject({ kind: 'ok', data: { state, feeCharged: 1000 } })
    expect(await open().verifyTransfer('wd_0190-abc')).toMatchObject({ data: { state } })
  })

  it('sends each request as the provider describes it', async () => {
    const provider = open()
    there.setResponse(
      respondWith({ authorization_url: 'https://c.test/x', access_code: 'ac', reference: 'r' }),
    )
    const checkout = {
      reference: 'r',
      email: 'a@b.test',
      amount: naira(20),
      userId: 'ada',
      phone: '',
    }
    expect(await provider.initialize(checkout)).toEqual({
      kind: 'ok',
      data: { accessCode: 'ac', checkoutUrl: 'https://c.test/x' },
    })
    there.setResponse(
      respondWith({ account_number: '0000000000', account_name: 'MUSA A. BELLO', bank_id: 1 }),
    )
    expect(await provider.resolve('0000000000', '057')).toEqual({
      kind: 'ok',
      data: { accountName: 'MUSA A. BELLO' },
    })
    there.setResponse(respondWith({ domain: 'test', recipient_code: 'RCP_1' }))
    await provider.createRecipient({ name: 'Musa', accountNumber: '0000000000', bankCode: '057' })
    there.setResponse(
      respondWith([
        { currency: 'USD', balance: 5 },
        { currency: 'NGN', balance: 170_000 },
      ]),
    )
    expect(await provider.balance()).toEqual({ kind: 'ok', data: 170_000 })
    expect(
      there.asked.map(({ method, url, body }) => [method, url, body && JSON.parse(body)]),
    ).toEqual([
      [
        'POST',
        '/transaction/initialize',
        {
          reference: 'r',
          email: 'a@b.test',
          amount: 2000,
          currency: 'NGN',
          metadata: { user_id: 'ada' },
        },
      ],
      ['GET', '/bank/resolve?account_number=0000000000&bank_code=057', ''],
      [
        'POST',
        '/transferrecipient',
        {
          type: 'nuban',
          name: 'Musa',
          currency: 'NGN',
          account_number: '0000000000',
          bank_code: '057',
        },
      ],
      ['GET', '/balance', ''],
    ])
  })

  it('lists each bank that accepts transfers once, by name, over all pages', async () => {
    const bank = (code: number, more = {}) => ({
      name: `Bank ${code}`,
      code: String(code),
      active: true,
      is_deleted: null,
      supports_transfer: true,
      ...more,
    })
    there.setResponse((response, asked) => {
      const page = Number(new URL(asked.url, 'http://x').searchParams.get('page'))
      if (page === 1)
        respondWith(Array.from({ length: 100 }, (_, i) => bank(i + 100)))(response, asked)
      else
        respondWith([
          bank(57, { name: 'A bank' }),
          bank(1, { active: false }),
          bank(2, { is_deleted: true }),
          bank(3, { supports_transfer: false }),
          bank(100),
        ])(response, asked)
    })
    const banks = await open().banks()
    expect(banks).toMatchObject({ kind: 'ok' })
    expect(there.asked).toHaveLength(2)
    if (banks.kind !== 'ok') return
    expect(banks.data).toHaveLength(101)
    expect(banks.data[0]).toEqual({ code: '57', name: 'A bank' })

    there.setResponse(respondWith(Array.from({ length: 100 }, (_, i) => bank(i))))
    there.forget()
    await open().banks()
    expect(there.asked, 'a server without paging').toHaveLength(2)
    there.setResponse((response, asked) =>
      asked.url.includes('page=1')
        ? respondWith(Array.from({ length: 100 }, (_, i) => bank(i)))(response, asked)
        : response.writeHead(500).end(),
    )
    expect((await open().banks()).kind, 'an incomplete list is not returned').toBe('unknown')
  })

  it('lists the objects of a period and whether there are more', async () => {
    const range = { from: 0, to: 86_400_000, page: 1 }
    there.setResponse(respondWith([paid()], { total: 2, pageCount: 2, page: 1 }))
    expect(await open().listTransactions(range)).toMatchObject({
      data: { rows: [{ state: 'paid', fees: 40_000 }], hasMore: true },
    })
    there.setResponse(respondWith([sent({ fee_charged: 1000 })], { pageCount: 1, page: 1 }))
    expect(await open().listTransfers(range)).toMatchObject({
      data: { rows: [{ feeCharged: 1000 }], hasMore: false },
    })
    there.setResponse(respondWith([paid(), paid({ domain: 'live' })]))
    expect(await open().listTransactions(range)).toMatchObject({ reason: 'other_mode' })
    expect(there.asked.map(({ url }) => url)).toEqual([
      '/transaction?per_page=100&page=1&from=1970-01-01T00%3A00%3A00.000Z&to=1970-01-02T00%3A00%3A00.000Z&status=success',
      '/transfer?per_page=100&page=1&from=1970-01-01T00%3A00%3A00.000Z&to=1970-01-02T00%3A00%3A00.000Z',
      expect.stringContaining('/transaction?'),
    ])
  })
})

describe('rejections', () => {
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
  ])('%i %s', async (status, message, providerCode, code) => {
    there.setResponse(rejectWith(status, message, providerCode))
    expect(await transfer()).toEqual({ kind: 'rejected', code, message })
    expect(await verify()).toEqual({ kind: 'rejected', code, message })
  })
})

it('sends amounts as whole kobo', async () => {
  there.setResponse(respondWith(sent()))
  await open().transfer({
    reference: 'wd_0190-abc',
    amount: 1999 as Kobo,
    recipient: 'RCP_1',
    reason: 'x',
  })
  expect(JSON.parse(there.asked[0]?.body ?? '')).toMatchObject({ amount: 1999, source: 'balance' })
})

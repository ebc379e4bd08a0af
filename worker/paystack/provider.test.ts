import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { naira, type Kobo } from '#schema/domain/money.ts'
import { TEST_NOW } from '#testing/clock.ts'
import type { JsonObject } from '#testing/faults/fault.ts'
import { SANDBOX_SETTINGS } from '#testing/provider/sandboxes.ts'
import { createTestAdapter } from '#testing/provider/test-adapter.ts'

let adapter: ReturnType<typeof createTestAdapter>
beforeEach(() => {
  adapter = createTestAdapter()
})
afterEach(() => adapter.provider.assertNoViolations())

const corrupt = (changes: JsonObject) =>
  adapter.connection.injectFault({ effect: 'corrupt', changes })
const sentRequests = () => adapter.requests.map(({ method, path, body }) => [method, path, body])

describe('provider responses', () => {
  it('verify returns the amount, the payer and no other fields', async () => {
    expect(await adapter.verify()).toEqual({
      kind: 'ok',
      data: {
        id: String(adapter.provider.payment('fw-1-abcdefgh')?.id),
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
    const authorization = `Bearer ${SANDBOX_SETTINGS.PAYSTACK_SECRET_KEY}`
    const path = '/transaction/verify/fw-1-abcdefgh'
    expect(adapter.requests).toMatchObject([{ method: 'GET', path, authorization, body: null }])
  })

  it.each([
    ['success', 'paid'],
    ['failed', 'failed'],
    ['reversed', 'reversed'],
    ['abandoned', 'abandoned'],
    ...['pending', 'ongoing', 'processing', 'queued', 'a new status'].map((status) => [
      status,
      'pending',
    ]),
  ])('a payment with status %s is %s', async (status, state) => {
    corrupt({ status, fees: null, metadata: '' })
    expect(await adapter.verify()).toMatchObject({ data: { state, fees: 0, userId: null } })
  })

  it.each([
    ['{"user_id":"ada"}', 'ada'],
    ['not json', null],
    [0, null],
    [null, null],
    [{ user_id: 7 }, null],
  ])('reads the user id from metadata %j as %s', async (metadata, userId) => {
    corrupt({ metadata })
    expect(await adapter.verify()).toMatchObject({ data: { userId } })
  })

  it.each([
    ['success', 'success'],
    ['reversed', 'reversed'],
    ...['failed', 'abandoned', 'rejected', 'blocked'].map((status) => [status, 'failed']),
    ...['pending', 'otp', 'received', 'queued'].map((status) => [status, 'pending']),
  ])('a transfer with status %s is %s', async (status, state) => {
    corrupt({ status, fee_charged: 1000 })
    expect(await adapter.transfer()).toMatchObject({
      kind: 'ok',
      data: { state, feeCharged: 1000 },
    })
    expect(await adapter.verifyTransfer()).toMatchObject({ data: { state, feeCharged: 1000 } })
  })

  it('sends each request as the provider documents it', async () => {
    const provider = adapter.openAdapter()
    const checkout = {
      reference: 'fw-2-abcdefgh',
      email: 'a@b.test',
      amount: naira(20),
      userId: 'ada',
      phone: '',
    }
    const initialized = await provider.initialize(checkout)
    const accessCode = adapter.provider.payment('fw-2-abcdefgh')?.accessCode
    const checkoutUrl = `${SANDBOX_SETTINGS.PAYSTACK_URL}/checkout/${accessCode}`
    expect(initialized).toEqual({ kind: 'ok', data: { accessCode, checkoutUrl } })

    adapter.provider.nameAccount('0000000000', 'MUSA A. BELLO')
    expect(await provider.resolve('0000000000', '057')).toEqual({
      kind: 'ok',
      data: { accountName: 'MUSA A. BELLO' },
    })
    const account = { name: 'Musa', accountNumber: '0000000000', bankCode: '057' }
    expect(await provider.createRecipient(account)).toMatchObject({ kind: 'ok' })

    adapter.provider.initialize({ reference: 'shop-usd', amount: 500 })
    adapter.provider.pay('shop-usd', { currency: 'USD' })
    expect(await provider.balance()).toEqual({ kind: 'ok', data: adapter.provider.balance() })
    expect(sentRequests()).toEqual([
      [
        'POST',
        '/transaction/initialize',
        {
          reference: 'fw-2-abcdefgh',
          email: 'a@b.test',
          amount: 2000,
          currency: 'NGN',
          metadata: { user_id: 'ada' },
        },
      ],
      ['GET', '/bank/resolve?account_number=0000000000&bank_code=057', null],
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
      ['GET', '/balance', null],
    ])
  })

  it('sends amounts as whole kobo', async () => {
    const recipient = adapter.provider.createRecipient('0123456789', '058')
    const amount = 19_999 as Kobo
    const transfer = { reference: 'wd_0190-klmnopqrst', amount, recipient, reason: 'x' }
    expect(await adapter.openAdapter().transfer(transfer)).toMatchObject({ kind: 'ok' })
    expect(adapter.requests[0]?.body).toMatchObject({
      amount: 19_999,
      currency: 'NGN',
      source: 'balance',
    })
  })
})

describe('lists', () => {
  it('have each bank that accepts transfers once, by name, over all pages', async () => {
    const banks = await adapter.openAdapter().banks()
    expect(adapter.requests).toHaveLength(2)
    const list = banks.kind === 'ok' ? banks.data : []
    expect(list.length).toBeGreaterThan(90)
    expect(list).toContainEqual({ code: '057', name: 'Zenith Bank' })
    expect(list[0]?.name).toBe('9mobile 9Payment Service Bank')
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length)
    // Closed, or without transfers.
    for (const unusable of ['030', '5129', '90077', '107'])
      expect(list.map(({ code }) => code)).not.toContain(unusable)
  })

  it('end when a server without paging returns the same banks again', async () => {
    adapter.connection.injectFault((request, forward) =>
      forward(new Request(request.url.replace('&page=2', '&page=1'), request)),
    )
    expect((await adapter.openAdapter().banks()).kind).toBe('ok')
    expect(adapter.requests).toHaveLength(2)
  })

  it('of banks are not returned without their second page', async () => {
    adapter.connection.injectFault((request, forward) =>
      request.url.endsWith('&page=2')
        ? Promise.resolve(new Response('boom', { status: 500 }))
        : forward(request),
    )
    expect((await adapter.openAdapter().banks()).kind).toBe('unknown')
  })

  it('have the objects of a period, and whether there are more', async () => {
    for (let index = 0; index < 100; index++) {
      adapter.provider.initialize({ reference: `shop-${index}`, amount: 500_00 })
      adapter.provider.pay(`shop-${index}`)
    }
    await adapter.transfer()
    const range = { from: TEST_NOW - 1000, to: TEST_NOW + 1000, page: 1 }
    const provider = adapter.openAdapter()
    const first = await provider.listTransactions(range)
    expect(first).toMatchObject({ data: { rows: { length: 100 }, hasMore: true } })
    expect(await provider.listTransactions({ ...range, page: 2 })).toMatchObject({
      data: { rows: [{ state: 'paid', fees: 40_000 }], hasMore: false },
    })
    expect(await provider.listTransfers(range, 'pending')).toMatchObject({
      data: { rows: [{ feeCharged: 1000 }], hasMore: false },
    })
    const period = 'from=2026-03-04T08%3A59%3A59.000Z&to=2026-03-04T09%3A00%3A01.000Z'
    expect(adapter.requests.slice(1).map(({ path }) => path)).toEqual([
      `/transaction?per_page=100&page=1&${period}&status=success`,
      `/transaction?per_page=100&page=2&${period}&status=success`,
      `/transfer?per_page=100&page=1&${period}&status=pending`,
    ])
  })

  it('read a settlement as paid less fees, and what was paid out as also less deductions', async () => {
    const kept = { id: 1, domain: 'test', status: 'success', currency: 'NGN' }
    const sums = { total_processed: 1000, total_fees: 5, total_amount: 995, effective_amount: 900 }
    const body = { status: true, message: 'Settlements retrieved', data: [{ ...kept, ...sums }] }
    adapter.connection.injectFault(async () => Response.json(body))
    expect(await adapter.openAdapter().listSettlements(1)).toMatchObject({
      data: { rows: [{ net: 995, paidOut: 900, isPaidOut: true }] },
    })
  })

  it('leave out an object of the other mode, and set aside one that cannot be read', async () => {
    adapter.connection.injectFault(async (request, forward) => {
      const body = (await (await forward(request)).json()) as { data: JsonObject[] }
      const [row] = body.data
      const data = [{ ...row, domain: 'live' }, { ...row, amount: '5' }, 7, ...body.data]
      return Response.json({ ...body, data })
    })
    const range = { from: TEST_NOW - 1000, to: TEST_NOW + 1000, page: 1 }
    const { reference } = adapter.provider.payment('fw-1-abcdefgh') ?? {}
    expect(await adapter.openAdapter().listTransactions(range)).toMatchObject({
      data: {
        rows: [{ reference, domain: 'test' }],
        unreadable: [
          { reference, problem: expect.stringContaining('amount') },
          { reference: null },
        ],
      },
    })
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
    const body = { status: false, message, code: providerCode }
    adapter.connection.injectFault({ effect: 'status', status, body })
    expect(await adapter.transfer()).toEqual({ kind: 'rejected', code, message })
    expect(await adapter.verify()).toEqual({ kind: 'rejected', code, message })
  })
})

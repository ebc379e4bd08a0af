import { afterAll, beforeEach, expect, test } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import { checkRequest, checkResponse } from './documented/check.ts'
import { openSandbox, stopAll, type TestSandbox } from './test-helpers.ts'

let sandbox: TestSandbox
/** Differences between the adapter's exchanges and what Paystack documents. */
let errors: string[]
beforeEach(async () => {
  sandbox = await openSandbox()
  errors = []
})
afterAll(stopAll)

const REFERENCE = 'fw-1772614800000-abcdefgh'
const TRANSFER_REFERENCE = 'wd_019cb9d8-0000-7000-8000-000000000001'
const RANGE = { from: Date.now() - 60_000, to: Date.now() + 60_000, page: 1 }
const CHECKOUT = {
  reference: REFERENCE,
  email: 'bukola@onise.test',
  amount: naira(20_000),
  userId: 'u1',
  phone: '08031234567',
}

const settingsOf = ({ paystack }: TestSandbox) => ({
  PAYSTACK_URL: paystack.url,
  PAYSTACK_SECRET_KEY: paystack.secretKey,
})

/** The worker's adapter. Each request and response is compared with what Paystack documents. */
function openAdapter(testSandbox: TestSandbox) {
  const validatedFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { method } = request
    const { pathname: path, searchParams } = new URL(request.url)
    const text = await request.clone().text()
    const query = Object.fromEntries(searchParams)
    const body = text ? JSON.parse(text) : undefined
    errors.push(...checkRequest({ method, path, query, body }))
    const response = await testSandbox.paystack.fetch(request)
    const responseBody = await response.clone().json()
    const { status } = response
    errors.push(...checkResponse({ method, path, status, body: responseBody }))
    return response
  }
  return openProvider({ settings: settingsOf(testSandbox), externalFetch: validatedFetch })
}

test('a payment, from initialization to the list, matches what Paystack documents', async () => {
  const adapter = openAdapter(sandbox)
  const initialized = await adapter.initialize(CHECKOUT)
  expect(initialized).toMatchObject({ kind: 'ok' })
  expect(await adapter.initialize(CHECKOUT)).toMatchObject({ code: 'duplicate_reference' })
  expect(await adapter.verify(REFERENCE)).toMatchObject({ data: { state: 'abandoned' } })
  await sandbox.paystack.control('pay', { reference: REFERENCE, outcome: 'pending' })
  expect(await adapter.verify(REFERENCE)).toMatchObject({ data: { state: 'pending' } })
  await sandbox.paystack.control('pay', { reference: REFERENCE, outcome: 'success' })
  expect(await adapter.verify(REFERENCE)).toMatchObject({
    data: { state: 'paid', amount: naira(20_000), fees: naira(400), userId: 'u1', domain: 'test' },
  })
  expect(await adapter.verify('fw-1772614800000-nowhere')).toMatchObject({ code: 'not_found' })
  expect(await adapter.balance()).toEqual({ kind: 'ok', data: naira(19_600) })
  const list = await adapter.listTransactions(RANGE)
  expect(list).toMatchObject({ data: { rows: [{ reference: REFERENCE }], hasMore: false } })
  expect(errors).toEqual([])
})

test('a transfer, from the bank’s name to the list, matches what Paystack documents', async () => {
  const adapter = openAdapter(sandbox)
  const banks = await adapter.banks()
  const codes = banks.kind === 'ok' ? banks.data.map(({ code }) => code) : []
  expect(codes).toEqual(expect.arrayContaining(['057', '058', '011', '044', '033', '999992']))
  expect(codes.length).toBeGreaterThan(90)
  expect(codes).toContain('001')
  for (const unusable of ['030', '076A', '90077']) expect(codes).not.toContain(unusable)

  const account = await adapter.resolve('0123456789', '058')
  const name = account.kind === 'ok' ? account.data.accountName : ''
  expect(name).toMatch(/^[A-Z]+ [A-Z]+/)
  expect(await adapter.resolve('0000000404', '058')).toMatchObject({ code: 'unresolved' })
  const created = await adapter.createRecipient({
    name,
    accountNumber: '0123456789',
    bankCode: '058',
  })
  const recipient = created.kind === 'ok' ? created.data.recipientCode : ''

  const transfer = {
    reference: TRANSFER_REFERENCE,
    amount: naira(4990),
    recipient,
    reason: 'Withdrawal',
  }
  expect(await adapter.verifyTransfer(TRANSFER_REFERENCE)).toMatchObject({ code: 'not_found' })
  expect(await adapter.transfer(transfer)).toMatchObject({ code: 'insufficient_balance' })
  sandbox.paystack.topUp(naira(5000))
  expect(await adapter.transfer(transfer)).toMatchObject({ kind: 'ok' })
  expect(await adapter.transfer(transfer)).toMatchObject({ code: 'duplicate_reference' })
  expect(await adapter.verifyTransfer(TRANSFER_REFERENCE)).toMatchObject({
    data: { state: 'success', amount: naira(4990), feeCharged: naira(10) },
  })
  expect(await adapter.balance()).toEqual({ kind: 'ok', data: 0 })
  const list = await adapter.listTransfers(RANGE, 'success')
  expect(list).toMatchObject({
    data: { rows: [{ reference: TRANSFER_REFERENCE }], hasMore: false },
  })
  expect(errors).toEqual([])
})

test('refunds and disputes match what Paystack documents', async () => {
  const adapter = openAdapter(sandbox)
  const { control } = sandbox.paystack
  const reference = REFERENCE
  await adapter.initialize(CHECKOUT)
  await control('pay', { reference, outcome: 'success' })
  await control('refund', { reference, amount: naira(5000) })
  expect(await adapter.listRefunds(RANGE)).toMatchObject({
    data: { rows: [{ isDone: true, isDispute: false, reference, amount: naira(5000) }] },
  })
  const made = await adapter.refund({ reference, amount: naira(700), note: 'our-id' })
  expect(await adapter.listRefunds(RANGE)).toMatchObject({
    data: { rows: [{ id: made.kind === 'ok' && made.data.id, note: 'our-id', isDone: true }, {}] },
  })
  expect(await adapter.refund({ reference, amount: naira(90_000), note: '' })).toMatchObject({
    kind: 'rejected',
  })
  const { id } = (await control('dispute', { reference, amount: naira(1000) })).data
  expect(await adapter.dispute(String(id))).toMatchObject({ data: { isLost: false, isWon: false } })
  expect(sandbox.paystack.balance).toBe(naira(13_900))
  for (const _attempt of [1, 2])
    await control('dispute', { reference, id, resolution: 'merchant-accepted' })
  expect(await adapter.dispute(String(id))).toMatchObject({ data: { isLost: true, reference } })
  expect(sandbox.paystack.balance).toBe(naira(12_900))
  const won = (await control('dispute', { reference, resolution: 'declined' })).data
  expect(await adapter.dispute(String(won.id))).toMatchObject({ data: { isWon: true } })
  expect(sandbox.paystack.balance).toBe(naira(12_900))
  expect(await adapter.listDisputes(RANGE)).toMatchObject({
    data: { rows: [{ isWon: true }, { isLost: true, reference }] },
  })
  expect(await adapter.dispute('4999999999')).toMatchObject({ code: 'not_found' })
  expect(errors).toEqual([])
})

test.each([
  { effect: 'drop-request' },
  { effect: 'drop-response' },
  { effect: 'status', status: 500 },
  { effect: 'status', status: 429 },
  { effect: 'truncate' },
])('the result of a call with the fault %o is unknown, not rejected', async (fault) => {
  await openAdapter(sandbox).initialize(CHECKOUT)
  await sandbox.paystack.control('faults', { calls: fault })
  const result = await openProvider({ settings: settingsOf(sandbox) }).verify(REFERENCE)
  expect(result.kind).toBe('unknown')
})

test('a response about another reference is unknown', async () => {
  const adapter = openAdapter(sandbox)
  await adapter.initialize(CHECKOUT)
  await sandbox.paystack.control('faults', {
    calls: { effect: 'corrupt', changes: { reference: 'fw-1772614800000-another' } },
  })
  expect(await adapter.verify(REFERENCE)).toMatchObject({ kind: 'unknown' })
  expect(await adapter.verify(REFERENCE)).toMatchObject({ kind: 'ok' })
})

test('an unknown dispute is not found, as Paystack documents it', async () => {
  const adapter = openAdapter(sandbox)
  expect(await adapter.dispute('1801929')).toMatchObject({ code: 'not_found' })
  expect(errors).toEqual([])
})

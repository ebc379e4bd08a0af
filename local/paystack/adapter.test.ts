import { afterAll, beforeEach, expect, test } from 'vitest'
import { naira } from '../../schema/domain/money.ts'
import { openProvider } from '../../worker/payments/provider.ts'
import { official, openSandbox, stopAll } from './testing.mjs'

type Sandbox = Awaited<ReturnType<typeof openSandbox>>
let sandbox: Sandbox
let wrongs: string[]
beforeEach(async () => {
  sandbox = await openSandbox()
  wrongs = []
})
afterAll(stopAll)

const REFERENCE = 'fw-1772614800000-abcdefgh'
const TRANSFER = 'wd_019cb9d8-0000-7000-8000-000000000001'
const SPAN = { from: Date.now() - 60_000, to: Date.now() + 60_000, page: 1 }

/** The worker's own adapter, each of its questions and each answer held against Paystack's description. */
function openOurs({ paystack }: Sandbox) {
  const outside: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname: path, searchParams } = new URL(request.url)
    const { method } = request
    const text = await request.clone().text()
    const query = Object.fromEntries(searchParams)
    const body = text ? JSON.parse(text) : undefined
    wrongs.push(...(official?.request({ method, path, query, body }) ?? []))
    const response = await paystack.fetch(request)
    const answer = await response.clone().json()
    const { status } = response
    wrongs.push(...(official?.answer({ method, path, status, body: answer }) ?? []))
    return response
  }
  const settings = { PAYSTACK_URL: paystack.url, PAYSTACK_SECRET_KEY: paystack.secretKey }
  return openProvider({ settings, outside })
}
const checkout = {
  ...{ reference: REFERENCE, email: 'bukola@onise.test', amount: naira(20_000) },
  ...{ user: 'u1', phone: '08031234567' },
}

test('MONEY 3.3: a payment, from its beginning to the list, is asked and answered as Paystack describes it', async () => {
  const ours = openOurs(sandbox)
  const begun = await ours.initialize(checkout)
  expect(begun).toMatchObject({ kind: 'said' })
  expect(await ours.initialize(checkout)).toMatchObject({ code: 'duplicate_reference' })
  expect(await ours.verify(REFERENCE)).toMatchObject({ data: { standing: 'abandoned' } })
  await sandbox.paystack.control('pay', { reference: REFERENCE, outcome: 'pending' })
  expect(await ours.verify(REFERENCE)).toMatchObject({ data: { standing: 'waiting' } })
  await sandbox.paystack.control('pay', { reference: REFERENCE, outcome: 'success' })
  expect(await ours.verify(REFERENCE)).toMatchObject({
    data: { standing: 'paid', amount: naira(20_000), fees: naira(400), user: 'u1', domain: 'test' },
  })
  expect(await ours.verify('fw-1772614800000-nowhere')).toMatchObject({ code: 'not_found' })
  expect(await ours.balance()).toEqual({ kind: 'said', data: naira(19_600) })
  const listed = await ours.listTransactions(SPAN)
  expect(listed).toMatchObject({ data: { rows: [{ reference: REFERENCE }], hasMore: false } })
  expect(wrongs).toEqual([])
})

test('MONEY 3.3: a transfer, from the bank’s name to the list, likewise', async () => {
  const ours = openOurs(sandbox)
  const banks = await ours.banks()
  const codes = banks.kind === 'said' ? banks.data.map(({ code }) => code) : []
  expect(codes).toEqual(expect.arrayContaining(['057', '058', '011', '044', '033', '999992']))
  expect(codes.length).toBeGreaterThan(90)
  for (const unwanted of ['030', '076A', '90077', '001']) expect(codes).not.toContain(unwanted)

  const found = await ours.resolve('0123456789', '058')
  const name = found.kind === 'said' ? found.data.accountName : ''
  expect(name).toMatch(/^[A-Z]+ [A-Z]+/)
  expect(await ours.resolve('0000000404', '058')).toMatchObject({ code: 'unresolved' })
  const made = await ours.createRecipient({ name, accountNumber: '0123456789', bankCode: '058' })
  const recipient = made.kind === 'said' ? made.data.recipientCode : ''

  const sending = { reference: TRANSFER, amount: naira(4990), recipient, reason: 'Withdrawal' }
  expect(await ours.verifyTransfer(TRANSFER)).toMatchObject({ code: 'not_found' })
  expect(await ours.transfer(sending)).toMatchObject({ code: 'insufficient_balance' })
  sandbox.paystack.topUp(naira(5000))
  expect(await ours.transfer(sending)).toMatchObject({ kind: 'said' })
  expect(await ours.transfer(sending)).toMatchObject({ code: 'duplicate_reference' })
  expect(await ours.verifyTransfer(TRANSFER)).toMatchObject({
    data: { standing: 'success', amount: naira(4990), feeCharged: naira(10) },
  })
  expect(await ours.balance()).toEqual({ kind: 'said', data: 0 })
  const listed = await ours.listTransfers(SPAN)
  expect(listed).toMatchObject({ data: { rows: [{ reference: TRANSFER }], hasMore: false } })
  expect(wrongs).toEqual([])
})

test('MONEY 3.3: what goes back to a card, by our wish or by a bank’s', async () => {
  const ours = openOurs(sandbox)
  const { control } = sandbox.paystack
  const reference = REFERENCE
  await ours.initialize(checkout)
  await control('pay', { reference, outcome: 'success' })
  const refund = (await control('refund', { reference, amount: naira(5000) })).data
  expect(await ours.refund(String(refund.id))).toMatchObject({
    data: { isDone: true, isDispute: false, reference, amount: naira(5000) },
  })
  const { id } = (await control('dispute', { reference, amount: naira(1000) })).data
  expect(await ours.dispute(String(id))).toMatchObject({ data: { isLost: false, isWon: false } })
  expect(sandbox.paystack.balance).toBe(naira(14_600))
  for (const _time of [1, 2])
    await control('dispute', { reference, id, resolution: 'merchant-accepted' })
  expect(await ours.dispute(String(id))).toMatchObject({ data: { isLost: true, reference } })
  expect(sandbox.paystack.balance).toBe(naira(13_600))
  const won = (await control('dispute', { reference, resolution: 'declined' })).data
  expect(await ours.dispute(String(won.id))).toMatchObject({ data: { isWon: true } })
  expect(sandbox.paystack.balance).toBe(naira(13_600))
  expect(await ours.refund('4999999999')).toMatchObject({ code: 'not_found' })
  expect(await ours.dispute('4999999999')).toMatchObject({ code: 'not_found' })
  expect(wrongs).toEqual([])
})

test('MONEY 2: whatever the line does, the adapter takes no silence for a no', async () => {
  const ours = openOurs(sandbox)
  await ours.initialize(checkout)
  const effects = [
    { effect: 'drop-before' },
    { effect: 'drop-after' },
    { effect: 'status', status: 500 },
    { effect: 'status', status: 429 },
    { effect: 'malformed' },
  ]
  for (const rule of effects) {
    await sandbox.paystack.control('faults', { calls: rule })
    const settings = {
      PAYSTACK_URL: sandbox.paystack.url,
      PAYSTACK_SECRET_KEY: sandbox.paystack.secretKey,
    }
    const heard = await openProvider({ settings }).verify(REFERENCE)
    expect([rule, heard.kind]).toEqual([rule, 'unknown'])
  }
  await sandbox.paystack.control('faults', {
    calls: { effect: 'wrong', set: { reference: 'fw-1772614800000-another' } },
  })
  expect(await ours.verify(REFERENCE)).toMatchObject({ kind: 'unknown' })
  expect(await ours.verify(REFERENCE)).toMatchObject({ kind: 'said' })
})

test('MONEY 1.1: what goes back to a card is asked about as Paystack describes it', async () => {
  const ours = openOurs(sandbox)
  // The sandbox gives nothing back, and says of both what Paystack says of what it does not know.
  expect(await ours.refund('15581137')).toMatchObject({ code: 'not_found' })
  expect(await ours.dispute('1801929')).toMatchObject({ code: 'not_found' })
  expect(wrongs).toEqual([])
})

import { afterAll, expect, test } from 'vitest'
import { openSandbox, stopAll, type ResponseBody } from './test-helpers.ts'

afterAll(stopAll)

type BankRow = { code: string; active: boolean; supports_transfer: boolean }

test('the list of banks has several pages, closed banks and banks without transfers', async () => {
  const { call } = await openSandbox()
  const list = async (query: string): Promise<ResponseBody<BankRow[]>> =>
    (await call<BankRow[]>('GET', `/bank${query}`)).body
  const first = await list('?country=nigeria&currency=NGN&perPage=100&use_cursor=true')
  const rest = await list(`?perPage=100&use_cursor=true&next=${first.meta.next}`)
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
  expect(banks.some((bank) => !bank.supports_transfer)).toBe(true)
  expect(banks.some(({ code }) => code === '001')).toBe(false)
  expect((await list('')).data).toHaveLength(50)
})

test('the country of the banks may be written with capitals, and another country has none', async () => {
  const { call } = await openSandbox()
  const count = async (country: string) => {
    const path = `/bank?country=${country}`
    const { body } = await call<BankRow[]>('GET', path, undefined, { validate: false })
    return body.data.length
  }
  expect([await count('Nigeria'), await count('NIGERIA'), await count('ghana')]).toEqual([
    50, 50, 0,
  ])
})

test('a number has one name, the test bank knows every number, and some numbers have no account', async () => {
  const { paystack, call } = await openSandbox()
  const resolve = (number: string, bank = '058') =>
    call('GET', `/bank/resolve?account_number=${number}&bank_code=${bank}`)
  const first = (await resolve('0123456789')).body.data
  expect(first.account_name).toMatch(/^[A-Z]+ [A-Z]+/)
  expect((await resolve('0123456789')).body.data).toEqual(first)
  expect((await resolve('0123456788')).body.data.account_name).not.toBe(first.account_name)
  expect((await resolve('0000000404', '001')).body.data.account_name).toBe(
    'TEST ACCOUNT 0000000404',
  )
  expect((await resolve('0000000404')).status).toBe(422)
  expect((await resolve('12345')).status).toBe(422)
  expect((await resolve('0123456789', '030')).status).toBe(400)
  await paystack.control('account', {
    account_number: '0123456789',
    account_name: 'ADEOLA BISI OGUNLEYE',
  })
  expect((await resolve('0123456789', '044')).body.data.account_name).toBe('ADEOLA BISI OGUNLEYE')
})

test.each([
  [5000_00, 10_00],
  [5000_01, 25_00],
  [10_000_00, 75_00],
  [50_000_00, 75_00],
  [50_000_01, 100_00],
])('a transfer of %i kobo costs %i, stamp duty included', async (amount, fee) => {
  const { paystack, call, transfer } = await openSandbox()
  paystack.topUp(100_000_00)
  const { reference } = await transfer(amount)
  const { data } = (await call('GET', `/transfer/verify/${reference}`)).body
  expect(data).toMatchObject({ status: 'success', amount, fee_charged: fee })
  expect(paystack.balance).toBe(100_000_00 - amount - fee)
})

test('an account has one recipient, and a reference one transfer', async () => {
  const { paystack, call, transfer, createRecipient } = await openSandbox()
  paystack.topUp(100_000_00)
  const [first, second] = [await createRecipient(), await createRecipient()]
  expect(second.recipient_code).toBe(first.recipient_code)
  expect(first).toMatchObject({
    details: { bank_name: 'Guaranty Trust Bank', account_number: '0123456789' },
  })
  const original = await transfer()
  const duplicate = await transfer(5000_00, original.reference)
  expect([original.status, duplicate.status, duplicate.body.code]).toEqual([
    200,
    400,
    'duplicate_transfer_reference',
  ])
  expect(paystack.balance).toBe(100_000_00 - 5010_00)
  expect((await call('GET', '/transfer/verify/wd_nothing')).status).toBe(404)
})

test('rejects a transfer above the balance, and stores nothing of it', async () => {
  const { paystack, call, transfer } = await openSandbox()
  paystack.topUp(5009_99)
  const { status, body, reference } = await transfer()
  expect([status, body.code]).toEqual([400, 'insufficient_balance'])
  expect((await call('GET', `/transfer/verify/${reference}`)).status).toBe(404)
  await paystack.control('balance', { amount: 1 })
  expect((await transfer(5000_00, reference)).status).toBe(200)
  expect(paystack.balance).toBe(0)
})

test.each([
  ['failed', 'failed', 0, 0],
  ['rejected', 'rejected', 0, 0],
  ['reversed', 'reversed', 10_00, 10_00],
  ['pending', 'pending', 5010_00, 10_00],
  ['otp', 'otp', 5010_00, 10_00],
])('a transfer with the outcome %s', async (outcome, status, cost, fee) => {
  const { paystack, call, transfer } = await openSandbox()
  paystack.topUp(10_000_00)
  await paystack.control('faults', { transfers: { outcome, reversalDelayMs: 0 } })
  const { reference } = await transfer()
  await expect
    .poll(async () => (await call('GET', `/transfer/verify/${reference}`)).body.data)
    .toMatchObject({ status, fee_charged: fee })
  expect(paystack.balance).toBe(10_000_00 - cost)
  if (cost < 5010_00) return
  await paystack.control('transfer', { reference, outcome: 'failed' })
  expect(paystack.balance).toBe(10_000_00)
  await paystack.control('transfer', { reference, outcome: 'success' })
  expect(paystack.balance).toBe(10_000_00)
})

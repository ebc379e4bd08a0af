import { afterEach, expect, test } from 'vitest'
import { SCENARIO_NAMES } from './settings.ts'
import { openListener, openSandbox, stopAll, type TestSandbox } from './test-helpers.ts'

afterEach(stopAll)

async function payment({ paystack, initialize }: TestSandbox): Promise<string> {
  const { reference } = await initialize()
  await paystack.control('pay', { reference, outcome: 'success' })
  return reference
}

test('every scenario can be chosen, and ends with the faults', async () => {
  const { paystack } = await openSandbox()
  const initial = structuredClone((await paystack.control('state')).settings)
  for (const name of SCENARIO_NAMES) {
    await paystack.control('scenario', { name })
    expect((await paystack.control('state')).settings).not.toEqual(initial)
    await paystack.control('faults', undefined, 'DELETE')
    expect((await paystack.control('state')).settings).toEqual(initial)
  }
  await expect(paystack.control('scenario', { name: 'rain' })).rejects.toThrow('otp-transfers')
})

test('the event of a refund has no id and names its payment', async () => {
  const listener = await openListener(200)
  const sandbox = await openSandbox({ webhookUrl: listener.url })
  const reference = await payment(sandbox)
  await sandbox.paystack.control('refund', { reference, amount: 5000_00 })
  const [, refund] = await listener.waitFor(2)
  expect(refund).toMatchObject({
    event: 'refund.processed',
    data: {
      status: 'processed',
      transaction_reference: reference,
      refund_reference: expect.any(String),
      amount: '500000',
      currency: 'NGN',
      domain: 'test',
    },
  })
  expect(refund?.data).not.toHaveProperty('id')
})

test('a refund that fails returns the money to the balance', async () => {
  const sandbox = await openSandbox()
  const reference = await payment(sandbox)
  const { paystack } = sandbox
  const before = paystack.balance
  const begin = { reference, amount: 5000_00, status: 'pending' }
  const { id } = (await paystack.control('refund', begin)).data
  expect(paystack.balance).toBe(before - 5000_00)
  await paystack.control('refund', { reference, id, status: 'failed' })
  expect(paystack.balance).toBe(before)
})

test('a payment that was refunded whole is reversed', async () => {
  const sandbox = await openSandbox()
  const reference = await payment(sandbox)
  await sandbox.paystack.control('refund', { reference })
  const { body } = await sandbox.call('GET', `/transaction/verify/${reference}`)
  expect(body.data.status).toBe('reversed')
})

test('a settlement pays out what waits, once', async () => {
  const sandbox = await openSandbox()
  const { paystack, call } = sandbox
  await paystack.control('scenario', { name: 'next-day-settlement' })
  await payment(sandbox)
  expect(paystack.balance).toBe(0)
  for (const _time of [1, 2]) await paystack.control('settle', {})
  expect(paystack.balance).toBe(19_600_00)
  type Listed = { total_processed: number; total_fees: number; total_amount: number }
  expect((await call<Listed[]>('GET', '/settlement')).body.data).toMatchObject([
    { total_processed: 20_000_00, total_fees: 400_00, total_amount: 19_600_00 },
  ])
})

test('a dispute without an amount is described with null', async () => {
  const sandbox = await openSandbox()
  const { paystack, call } = sandbox
  const reference = await payment(sandbox)
  await paystack.control('scenario', { name: 'disputes-without-amount' })
  const { id } = (await paystack.control('dispute', { reference })).data
  const { data } = (await call<object>('GET', `/dispute/${id}`)).body
  expect(data).toMatchObject({ refund_amount: null, currency: null, transaction: { reference } })
})

import { request, type OutgoingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPaystack, type PaystackSandbox } from './paystack.ts'
import { createClient, nextTransferReference, RECIPIENT } from './test-helpers.ts'

let paystack: PaystackSandbox
let call: ReturnType<typeof createClient>
beforeAll(async () => {
  paystack = await createPaystack({
    transfers: { delayMs: 0 },
    appOrigins: ['http://localhost:8787'],
  })
  call = createClient(paystack)
  paystack.topUp(1_000_000_00)
})
beforeEach(async () => {
  await paystack.control('faults', undefined, 'DELETE')
})
afterAll(() => paystack.stop())

async function transfer(reference: string) {
  const { body } = await call('POST', '/transferrecipient', RECIPIENT)
  return call('POST', '/transfer', {
    source: 'balance',
    amount: 5000_00,
    recipient: body.data.recipient_code,
    reference,
  })
}
const exists = async (reference: string) =>
  (await call('GET', `/transfer/verify/${reference}`)).status === 200
const addFaults = (calls: object) => paystack.control('faults', { calls })

test('a dropped request is not handled; a dropped response belongs to one that was', async () => {
  const [first, second] = [nextTransferReference(), nextTransferReference()]
  await addFaults({ call: 'POST /transfer', effect: 'drop-request' })
  await expect(transfer(first)).rejects.toThrow('fetch failed')
  expect(await exists(first)).toBe(false)
  await addFaults({ call: 'POST /transfer', effect: 'drop-response' })
  await expect(transfer(second)).rejects.toThrow('fetch failed')
  expect(await exists(second)).toBe(true)
})

test('error statuses and truncated responses happen as often as requested', async () => {
  await addFaults([
    { call: 'GET /balance', effect: 'status', status: 500 },
    { call: 'GET /balance', effect: 'status', status: 429 },
  ])
  const getBalance = () => call('GET', '/balance', undefined, { validate: false })
  const statuses = [await getBalance(), await getBalance(), await getBalance()].map(
    ({ status }) => status,
  )
  expect(statuses).toEqual([500, 429, 200])
  await addFaults({ effect: 'truncate' })
  await expect(getBalance()).rejects.toThrow(SyntaxError)
  expect((await getBalance()).status).toBe(200)
})

test('a hanging request is not handled; a hanging response belongs to one that was', async () => {
  const transferUntilTimeout = async (effect: string) => {
    const reference = nextTransferReference()
    await addFaults({ call: 'POST /transfer', effect })
    const { recipients } = await paystack.control('state')
    const body = { source: 'balance', amount: 100_00, recipient: recipients[0]?.code, reference }
    const response = fetch(`${paystack.url}/transfer`, {
      method: 'POST',
      headers: { authorization: `Bearer ${paystack.secretKey}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(150),
    })
    await expect(response).rejects.toThrow('timeout')
    return exists(reference)
  }
  expect(await transferUntilTimeout('hang-request')).toBe(false)
  expect(await transferUntilTimeout('hang-response')).toBe(true)
})

test('a delayed response is late and correct', async () => {
  await addFaults({ effect: 'delay', delayMs: 30 })
  const startedAt = performance.now()
  expect((await call('GET', '/balance')).status).toBe(200)
  expect(performance.now() - startedAt).toBeGreaterThan(25)
})

test('a duplicated transfer moves money once, and the second is rejected', async () => {
  const before = paystack.balance
  await addFaults({ call: 'POST /transfer', effect: 'duplicate' })
  const { status, body } = await transfer(nextTransferReference())
  expect([status, body.code]).toEqual([400, 'duplicate_transfer_reference'])
  expect(before - paystack.balance).toBe(5010_00)
})

test('a corrupt response has another amount, currency, domain and owner', async () => {
  await call('POST', '/transaction/initialize', {
    email: 'a@b.test',
    amount: 100_00,
    reference: 'fw-corrupt',
    metadata: { user_id: 'u1' },
  })
  await paystack.control('pay', { reference: 'fw-corrupt', outcome: 'success' })
  await addFaults({
    call: 'GET /transaction/verify',
    effect: 'corrupt',
    changes: { amount: 1, currency: 'USD', domain: 'live', email: 'x@y.test', user_id: 'u2' },
  })
  const verify = async () => (await call('GET', '/transaction/verify/fw-corrupt')).body.data
  expect(await verify()).toMatchObject({
    amount: 1,
    currency: 'USD',
    domain: 'live',
    customer: { email: 'x@y.test' },
    metadata: { user_id: 'u2' },
  })
  expect(await verify()).toMatchObject({ amount: 100_00, currency: 'NGN', domain: 'test' })
})

test('a low balance can be set as the outcome of all transfers', async () => {
  await paystack.control('faults', { transfers: { outcome: 'insufficient' } })
  expect((await transfer(nextTransferReference())).body.code).toBe('insufficient_balance')
  await paystack.control('faults', undefined, 'DELETE')
  expect((await transfer(nextTransferReference())).status).toBe(200)
})

test('counts every fault that has happened', async () => {
  const before = (await paystack.control('state')).faults.happened.length
  await addFaults({ call: 'GET /balance', effect: 'delay', delayMs: 1, times: 2 })
  await call('GET', '/balance')
  await call('GET', '/balance')
  await call('GET', '/balance')
  const { happened, rules } = (await paystack.control('state')).faults
  expect([happened.length - before, rules.length]).toEqual([2, 0])
})

test('within the process a dropped response is a failed fetch', async () => {
  await addFaults({ effect: 'drop-response' })
  const headers = { authorization: `Bearer ${paystack.secretKey}` }
  const getBalance = () => paystack.fetch(`${paystack.url}/balance`, { headers })
  await expect(getBalance()).rejects.toThrow(TypeError)
  expect((await getBalance()).status).toBe(200)
})

test('rejects requests of other origins and of host names that resolve to loopback', async () => {
  const statusWith = (headers: OutgoingHttpHeaders) =>
    new Promise((resolve) => {
      const { port } = new URL(paystack.url)
      const options = { host: '127.0.0.1', port, path: '/_control/state', headers }
      request(options, ({ statusCode }) => resolve(statusCode)).end()
    })
  expect(await statusWith({})).toBe(200)
  expect(await statusWith({ origin: 'http://localhost:8787' })).toBe(200)
  expect(await statusWith({ origin: 'https://evil.example' })).toBe(403)
  expect(await statusWith({ host: 'evil.example' })).toBe(403)
})

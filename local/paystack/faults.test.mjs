import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPaystack } from './paystack.mjs'
import { openCaller } from './testing.mjs'

let paystack
let call
let begun = 0
beforeAll(async () => {
  paystack = await createPaystack({
    transfers: { after: 0 },
    appOrigins: ['http://localhost:8787'],
  })
  call = openCaller(paystack)
  paystack.topUp(1_000_000_00)
})
beforeEach(() => paystack.control('faults', undefined, 'DELETE'))
afterAll(() => paystack.stop())

const reference = () => `wd_00000000000000000${++begun}`
async function send(name, options) {
  const to = { type: 'nuban', name: 'MUSA', account_number: '0123456789', bank_code: '058' }
  const { body } = await call('POST', '/transferrecipient', to)
  const given = {
    source: 'balance',
    amount: 5000_00,
    recipient: body.data.recipient_code,
    reference: name,
  }
  return call('POST', '/transfer', given, options)
}
const arrived = async (name) => (await call('GET', `/transfer/verify/${name}`)).status === 200
const fault = (calls) => paystack.control('faults', { calls })

test('a request that is dropped before was never heard of; one dropped after was carried out', async () => {
  const [before, after] = [reference(), reference()]
  await fault({ call: 'POST /transfer', effect: 'drop-before' })
  await expect(send(before)).rejects.toThrow('fetch failed')
  expect(await arrived(before)).toBe(false)
  await fault({ call: 'POST /transfer', effect: 'drop-after' })
  await expect(send(after)).rejects.toThrow('fetch failed')
  expect(await arrived(after)).toBe(true)
})

test('a failure, a refusal for haste, and half an answer, each as often as was asked', async () => {
  await fault([
    { call: 'GET /balance', effect: 'status', status: 500 },
    { call: 'GET /balance', effect: 'status', status: 429 },
  ])
  const ask = () => call('GET', '/balance', undefined, { isOfficial: false })
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([
    500, 429, 200,
  ])
  await fault({ effect: 'malformed' })
  await expect(ask()).rejects.toThrow(SyntaxError)
  expect((await ask()).status).toBe(200)
})

test('a timeout is silence, before or after it was carried out', async () => {
  const silent = async (effect) => {
    const name = reference()
    await fault({ call: 'POST /transfer', effect })
    const recipients = (await paystack.control('state')).recipients
    const given = {
      source: 'balance',
      amount: 100_00,
      recipient: recipients[0].code,
      reference: name,
    }
    const asked = fetch(`${paystack.url}/transfer`, {
      method: 'POST',
      headers: { authorization: `Bearer ${paystack.secretKey}` },
      body: JSON.stringify(given),
      signal: AbortSignal.timeout(150),
    })
    await expect(asked).rejects.toThrow('timeout')
    return arrived(name)
  }
  expect(await silent('timeout')).toBe(false)
  expect(await silent('stall')).toBe(true)
})

test('slow is late, and right', async () => {
  await fault({ effect: 'slow', ms: 30 })
  const began = performance.now()
  expect((await call('GET', '/balance')).status).toBe(200)
  expect(performance.now() - began).toBeGreaterThan(25)
})

test('what arrives twice is told so, and moves money once', async () => {
  const before = paystack.balance
  await fault({ call: 'POST /transfer', effect: 'twice' })
  const { status, body } = await send(reference())
  expect([status, body.code]).toEqual([400, 'duplicate_transfer_reference'])
  expect(before - paystack.balance).toBe(5010_00)
})

test('R41: an answer may lie about amount, currency, world and owner', async () => {
  const given = {
    email: 'a@b.test',
    amount: 100_00,
    reference: 'fw-lied',
    metadata: { user_id: 'u1' },
  }
  await call('POST', '/transaction/initialize', given)
  await paystack.control('pay', { reference: 'fw-lied', outcome: 'success' })
  const set = { amount: 1, currency: 'USD', domain: 'live', email: 'x@y.test', user_id: 'u2' }
  await fault({ call: 'GET /transaction/verify', effect: 'wrong', set })
  const verify = async () => (await call('GET', '/transaction/verify/fw-lied')).body.data
  expect(await verify()).toMatchObject({
    ...{ amount: 1, currency: 'USD', domain: 'live' },
    customer: { email: 'x@y.test' },
    metadata: { user_id: 'u2' },
  })
  expect(await verify()).toMatchObject({ amount: 100_00, currency: 'NGN', domain: 'test' })
})

test('a low balance is played by an outcome, for all transfers until it is taken back', async () => {
  await paystack.control('faults', { transfers: { outcome: 'insufficient' } })
  expect((await send(reference())).body.code).toBe('insufficient_balance')
  await paystack.control('faults', undefined, 'DELETE')
  expect((await send(reference())).status).toBe(200)
})

test('every fault that was done is counted', async () => {
  const before = (await paystack.control('state')).faults.done.length
  await fault({ call: 'GET /balance', effect: 'slow', ms: 1, times: 2 })
  await call('GET', '/balance')
  await call('GET', '/balance')
  await call('GET', '/balance')
  const { done, rules } = (await paystack.control('state')).faults
  expect([done.length - before, rules.length]).toEqual([2, 0])
})

test('in the same process a dropped answer is a failed fetch, as over a wire', async () => {
  await fault({ effect: 'drop-after' })
  const headers = { authorization: `Bearer ${paystack.secretKey}` }
  const ask = () => paystack.fetch(`${paystack.url}/balance`, { headers })
  await expect(ask()).rejects.toThrow(TypeError)
  expect((await ask()).status).toBe(200)
})

test('another page in the same browser cannot move the sandbox, nor a name that was bent to it', async () => {
  const ask = (headers) =>
    new Promise((resolve) => {
      const { port } = new URL(paystack.url)
      const options = { host: '127.0.0.1', port, path: '/_control/state', headers }
      request(options, ({ statusCode }) => resolve(statusCode)).end()
    })
  expect(await ask({})).toBe(200)
  expect(await ask({ origin: 'http://localhost:8787' })).toBe(200)
  expect(await ask({ origin: 'https://evil.example' })).toBe(403)
  expect(await ask({ host: 'evil.example' })).toBe(403)
})

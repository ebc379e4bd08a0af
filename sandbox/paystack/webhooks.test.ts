import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openListener, openSandbox, stopAll } from './test-helpers.ts'
import { signatureOf } from './webhooks.ts'

const dir = mkdtempSync(join(tmpdir(), 'onise-paystack-'))
afterAll(async () => {
  await stopAll()
  rmSync(dir, { recursive: true, force: true })
})

test('a webhook is signed over its raw bytes and has the data of verify', async () => {
  const listener = await openListener(200)
  const { paystack, call, initialize, transfer } = await openSandbox({ webhookUrl: listener.url })
  const { reference } = await initialize()
  await paystack.control('pay', { reference, outcome: 'success' })
  await listener.waitFor(1)
  await transfer()
  const [charge, transferred] = await listener.waitFor(2)
  expect(charge?.signature).toBe(signatureOf(charge?.raw ?? '', paystack.secretKey))
  expect(charge).toMatchObject({ event: 'charge.success', data: { reference, amount: 20_000_00 } })
  expect(charge?.data).toEqual((await call('GET', `/transaction/verify/${reference}`)).body.data)
  expect(transferred).toMatchObject({ event: 'transfer.success', data: { fee_charged: 10_00 } })
})

test('retries a webhook until the receiver responds 200', async () => {
  const listener = await openListener(500, 302, 200)
  const { paystack, initialize } = await openSandbox({
    webhookUrl: listener.url,
    retries: { intervalMs: 5 },
  })
  const { reference } = await initialize()
  await paystack.control('pay', { reference, outcome: 'success' })
  const received = await listener.waitFor(3)
  expect(new Set(received.map(({ raw }) => raw.toString())).size).toBe(1)
  await expect
    .poll(async () => (await paystack.control('state')).webhooks)
    .toMatchObject([{ state: 'delivered', attempts: 3, responses: [500, 302, 200] }])
})

test('a webhook fails after its last retry', async () => {
  const listener = await openListener(500)
  const { paystack, initialize } = await openSandbox({
    webhookUrl: listener.url,
    retries: { intervalMs: 1, maxRetries: 2 },
  })
  const { reference } = await initialize()
  await paystack.control('pay', { reference, outcome: 'success' })
  await expect
    .poll(async () => (await paystack.control('state')).webhooks)
    .toMatchObject([{ state: 'failed', attempts: 3 }])
  expect(listener.received).toHaveLength(3)
})

test('webhooks can be paused, duplicated, reordered, resent and forged', async () => {
  const listener = await openListener(200)
  const { paystack, initialize } = await openSandbox({ webhookUrl: listener.url })
  await paystack.control('faults', { webhooks: { paused: true, copies: 2 } })
  const [first, second] = [(await initialize()).reference, (await initialize()).reference]
  for (const reference of [first, second])
    await paystack.control('pay', { reference, outcome: 'success' })
  expect(listener.received).toEqual([])
  const { data } = await paystack.control('webhooks', { release: true, order: 'reversed' })
  expect(data.released).toBe(2)
  const receivedReferences = listener.received.map((webhook) => webhook.data.reference)
  expect(receivedReferences).toEqual([second, second, first, first])
  await paystack.control('webhooks', { resend: first })
  expect(listener.received).toHaveLength(5)
  await paystack.control('faults', { webhooks: { forged: true } })
  await paystack.control('webhooks', { resend: first })
  const forged = listener.received.at(-1)
  expect(forged?.signature).not.toBe(signatureOf(forged?.raw ?? '', paystack.secretKey))
})

test('a restart restores balance, payments, transfers and undelivered webhooks, even after a torn line', async () => {
  const file = join(dir, 'state.jsonl')
  const { paystack: first, initialize, transfer } = await openSandbox({ file })
  const { reference } = await initialize()
  await first.control('pay', { reference, outcome: 'success' })
  const sent = await transfer()
  const { balance } = first
  await first.stop()
  appendFileSync(file, '[["transactions","fw-torn')

  const listener = await openListener(200)
  const { paystack, call } = await openSandbox({ file, webhookUrl: listener.url })
  expect(paystack.balance).toBe(balance)
  const statusOf = async (path: string) => (await call('GET', path)).body.data.status
  expect(await statusOf(`/transaction/verify/${reference}`)).toBe('success')
  expect(await statusOf(`/transfer/verify/${sent.reference}`)).toBe('success')
  expect((await listener.waitFor(2)).map(({ event }) => event).toSorted()).toEqual([
    'charge.success',
    'transfer.success',
  ])
  const state = await paystack.control('state')
  const ids = [...state.transactions, ...state.transfers, ...state.webhooks].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

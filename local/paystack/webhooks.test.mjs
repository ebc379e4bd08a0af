import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openListener, openSandbox, stopAll } from './testing.mjs'
import { signatureOf } from './webhooks.mjs'

const dir = mkdtempSync(join(tmpdir(), 'onise-paystack-'))
afterAll(async () => {
  await stopAll()
  rmSync(dir, { recursive: true, force: true })
})

test('MONEY 3.2: a webhook is signed over its raw bytes, and tells what verify tells', async () => {
  const listener = await openListener(200)
  const { paystack, call, begin, send } = await openSandbox({ webhookUrl: listener.url })
  const { reference } = await begin()
  await paystack.control('pay', { reference, outcome: 'success' })
  await listener.until(1)
  await send()
  const [charge, transfer] = await listener.until(2)
  expect(charge.signature).toBe(signatureOf(charge.raw, paystack.secretKey))
  expect(charge).toMatchObject({ event: 'charge.success', data: { reference, amount: 20_000_00 } })
  expect(charge.data).toEqual((await call('GET', `/transaction/verify/${reference}`)).body.data)
  expect(transfer).toMatchObject({ event: 'transfer.success', data: { fee_charged: 10_00 } })
})

test('MONEY 3.2: a webhook that is not taken comes again until it is, and then no more', async () => {
  const listener = await openListener(500, 302, 200)
  const { paystack, begin } = await openSandbox({ webhookUrl: listener.url, retries: { hour: 5 } })
  const { reference } = await begin()
  await paystack.control('pay', { reference, outcome: 'success' })
  const heard = await listener.until(3)
  expect(new Set(heard.map(({ raw }) => raw.toString())).size).toBe(1)
  await expect
    .poll(async () => (await paystack.control('state')).webhooks)
    .toMatchObject([{ state: 'taken', tries: 3, answers: [500, 302, 200] }])
})

test('a webhook that nobody ever takes is given up', async () => {
  const listener = await openListener(500)
  const { paystack, begin } = await openSandbox({
    webhookUrl: listener.url,
    retries: { hour: 1, times: 2 },
  })
  const { reference } = await begin()
  await paystack.control('pay', { reference, outcome: 'success' })
  await expect
    .poll(async () => (await paystack.control('state')).webhooks)
    .toMatchObject([{ state: 'given up', tries: 3 }])
  expect(listener.heard).toHaveLength(3)
})

test('webhooks can be held, told twice, turned round and told again', async () => {
  const listener = await openListener(200)
  const { paystack, begin } = await openSandbox({ webhookUrl: listener.url })
  await paystack.control('faults', { webhooks: { hold: true, copies: 2 } })
  const references = [(await begin()).reference, (await begin()).reference]
  for (const reference of references)
    await paystack.control('pay', { reference, outcome: 'success' })
  expect(listener.heard).toEqual([])
  const { data } = await paystack.control('webhooks', { release: true, order: 'reversed' })
  expect(data.released).toBe(2)
  expect(listener.heard.map(({ data: { reference } }) => reference)).toEqual([
    ...[references[1], references[1], references[0], references[0]],
  ])
  await paystack.control('webhooks', { again: references[0] })
  expect(listener.heard).toHaveLength(5)
  await paystack.control('faults', { webhooks: { forged: true } })
  await paystack.control('webhooks', { again: references[0] })
  const forged = listener.heard.at(-1)
  expect(forged.signature).not.toBe(signatureOf(forged.raw, paystack.secretKey))
})

test('a restart keeps balances, payments, transfers and what has not been told, even after a torn line', async () => {
  const file = join(dir, 'kept.jsonl')
  const { paystack: first, begin, send } = await openSandbox({ file })
  const { reference } = await begin()
  await first.control('pay', { reference, outcome: 'success' })
  const sent = await send()
  const balance = first.balance
  await first.stop()
  appendFileSync(file, '[["transactions","fw-torn')

  const listener = await openListener(200)
  const { paystack, call: callAgain } = await openSandbox({ file, webhookUrl: listener.url })
  expect(paystack.balance).toBe(balance)
  expect((await callAgain('GET', `/transaction/verify/${reference}`)).body.data.status).toBe(
    'success',
  )
  expect((await callAgain('GET', `/transfer/verify/${sent.reference}`)).body.data.status).toBe(
    'success',
  )
  expect((await listener.until(2)).map(({ event }) => event).toSorted()).toEqual([
    'charge.success',
    'transfer.success',
  ])
  const state = await paystack.control('state')
  const ids = [...state.transactions, ...state.transfers, ...state.webhooks].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

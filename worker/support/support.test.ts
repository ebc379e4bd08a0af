import { beforeAll, expect, it } from 'vitest'
import { readSupport, writeToSupport } from '#schema/contract/support.ts'
import { newId } from '#schema/domain/ids.ts'
import { REFERENCE_MAX } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { readSettings } from '#worker/env.ts'

const SUPPORT_EMAIL = 'support@onise.test'
let market: Market
beforeAll(async () => {
  market = await createMarket({
    settings: { SUPPORT_EMAIL, SUPPORT_WHATSAPP: '2348000000000', SUPPORT_PHONE: '2348000000001' },
  })
})

it('says to everybody how people are reached', async () => {
  const user = await market.createUser()
  expect((await user.send(readSupport, {})).body).toEqual({
    email: SUPPORT_EMAIL,
    whatsApp: '2348000000000',
    phone: '2348000000001',
  })
})

it('sends what a user writes to the people of Onise, with the todo and where to answer', async () => {
  const client = await market.createClient()
  const task = await market.postTask(client)
  const response = await client.send(writeToSupport, {
    text: 'Nobody came.\nWhat now?',
    taskId: task._id,
  })
  expect(response).toMatchObject({ status: 201 })
  expect(market.lastRequestCost()).toMatchObject({ roundTrips: 3 })
  const email = market.mailbox.latest()
  expect(email).toMatchObject({ to: SUPPORT_EMAIL, subject: `Help: ${task.title}` })
  for (const part of ['Nobody came.\nWhat now?', client.email, client.id, task._id])
    expect(email?.text).toContain(part)
})

it('sends the reference of a payment, and answers of readers go to the same people', async () => {
  const client = await market.createClient()
  const input = { text: 'It did not arrive.', payment: 'ON260304-8F2K' }
  expect((await client.send(writeToSupport, input)).status).toBe(201)
  const email = market.mailbox.latest()
  expect(email?.text).toContain('About the payment: ON260304-8F2K')
  expect(email?.reply_to).toBe(SUPPORT_EMAIL)
  const long = { ...input, payment: 'x'.repeat(REFERENCE_MAX + 1) }
  expect((await client.send(writeToSupport, long)).status).toBe(400)
})

it('sends a text without a todo, and with one that does not exist', async () => {
  const tasker = await market.createTasker()
  const send = (taskId?: ReturnType<typeof newId<'task'>>) =>
    tasker.send(writeToSupport, { text: 'Help', ...(taskId && { taskId }) })
  expect((await send()).status).toBe(201)
  expect((await send(newId('task'))).status).toBe(201)
  expect(market.mailbox.latest()?.text).not.toContain('About the todo')
})

it('needs words, and at most ten times a day', async () => {
  const user = await market.createClient()
  expect((await user.send(writeToSupport, { text: '  ' })).status).toBe(400)
  const texts = Array.from({ length: 11 }, (_, index) => `Text ${index}`)
  const statuses = []
  for (const text of texts) statuses.push((await user.send(writeToSupport, { text })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
})

it.each([
  ['SUPPORT_EMAIL', 'support'],
  ['SUPPORT_WHATSAPP', '0803 123'],
  ['SUPPORT_PHONE', '+234'],
])('a worker with %s=%s does not start', (name, value) => {
  expect(() => readSettings({ ...market.settings, [name]: value })).toThrow(name)
})

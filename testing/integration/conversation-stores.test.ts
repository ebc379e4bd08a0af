// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { sendMessage } from '#pwa/features/chats/queueable.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { pull } from '#pwa/sync/pull.ts'
import { push } from '#pwa/sync/push.ts'
import { awardTask } from '#schema/contract/proposals.ts'
import { buildRequest } from '#schema/contract/request.ts'
import { blockUser } from '#schema/contract/trust.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { createNetwork, FIXED_RANDOM, outboxEntries, syncOnce } from './client-server.ts'
import { ConversationStores } from './conversation-stores.ts'

let country: Market
let stores: ConversationStores
let client: TestUser
let tasker: TestUser
let other: TestUser

beforeEach(async () => {
  country = await createMarket()
  stores = await ConversationStores.create(country, ['c1', 'c2'])
  client = await country.createClient(naira(200_000))
  tasker = await country.createTasker()
  other = await country.createTasker()
  // Pairs of both stores.
  for (let n = 0; n < 20 && storeWith(other) === storeWith(tasker); n++)
    other = await country.createTasker()
  await country.createAssignedTask(client, tasker)
  await country.createAssignedTask(client, other)
  await stores.copyRights()
})

const storeWith = (with_: TestUser) => stores.storeOf({ me: client.id, other: with_.id }).name

function deviceOf(user: TestUser) {
  const network = createNetwork(stores.appFor(user) as unknown as Market['app'])
  const { transport } = network
  const device = createDevice({ userId: user.id, token: user.token, transport, now: country.now })
  return { network, device }
}
type Phone = ReturnType<typeof deviceOf>

const write = ({ device }: Phone, to: TestUser, message: string) =>
  enqueue(device, sendMessage, { recipientId: to.id, message, clientMsgId: newId('message') })
const shownTo = async ({ device }: Phone) =>
  (await device.replica.messages.toArray())
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.seq - b.seq)
    .map(({ text }) => text)
const storedOf = (with_: TestUser) => stores.textsOf({ me: client.id, other: with_.id })
const block = (by: TestUser, blocked: TestUser, key: string) => {
  const headers = { authorization: `Bearer ${by.token}`, 'idempotency-key': key }
  const request = buildRequest(blockUser, { id: blocked.id }, 'http://onise.test', headers)
  return stores.appFor(by).request(request)
}

test('messages of three users are in two stores, and one pull brings those of both', async () => {
  expect(storeWith(tasker)).not.toBe(storeWith(other))
  const [mine, theirs] = [deviceOf(client), deviceOf(tasker)]
  await pull(mine.device)
  const written = await country.changeCounter()
  await write(mine, tasker, 'The door is open.')
  await write(mine, other, 'Tomorrow at nine.')
  expect(await syncOnce(mine.device)).toBe('done')
  expect([await storedOf(tasker), await storedOf(other)]).toEqual([
    ['The door is open.'],
    ['Tomorrow at nine.'],
  ])
  expect(await outboxEntries(mine.device)).toEqual([])
  expect(await country.changeCounter(), 'the country wrote nothing').toBe(written)

  await write(theirs, client, 'On my way.')
  await syncOnce(theirs.device)
  const before = mine.network.requests.length
  await pull(mine.device)
  expect(mine.network.requests.length - before).toBe(1)
  expect((await shownTo(mine)).toSorted()).toEqual([
    'On my way.',
    'The door is open.',
    'Tomorrow at nine.',
  ])
  expect(await shownTo(theirs)).toEqual(['The door is open.', 'On my way.'])
})

test('a message whose answer was lost is stored once, in the order of its store', async () => {
  const [mine, theirs] = [deviceOf(client), deviceOf(tasker)]
  await write(mine, tasker, 'One')
  mine.network.inject('drop-response')
  await push(mine.device, FIXED_RANDOM)
  await write(theirs, client, 'Two')
  await syncOnce(theirs.device)
  await write(mine, tasker, 'Three')
  for (let round = 0; round < 2; round++) await syncOnce(mine.device)
  expect(await storedOf(tasker)).toEqual(['One', 'Two', 'Three'])
  expect(await outboxEntries(mine.device)).toEqual([])
})

test('an entry stays until the cursor has reached the place of its own store, not that of the country', async () => {
  const mine = deviceOf(client)
  await pull(mine.device)
  expect(await country.changeCounter(), 'far ahead of the store').toBeGreaterThan(2)
  await write(mine, tasker, 'Hello')
  await push(mine.device, FIXED_RANDOM)
  expect(await outboxEntries(mine.device)).toMatchObject([
    { state: 'sent', ackSeq: `${storeWith(tasker)}:2` },
  ])
  await pull(mine.device)
  expect(await outboxEntries(mine.device)).toEqual([])
})

test('a block counts when its answer is there, wherever the power failed in between', async () => {
  for (const writesLeft of [0, 1]) {
    const stranger = await country.createTasker()
    const task = await country.postTask(client)
    await country.apply(stranger, task)
    const key = newId('idempotency')
    stores.writesLeft = writesLeft
    await expect(block(client, stranger, key)).rejects.toThrow('the power is off')
    stores.writesLeft = Number.POSITIVE_INFINITY
    expect((await block(client, stranger, key)).status).toBeLessThan(300)
    const theirs = deviceOf(stranger)
    await write(theirs, client, 'Why?')
    await push(theirs.device, FIXED_RANDOM)
    expect(await outboxEntries(theirs.device)).toMatchObject([{ state: 'failed' }])
    expect(await storedOf(stranger)).toEqual([])
    expect(await country.runSql('SELECT * FROM changed_rights')).toEqual([])
  }
})

test('an older copy of what the two may do never replaces a newer one', async () => {
  const stranger = await country.createTasker()
  await country.apply(stranger, await country.postTask(client))
  const writers = { me: client.id, other: stranger.id }
  const before = await stores.readRights(writers)
  expect((await block(client, stranger, newId('idempotency'))).status).toBeLessThan(300)
  await stores.writeRights(writers, before)
  const mine = deviceOf(client)
  await write(mine, stranger, 'Still there?')
  await push(mine.device, FIXED_RANDOM)
  expect(await outboxEntries(mine.device)).toMatchObject([{ state: 'failed' }])
})

test('contact details are hidden until the award, and shown with its answer', async () => {
  const stranger = await country.createTasker()
  const task = await country.postTask(client)
  await country.apply(stranger, task)
  const writers = { me: client.id, other: stranger.id }
  await stores.writeRights(writers, await stores.readRights(writers))
  const mine = deviceOf(client)
  const say = async () => {
    await write(mine, stranger, 'Call me on 0803 555 0199')
    await syncOnce(mine.device)
  }
  await say()
  const award = buildRequest(
    awardTask,
    { taskId: task._id, taskerId: stranger.id },
    'http://onise.test',
    { authorization: `Bearer ${client.token}` },
  )
  expect((await stores.appFor(client).request(award)).status).toBe(200)
  await say()
  const [hidden, shown] = await storedOf(stranger)
  expect(hidden).not.toContain('0199')
  expect(shown).toBe('Call me on 0803 555 0199')
})

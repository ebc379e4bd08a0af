import { beforeEach, describe, expect, it } from 'vitest'
import {
  deleteMessage,
  editMessage,
  listMessages,
  markSeen,
  sendMessage,
} from '#schema/contract/chats.ts'
import { sync } from '#schema/contract/sync.ts'
import { newId } from '#schema/domain/ids.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser

const send = (from: TestUser, to: TestUser, message: string, clientMsgId = newId('message')) =>
  from.send(sendMessage, { recipientId: to.id, message, clientMsgId })
const read = async (
  reader: TestUser,
  other: TestUser,
  range: { after?: number; before?: number; limit?: number } = {},
) => (await reader.send(listMessages, { otherUserId: other.id, ...range })).body
const textsOf = async (reader: TestUser, other: TestUser) =>
  (await read(reader, other)).map(({ text }) => text)

beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})

describe('a message', () => {
  it('arrives with both users, in the order of the server', async () => {
    await market.createAssignedTask(client, tasker)
    const first = await send(client, tasker, ' Good morning ')
    expect([first.status, first.body]).toMatchObject([
      201,
      { message: 'Message sent.', sender: client.id, text: 'Good morning', messageSeq: 1 },
    ])
    expect((await send(tasker, client, 'Good morning.')).body.messageSeq).toBe(2)
    for (const [reader, other] of [
      [client, tasker],
      [tasker, client],
    ] as const)
      expect(await textsOf(reader, other)).toEqual(['Good morning', 'Good morning.'])
  })

  it('is applied once, also when its idempotency record was deleted', async () => {
    await market.createAssignedTask(client, tasker)
    const id = newId('message')
    await send(client, tasker, 'Once', id)
    await market.runSql('DELETE FROM idempotency_keys')
    const again = await send(client, tasker, 'Once', id)
    expect([again.status, again.body.messageSeq]).toEqual([200, 1])
    expect(await textsOf(tasker, client)).toEqual(['Once'])
  })

  it('is read from a place on, and before a place', async () => {
    await market.createAssignedTask(client, tasker)
    for (const text of ['1', '2', '3', '4']) await send(client, tasker, text)
    const places = async (range: Parameters<typeof read>[2]) =>
      (await read(tasker, client, range)).map(({ seq }) => seq)
    expect(await places({ after: 2 })).toEqual([3, 4])
    expect(await places({ before: 3 })).toEqual([1, 2])
    expect(await places({ limit: 2 })).toEqual([3, 4])
    expect(await places({ after: 4 })).toEqual([])
  })

  it('is rejected without text', async () => {
    await market.createAssignedTask(client, tasker)
    expect(await send(client, tasker, '  ')).toMatchObject({
      status: 400,
      body: { fields: { message: 'Type a message' } },
    })
  })
})

it('leaves its text in no stored response when it is deleted', async () => {
  await market.createAssignedTask(client, tasker)
  const { id } = (await send(client, tasker, 'My secret')).body
  await send(client, tasker, 'My other')
  await client.send(editMessage, { otherUserId: tasker.id, id, text: 'My secret plan' })
  await client.send(deleteMessage, { otherUserId: tasker.id, id })
  const stored = JSON.stringify(await market.runSql('SELECT response FROM idempotency_keys'))
  expect(stored).not.toContain('secret')
  expect(stored).toContain('My other')
  expect(stored).toContain(id)
})

describe('the pull', () => {
  const pull = async (user: TestUser, c?: string) => {
    const { body } = await user.send(sync, { ...(c !== undefined && { c }), s: 1 })
    return body
  }

  it('has the message and the conversation for both users, and what is seen, changed and deleted', async () => {
    await market.createAssignedTask(client, tasker)
    const starts = { client: (await pull(client)).n, tasker: (await pull(tasker)).n }
    const { id } = (await send(client, tasker, 'Hello')).body
    await tasker.send(markSeen, { otherUserId: client.id, seq: 9 })
    await client.send(editMessage, { otherUserId: tasker.id, id, text: 'Hello Tunde' })
    const rowsOf = async (user: TestUser, c: string) =>
      (await pull(user, c)).c.flatMap((change) =>
        change.op === 'put' && (change.e === 'message' || change.e === 'conversation')
          ? [change.row]
          : [],
      )
    const message = { _id: id, seq: 1, text: 'Hello Tunde', editedAt: expect.any(String) }
    expect(await rowsOf(client, starts.client)).toMatchObject([
      { other: { _id: tasker.id }, seenSeq: 0, otherSeenSeq: 1, openUntil: null },
      message,
    ])
    expect(await rowsOf(tasker, starts.tasker)).toMatchObject([
      { other: { _id: client.id }, seenSeq: 1, otherSeenSeq: 0 },
      message,
    ])
    await client.send(deleteMessage, { otherUserId: tasker.id, id })
    expect(await rowsOf(tasker, starts.tasker)).toMatchObject([
      {},
      { _id: id, text: '', deletedAt: expect.any(String) },
    ])
  })
})

it('costs one round trip and seven rows', async () => {
  const server = await createMarket({ engine: 'sqld' })
  const [a, b] = [await server.createClient(), await server.createTasker()]
  await server.createAssignedTask(a, b)
  const costs: Record<string, object> = {}
  const measure = async (name: string, work: Promise<{ status: number }>) => {
    const { status } = await work
    const { roundTrips, rowsRead, rowsWritten } = server.lastRequestCost()
    costs[name] = { status, roundTrips, rowsRead, rowsWritten }
  }
  await measure('first', send(a, b, 'One'))
  await measure('next', send(a, b, 'Two'))
  await measure('with a number', send(b, a, 'Call 0803 123 4567'))
  await measure('seen', b.send(markSeen, { otherUserId: a.id, seq: 2 }))
  await measure('poll', b.send(listMessages, { otherUserId: a.id, after: 3 }))
  expect(costs).toEqual({
    // An aborted attempt, what joins the two, and the batch that begins the conversation.
    first: { status: 201, roundTrips: 3, rowsRead: 42, rowsWritten: 14 },
    // One row of them has whether reports limit the sender, two whether it is an answer, which counts for a tasker.
    next: { status: 201, roundTrips: 1, rowsRead: 26, rowsWritten: 7 },
    'with a number': { status: 201, roundTrips: 1, rowsRead: 37, rowsWritten: 8 },
    seen: { status: 200, roundTrips: 2, rowsRead: 13, rowsWritten: 7 },
    poll: { status: 200, roundTrips: 1, rowsRead: 5, rowsWritten: 0 },
  })
})

it('is masked after the session is read when it is long', async () => {
  await market.createAssignedTask(client, tasker)
  await send(client, tasker, 'One')
  const long = '@aa1'.repeat(500)
  const { status, body } = await send(client, tasker, long)
  expect([status, body.text]).toEqual([201, long])
  expect(market.lastRequestCost().roundTrips).toBe(2)
  await market.runSql('UPDATE sessions SET revoked_at = 1 WHERE user_id = ?', client.id)
  expect((await send(client, tasker, long)).status).toBe(401)
  expect(market.lastRequestCost().roundTrips).toBe(1)
})

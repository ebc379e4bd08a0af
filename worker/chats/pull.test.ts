import { brotliCompressSync, constants } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import { listConversations, listMessages, markSeen } from '#schema/contract/chats.ts'
import { sync, type Change } from '#schema/contract/sync.ts'
import { newId } from '#schema/domain/ids.ts'
import { chat } from '#testing/worker/chat.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { subscribeBrowser } from '#testing/worker/push-browser.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser

async function setUp(options: Parameters<typeof createMarket>[0] = {}) {
  market = await createMarket(options)
  client = await market.createClient()
  tasker = await market.createTasker()
  await market.createAssignedTask(client, tasker)
}
beforeEach(() => setUp())

async function pullAll(user: TestUser, from?: string, l = 20) {
  const changes: Change[] = []
  for (let c = from; ;) {
    const { status, body } = await user.send(sync, { ...(c !== undefined && { c }), s: 1, l })
    if (status === 204) return { changes, cursor: c ?? '' }
    changes.push(...(body.c as Change[]))
    c = body.n
    if (!body.m) return { changes, cursor: c }
  }
}

/** Messages of the client, as if they had been sent one by one. */
async function insertMessages(count: number) {
  await chat(client, tasker, 'The first')
  const ids = Array.from({ length: count }, () => newId('message'))
  const values =
    'SELECT conversation_id, key + 2 AS seq, value AS id, sender_id FROM messages, json_each(?1)'
  await market.runSql(
    `INSERT INTO messages (conversation_id, seq, id, sender_id, kind, text, created_at)
     SELECT *, 'text', 'Message ' || seq, seq FROM (${values})`,
    JSON.stringify(ids),
  )
  await market.runSql(
    `INSERT INTO changes (scope, entity, id, op, seq, locator)
     SELECT 'u:' || ?2, 'message', id, 'put', (SELECT v FROM sync_counter) + seq, ?1 || '/' || seq
     FROM messages WHERE seq > 1`,
    client.id,
    tasker.id,
  )
  await market.runSql(`UPDATE sync_counter SET v = v + ${count + 2}`)
}
const placesOf = (changes: readonly Change[]) =>
  changes.flatMap((change) =>
    change.e === 'message' && change.op === 'put' ? [change.row.seq] : [],
  )

it('a first fill has the newest 50 messages of each conversation; older ones are read by place', async () => {
  await insertMessages(500)
  const { changes } = await pullAll(tasker)
  expect(placesOf(changes)).toEqual(Array.from({ length: 50 }, (_, index) => 501 - index))
  expect(changes.every(({ op }) => op === 'put')).toBe(true)
  const older = await tasker.send(listMessages, { otherUserId: client.id, before: 452 })
  expect(older.body.map(({ seq }) => seq)).toEqual(
    Array.from({ length: 50 }, (_, index) => 402 + index),
  )
})

it('an incremental pull has all messages since, in order', async () => {
  const { cursor } = await pullAll(tasker)
  await insertMessages(120)
  const { changes } = await pullAll(tasker, cursor, 50)
  expect(placesOf(changes)).toEqual(Array.from({ length: 121 }, (_, index) => index + 1))
})

it('a quiet poll reads no more rows with a long conversation', async () => {
  await setUp({ engine: 'sqld' })
  await insertMessages(500)
  const { cursor } = await pullAll(tasker, undefined, 500)
  const { status } = await tasker.send(sync, { c: cursor, s: 1 })
  expect([status, market.lastRequestCost()]).toMatchObject([204, { roundTrips: 1, rowsWritten: 0 }])
  expect(market.lastRequestCost().rowsRead).toBeLessThanOrEqual(4)
})

/** The rest is for headers, which HTTP/2 sends as a few bytes each. */
const BODY_MAX = 400 - 100

it('a message of 100 characters needs at most 400 bytes in a pull', async () => {
  await chat(client, tasker, 'Hello')
  const { cursor } = await pullAll(tasker)
  const text =
    'I am at the junction beside the blue kiosk, please tell the gate man to open for me. I have tiles 60'
  expect(text).toHaveLength(100)
  await chat(client, tasker, text)
  const { body } = await tasker.send(sync, { c: cursor, s: 1 })
  expect(placesOf(body.c as Change[])).toEqual([2])
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  expect(brotliCompressSync(JSON.stringify(body), { params }).length).toBeLessThanOrEqual(BODY_MAX)
})

it('the list has the last message of each conversation, and whether it was seen', async () => {
  const other = await market.createTasker()
  await market.createAssignedTask(client, other)
  await chat(client, tasker, 'To the first')
  market.advanceClock(1000)
  await chat(client, other, 'To the second')
  market.advanceClock(1000)
  await chat(tasker, client, 'From the first')
  const list = async (user: TestUser) =>
    (await user.send(listConversations, {})).body.map(({ other: { _id }, lastMessage }) => [
      _id,
      lastMessage.text,
      lastMessage.seen,
    ])
  expect(await list(client)).toEqual([
    [tasker.id, 'From the first', false],
    [other.id, 'To the second', false],
  ])
  await client.send(markSeen, { otherUserId: tasker.id, seq: 2 })
  expect(await list(tasker)).toEqual([[client.id, 'From the first', true]])
})

it('messages are seen when a visible page reads them, not when a hidden one does', async () => {
  await chat(client, tasker, 'Hello')
  const seen = async () => (await client.send(listConversations, {})).body[0]?.otherSeenSeq
  await tasker.send(listMessages, { otherUserId: client.id })
  expect(await seen()).toBe(0)
  await tasker.send(listMessages, { otherUserId: client.id, visible: '1' })
  expect(await seen()).toBe(1)
  // Never back, and never beyond the last message.
  await tasker.send(markSeen, { otherUserId: client.id, seq: 0 })
  await tasker.send(markSeen, { otherUserId: client.id, seq: 99 })
  expect(await seen()).toBe(1)
})

it('one push reports that there are messages, and the next one follows when they were seen', async () => {
  await subscribeBrowser(market, tasker)
  const pushes = () => market.pushService.messages.map(({ text }) => JSON.parse(text) as object)
  await chat(client, tasker, 'One')
  await chat(client, tasker, 'Two')
  expect(pushes()).toMatchObject([{ link: `/chat/${client.id}`, tag: client.id }])
  await tasker.send(markSeen, { otherUserId: client.id, seq: 2 })
  await chat(client, tasker, 'Three')
  expect(pushes()).toHaveLength(2)
  await market.runSql('INSERT INTO blocks VALUES (?, ?, 1)', tasker.id, client.id)
  await tasker.send(markSeen, { otherUserId: client.id, seq: 3 })
  await chat(client, tasker, 'About the work')
  expect(pushes()).toHaveLength(2)
})

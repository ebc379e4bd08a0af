import { beforeEach, describe, expect, it } from 'vitest'
import { deleteMessage, editMessage, listConversations } from '#schema/contract/chats.ts'
import { withdrawProposal } from '#schema/contract/proposals.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { chat, codeOf, textsOf } from '#testing/worker/chat.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser

beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})

const PHONE = 'Call me on 0803 123 4567'
const HIDDEN = 'Call me on [hidden until assigned]'

describe('who may write', () => {
  it('no user without a proposal, a task or an administrator', async () => {
    const sent = await chat(client, tasker, 'Hello')
    expect([sent.status, sent.body]).toMatchObject([
      403,
      { error: 'You can chat once a proposal has been sent' },
    ])
    await market.postTask(client)
    expect(await codeOf(chat(tasker, client, 'Hello'))).toBe('chat_not_open')
    const admin = await market.createUser('admin')
    expect(await codeOf(chat(admin, tasker, 'Hello'))).toBeNull()
    expect(await codeOf(chat(tasker, admin, 'Good day'))).toBeNull()
    expect(await codeOf(chat(client, client, 'Me'))).toBe('not_found')
  })

  it('a tasker once on a pending proposal, and freely after the answer', async () => {
    const proposal = await market.apply(tasker, await market.postTask(client))
    expect(await codeOf(chat(tasker, client, 'When can I come?'))).toBeNull()
    expect(await codeOf(chat(tasker, client, 'Hello?'))).toBe('chat_waits')
    const [waiting] = (await tasker.send(listConversations, {})).body
    expect(waiting).toMatchObject({ awaitsAnswer: true, other: { _id: client.id } })
    await tasker.send(withdrawProposal, { id: proposal._id })
    expect(await codeOf(chat(client, tasker, 'Tomorrow'))).toBeNull()
    expect(await codeOf(chat(tasker, client, 'Good'))).toBeNull()
    expect(await textsOf(client, tasker)).toEqual(['When can I come?', 'Tomorrow', 'Good'])
  })

  it('a tasker without a pending proposal only after the client', async () => {
    const proposal = await market.apply(tasker, await market.postTask(client))
    await tasker.send(withdrawProposal, { id: proposal._id })
    expect(await codeOf(chat(tasker, client, 'Hello'))).toBe('chat_client_first')
    expect(await codeOf(chat(client, tasker, 'Why did you withdraw?'))).toBeNull()
    expect(await codeOf(chat(tasker, client, 'I am ill'))).toBeNull()
  })

  it('an award ends the waiting', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    await chat(tasker, client, 'Hello')
    await market.award(client, task, tasker)
    expect(await codeOf(chat(tasker, client, 'Thank you'))).toBeNull()
  })

  it('until 90 days after the last proposal, and without end after a task', async () => {
    await market.keepSignedIn()
    await market.apply(tasker, await market.postTask(client))
    await chat(client, tasker, 'Hello')
    market.advanceClock(89 * DAY_MS)
    expect(await codeOf(chat(tasker, client, 'Still here'))).toBeNull()
    market.advanceClock(2 * DAY_MS)
    expect(await codeOf(chat(tasker, client, 'And now?'))).toBe('chat_not_open')
    await market.createAssignedTask(client, tasker)
    await market.keepSignedIn()
    await market.runSql('UPDATE proposals SET created_at = 1')
    market.advanceClock(DAY_MS)
    expect(await codeOf(chat(tasker, client, 'Hello again'))).toBeNull()
  })

  it('no user to a blocked user, except for work in progress', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    await chat(client, tasker, 'Hello')
    const block = () => market.runSql('INSERT INTO blocks VALUES (?, ?, 1)', client.id, tasker.id)
    await block()
    for (const [from, to] of [
      [client, tasker],
      [tasker, client],
    ] as const)
      expect(await codeOf(chat(from, to, 'Hello'))).toBe('chat_blocked')
    const [seenByTasker] = (await tasker.send(listConversations, {})).body
    expect(seenByTasker?.blockedBy).toBe('other')
    await market.runSql('DELETE FROM blocks')
    await market.award(client, task, tasker)
    await block()
    expect(await codeOf(chat(tasker, client, 'Where is the key?'))).toBeNull()
  })

  it('no user to a suspended or closed account', async () => {
    await market.createAssignedTask(client, tasker)
    for (const column of ['suspended_at', 'closed_at']) {
      await market.runSql(`UPDATE users SET ${column} = 1 WHERE id = ?`, tasker.id)
      expect(await codeOf(chat(client, tasker, 'Hello'))).toBe('chat_unavailable')
      await market.runSql(`UPDATE users SET ${column} = NULL`)
    }
  })

  it('a limited account only about current work, and to administrators', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    await chat(client, tasker, 'Hello')
    const limit = (at: '1' | 'NULL') =>
      market.runSql(`UPDATE users SET suppressed_at = ${at} WHERE id = ?`, tasker.id)
    await limit('1')
    expect(await codeOf(chat(tasker, client, 'Hello'))).toBe('under_review')
    expect(await codeOf(chat(client, tasker, 'Are you there?'))).toBeNull()
    expect(await codeOf(chat(tasker, await market.createUser('admin'), 'Why?'))).toBeNull()
    await limit('NULL')
    await market.award(client, task, tasker)
    await limit('1')
    expect(await codeOf(chat(tasker, client, 'I come today'))).toBeNull()
  })

  it('no user without a valid session', async () => {
    await market.createAssignedTask(client, tasker)
    await chat(client, tasker, 'Hello')
    await market.runSql('UPDATE users SET suspended_at = 1 WHERE id = ?', client.id)
    expect(await codeOf(chat(client, tasker, 'Hello'))).toBe('suspended')
    await market.runSql('UPDATE users SET suspended_at = NULL')
    await market.runSql('UPDATE sessions SET revoked_at = 1 WHERE user_id = ?', client.id)
    expect(await codeOf(chat(client, tasker, 'Hello'))).toBe('signed_out')
  })

  it('at most 30 messages a minute', async () => {
    await market.createAssignedTask(client, tasker)
    for (let each = 0; each < 30; each++) await chat(client, tasker, `${each}`)
    const { status, headers } = await chat(client, tasker, 'One more')
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
    market.advanceClock(60_000)
    expect(await codeOf(chat(client, tasker, 'One more'))).toBeNull()
  })
})

describe('contact details', () => {
  it('are hidden before the award, shown during the work and 30 days after it', async () => {
    await market.keepSignedIn()
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    const { body } = await chat(client, tasker, PHONE)
    expect(body).toMatchObject({ text: HIDDEN, masked: true })
    expect(body.message).toMatch(/^Message sent\. Phone numbers/)
    await market.award(client, task, tasker)
    const shown = await chat(client, tasker, PHONE)
    expect(shown.body).toMatchObject({ text: PHONE, message: 'Message sent.' })
    expect(shown.body.masked).toBeUndefined()
    await market.submit(tasker, task)
    await market.approve(client, task)
    market.advanceClock(29 * DAY_MS)
    expect((await chat(client, tasker, PHONE)).body.text).toBe(PHONE)
    market.advanceClock(2 * DAY_MS)
    expect((await chat(client, tasker, PHONE)).body.text).toBe(HIDDEN)
  })

  it('are hidden in an edited message as well, and a bank account number always', async () => {
    await market.apply(tasker, await market.postTask(client))
    const { id } = (await chat(client, tasker, 'Hello')).body
    const edited = await client.send(editMessage, { otherUserId: tasker.id, id, text: PHONE })
    expect(edited.body.chat).toMatchObject({ text: HIDDEN, masked: true })
    await market.createAssignedTask(client, tasker)
    const paid = await chat(tasker, client, 'Pay to GTBank account 0123456789')
    expect(paid.body).toMatchObject({ masked: true })
    expect(paid.body.text).toContain('[account number hidden]')
    expect(paid.body.message).toContain('Bank account numbers are always hidden')
  })

  it('hidden three times in 30 days make one report for the administrators', async () => {
    const reports = () =>
      market.runSql("SELECT subject_id, reason, status FROM reports WHERE target = 'user'")
    await market.apply(tasker, await market.postTask(client))
    for (let hit = 0; hit < 2; hit++) await chat(client, tasker, PHONE)
    await chat(client, tasker, 'No number here')
    expect(await reports()).toEqual([])
    for (let hit = 0; hit < 2; hit++) await chat(client, tasker, PHONE)
    expect(await reports()).toEqual([{ subject_id: client.id, reason: 'contacts', status: 'open' }])
  })
})

describe('a sent message', () => {
  it('is changed or deleted by its sender within 5 minutes', async () => {
    await market.createAssignedTask(client, tasker)
    const { id } = (await chat(client, tasker, 'Helo')).body
    const address = { otherUserId: tasker.id, id }
    const foreign = await tasker.send(deleteMessage, { otherUserId: client.id, id })
    expect(foreign.status).toBe(404)
    await client.send(editMessage, { ...address, text: 'Hello' })
    expect(await textsOf(tasker, client)).toEqual(['Hello'])
    market.advanceClock(5 * 60_000)
    const late = await client.send(editMessage, { ...address, text: 'Never said' })
    expect([late.status, late.body]).toMatchObject([409, { code: 'message_is_evidence' }])
    expect((await client.send(deleteMessage, address)).status).toBe(409)
    expect(await textsOf(tasker, client)).toEqual(['Hello'])
  })

  it('cannot be edited after a block, but deleted', async () => {
    await market.apply(tasker, await market.postTask(client))
    const { id } = (await chat(client, tasker, 'Hello')).body
    await market.runSql('INSERT INTO blocks VALUES (?, ?, 1)', tasker.id, client.id)
    const address = { otherUserId: tasker.id, id }
    const edited = await client.send(editMessage, { ...address, text: 'Answer me' })
    expect([edited.status, edited.body]).toMatchObject([403, { code: 'chat_blocked' }])
    expect(await textsOf(tasker, client)).toEqual(['Hello'])
    expect((await client.send(deleteMessage, address)).status).toBe(200)
  })

  it('stays deleted when a phone repeats an edit from before', async () => {
    await market.createAssignedTask(client, tasker)
    const { id } = (await chat(client, tasker, 'Helo')).body
    const address = { otherUserId: tasker.id, id }
    const edit = () =>
      client.send(editMessage, { ...address, text: 'Hello' }, 'edit-before-deletion')
    expect((await edit()).body.chat).toMatchObject({ text: 'Hello' })
    await client.send(deleteMessage, address)
    market.advanceClock(5 * 60_000)
    const { status, body } = await edit()
    expect([status, body.chat]).toMatchObject([200, { text: '', deletedAt: expect.any(String) }])
    expect(await textsOf(tasker, client)).toEqual([''])
  })

  it('leaves its place when deleted, for both users', async () => {
    await market.createAssignedTask(client, tasker)
    const { id } = (await chat(client, tasker, 'Oops')).body
    const address = { otherUserId: tasker.id, id }
    for (let each = 0; each < 2; each++)
      expect((await client.send(deleteMessage, address)).status).toBe(200)
    expect(await textsOf(tasker, client)).toEqual([''])
  })
})

import { expect, it } from 'vitest'
import { readConversation } from '#schema/contract/chats.ts'
import { answerDispute, decideDispute } from '#schema/contract/disputes.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { chat } from '#testing/worker/chat.ts'
import { createMarket } from '#testing/worker/market.ts'

it('an administrator reads messages only when a dispute or a report names the two, and it is recorded', async () => {
  const market = await createMarket()
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const admin = await market.createUser('admin')
  const task = await market.createAssignedTask(client, tasker)
  await chat(client, tasker, 'Ten tiles were agreed')
  const users = { userId: client.id, otherUserId: tasker.id }
  const read = () => admin.send(readConversation, { ...users, reason: 'To decide the dispute.' })
  expect((await read()).body).toMatchObject({ code: 'chat_private' })

  await market.runSql(
    `INSERT INTO reports (id, reporter_id, is_verified, target, target_id, subject_id, reason, created_at)
     VALUES ('r', ?, 1, 'user', ?, ?, 'abuse', 1)`,
    client.id,
    tasker.id,
    tasker.id,
  )
  expect((await read()).status).toBe(200)
  await market.runSql("UPDATE reports SET status = 'dismissed'")
  expect((await read()).status).toBe(403)

  await market.openDispute(client, task)
  const { body } = await read()
  expect(body.messages).toMatchObject([{ text: 'Ten tiles were agreed', file: null }])
  const entries = await market.runSql(
    "SELECT subject, reason, details FROM audit_log WHERE action = 'chats.readAsAdmin'",
  )
  expect(entries).toHaveLength(2)
  expect(entries.at(-1)).toEqual({
    subject: conversationId(client.id, tasker.id),
    reason: 'To decide the dispute.',
    details: '{"from":1,"to":1}',
  })

  const { _id: id } = await market.findDispute(client, task)
  await tasker.send(answerDispute, { id: task._id, statement: 'All ten are laid.' })
  const decision = {
    outcome: 'split',
    release: 9000,
    refund: 9000,
    reason: 'Half is done.',
  } as const
  expect((await admin.send(decideDispute, { id, ...decision })).status).toBe(200)
  expect((await read()).status).toBe(200)
  market.advanceClock(91 * DAY_MS)
  await market.keepSignedIn()
  expect((await read()).status).toBe(403)
})

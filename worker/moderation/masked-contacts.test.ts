import { beforeEach, describe, expect, it, test } from 'vitest'
import { readProfile, updateProfile } from '#schema/contract/accounts.ts'
import { changeStanding } from '#schema/contract/admin-users.ts'
import { readConversation } from '#schema/contract/chats.ts'
import { applyForTask } from '#schema/contract/proposals.ts'
import { createTask } from '#schema/contract/tasks.ts'
import {
  decideReport,
  listMaskedContacts,
  listOpenReports,
  report,
} from '#schema/contract/trust.ts'
import { newId, type Id } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { inWords } from '#schema/domain/localize.ts'
import type { ReportChoice } from '#schema/domain/report.ts'
import { chat } from '#testing/worker/chat.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
let admin: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  admin = await market.createUser('admin')
})

const write = (text: string) => tasker.send(updateProfile, { profileDescription: text })
const waiting = async () => (await admin.send(listMaskedContacts, {})).body.contacts
async function writeThree() {
  for (const text of ['Call 08031234567', 'ada@home.ng', '08031234567']) await write(text)
}
async function decide(input: { decision: ReportChoice }) {
  const [contact] = await waiting()
  const id = contact?._id ?? newId('report')
  return admin.send(decideReport, { id, reason: 'Read the texts.', ...input })
}
const noticesOf = ({ id }: TestUser) =>
  market.runSql("SELECT * FROM notices WHERE user_id = ? AND kind = 'underReview'", id)
const standing = async () => (await market.send(null, readProfile, { id: tasker.id })).status

it('three texts within 30 days wait for a decision, apart from the reports by users', async () => {
  await write('Call 08031234567')
  market.advanceClock(31 * DAY_MS)
  await market.keepSignedIn()
  admin = await market.createUser('admin')
  for (const text of ['Call 08031234567', 'I hang doors.', 'WhatsApp me']) await write(text)
  expect(await waiting()).toEqual([])
  await write('ada@home.ng')
  await write('ada@home.ng or 08031234567')
  const [contact] = await waiting()
  expect(contact).toMatchObject({ subject: { _id: tasker.id }, standing: 'active' })
  expect(contact?.texts.map(({ text }) => text)).toEqual(Array(4).fill('profile'))
  expect((await admin.send(listOpenReports, {})).body.reports).toEqual([])
})

it('name the todo and the recipient of each text, whose conversation can be read until the decision', async () => {
  const task = await market.postTask(client)
  const application = { taskId: task._id, price: '18000', date: '2026-03-20' }
  await tasker.send(applyForTask, { ...application, description: 'Call 08031234567' })
  await chat(tasker, client, 'My number is 08031234567')
  const read = { userId: client.id, otherUserId: tasker.id, reason: 'Read the texts.' }
  expect((await admin.send(readConversation, read)).body.code).toBe('chat_private')
  await write('Call 08031234567')
  const [contact] = await waiting()
  expect(contact?.texts).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ text: 'proposal', task: { _id: task._id, title: task.title } }),
      expect.objectContaining({
        text: 'message',
        recipient: expect.objectContaining({ _id: client.id }),
      }),
    ]),
  )
  expect((await admin.send(readConversation, read)).status).toBe(200)
  await decide({ decision: 'dismissed' })
  expect((await admin.send(readConversation, read)).body.code).toBe('chat_private')
})

describe('the decision about masked contacts', () => {
  it('dismisses them without a word to the user, and the count starts again', async () => {
    await writeThree()
    expect((await decide({ decision: 'dismissed' })).status).toBe(200)
    await write('ada@home.ng')
    expect(await waiting()).toEqual([])
    expect(await noticesOf(tasker)).toEqual([])
    expect(await standing()).toBe(200)
  })

  it('limits the account', async () => {
    await writeThree()
    await decide({ decision: 'upheld' })
    expect(await standing()).toBe(404)
    const [notice] = await noticesOf(tasker)
    expect(JSON.parse(String(notice?.['data'])).lines.map(inWords)).toEqual([
      expect.stringContaining('We have limited your account.'),
    ])
    const [row] = await market.runSql('SELECT * FROM users WHERE id = ?', tasker.id)
    expect(row).toMatchObject({ suspended_at: null, limited_at: market.now() })
  })

  it('suspends the account: sessions end, holds go to disputes, and the audit log has it', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await writeThree()
    expect((await decide({ decision: 'suspended' })).status).toBe(200)
    expect((await tasker.send(updateProfile, { location: 'Lagos' })).status).toBe(401)
    expect((await market.findTask(client, task)).task.status).toBe('disputed')
    const [entry] = await market.runSql('SELECT action, reason, details FROM audit_log')
    expect(entry).toMatchObject({ action: 'trust.decideReport', reason: 'Read the texts.' })
    expect(JSON.parse(String(entry?.['details']))).toMatchObject({ suspend: true })
  })
})

describe('a report that is dismissed', () => {
  const about = () => ({
    _id: newId('report'),
    target: 'user' as const,
    targetId: client.id as string as Id<'reported'>,
    reason: 'scam' as const,
  })
  async function dismiss() {
    const { reports } = (await admin.send(listOpenReports, {})).body
    const id = reports[0]?._id ?? newId('report')
    const response = await admin.send(decideReport, {
      id,
      decision: 'dismissed',
      reason: 'No breach.',
    })
    expect(response.status).toBe(200)
  }

  test.each(['limited', 'suspended'] as const)(
    'leaves an account %s by an administrator',
    async (chosen) => {
      await tasker.send(report, about())
      await admin.send(changeStanding, { id: client.id, standing: chosen, reason: 'A chargeback.' })
      const notices = await noticesOf(client)
      await dismiss()
      expect(await noticesOf(client)).toEqual(notices)
      const profile = await market.send(null, readProfile, { id: client.id })
      expect(profile.status).toBe(404)
      if (chosen === 'limited')
        expect((await client.send(createTask, taskInput())).body.code).toBe('under_review')
      await admin.send(changeStanding, {
        id: client.id,
        standing: 'active',
        reason: 'It was paid.',
      })
      expect((await market.send(null, readProfile, { id: client.id })).status).toBe(200)
    },
  )

  it('leaves an account limited that an earlier report limited', async () => {
    await tasker.send(report, about())
    const { reports } = (await admin.send(listOpenReports, {})).body
    const id = reports[0]?._id ?? newId('report')
    await admin.send(decideReport, { id, decision: 'upheld', reason: 'Asked for a card number.' })
    await (await market.createTasker()).send(report, about())
    await dismiss()
    expect((await client.send(createTask, taskInput())).body.code).toBe('under_review')
  })
})

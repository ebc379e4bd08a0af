import { beforeEach, describe, expect, it } from 'vitest'
import { readProfile, updateProfile } from '#schema/contract/accounts.ts'
import { readConversation } from '#schema/contract/chats.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { reviewTask } from '#schema/contract/reviews.ts'
import { sync } from '#schema/contract/sync.ts'
import { findTask, listOpenTasks } from '#schema/contract/task-reads.ts'
import { createTask } from '#schema/contract/tasks.ts'
import { decideReport, listOpenReports, listReports, report } from '#schema/contract/trust.ts'
import { addWorkPicture } from '#schema/contract/work-pictures.ts'
import { newId, type Id } from '#schema/domain/ids.ts'
import { DAY_MS, REPORTS_PER_DAY } from '#schema/domain/limits.ts'
import { inWords } from '#schema/domain/localize.ts'
import type { ReportTarget } from '#schema/domain/report.ts'
import { chat } from '#testing/worker/chat.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})

const about = (target: ReportTarget, id: string) => ({
  target,
  targetId: id as Id<'reported'>,
  reason: 'scam' as const,
})
const verify = ({ id }: TestUser) =>
  market.runSql('UPDATE users SET is_verified = 1 WHERE id = ?', id)
const send = async (by: TestUser, target: ReportTarget, id: string) => {
  const { status, body } = await by.send(report, about(target, id))
  return [status, body.code ?? 'sent']
}
/** Reports by three verified users. */
async function reportByThree(target: ReportTarget, id: string) {
  for (let n = 0; n < 3; n++) {
    const user = await market.createTasker()
    await verify(user)
    expect(await send(user, target, id)).toEqual([201, 'sent'])
  }
}
async function decide(decision: 'upheld' | 'dismissed', by?: TestUser) {
  const admin = by ?? (await market.createUser('admin'))
  const { reports } = (await admin.send(listOpenReports, {})).body
  const id = reports[0]?._id ?? newId('report')
  return admin.send(decideReport, { id, decision, reason: 'Read the conversation.' })
}
const noticesOf = async ({ id }: TestUser) => {
  const rows = await market.runSql(
    "SELECT data FROM notices WHERE user_id = ? AND kind IN ('underReview', 'reportDecided') ORDER BY id",
    id,
  )
  return rows.map(({ data }) => inWords(String(JSON.parse(String(data)).lines[0])))
}
const openIds = async (reader: TestUser) =>
  (await reader.send(listOpenTasks, {})).body.tasks.map(({ _id }: { _id: string }) => _id)

describe('a report', () => {
  it('is open once per reporter and target, and may be made again after the decision', async () => {
    expect(await send(client, 'user', tasker.id)).toEqual([201, 'sent'])
    expect(await send(client, 'user', tasker.id)).toEqual([409, 'already_reported'])
    const { _id } = await market.postTask(await market.createClient())
    expect(await send(client, 'task', _id)).toEqual([201, 'sent'])
    await decide('dismissed')
    expect(await send(client, 'user', tasker.id)).toEqual([201, 'sent'])
  })

  it('with the id of an earlier one of the same reporter is that one', async () => {
    const input = { ...about('user', tasker.id), _id: newId('report') }
    for (let n = 0; n < 2; n++) expect((await client.send(report, input)).status).toBeLessThan(300)
    expect(await market.runSql('SELECT id FROM reports')).toHaveLength(1)
  })

  it('is rejected about oneself, an administrator, and what the reporter cannot see', async () => {
    expect(await send(client, 'user', client.id)).toEqual([403, 'not_yourself'])
    const admin = await market.createUser('admin')
    expect(await send(client, 'user', admin.id)).toEqual([404, 'not_found'])
    const task = await market.createAssignedTask(client, tasker)
    expect(await send(await market.createTasker(), 'task', task._id)).toEqual([404, 'not_found'])
    expect(await send(client, 'task', task._id)).toEqual([403, 'not_yourself'])
    expect(await send(client, 'review', newId('review'))).toEqual([404, 'not_found'])
  })

  it(`is accepted ${REPORTS_PER_DAY} times a day`, async () => {
    for (let n = 0; n < REPORTS_PER_DAY; n++)
      await market.runSql(
        `INSERT INTO reports (id, reporter_id, is_verified, target, target_id, subject_id, reason, created_at)
         VALUES (?, ?, 0, 'task', ?, ?, 'spam', ?)`,
        newId('report'),
        client.id,
        newId('task'),
        tasker.id,
        market.deps.now(),
      )
    expect(await send(client, 'user', tasker.id)).toEqual([429, 'too_many_reports'])
    market.advanceClock(DAY_MS + 1)
    await market.keepSignedIn()
    expect(await send(client, 'user', tasker.id)).toEqual([201, 'sent'])
  })

  it('names its reporter to administrators only, and notifies the reporter of the decision', async () => {
    await send(client, 'user', tasker.id)
    const admin = await market.createUser('admin')
    const [open] = (await admin.send(listOpenReports, {})).body.reports
    expect(open).toMatchObject({
      reporter: { _id: client.id },
      subject: { _id: tasker.id },
      isHidden: false,
    })
    expect((await decide('upheld', admin)).status).toBe(200)
    expect(await noticesOf(client)).toEqual([
      'You reported an account. You were right, and we have acted.',
    ])
    expect(JSON.stringify(await noticesOf(tasker))).not.toContain(client.id)
    const [own] = (await client.send(listReports, {})).body.reports
    expect(own).toMatchObject({ target: 'user', status: 'upheld' })
    expect((await tasker.send(listReports, {})).body.reports).toEqual([])
  })
})

describe('a report of a message', () => {
  const decided = ['You reported a message. You were right, and we have acted.']
  async function sendMessage() {
    await market.createAssignedTask(client, tasker)
    return (await chat(tasker, client, 'Pay me outside')).body._id
  }

  it('comes from its recipient alone, and lets administrators read the conversation', async () => {
    const id = await sendMessage()
    const admin = await market.createUser('admin')
    const read = () =>
      admin.send(readConversation, {
        userId: client.id,
        otherUserId: tasker.id,
        reason: 'To decide the report.',
      })
    expect((await read()).body.code).toBe('chat_private')
    expect(await send(tasker, 'message', id)).toEqual([403, 'not_yourself'])
    expect(await send(await market.createTasker(), 'message', id)).toEqual([404, 'not_found'])
    expect(await send(client, 'message', newId('message'))).toEqual([404, 'not_found'])
    expect(await send(client, 'message', id)).toEqual([201, 'sent'])
    expect(await send(client, 'message', id)).toEqual([409, 'already_reported'])
    expect((await admin.send(listOpenReports, {})).body.reports).toMatchObject([
      { target: 'message', targetId: id, subject: { _id: tasker.id }, isHidden: false },
    ])
    expect((await read()).status).toBe(200)
  })

  it('that is upheld does not name the message to its sender', async () => {
    await send(client, 'message', await sendMessage())
    expect((await decide('upheld')).status).toBe(200)
    expect(await noticesOf(client)).toEqual(decided)
    expect(await noticesOf(tasker)).toEqual([
      'Something that you wrote in a chat breaks our rules. Please keep to them.',
    ])
  })

  it('that is dismissed is not reported to the sender', async () => {
    await send(client, 'message', await sendMessage())
    await decide('dismissed')
    expect(await noticesOf(client)).toHaveLength(1)
    expect(await noticesOf(tasker)).toEqual([])
  })
})

describe('the decision', () => {
  it('ends all reports about the target, is audited, and cannot be repeated', async () => {
    const others = [await market.createClient(), client]
    for (const each of others) await send(each, 'user', tasker.id)
    const admin = await market.createUser('admin')
    const [open] = (await admin.send(listOpenReports, {})).body.reports
    const input = {
      id: open?._id ?? newId('report'),
      decision: 'dismissed' as const,
      reason: 'No.',
    }
    expect((await admin.send(decideReport, input)).status).toBe(200)
    expect((await admin.send(listOpenReports, {})).body.reports).toEqual([])
    for (const each of others) expect(await noticesOf(each)).toHaveLength(1)
    expect((await admin.send(decideReport, input)).body.code).toBe('moved_on')
    const [entry] = await market.runSql('SELECT subject, reason FROM audit_log')
    expect(entry).toMatchObject({ subject: input.id, reason: 'No.' })
  })

  it('is not for an administrator who reported it', async () => {
    const admin = await market.createUser('admin')
    await send(admin, 'user', tasker.id)
    expect((await decide('upheld', admin)).body.code).toBe('wrong_role')
  })
})

describe('reports by three different verified users', () => {
  it('hide a task until the decision, and notify the client', async () => {
    const { _id: id } = await market.postTask(client)
    await market.apply(tasker, { _id: id })
    for (let n = 0; n < 3; n++) await send(await market.createTasker(), 'task', id)
    expect(await openIds(tasker)).toContain(id)
    await reportByThree('task', id)
    expect(await openIds(tasker)).not.toContain(id)
    expect((await tasker.send(findTask, { id })).status).toBe(404)
    expect((await client.send(findTask, { id })).status).toBe(200)
    const award = await client.send(awardTask, { taskId: id, taskerId: tasker.id })
    expect(award.body.code).toBe('task_under_review')
    await decide('dismissed')
    expect(await openIds(tasker)).toContain(id)
    expect(await noticesOf(client)).toHaveLength(2)
    await market.award(client, { _id: id }, tasker)
  })

  it('hide a picture of work from others, which an administrator sees and decides about', async () => {
    const picture = imageFile(await createImage('jpeg'))
    const input = { picture, field: 'Furniture' as const, caption: 'A door' }
    const { _id: id } = (await tasker.send(addWorkPicture, input)).body.picture
    const shown = async () =>
      (await client.send(readProfile, { id: tasker.id })).body.works?.map(({ _id }) => _id)
    expect(await send(tasker, 'workPicture', id)).toEqual([403, 'not_yourself'])
    const before = await tasker.send(sync, {})
    await reportByThree('workPicture', id)
    expect(await shown()).toEqual([])
    const after = await tasker.send(sync, { c: before.body.n })
    expect(after.body.c.find(({ e }) => e === 'workPicture')).toMatchObject({
      row: { isHidden: true },
    })
    const admin = await market.createUser('admin')
    expect((await admin.send(listOpenReports, {})).body.reports[0]).toMatchObject({
      picture: expect.stringMatching(/\.jpg$/) as string,
      caption: 'A door',
      isHidden: true,
    })
    await decide('dismissed', admin)
    expect(await shown()).toEqual([id])
    await send(client, 'workPicture', id)
    await decide('upheld', admin)
    expect(await shown()).toEqual([])
    expect((await noticesOf(tasker)).at(-1)).toMatch(/picture of your work. It stays hidden/)
  })

  it('limit an account to its current work', async () => {
    await tasker.send(updateProfile, { skillsets: ['Woodwork'] })
    const live = await market.createAssignedTask(client, tasker)
    const other = await market.postTask(await market.createClient())
    await reportByThree('user', tasker.id)
    const application = await tasker.send(applyForTask, {
      taskId: other._id,
      price: '18000',
      description: 'I can do that.',
      date: '2026-03-20',
    })
    expect(application.body.code).toBe('under_review')
    const stranger = await market.createClient()
    expect((await stranger.send(readProfile, { id: tasker.id })).status).toBe(404)
    expect((await client.send(readProfile, { id: tasker.id })).status).toBe(200)
    await market.submit(tasker, live)
    await decide('dismissed')
    await market.apply(tasker, other)
    expect((await stranger.send(readProfile, { id: tasker.id })).status).toBe(200)
  })

  it('take the tasks of a client out of the lists, and stop new ones', async () => {
    const { _id: id } = await market.postTask(client)
    await reportByThree('user', client.id)
    expect(await openIds(tasker)).not.toContain(id)
    expect((await client.send(createTask, taskInput())).body.code).toBe('under_review')
    await decide('upheld')
    expect(await openIds(tasker)).not.toContain(id)
    expect((await client.send(createTask, taskInput())).body.code).toBe('under_review')
  })

  it('hide a review', async () => {
    const { _id: id } = await market.createCompletedTask(client, tasker)
    const review = newId('review')
    await client.send(reviewTask, { id, _id: review, taskerRating: 1, taskerComment: 'Thief' })
    await tasker.send(reviewTask, { id, clientRating: 5 })
    const shown = async () =>
      (await market.send(null, readProfile, { id: tasker.id })).body.reviews.length
    expect(await shown()).toBe(1)
    await reportByThree('review', review)
    expect(await shown()).toBe(0)
    await decide('dismissed')
    expect(await shown()).toBe(1)
  })
})

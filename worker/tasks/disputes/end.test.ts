import { beforeEach, describe, expect, it } from 'vitest'
import * as contract from '#schema/contract/disputes.ts'
import { type DisputeId, type OfferId } from '#schema/domain/dispute.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { DAY_MS, DISPUTE_ANSWER_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { answerReminderAt } from '#schema/domain/quiet-hours.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from '#worker/tasks/due.ts'

let market: Market
let client: TestUser
let tasker: TestUser
let task: { _id: TaskId }
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  task = await market.createAssignedTask(client, tasker)
})

const offer = async (by: TestUser, release: number, refund = 18_000 - release) =>
  (await by.send(contract.offerSplit, { id: task._id, release, refund })).status
const offerOf = async (by: TestUser): Promise<OfferId> => {
  const { offers } = await market.findDispute(client, task)
  return offers.find((each) => each.by === by.id)?._id ?? newId('offer')
}
const settle = async (by: TestUser, id: OfferId) =>
  by.send(contract.settleDispute, { id: task._id, offer: id })
const statusOf = async () => (await market.findTask(client, task)).task.status
const money = async () => ({
  client: await market.availableBalance(client),
  tasker: await market.availableBalance(tasker),
  held: await market.heldAmount(task),
})

describe('time', () => {
  beforeEach(() => market.runSql('UPDATE sessions SET expires_at = ?', market.now() + 90 * DAY_MS))
  const run = () => runJobs(market.deps, [dueTasksJob])
  const kinds = async () =>
    (await market.findTask(client, task)).events.map(({ kind }) => kind).slice(-2)

  it('reminds the other side once, and notes in the timeline that the answer was missed', async () => {
    await market.openDispute(client, task)
    const end = market.now() + DISPUTE_ANSWER_MS
    const remindAt = answerReminderAt(end)
    const reminders: number[] = []
    for (const at of [remindAt - 1, remindAt, end - 1]) {
      market.advanceClock(at - market.now())
      await run()
      const notices = await market.noticesTo(tasker)
      reminders.push(notices.filter((kind) => kind === 'disputeReminder').length)
    }
    expect(reminders).toEqual([0, 1, 1])
    expect(await market.noticesTo(client)).not.toContain('disputeReminder')
    expect(await kinds()).toEqual(['awarded', 'disputed'])
    market.advanceClock(1)
    await run()
    await run()
    expect(await kinds()).toEqual(['disputed', 'disputeUnanswered'])
  })

  it('never reminds before its time, also when the task is due at once', async () => {
    await market.openDispute(client, task)
    const remindAt = answerReminderAt(market.now() + DISPUTE_ANSWER_MS)
    await market.runSql('UPDATE tasks SET due_at = updated_at')
    await run()
    expect(await market.noticesTo(tasker)).not.toContain('disputeReminder')
    market.advanceClock(remindAt - market.now())
    await run()
    expect(await market.noticesTo(tasker)).toContain('disputeReminder')
  })

  it('refunds everything after 60 days without a decision, and not a moment before', async () => {
    const before = await money()
    await market.openDispute(tasker, task)
    market.advanceClock(60 * DAY_MS - 1)
    await run()
    expect(await statusOf()).toBe('disputed')
    market.advanceClock(1)
    await run()
    expect(await statusOf()).toBe('cancelled')
    expect(await money()).toEqual({
      client: before.client + naira(18_000),
      tasker: before.tasker,
      held: 0,
    })
    expect(await market.findDispute(tasker, task)).toMatchObject({ outcome: 'refunded' })
    expect(await kinds()).toEqual(['disputeUnanswered', 'disputeExpired'])
  })

  it('is decided before the next command, however late the job is', async () => {
    await market.openDispute(client, task)
    await offer(client, 8000)
    const late = await offerOf(client)
    market.advanceClock(60 * DAY_MS)
    expect((await settle(tasker, late)).status).toBe(409)
    const [row] = await market.runSql('SELECT status FROM tasks WHERE id = ?', task._id)
    expect(row?.['status']).toBe('cancelled')
  })
})

describe('the decision of an administrator', () => {
  let id: DisputeId
  beforeEach(async () => {
    await market.openDispute(client, task)
    id = (await market.findDispute(client, task))._id
  })
  type Outcome = { outcome: 'split' | 'continue'; release: number; refund: number }
  const HALF: Outcome = { outcome: 'split', release: 9000, refund: 9000 }
  const CONTINUE: Outcome = { outcome: 'continue', release: 0, refund: 0 }
  /** Signed in now: an administrator's session ends after half a day. */
  const createAdmin = () => market.createUser('admin')
  const decide = (by: TestUser, decision: Outcome) =>
    by.send(contract.decideDispute, { id, ...decision, reason: 'Half of the doors hang.' })

  it('waits until the other side has answered, or 48 hours have passed', async () => {
    const readAndDecide = async () => {
      const admin = await createAdmin()
      const { isReady } = (await admin.send(contract.readDispute, { id })).body
      return [isReady, (await decide(admin, HALF)).status]
    }
    expect(await readAndDecide()).toEqual([false, 409])
    market.advanceClock(2 * DAY_MS)
    expect(await readAndDecide()).toEqual([true, 200])
  })

  it('divides the hold and sends its reason to both sides', async () => {
    const before = await money()
    await market.answerDispute(tasker, task)
    const admin = await createAdmin()
    expect((await decide(admin, HALF)).body.task.status).toBe('completed')
    expect(await money()).toEqual({
      client: before.client + naira(9000),
      tasker: before.tasker + naira(9000),
      held: 0,
    })
    expect(await market.findDispute(tasker, task)).toMatchObject({
      outcome: 'split',
      decision: 'Half of the doors hang.',
    })
    const [entry] = await market.runSql(
      'SELECT actor_id, reason, details FROM audit_log WHERE subject = ?',
      id,
    )
    expect(entry).toMatchObject({ actor_id: admin.id, reason: 'Half of the doors hang.' })
    const notices = await market.runSql("SELECT 1 FROM notices WHERE kind = 'disputeEnded'")
    expect(notices).toHaveLength(2)
  })

  it('lets the work go on with its hold, and moves the agreed date by the days of the dispute', async () => {
    const before = await money()
    const agreed = (await market.findTask(client, task)).task.agreedDate ?? ''
    market.advanceClock(3 * DAY_MS)
    expect((await decide(await createAdmin(), CONTINUE)).body.task.status).toBe('in-progress')
    expect(await money()).toEqual(before)
    const moved = Date.parse((await market.findTask(client, task)).task.agreedDate ?? '')
    expect(moved - Date.parse(agreed)).toBe(3 * DAY_MS)
    await market.submit(tasker, task)
    await market.approve(client, task)
  })

  it('excludes a second dispute about the same hold by the side that opened the first', async () => {
    market.advanceClock(2 * DAY_MS)
    await decide(await createAdmin(), CONTINUE)
    const again = { id: task._id, reason: 'late', statement: 'Still late.' } as const
    expect((await client.send(contract.openDispute, again)).status).toBe(409)
    expect((await tasker.send(contract.openDispute, again)).status).toBe(200)
  })

  it('is made once, and lists the dispute until then', async () => {
    const admin = await createAdmin()
    const list = async () =>
      (await admin.send(contract.listDisputes, {})).body.disputes.map(({ _id }) => _id)
    expect(await list()).toEqual([id])
    await market.answerDispute(tasker, task)
    await decide(admin, HALF)
    expect(await list()).toEqual([])
    const after = await money()
    expect((await decide(admin, HALF)).status).toBe(409)
    expect(await money()).toEqual(after)
  })

  it('is never made by a party of the task, or by a user who is no administrator', async () => {
    await market.answerDispute(tasker, task)
    expect((await decide(client, HALF)).status).toBe(403)
    await market.runSql("UPDATE users SET user_type = 'admin' WHERE id = ?", client.id)
    expect((await decide(client, HALF)).status).toBe(403)
    expect(await statusOf()).toBe('disputed')
  })
})

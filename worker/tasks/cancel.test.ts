import { beforeEach, describe, expect, it } from 'vitest'
import { cancelTask } from '#schema/contract/cancel.ts'
import { awardTask } from '#schema/contract/proposals.ts'
import { CANCEL_GRACE_MS, DAY_MS, FREE_DECLINE_MS } from '#schema/domain/limits.ts'
import { chat, codeOf } from '#testing/worker/chat.ts'
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

const kindsOf = async (task: Parameters<Market['findTask']>[1]) =>
  (await market.findTask(client, task)).events.map(({ kind }) => kind)
const proposalsOf = (taskId: string) =>
  market.runSql('SELECT tasker_id, status, reason FROM proposals WHERE task_id = ?', taskId)

describe('a tasker who declines within 24 hours', () => {
  it('returns the whole hold, opens the task again at its budget, and leaves no mark', async () => {
    const task = await market.createAssignedTask(client, tasker)
    market.advanceClock(FREE_DECLINE_MS - 1)
    const changes = await market.changesDuring(async () => {
      expect(await market.cancel(tasker, task)).toMatchObject({ status: 'pending', tasker: null })
    })
    expect(changes).toContain(`u:${tasker.id} task del ${task._id}`)
    expect(changes).toContain(`u:${client.id} task put ${task._id}`)
    expect(await market.availableBalance(client)).toBe(100_000_00)
    expect(await market.heldAmount(task)).toBe(0)
    const { task: open } = await market.findTask(client, task)
    expect(open).toMatchObject({ price: 20_000, agreedDate: null, awardedAt: null })
    expect(await kindsOf(task)).toEqual(['posted', 'awarded', 'declined', 'refunded', 'reopened'])
  })

  it('may apply again', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.cancel(tasker, task)
    expect(await proposalsOf(task._id)).toMatchObject([{ status: 'withdrawn', reason: null }])
    await market.apply(tasker, task)
    await market.award(client, task, tasker)
    expect(await market.heldAmount(task)).toBe(18_000_00)
  })
})

describe('a tasker who cancels later', () => {
  it('is one who declines after a message since the award, not before it', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    expect(await codeOf(chat(client, tasker, 'When can you come?'))).toBeNull()
    market.advanceClock(1000)
    await market.award(client, task, tasker)
    await market.cancel(tasker, task)
    expect(await kindsOf(task)).toContain('declined')
    await market.apply(tasker, task)
    await market.award(client, task, tasker)
    expect(await codeOf(chat(client, tasker, 'See you tomorrow.'))).toBeNull()
    await market.cancel(tasker, task)
    expect(await kindsOf(task)).toContain('taskerCancelled')
  })

  it('returns the whole hold with a mark, also when the agreed date is long past', async () => {
    const task = await market.createAssignedTask(client, tasker)
    market.advanceClock(25 * DAY_MS)
    await market.cancel(tasker, task)
    expect(await kindsOf(task)).toContain('taskerCancelled')
    expect(await market.availableBalance(client)).toBe(100_000_00)
  })

  it('cannot cancel after a submission', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.submit(tasker, task)
    const { status, body } = await tasker.send(cancelTask, { id: task._id, reason: 'Ill.' })
    expect([status, body.code]).toEqual([409, 'task_submitted_cancel'])
  })
})

describe('a client who cancels', () => {
  it('gets everything back within 30 minutes, and the task ends', async () => {
    const task = await market.createAssignedTask(client, tasker)
    market.advanceClock(CANCEL_GRACE_MS - 1)
    expect(await market.cancel(client, task)).toMatchObject({ status: 'cancelled' })
    expect(await market.availableBalance(client)).toBe(100_000_00)
    expect(await kindsOf(task)).toEqual(['posted', 'awarded', 'clientCancelled', 'refunded'])
    // A repeated award is no success any more.
    const input = { taskId: task._id, taskerId: tasker.id }
    expect((await client.send(awardTask, input)).status).toBe(409)
  })

  it('is rejected after 30 minutes, and again allowed 3 days after the agreed date', async () => {
    const task = await market.createAssignedTask(client, tasker)
    market.advanceClock(CANCEL_GRACE_MS)
    const early = await client.send(cancelTask, { id: task._id, reason: 'Too slow.' })
    expect([early.status, early.body.code]).toEqual([409, 'cancel_needs_offer'])
    expect(await market.heldAmount(task)).toBe(18_000_00)
    market.advanceClock(20 * DAY_MS)
    await market.cancel(client, task)
    expect(await market.availableBalance(client)).toBe(100_000_00)
  })

  it('may open the task again, with the other proposals of the last 14 days', async () => {
    const [recent, old] = [await market.createTasker(), await market.createTasker()]
    const task = await market.postTask(client)
    await market.apply(old, task)
    market.advanceClock(10 * DAY_MS)
    await market.apply(recent, task)
    await market.apply(tasker, task)
    await market.award(client, task, tasker)
    market.advanceClock(15 * DAY_MS)
    const changes = await market.changesDuring(() => market.cancel(client, task, true))
    const proposals = await proposalsOf(task._id)
    const statusOf = (user: TestUser) => proposals.find((row) => row['tasker_id'] === user.id)
    expect(statusOf(old)).toMatchObject({ status: 'rejected', reason: 'not_selected' })
    expect(statusOf(recent)).toMatchObject({ status: 'rejected', reason: 'not_selected' })
    expect(statusOf(tasker)).toMatchObject({ status: 'rejected', reason: 'award_undone' })
    expect(changes.some((change) => change.includes(' feed put '))).toBe(true)
  })

  it('revives only what is younger than 14 days, and writes to those taskers', async () => {
    const other = await market.createTasker()
    const task = await market.postTask(client)
    await market.apply(other, task)
    await market.apply(tasker, task)
    await market.award(client, task, tasker)
    await market.cancel(client, task, true)
    const proposals = await proposalsOf(task._id)
    expect(proposals.find((row) => row['tasker_id'] === other.id)?.['status']).toBe('pending')
    expect(await market.noticesTo(other)).toEqual(['notSelected', 'proposalReopened'])
    await market.award(client, task, other)
    expect(await market.heldAmount(task)).toBe(18_000_00)
  })

  it('may assign the same tasker again, whose proposal is pending again', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.cancel(client, task, true)
    expect(await proposalsOf(task._id)).toMatchObject([{ status: 'pending', reason: null }])
    const notices = await market.noticesTo(tasker)
    expect(notices.toSorted()).toEqual(['awarded', 'clientCancelled', 'proposalReopened'])
    await market.award(client, task, tasker)
    expect(await market.heldAmount(task)).toBe(18_000_00)
  })

  it('lets a tasker whose proposal is too old to return apply again', async () => {
    const task = await market.createAssignedTask(client, tasker)
    market.advanceClock(25 * DAY_MS)
    await market.cancel(client, task, true)
    expect(await proposalsOf(task._id)).toMatchObject([{ reason: 'award_undone' }])
    await market.apply(tasker, task)
    await market.award(client, task, tasker)
    expect(await market.heldAmount(task)).toBe(18_000_00)
  })
})

it('one of 20 parallel cancellations wins, and the money returns once', async () => {
  const task = await market.createAssignedTask(client, tasker)
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? client : tasker).send(cancelTask, { id: task._id, reason: 'Both at once.' }),
    ),
  )
  const won = responses.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  expect(await market.availableBalance(client)).toBe(100_000_00)
  await market.expectInvariants()
})

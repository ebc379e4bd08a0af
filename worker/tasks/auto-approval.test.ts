import { beforeEach, describe, expect, it } from 'vitest'
import { approveTask } from '#schema/contract/tasks.ts'
import { AUTO_APPROVE_MS, AUTO_APPROVE_RETRY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from './due.ts'

const HOUR_MS = 3_600_000
let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})
const submitted = async () => {
  const task = await market.createAssignedTask(client, tasker)
  return market.submit(tasker, task)
}
const runJob = async () => expect(await runJobs(market.deps, [dueTasksJob])).toEqual(['due-tasks'])
const statusOf = async (task: { _id: string }) =>
  (await market.runSql('SELECT status FROM tasks WHERE id = ?', task._id))[0]?.['status']
const remindersTo = async (user: TestUser) =>
  (await market.noticesTo(user)).filter((kind) => kind === 'decisionReminder').length
const kindsOf = async (task: Awaited<ReturnType<typeof submitted>>) =>
  (await market.findTask(tasker, task)).events.map(({ kind }) => kind)

describe('automatic approval', () => {
  it('reminds the client after 24, 72 and 108 hours, and pays after 120', async () => {
    const task = await submitted()
    expect(task.autoApproveAt).toBe(new Date(market.now() + AUTO_APPROVE_MS).toISOString())
    const remindersAfter: number[] = []
    for (const hours of [23, 1, 24, 24, 36, 11]) {
      market.advanceClock(hours * HOUR_MS)
      await runJob()
      remindersAfter.push(await remindersTo(client))
    }
    expect(remindersAfter).toEqual([0, 1, 1, 2, 3, 3])
    market.advanceClock(HOUR_MS - 1)
    await runJob()
    expect([await statusOf(task), await market.availableBalance(tasker)]).toEqual(['submitted', 0])

    market.advanceClock(1)
    await runJob()
    expect(await statusOf(task)).toBe('completed')
    expect(await market.availableBalance(tasker)).toBe(naira(18_000))
    expect((await market.findTask(client, task)).task.autoApproveAt).toBeNull()
    expect((await market.noticesTo(client)).at(-1)).toBe('autoApproved')
    expect((await market.noticesTo(tasker)).at(-1)).toBe('paidAutomatically')
    expect((await kindsOf(task)).at(-1)).toBe('autoApproved')
    await market.expectInvariants()
  })

  it('counts from the latest submission', async () => {
    const task = await submitted()
    market.advanceClock(AUTO_APPROVE_MS - HOUR_MS)
    await market.submit(tasker, task, 'Second try.')
    market.advanceClock(AUTO_APPROVE_MS - 1)
    await runJob()
    expect(await statusOf(task)).toBe('submitted')
    market.advanceClock(1)
    await runJob()
    expect(await statusOf(task)).toBe('completed')
  })

  it('has happened before the next command decides, though the job is late', async () => {
    const task = await submitted()
    market.advanceClock(AUTO_APPROVE_MS)
    const again = await tasker.send(approveTask, { id: task._id })
    expect(again.status).toBe(404)
    const late = await market.approve(client, task)
    expect(late.message).toBe('Already approved')
    expect((await kindsOf(task)).at(-1)).toBe('autoApproved')
  })

  it('waits while the client is suspended or the payment is disputed', async () => {
    const task = await submitted()
    await market.runSql('UPDATE users SET suspended_at = 1 WHERE id = ?', client.id)
    market.advanceClock(AUTO_APPROVE_MS)
    await runJob()
    expect(await statusOf(task)).toBe('submitted')
    await market.runSql('UPDATE users SET suspended_at = NULL WHERE id = ?', client.id)
    await market.runSql(
      "INSERT INTO payment_disputes (id, user_id, reference, status, opened_at) VALUES ('1', ?, 'fw-1', 'open', 1)",
      client.id,
    )
    market.advanceClock(AUTO_APPROVE_RETRY_MS)
    await runJob()
    expect(await statusOf(task)).toBe('submitted')
    await market.runSql("UPDATE payment_disputes SET status = 'won', closed_at = 2")
    market.advanceClock(AUTO_APPROVE_RETRY_MS)
    await runJob()
    expect(await statusOf(task)).toBe('completed')
  })

  it('pays once when the client approves at the same instant', async () => {
    const task = await submitted()
    market.advanceClock(AUTO_APPROVE_MS)
    const approvals = Array.from({ length: 10 }, () =>
      market.send(client.token, approveTask, { id: task._id }),
    )
    const [, , ...responses] = await Promise.all([runJob(), runJob(), ...approvals])
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await market.availableBalance(tasker)).toBe(naira(18_000))
    await market.expectInvariants()
  })
})

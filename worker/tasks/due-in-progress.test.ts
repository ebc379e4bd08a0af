import { beforeEach, expect, it } from 'vitest'
import { withdrawCancelOffer } from '#schema/contract/cancel.ts'
import { submitWork } from '#schema/contract/tasks.ts'
import { startOfDay, type Day } from '#schema/domain/days.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { arriveAt, digitsOf } from '#testing/worker/arrival.ts'
import { chat, codeOf } from '#testing/worker/chat.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from './due.ts'

const HOUR_MS = 3_600_000
// The agreed date is 20 March.
const DEAD_AT = startOfDay('2026-04-19' as Day)

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  await market.keepSignedIn()
})

it('cancels work without a submission 30 days after the agreed date, with a full refund', async () => {
  const task = await market.createAssignedTask(client, tasker)
  market.advanceClock(DEAD_AT - market.deps.now() - 1)
  await runJobs(market.deps, [dueTasksJob])
  expect((await market.findTask(client, task)).task.status).toBe('in-progress')
  market.advanceClock(1)
  await runJobs(market.deps, [dueTasksJob])
  const { task: dead, events } = await market.findTask(client, task)
  expect(dead.status).toBe('cancelled')
  expect(events.slice(-2)).toMatchObject([
    { kind: 'abandoned', actor: null },
    { kind: 'refunded', amount: 18_000 },
  ])
  expect(await market.availableBalance(client)).toBe(100_000_00)
  expect((await market.noticesTo(client)).at(-1)).toBe('abandoned')
  expect((await market.noticesTo(tasker)).at(-1)).toBe('abandoned')
})

it('waits for 30 days after the last message, offer or arrival of one of the two', async () => {
  const task = await market.createAssignedTask(client, tasker)
  market.advanceClock(DEAD_AT - market.deps.now() - DAY_MS)
  expect(await codeOf(chat(tasker, client, 'The wood comes next week.'))).toBeNull()
  const run = async (ms: number) => {
    market.advanceClock(ms)
    await runJobs(market.deps, [dueTasksJob])
    await market.expectInvariants()
    const [row] = await market.runSql('SELECT status FROM tasks WHERE id = ?', task._id)
    return row?.['status']
  }
  expect(await run(DAY_MS)).toBe('in-progress')
  await market.offerCancel(client, task)
  expect(await run(HOUR_MS)).toBe('in-progress')
  expect((await client.send(withdrawCancelOffer, { id: task._id })).status).toBe(200)
  market.advanceClock(DAY_MS)
  const digits = await digitsOf(client, task._id)
  expect((await arriveAt(tasker, { id: task._id, digits })).status).toBe(200)
  expect(await run(30 * DAY_MS - 1)).toBe('in-progress')
  expect(await run(1)).toBe('cancelled')
})

it('is decided before a submission when the job is late', async () => {
  const task = await market.createAssignedTask(client, tasker)
  market.advanceClock(DEAD_AT - market.deps.now())
  const late = await tasker.send(submitWork, { id: task._id, submissionNotes: 'Finally.' })
  expect([late.status, late.body.code]).toEqual([409, 'task_not_in_progress'])
  expect(await market.heldAmount(task)).toBe(0)
})

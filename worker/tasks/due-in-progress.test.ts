import { beforeEach, expect, it } from 'vitest'
import { submitWork } from '#schema/contract/tasks.ts'
import { startOfDay, type Day } from '#schema/domain/days.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from './due.ts'

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

it('is decided before a submission when the job is late', async () => {
  const task = await market.createAssignedTask(client, tasker)
  market.advanceClock(DEAD_AT - market.deps.now())
  const late = await tasker.send(submitWork, { id: task._id, submissionNotes: 'Finally.' })
  expect([late.status, late.body.code]).toEqual([409, 'task_not_in_progress'])
  expect(await market.heldAmount(task)).toBe(0)
})

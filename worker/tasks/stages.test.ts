import { beforeEach, describe, expect, it } from 'vitest'
import * as disputes from '#schema/contract/disputes.ts'
import { fundStage } from '#schema/contract/funding.ts'
import { approveTask, submitWork } from '#schema/contract/tasks.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { DAY_MS, DISPUTE_MAX_MS } from '#schema/domain/limits.ts'
import { STAGE_FUND_MS, type Funding } from '#schema/domain/stages.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createStagedTask } from '#testing/worker/staged-task.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from './due.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
})

type Task = Awaited<ReturnType<Market['award']>>

async function awardPlan(funding: Funding): Promise<Task> {
  const created = await createStagedTask(market, funding)
  ;({ client, tasker } = created)
  await market.keepSignedIn()
  return created.task
}

const runDue = async () => expect(await runJobs(market.deps, [dueTasksJob])).toEqual(['due-tasks'])
const fund = (task: Task, n: number, amount: number) =>
  client.send(fundStage, { id: task._id, n: String(n), amount: String(amount) })
const find = async (task: Task) => (await market.findTask(tasker, task)).task
const stagesOf = async (task: Task) =>
  (await find(task)).stages?.map(({ held, paid, returned }) => [held, paid, returned])
const money = async (task: Task) => [
  await market.availableBalance(client),
  await market.heldAmount(task),
  await market.availableBalance(tasker),
]
const kobo = (...amounts: number[]) => amounts.map((amount) => amount * 100)

describe('a plan of three stages', () => {
  it('is paid stage by stage, and completed with the last', async () => {
    const task = await awardPlan('all')
    expect(task).toMatchObject({ status: 'in-progress', price: 18_000, agreedDate: '2026-03-20' })
    expect(await money(task)).toEqual(kobo(82_000, 18_000, 0))
    for (const [paid, agreedDate] of [
      [6000, '2026-03-27'],
      [14_000, '2026-04-03'],
    ] as const) {
      await market.submit(tasker, task)
      const { task: next } = await market.approve(client, task)
      expect(next).toMatchObject({ status: 'in-progress', agreedDate, submittedAt: null })
      expect(await money(task)).toEqual(kobo(82_000, 18_000 - paid, paid))
      await market.expectInvariants()
    }
    await market.submit(tasker, task)
    expect((await market.approve(client, task)).task).toMatchObject({ status: 'completed' })
    expect(await money(task)).toEqual(kobo(82_000, 0, 18_000))
    await market.expectInvariants()
  })

  it('holds only the first stage when the client chooses so, and work waits for the money', async () => {
    const task = await awardPlan('stage')
    expect(await money(task)).toEqual(kobo(94_000, 6000, 0))
    await market.submit(tasker, task)
    await market.approve(client, task)
    expect(await market.noticesTo(client)).toContain('stageToFund')
    const early = await tasker.send(submitWork, { id: task._id, submissionNotes: 'Walls.' })
    expect([early.status, early.body]).toMatchObject([409, { code: 'stage_not_held' }])
    const dispute = { id: task._id, reason: 'late', statement: 'Nothing came.' } as const
    expect((await client.send(disputes.openDispute, dispute)).status).toBe(409)
    // Not the third before the second, and only the amount that was seen.
    expect((await fund(task, 3, 4000)).status).toBe(409)
    expect((await fund(task, 2, 7000)).status).toBe(409)
    expect((await fund(task, 2, 8000)).status).toBe(200)
    expect((await fund(task, 2, 8000)).status).toBe(409)
    expect(await money(task)).toEqual(kobo(86_000, 8000, 6000))
    expect(await market.noticesTo(tasker)).toContain('stageFunded')
    await market.submit(tasker, task)
    await market.expectInvariants()
  })

  it('names its stage in the wallet, and with each version of the work', async () => {
    const task = await awardPlan('all')
    await market.submit(tasker, task)
    await market.approve(client, task)
    await market.submit(tasker, task)
    const detailsOf = async (user: TestUser) =>
      (await user.send(listTransactions, {})).body.trx.map(({ details }) => details)
    expect(await detailsOf(tasker)).toEqual([`Payment for ${task.title}: Foundation`])
    expect(await detailsOf(client)).toContain(`Payment held for ${task.title}`)
    const { submissions } = await market.findTask(client, task)
    expect(submissions.map(({ stage }) => stage)).toEqual([2, 1])
  })

  it('does not pay the next stage when an approval is repeated late', async () => {
    const task = await awardPlan('all')
    await market.submit(tasker, task)
    await market.approve(client, task)
    await market.submit(tasker, task)
    const late = await client.send(approveTask, { id: task._id, stage: '1' }, 'late')
    expect([late.status, late.body]).toMatchObject([409, { code: 'stage_gone' }])
    expect(await money(task)).toEqual(kobo(82_000, 12_000, 6000))
  })

  it('divides only the stage that a dispute is about, and goes on', async () => {
    const task = await awardPlan('all')
    await market.submit(tasker, task)
    await market.approve(client, task)
    await market.submit(tasker, task)
    await market.openDispute(client, task)
    const { held, _id } = await market.findDispute(client, task)
    expect(held).toBe(8000)
    await market.expectInvariants()
    const offer = { id: task._id, release: '5000', refund: '3000' }
    await tasker.send(disputes.offerSplit, offer)
    const [{ _id: id } = { _id: '' }] = (await market.findDispute(client, task)).offers
    expect(_id).toBeTruthy()
    const settled = await client.send(disputes.settleDispute, { id: task._id, offer: id as never })
    expect(settled.body.task).toMatchObject({ status: 'in-progress', agreedDate: '2026-04-03' })
    expect(await stagesOf(task)).toEqual([
      [0, 6000, 0],
      [0, 5000, 3000],
      [4000, 0, 0],
    ])
    await market.submit(tasker, task)
    expect((await market.approve(client, task)).task.status).toBe('completed')
    expect(await money(task)).toEqual(kobo(85_000, 0, 15_000))
    await market.expectInvariants()
  })

  it('gives everything back that is held when a dispute has no end', async () => {
    const task = await awardPlan('all')
    await market.submit(tasker, task)
    await market.approve(client, task)
    await market.openDispute(client, task)
    market.advanceClock(DISPUTE_MAX_MS + DAY_MS)
    await runDue()
    expect(await find(task)).toMatchObject({ status: 'cancelled' })
    expect(await money(task)).toEqual(kobo(94_000, 0, 6000))
    await market.expectInvariants()
  })

  it('keeps what was paid when the work ends early, and does not open again', async () => {
    const task = await awardPlan('all')
    await market.submit(tasker, task)
    await market.approve(client, task)
    expect((await market.cancel(tasker, task)).status).toBe('cancelled')
    expect(await money(task)).toEqual(kobo(94_000, 0, 6000))
    expect(await stagesOf(task)).toEqual([
      [0, 6000, 0],
      [0, 0, 8000],
      [0, 0, 4000],
    ])
    await market.expectInvariants()
  })

  it('lets the professional leave without a mark when the money does not come', async () => {
    const task = await awardPlan('stage')
    await market.submit(tasker, task)
    await market.approve(client, task)
    market.advanceClock(STAGE_FUND_MS / 2)
    await runDue()
    market.advanceClock(STAGE_FUND_MS / 2)
    await runDue()
    const reminders = (await market.noticesTo(client)).filter((kind) => kind === 'stageToFund')
    expect(reminders).toHaveLength(2)
    expect(await market.noticesTo(tasker)).toContain('stageUnfunded')
    await market.cancel(tasker, task)
    const events = await market.runSql('SELECT kind FROM task_events WHERE task_id = ?', task._id)
    expect(events.map(({ kind }) => kind)).toContain('declined')
    expect(await money(task)).toEqual(kobo(94_000, 0, 6000))
    await market.expectInvariants()
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decideDispute } from '#schema/contract/disputes.ts'
import type { WireInput } from '#schema/contract/endpoint.ts'
import { fundStage } from '#schema/contract/funding.ts'
import * as contract from '#schema/contract/plan-changes.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import type { PlanChangeId } from '#schema/domain/plan-change.ts'
import { PLAN_CHANGE_MS } from '#schema/domain/plan-change.ts'
import type { Funding } from '#schema/domain/stages.ts'
import { createInterleaver } from '#testing/interleave.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createStagedTask } from '#testing/worker/staged-task.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from './due.ts'

const interleaver = createInterleaver()
let market: Market
let client: TestUser
let tasker: TestUser
let id: TaskId
beforeEach(async () => {
  market = await createMarket({ wrapDatabase: interleaver.wrapDatabase })
})
afterEach(async () => {
  await market.expectInvariants()
})

async function awardPlan(funding: Funding = 'all') {
  const staged = await createStagedTask(market, funding)
  ;({ id, client, tasker } = staged)
  await market.keepSignedIn()
}
async function awardOne() {
  ;[client, tasker] = [await market.createClient(), await market.createTasker()]
  id = (await market.createAssignedTask(client, tasker))._id
  await market.keepSignedIn()
}

type Terms = Omit<WireInput<typeof contract.proposeChange>, 'id' | '_id'>
const ask = (by: TestUser, terms: Terms, _id = newId('planChange')) =>
  by.send(contract.proposeChange, { id, _id, ...terms })
async function propose(by: TestUser, terms: Terms): Promise<PlanChangeId> {
  const _id = newId('planChange')
  const { status, body } = await ask(by, terms, _id)
  expect([status, body.error]).toEqual([201, undefined])
  return _id
}
const accept = (by: TestUser, change: PlanChangeId, hold = false) =>
  by.send(contract.acceptChange, { id, change, hold })
async function agree(from: TestUser, terms: Terms, hold = false) {
  const change = await propose(from, terms)
  const { status, body } = await accept(from === client ? tasker : client, change, hold)
  expect([status, body.error]).toEqual([200, undefined])
  return body.task
}
const find = async () => (await market.findTask(tasker, { _id: id })).task
const events = async () =>
  (await market.findTask(client, { _id: id })).events.map(({ kind }) => kind)
/** Of the client, of the hold and of the professional, in naira. */
const money = async () =>
  [
    await market.availableBalance(client),
    await market.heldAmount({ _id: id }),
    await market.availableBalance(tasker),
  ].map((kobo) => kobo / 100)
const runDue = async () => expect(await runJobs(market.deps, [dueTasksJob])).toEqual(['due-tasks'])

describe('a change of a plan', () => {
  it('holds a higher price of a held stage at once, and gives back what a lower one is less', async () => {
    await awardPlan()
    expect(await agree(tasker, { kind: 'price', n: 1, price: '9000' })).toMatchObject({
      price: 21_000,
    })
    expect(await money()).toEqual([79_000, 21_000, 0])
    await market.expectInvariants()
    await agree(client, { kind: 'price', n: 2, price: '5000' })
    expect(await money()).toEqual([82_000, 18_000, 0])
    const { stages = [] } = await find()
    expect(stages?.map(({ amount, held, returned }) => [amount, held, returned])).toEqual([
      [9000, 9000, 0],
      [5000, 5000, 3000],
      [4000, 4000, 0],
    ])
    await market.expectInvariants()
    for (const paid of [9000, 14_000, 18_000]) {
      await market.submit(tasker, { _id: id })
      await market.approve(client, { _id: id })
      expect(await market.availableBalance(tasker)).toBe(paid * 100)
    }
    expect((await find()).status).toBe('completed')
  })

  it('moves a day, and later stages that would be before it', async () => {
    await awardPlan()
    const task = await agree(tasker, { kind: 'date', n: 1, date: '2026-03-30' })
    expect(task.agreedDate).toBe('2026-03-30')
    expect(task.stages?.map(({ date }) => date)).toEqual(['2026-03-30', '2026-03-30', '2026-04-03'])
    expect(await money()).toEqual([82_000, 18_000, 0])
  })

  it('adds a stage that is held later, or at once when the client says so', async () => {
    await awardPlan()
    const stage = { kind: 'work', title: 'Gutters', amount: '2000', date: '2026-04-09' } as const
    await agree(tasker, { kind: 'stage', stage }, true)
    expect(await money()).toEqual([80_000, 20_000, 0])
    const task = await agree(client, { kind: 'stage', stage: { ...stage, title: 'Paint' } })
    expect(task.stages?.at(-1)).toMatchObject({ n: 5, title: 'Paint', held: 0, amount: 2000 })
    expect(task.price).toBe(22_000)
  })

  it('changes the places of the stages to come, not their days', async () => {
    await awardPlan('stage')
    const task = await agree(client, { kind: 'order', order: [3, 2] })
    expect(task.stages?.map(({ n, date }) => [n, date])).toEqual([
      [1, '2026-03-20'],
      [3, '2026-03-27'],
      [2, '2026-04-03'],
    ])
    await market.submit(tasker, { _id: id })
    await market.approve(client, { _id: id })
    const funded = await client.send(fundStage, { id, n: '3', amount: '4000' })
    expect(funded.status).toBe(200)
  })

  it('is refused with words beside its field', async () => {
    await awardPlan()
    const before = await ask(tasker, { kind: 'date', n: 2, date: '2026-03-10' })
    expect([before.status, Object.keys(before.body.fields ?? {})]).toEqual([400, ['date']])
    expect((await ask(tasker, { kind: 'price', n: 2, price: '8000' })).status).toBe(400)
  })
})

describe('a change of a todo with one stage', () => {
  it('changes price and day, and then becomes a plan of two that is paid out', async () => {
    await awardOne()
    expect(await agree(tasker, { kind: 'price', n: 1, price: '20000' })).not.toHaveProperty(
      'stages',
    )
    await agree(client, { kind: 'price', n: 1, price: '17000' })
    const moved = await agree(client, { kind: 'date', n: 1, date: '2026-03-25' })
    expect(moved).toMatchObject({ price: 17_000, agreedDate: '2026-03-25' })
    await market.expectInvariants()
    // Also while the work waits for approval, which then pays this stage alone.
    await market.submit(tasker, { _id: id })
    const stage = { kind: 'work', title: 'Paint', amount: '5000', date: '2026-03-28' } as const
    const task = await agree(tasker, { kind: 'stage', stage }, true)
    expect(task.stages?.map(({ n, held, returned }) => [n, held, returned])).toEqual([
      [1, 17_000, 3000],
      [2, 5000, 0],
    ])
    await market.expectInvariants()
    await market.approve(client, { _id: id })
    expect(await money()).toEqual([78_000, 5000, 17_000])
    await market.submit(tasker, { _id: id })
    expect((await market.approve(client, { _id: id })).task.status).toBe('completed')
    expect(await money()).toEqual([78_000, 0, 22_000])
  })

  it('opens again with its budget and without what was changed', async () => {
    await awardOne()
    await agree(tasker, { kind: 'price', n: 1, price: '25000' })
    await propose(client, { kind: 'date', n: 1, date: '2026-03-25' })
    await market.cancel(tasker, { _id: id })
    const { task } = await market.findTask(client, { _id: id })
    expect(task).toMatchObject({ status: 'pending', price: 20_000 })
    expect(task).not.toHaveProperty('planChange')
    expect(await events()).toContain('changeEnded')
    expect(await market.availableBalance(client)).toBe(100_000_00)
  })
})

describe('an open change', () => {
  it('is one at a time, and answered only by the other side, by its id', async () => {
    await awardPlan()
    const change = await propose(tasker, { kind: 'price', n: 1, price: '9000' })
    expect((await ask(client, { kind: 'price', n: 2, price: '9000' })).body.code).toBe(
      'plan_change_exists',
    )
    expect((await accept(tasker, change)).status).toBe(404)
    expect((await accept(client, newId('planChange'))).body.code).toBe('plan_change_gone')
    await client.send(contract.declineChange, { id, change, note: 'No.' })
    expect((await accept(client, change)).body.code).toBe('plan_change_gone')
    const again = await propose(tasker, { kind: 'price', n: 1, price: '8000' })
    await tasker.send(contract.withdrawChange, { id, change: again })
    expect(await market.noticesTo(tasker)).toContain('changeDeclined')
    expect(await money()).toEqual([82_000, 18_000, 0])
  })

  it('ends when what it is about was touched: handed in, funded or paid', async () => {
    await awardPlan('stage')
    await propose(client, { kind: 'price', n: 1, price: '9000' })
    await market.submit(tasker, { _id: id })
    expect(await find()).not.toHaveProperty('planChange')
    expect((await ask(client, { kind: 'price', n: 1, price: '9000' })).body.code).toBe('stage_gone')
    const change = await propose(client, { kind: 'price', n: 2, price: '9000' })
    await client.send(fundStage, { id, n: '2', amount: '8000' })
    expect((await accept(tasker, change)).body.code).toBe('plan_change_gone')
    const kept = await propose(tasker, { kind: 'price', n: 3, price: '9000' })
    await market.approve(client, { _id: id })
    expect((await accept(client, kept)).status).toBe(200)
  })

  it('reminds the side that has to answer, and ends in silence', async () => {
    await awardPlan()
    const change = await propose(client, { kind: 'price', n: 1, price: '9000' })
    market.advanceClock(PLAN_CHANGE_MS - 12 * 3_600_000)
    await runDue()
    await runDue()
    const reminders = (await market.noticesTo(tasker)).filter((kind) => kind === 'changeReminder')
    expect(reminders).toHaveLength(1)
    market.advanceClock(12 * 3_600_000)
    expect((await accept(tasker, change)).body.code).toBe('plan_change_gone')
    expect((await events()).at(-1)).toBe('changeEnded')
    expect(await market.noticesTo(client)).toContain('changeEnded')
  })

  it('does not remind of an approval that is not due', async () => {
    await awardPlan()
    await market.submit(tasker, { _id: id })
    market.advanceClock(60_000)
    await propose(tasker, { kind: 'price', n: 2, price: '9000' })
    market.advanceClock(PLAN_CHANGE_MS)
    await runDue()
    const kinds = (await events()).filter((kind) => kind === 'approvalReminded')
    expect(kinds.length).toBeLessThanOrEqual(1)
  })

  it('is frozen by a dispute, and has its whole time after it', async () => {
    await awardPlan()
    const admin = await market.createUser('admin')
    await market.keepSignedIn()
    const change = await propose(client, { kind: 'price', n: 2, price: '9000' })
    const { until } = (await find()).planChange ?? {}
    await market.openDispute(tasker, { _id: id })
    expect((await accept(tasker, change)).body.code).toBe('task_not_in_progress')
    await market.answerDispute(client, { _id: id })
    market.advanceClock(3 * DAY_MS)
    await runDue()
    const { _id } = await market.findDispute(client, { _id: id })
    const decision = {
      id: _id,
      outcome: 'continue',
      release: 0,
      refund: 0,
      reason: 'The work is not done.',
    } as const
    expect((await admin.send(decideDispute, decision)).status).toBe(200)
    const after = (await find()).planChange?.until
    expect(Date.parse(after ?? '') - Date.parse(until ?? '')).toBe(3 * DAY_MS)
    expect((await accept(tasker, change)).status).toBe(200)
  })

  it('waits for the money of the client, who is told once when the professional accepts', async () => {
    await awardPlan()
    await market.runSql('UPDATE users SET email_proven_at = 1 WHERE id = ?', client.id)
    const change = await propose(client, { kind: 'price', n: 1, price: '100000' })
    expect((await accept(tasker, change)).body.code).toBe('client_funds_short')
    expect((await accept(tasker, change)).body.code).toBe('client_funds_short')
    const told = await market.noticesTo(client)
    expect(told.filter((kind) => kind === 'changeUnfunded')).toHaveLength(1)
    await client.send(contract.withdrawChange, { id, change })
    const other = await propose(tasker, { kind: 'price', n: 1, price: '100000' })
    expect((await accept(client, other)).status).toBe(402)
    expect(await money()).toEqual([82_000, 18_000, 0])
  })
})

describe('an acceptance at the same time', () => {
  it('as an approval of that stage: one of them is refused, and the money is right', async () => {
    await awardPlan()
    const change = await propose(tasker, { kind: 'price', n: 2, price: '9000' })
    await market.submit(tasker, { _id: id })
    const approved = await interleaver.interleave(
      () => market.approve(client, { _id: id }),
      () => accept(client, change),
    )
    expect(approved.task).toMatchObject({ status: 'in-progress', price: 19_000 })
    expect(await money()).toEqual([81_000, 13_000, 6000])
  })

  it('as another one or a withdrawal: once', async () => {
    await awardPlan()
    const change = await propose(tasker, { kind: 'price', n: 1, price: '9000' })
    const second = await interleaver.interleave(
      () => accept(client, change),
      () => accept(client, change),
    )
    expect(second.body.code).toBe('plan_change_gone')
    expect(await money()).toEqual([79_000, 21_000, 0])
    const next = await propose(tasker, { kind: 'price', n: 1, price: '9500' })
    const late = await interleaver.interleave(
      () => accept(client, next),
      () => tasker.send(contract.withdrawChange, { id, change: next }),
    )
    expect(late.body.code).toBe('plan_change_gone')
    expect(await money()).toEqual([79_000, 21_000, 0])
  })
})

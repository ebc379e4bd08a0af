import { beforeEach, describe, expect, it } from 'vitest'
import {
  applyForTask,
  awardTask,
  editProposal,
  listApplicants,
} from '#schema/contract/proposals.ts'
import { MASK } from '#schema/domain/masking.ts'
import { STAGE_MESSAGES } from '#schema/domain/messages/stages.ts'
import { naira } from '#schema/domain/money.ts'
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

const stage = (
  title: string,
  amount: number,
  date: string,
  kind: 'work' | 'materials' = 'work',
) => ({
  kind,
  title,
  amount,
  date,
})
const STAGES = [
  stage('Wood and nails', 8_000, '2026-03-10', 'materials'),
  stage('Frames', 4_000, '2026-03-14'),
  stage('Doors', 6_000, '2026-03-20'),
]
const applyWithPlan = async () => {
  const task = await market.postTask(client)
  return { task, proposal: await market.apply(tasker, task, { stages: STAGES }) }
}

describe('a proposal with stages', () => {
  it('has their last day as its date, and both sides see the plan', async () => {
    const task = await market.postTask(client)
    const proposal = await market.apply(tasker, task, { date: '2026-06-01', stages: STAGES })
    expect(proposal).toMatchObject({ price: 18_000, date: '2026-03-20', stages: STAGES })
    const { applicants } = (await client.send(listApplicants, { id: task._id })).body
    expect(applicants[0]).toMatchObject({ price: 18_000, stages: STAGES })
  })

  it('is rejected at the field when the stages do not add up to the price, or a stage is too small', async () => {
    const task = await market.postTask(client)
    const input = { taskId: task._id, price: '17000', description: 'I can.', date: '2026-03-20' }
    const send = async (stages: typeof STAGES) =>
      (await tasker.send(applyForTask, { ...input, stages })).body as { fields?: object }
    expect((await send(STAGES)).fields).toEqual({ stages: STAGE_MESSAGES.problems.sum })
    expect((await send([stage('Now', 50, '2026-03-10'), ...STAGES])).fields).toEqual({
      stages: STAGE_MESSAGES.problems.amount,
    })
  })

  it('hides contacts in the names of stages, also split over two', async () => {
    const task = await market.postTask(client)
    const stages = STAGES.map((each, at) => ({
      ...each,
      title: ['0803 123', '4567', 'Doors'][at] ?? '',
    }))
    const proposal = await market.apply(tasker, task, { stages })
    expect(proposal.stages?.map(({ title }) => title)).toEqual([MASK, MASK, 'Doors'])
  })

  it('keeps its plan when only the text changes, and is one payment after another price without a plan', async () => {
    const { proposal } = await applyWithPlan()
    const edit = async (fields: object) =>
      (await tasker.send(editProposal, { id: proposal._id, ...fields })).body.proposal
    expect((await edit({ description: 'I begin tomorrow.', price: '18000' })).stages).toEqual(
      STAGES,
    )
    expect(await edit({ price: '17000' })).not.toHaveProperty('stages')
    const stored = await market.runSql('SELECT version, stages FROM proposal_versions')
    expect(stored.map(({ stages }) => JSON.parse(String(stages)).length)).toEqual([3, 3])
  })
})

describe('the award of a plan', () => {
  const award = (task: { _id: string }, fields: object = {}) =>
    client.send(awardTask, { taskId: task._id as never, taskerId: tasker.id, ...fields })

  it('holds everything for a client that names no funding, and the work of now is the first stage', async () => {
    const { task } = await applyWithPlan()
    const { body } = await award(task)
    expect(body.task).toMatchObject({ price: 18_000, agreedDate: '2026-03-10' })
    expect(body.task.stages?.map(({ n, held }) => [n, held])).toEqual([
      [1, 8_000],
      [2, 4_000],
      [3, 6_000],
    ])
    expect(await market.heldAmount(task)).toBe(naira(18_000))
  })

  it('holds the first stage alone, for which alone the money must be there', async () => {
    client = await market.createClient(naira(8_000))
    const { task } = await applyWithPlan()
    expect((await award(task)).status).toBe(402)
    const { body } = await award(task, { funding: 'stage' })
    expect(body.task.price).toBe(18_000)
    expect(body.task.stages?.map(({ held }) => held)).toEqual([8_000, 0, 0])
    expect(await market.heldAmount(task)).toBe(naira(8_000))
  })

  it('is refused when the client saw another plan of the same price', async () => {
    const { task, proposal } = await applyWithPlan()
    const stages = [stage('Half', 9_000, '2026-03-10'), stage('Rest', 9_000, '2026-03-20')]
    await tasker.send(editProposal, { id: proposal._id, stages })
    const { status, body } = await award(task, { version: 1 })
    expect([status, (body as { code?: string }).code]).toEqual([409, 'proposal_changed'])
    await tasker.send(editProposal, { id: proposal._id, stages: STAGES })
    expect((await award(task, { version: 1 })).status).toBe(200)
  })
})

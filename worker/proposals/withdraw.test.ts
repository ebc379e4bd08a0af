import { beforeEach, describe, expect, it } from 'vitest'
import {
  applyForTask,
  awardTask,
  editProposal,
  listApplicants,
  listProposals,
  withdrawProposal,
} from '#schema/contract/proposals.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { Engine, TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
async function setUp(engine: Engine = 'in-process') {
  market = await createMarket({ engine })
  client = await market.createClient()
  tasker = await market.createTasker()
}
beforeEach(() => setUp())
const ownProposals = async () => (await tasker.send(listProposals, {})).body.tasks
const applicantsOf = async (task: { _id: TaskId }) =>
  (await client.send(listApplicants, { id: task._id })).body.applicants
const award = (task: { _id: TaskId }, version?: number) =>
  client.send(awardTask, { taskId: task._id, taskerId: tasker.id, version })
const createProposal = async () => {
  const task = await market.postTask(client)
  return { task, proposal: await market.apply(tasker, task, { price: '10000' }) }
}

describe('withdrawing a proposal', () => {
  it('adds a change for both users, and has the same response when repeated', async () => {
    await setUp('sqld')
    const { task, proposal } = await createProposal()
    const id = proposal._id
    const changes = await market.changesDuring(() => tasker.send(withdrawProposal, { id }))
    expect(changes).toEqual(
      [`u:${client.id} applicant put ${id}`, `u:${tasker.id} proposal put ${id}`].toSorted(),
    )
    expect((await ownProposals())[0]).toMatchObject({ status: 'withdrawn', version: 1 })
    expect((await applicantsOf(task))[0]).toMatchObject({ status: 'withdrawn' })
    const repeat = await tasker.send(withdrawProposal, { id })
    expect([repeat.status, repeat.body.message]).toEqual([200, GENERAL_MESSAGES.proposalWithdrawn])
    expect(market.lastRequestCost()).toMatchObject({ roundTrips: 1, rowsWritten: 0 })
    expect((await award(task)).body.code).toBe('proposal_not_live')
    expect((await tasker.send(editProposal, { id, price: '9000' })).status).toBe(409)
  })

  it('writes seven rows in two round trips', async () => {
    await setUp('sqld')
    const { proposal } = await createProposal()
    await tasker.send(withdrawProposal, { id: proposal._id })
    expect(market.lastRequestCost()).toMatchObject({ roundTrips: 2, rowsWritten: 7 })
  })

  it('allows three more proposals by the same tasker, and no fourth', async () => {
    const { task, proposal } = await createProposal()
    let id = proposal._id
    for (let round = 2; round <= 4; round++) {
      await tasker.send(withdrawProposal, { id })
      id = (await market.apply(tasker, task))._id
    }
    await tasker.send(withdrawProposal, { id })
    const proposalInput = {
      taskId: task._id,
      price: '1000',
      description: 'Once more.',
      date: '2026-03-20',
    }
    const { status, body } = await tasker.send(applyForTask, proposalInput)
    expect([status, body.code]).toEqual([409, 'reapply_limit'])
    expect((await ownProposals()).map(({ status: each }) => each)).toEqual(
      Array(4).fill('withdrawn'),
    )
  })

  it('is rejected when the proposal is accepted, and the money stays held', async () => {
    const { task, proposal } = await createProposal()
    await market.award(client, task, tasker)
    const response = await tasker.send(withdrawProposal, { id: proposal._id })
    expect([response.status, response.body.code]).toEqual([409, 'proposal_not_live'])
    expect(await market.heldAmount(task)).toBe(naira(10_000))
  })
})

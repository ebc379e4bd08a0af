import { beforeEach, describe, expect, it } from 'vitest'
import {
  awardTask,
  editProposal,
  listApplicants,
  listProposals,
  withdrawProposal,
} from '#schema/contract/proposals.ts'
import { editTask } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, unknownId, taskInput, type Market } from '#testing/worker/market.ts'
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
  const terms = { price: '10000', date: '2026-03-20' }
  return { task, proposal: await market.apply(tasker, task, terms) }
}

describe('editing a proposal', () => {
  it('changes the sent fields only, and creates a new version', async () => {
    const { task, proposal } = await createProposal()
    market.advanceClock(1000)
    const { status, body } = await tasker.send(editProposal, { id: proposal._id, price: '9000' })
    expect([status, body.message]).toEqual([200, GENERAL_MESSAGES.proposalEdited])
    expect(body.proposal).toEqual({
      ...proposal,
      price: 9000,
      version: 2,
      updatedAt: new Date(market.now()).toISOString(),
    })
    expect(await ownProposals()).toEqual([body.proposal])
    expect((await applicantsOf(task))[0]).toMatchObject({ price: 9000, version: 2 })
    const versions = await market.runSql('SELECT version, price, date FROM proposal_versions')
    expect(versions).toEqual([{ version: 1, price: 1_000_000, date: '2026-03-20' }])
  })

  it('adds a change for the tasker and the client, with eight rows written in two round trips', async () => {
    await setUp('sqld')
    const { proposal } = await createProposal()
    const changes = await market.changesDuring(() =>
      tasker.send(editProposal, { id: proposal._id, date: '2026-04-01' }),
    )
    expect(changes).toEqual(
      [
        `u:${client.id} applicant put ${proposal._id}`,
        `u:${tasker.id} proposal put ${proposal._id}`,
      ].toSorted(),
    )
    await tasker.send(editProposal, { id: proposal._id, price: '11000' })
    expect(market.lastRequestCost()).toMatchObject({ roundTrips: 2, rowsWritten: 8 })
  })

  it('masks contacts, and adds a warning to the message', async () => {
    const { proposal } = await createProposal()
    const input = { id: proposal._id, description: 'Call 0803 123 4567' }
    const { body } = await tasker.send(editProposal, input)
    expect(body.message).toBe(
      `${GENERAL_MESSAGES.proposalEdited} ${GENERAL_MESSAGES.contactsHidden}`,
    )
    expect(body.proposal.description).not.toContain('0803')
  })

  it('writes nothing when nothing changes', async () => {
    await setUp('sqld')
    const { proposal } = await createProposal()
    const same = { id: proposal._id, price: 10_000, description: proposal.description }
    const { status, body } = await tasker.send(editProposal, same)
    expect([status, body.proposal.version]).toEqual([200, 1])
    expect(market.lastRequestCost()).toMatchObject({ roundTrips: 1, rowsWritten: 0 })
  })

  it('is possible after the tasker has become a client', async () => {
    const { proposal } = await createProposal()
    await market.runSql("UPDATE users SET user_type = 'client' WHERE id = ?", tasker.id)
    expect((await tasker.send(editProposal, { id: proposal._id, price: '9000' })).status).toBe(200)
    expect((await tasker.send(withdrawProposal, { id: proposal._id })).status).toBe(200)
  })

  it('does not remove the flags of an edit of the task', async () => {
    const { task, proposal } = await createProposal()
    await client.send(editTask, { id: task._id, ...taskInput({ price: '25000' }) })
    await tasker.send(editProposal, { id: proposal._id, price: '12000' })
    expect((await ownProposals())[0]).toMatchObject({ changedFields: ['price'], version: 2 })
  })

  it('is rejected with 409 after the award, and with 400 without a valid change', async () => {
    const { task, proposal } = await createProposal()
    const id = proposal._id
    expect((await tasker.send(editProposal, { id })).body.error).toBe('There is nothing to change')
    expect((await tasker.send(editProposal, { id, price: '-5' })).status).toBe(400)
    expect((await tasker.send(editProposal, { id, date: '2026-02-30' })).status).toBe(400)
    await market.award(client, task, tasker)
    const response = await tasker.send(editProposal, { id, price: '1000' })
    expect([response.status, response.body.code]).toEqual([409, 'proposal_not_live'])
    expect(await market.heldAmount(task)).toBe(naira(10_000))
  })

  it('responds with 404 to other users, also to the client of the task', async () => {
    const { proposal } = await createProposal()
    const other = await market.createTasker()
    for (const user of [other, client])
      for (const endpoint of [editProposal, withdrawProposal] as const)
        expect((await user.send(endpoint, { id: proposal._id, price: 1000 })).status).toBe(404)
    const unknownProposal = { id: unknownId('proposal'), price: '1000' }
    expect((await tasker.send(editProposal, unknownProposal)).status).toBe(404)
    expect((await market.send(null, editProposal, unknownProposal)).status).toBe(401)
  })
})

describe('an award after an edit', () => {
  it('is rejected with 409 for the old version when the price is higher', async () => {
    const { task, proposal } = await createProposal()
    await tasker.send(editProposal, { id: proposal._id, price: '15000' })
    const { status, body } = await award(task, 1)
    expect([status, body.error]).toEqual([409, 'This proposal changed. Review it again.'])
    expect(await market.availableBalance(client)).toBe(naira(100_000))
    expect((await award(task, 2)).status).toBe(200)
    expect(await market.heldAmount(task)).toBe(naira(15_000))
  })

  it.each([
    ['a later date', { date: '2026-03-21' }, 409],
    ['an earlier date', { date: '2026-03-19' }, 200],
    ['a lower price', { price: '9000' }, 200],
    ['another description', { description: 'I can, and I will.' }, 200],
    ['a lower price and a later date', { price: '9000', date: '2026-03-30' }, 409],
  ])('with %s than in the seen version', async (_, change, status) => {
    const { task, proposal } = await createProposal()
    await tasker.send(editProposal, { id: proposal._id, ...change })
    expect((await award(task, 1)).status).toBe(status)
  })

  it('succeeds when the terms are better than the seen ones, whatever was between', async () => {
    const { task, proposal } = await createProposal()
    await tasker.send(editProposal, { id: proposal._id, price: '15000' })
    await tasker.send(editProposal, { id: proposal._id, price: '9500' })
    expect((await award(task, 1)).status).toBe(200)
    expect(await market.heldAmount(task)).toBe(naira(9500))
  })

  it('does not take terms seen before a withdrawal for those of the next proposal', async () => {
    const { task, proposal } = await createProposal()
    await tasker.send(withdrawProposal, { id: proposal._id })
    const next = await market.apply(tasker, task, { price: '15000' })
    expect(next.version).toBe(2)
    expect((await award(task, 1)).body.code).toBe('proposal_changed')
    await tasker.send(editProposal, { id: next._id, price: '10000' })
    expect((await award(task, 1)).status).toBe(200)
    expect(await market.heldAmount(task)).toBe(naira(10_000))
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import {
  applyForTask,
  awardTask,
  editProposal,
  listApplicants,
  listProposals,
  withdrawProposal,
} from '#schema/contract/proposals.ts'
import { editTask } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { newMarket, nobodys, todo, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
let tasker: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client()
  tasker = await market.tasker()
})
const mine = async (person = tasker) => (await person.send(listProposals, {})).body.tasks
const onTask = async (task: { _id: TaskId }) =>
  (await client.send(listApplicants, { id: task._id })).body.applicants
const awarding = (task: { _id: TaskId }, version?: number) =>
  client.send(awardTask, { taskId: task._id, taskerId: tasker.id, version })
const applied = async (price = '10000', date = '2026-03-20') => {
  const task = await market.post(client)
  return { task, proposal: await market.apply(tasker, task, { price, date }) }
}

describe('R15: editing a proposal', () => {
  it('changes what is sent, keeps the rest, and is a new version', async () => {
    const { task, proposal } = await applied()
    market.wait(1000)
    const { status, body } = await tasker.send(editProposal, { id: proposal._id, price: '9000' })
    expect([status, body.message]).toEqual([200, TEXTS.proposalEdited])
    expect(body.proposal).toEqual({
      ...proposal,
      ...{ price: 9000, version: 2 },
      updatedAt: new Date(market.now()).toISOString(),
    })
    expect(await mine()).toEqual([body.proposal])
    expect((await onTask(task))[0]).toMatchObject({ price: 9000, version: 2 })
    const kept = await market.rows('SELECT version, price, date FROM proposal_versions')
    expect(kept).toEqual([{ version: 1, price: 1_000_000, date: '2026-03-20' }])
  })

  it('tells its sender and the owner of the todo, in eight rows written and two round trips', async () => {
    const { proposal } = await applied()
    const told = await market.told(() =>
      tasker.send(editProposal, { id: proposal._id, date: '2026-04-01' }),
    )
    expect(told).toEqual(
      [
        `u:${client.id} applicant put ${proposal._id}`,
        `u:${tasker.id} proposal put ${proposal._id}`,
      ].toSorted(),
    )
    await tasker.send(editProposal, { id: proposal._id, price: '11000' })
    expect(market.cost()).toMatchObject({ trips: 2, rowsWritten: 8 })
  })

  it('hides contacts again and says so (R37)', async () => {
    const { proposal } = await applied()
    const input = { id: proposal._id, description: 'Call 0803 123 4567' }
    const { body } = await tasker.send(editProposal, input)
    expect(body.message).toBe(`${TEXTS.proposalEdited} ${TEXTS.contactsHidden}`)
    expect(body.proposal.description).not.toContain('0803')
  })

  it('writes nothing when nothing is different', async () => {
    const { proposal } = await applied()
    const same = { id: proposal._id, price: 10_000, description: proposal.description }
    const { status, body } = await tasker.send(editProposal, same)
    expect([status, body.proposal.version]).toEqual([200, 1])
    expect(market.cost()).toMatchObject({ trips: 1, rowsWritten: 0 })
  })

  it('stays the tasker’s right after a type switch (R5)', async () => {
    const { proposal } = await applied()
    await market.rows("UPDATE users SET user_type = 'client' WHERE id = ?", tasker.id)
    expect((await tasker.send(editProposal, { id: proposal._id, price: '9000' })).status).toBe(200)
    expect((await tasker.send(withdrawProposal, { id: proposal._id })).status).toBe(200)
  })

  it('keeps what the todo’s edit flagged (R8)', async () => {
    const { task, proposal } = await applied()
    await client.send(editTask, { id: task._id, ...todo({ price: '25000' }) })
    await tasker.send(editProposal, { id: proposal._id, price: '12000' })
    expect((await mine())[0]).toMatchObject({ changedFields: ['price'], version: 2 })
  })

  it('is refused once it is answered: 409; without a change or with a bad one: 400', async () => {
    const { task, proposal } = await applied()
    const id = proposal._id
    expect((await tasker.send(editProposal, { id })).body.error).toBe('There is nothing to change')
    expect((await tasker.send(editProposal, { id, price: '-5' })).status).toBe(400)
    expect((await tasker.send(editProposal, { id, date: '2026-02-30' })).status).toBe(400)
    await market.award(client, task, tasker)
    const late = await tasker.send(editProposal, { id, price: '1000' })
    expect([late.status, late.body.code]).toEqual([409, 'proposal_not_live'])
    expect(await market.held(task)).toBe(naira(10_000))
  })

  it('is 404 to everybody else, the owner of the todo among them (R52)', async () => {
    const { proposal } = await applied()
    const other = await market.tasker()
    for (const person of [other, client])
      for (const call of [editProposal, withdrawProposal] as const)
        expect((await person.send(call, { id: proposal._id, price: 1000 })).status).toBe(404)
    const nobody = { id: nobodys('proposal'), price: '1000' }
    expect((await tasker.send(editProposal, nobody)).status).toBe(404)
    expect((await market.send(null, editProposal, nobody)).status).toBe(401)
  })
})

describe('R16: never award unseen terms', () => {
  it('seen at 10,000, edited to 15,000, awarded with the old version: 409, balance unchanged', async () => {
    const { task, proposal } = await applied('10000')
    await tasker.send(editProposal, { id: proposal._id, price: '15000' })
    const { status, body } = await awarding(task, 1)
    expect([status, body.error]).toEqual([409, 'This proposal changed. Review it again.'])
    expect(await market.available(client)).toBe(naira(100_000))
    expect((await awarding(task, 2)).status).toBe(200)
    expect(await market.held(task)).toBe(naira(15_000))
  })

  it.each([
    ['a later date', { date: '2026-03-21' }, 409],
    ['an earlier date', { date: '2026-03-19' }, 200],
    ['a lower price', { price: '9000' }, 200],
    ['other words', { description: 'I can, and I will.' }, 200],
    ['a lower price and a later date', { price: '9000', date: '2026-03-30' }, 409],
  ])('%s than was seen', async (_, change, status) => {
    const { task, proposal } = await applied()
    await tasker.send(editProposal, { id: proposal._id, ...change })
    expect((await awarding(task, 1)).status).toBe(status)
  })

  it('better than the one seen, whatever stood between', async () => {
    const { task, proposal } = await applied('10000')
    await tasker.send(editProposal, { id: proposal._id, price: '15000' })
    await tasker.send(editProposal, { id: proposal._id, price: '9500' })
    expect((await awarding(task, 1)).status).toBe(200)
    expect(await market.held(task)).toBe(naira(9500))
  })

  it('terms seen before a withdrawal are not taken for those of the next round', async () => {
    const { task, proposal } = await applied('10000')
    await tasker.send(withdrawProposal, { id: proposal._id })
    const again = await market.apply(tasker, task, { price: '15000' })
    expect(again.version).toBe(2)
    expect((await awarding(task, 1)).body.code).toBe('proposal_changed')
    await tasker.send(editProposal, { id: again._id, price: '10000' })
    expect((await awarding(task, 1)).status).toBe(200)
    expect(await market.held(task)).toBe(naira(10_000))
  })
})

describe('R15: withdrawing a proposal, and applying again', () => {
  it('takes it back, tells both, and says the same again', async () => {
    const { task, proposal } = await applied()
    const id = proposal._id
    const told = await market.told(() => tasker.send(withdrawProposal, { id }))
    expect(told).toEqual(
      [`u:${client.id} applicant put ${id}`, `u:${tasker.id} proposal put ${id}`].toSorted(),
    )
    expect((await mine())[0]).toMatchObject({ status: 'withdrawn', version: 1 })
    expect((await onTask(task))[0]).toMatchObject({ status: 'withdrawn' })
    const again = await tasker.send(withdrawProposal, { id })
    expect([again.status, again.body.message]).toEqual([200, TEXTS.proposalWithdrawn])
    expect(market.cost()).toMatchObject({ trips: 1, rowsWritten: 0 })
    expect((await awarding(task)).body.code).toBe('proposal_not_live')
    expect((await tasker.send(editProposal, { id, price: '9000' })).status).toBe(409)
  })

  it('costs seven rows and two round trips', async () => {
    const { proposal } = await applied()
    await tasker.send(withdrawProposal, { id: proposal._id })
    expect(market.cost()).toMatchObject({ trips: 2, rowsWritten: 7 })
  })

  it('may be followed by three more, and no fourth', async () => {
    const { task, proposal } = await applied()
    let id = proposal._id
    for (let round = 2; round <= 4; round++) {
      await tasker.send(withdrawProposal, { id })
      id = (await market.apply(tasker, task))._id
    }
    await tasker.send(withdrawProposal, { id })
    const offer = { taskId: task._id, price: '1000', description: 'Once more.', date: '2026-03-20' }
    const { status, body } = await tasker.send(applyForTask, offer)
    expect([status, body.code]).toEqual([409, 'reapply_limit'])
    expect((await mine()).map(({ status: each }) => each)).toEqual(Array(4).fill('withdrawn'))
  })

  it('is too late once it is accepted: the money stays held', async () => {
    const { task, proposal } = await applied()
    await market.award(client, task, tasker)
    const late = await tasker.send(withdrawProposal, { id: proposal._id })
    expect([late.status, late.body.code]).toEqual([409, 'proposal_not_live'])
    expect(await market.held(task)).toBe(naira(10_000))
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import {
  awardTask,
  editProposal,
  listProposals,
  withdrawProposal,
} from '#schema/contract/proposals.ts'
import { editTask } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import { createInterleaver } from '#testing/interleave.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
let interleave: ReturnType<typeof createInterleaver>['interleave']
beforeEach(async () => {
  const interleaver = createInterleaver()
  interleave = interleaver.interleave
  market = await createMarket({ wrapDatabase: interleaver.wrapDatabase })
  client = await market.createClient()
  tasker = await market.createTasker()
})
const createProposal = async () => {
  const task = await market.postTask(client)
  const proposal = await market.apply(tasker, task, { price: '10000' })
  const id = proposal._id
  return {
    task,
    award: (version?: number) =>
      client.send(awardTask, { taskId: task._id, taskerId: tasker.id, version }),
    edit: (price: string) => tasker.send(editProposal, { id, price }),
    withdraw: () => tasker.send(withdrawProposal, { id }),
    ids: { id, taskId: task._id, taskerId: tasker.id },
  }
}
const latestProposal = async () => (await tasker.send(listProposals, {})).body.tasks[0]

describe('an edit of a proposal and an award', () => {
  it('reject the award when the price is raised before its write', async () => {
    const { award, edit } = await createProposal()
    const { status, body } = await interleave(
      () => award(1),
      () => edit('15000'),
    )
    expect([status, body.code]).toEqual([409, 'proposal_changed'])
    expect(await market.availableBalance(client)).toBe(naira(100_000))
  })

  it('hold the new price when the price is lowered before the write of the award', async () => {
    const { award, edit, task } = await createProposal()
    expect(
      (
        await interleave(
          () => award(1),
          () => edit('9000'),
        )
      ).status,
    ).toBe(200)
    expect(await market.heldAmount(task)).toBe(naira(9000))
  })

  it('reject the edit when the award comes before its write', async () => {
    const { award, edit, task } = await createProposal()
    const { status, body } = await interleave(() => edit('15000'), award)
    expect([status, body.code]).toEqual([409, 'proposal_not_live'])
    expect(await latestProposal()).toMatchObject({ status: 'accepted', price: 10_000, version: 1 })
    expect(await market.heldAmount(task)).toBe(naira(10_000))
  })

  it('apply both of two edits from two devices, one after the other', async () => {
    const { edit } = await createProposal()
    const { body } = await interleave(
      () => edit('12000'),
      () => edit('11000'),
    )
    expect(body.proposal).toMatchObject({ price: 12_000, version: 3 })
    const versions = await market.runSql(
      'SELECT version, price / 100 AS price FROM proposal_versions',
    )
    expect(versions).toEqual([
      { version: 1, price: 10_000 },
      { version: 2, price: 11_000 },
    ])
  })

  it('flag the proposal when the task is edited before the write of its edit', async () => {
    const { edit, task } = await createProposal()
    const editTheTask = () =>
      client.send(editTask, { id: task._id, ...taskInput({ title: 'Renamed', price: '21000' }) })
    expect((await interleave(() => edit('12000'), editTheTask)).status).toBe(200)
    expect(await latestProposal()).toMatchObject({
      title: 'Renamed',
      price: 12_000,
      version: 2,
      changedFields: ['price'],
    })
  })
})

describe('a withdrawal of a proposal and an award', () => {
  it('reject the award without a hold when the withdrawal comes before its write', async () => {
    const { award, withdraw } = await createProposal()
    expect((await interleave(() => award(1), withdraw)).body.code).toBe('proposal_not_live')
    expect(await market.availableBalance(client)).toBe(naira(100_000))
  })

  it('reject the withdrawal when the award comes before its write, and the money stays held', async () => {
    const { award, withdraw, task } = await createProposal()
    expect((await interleave(withdraw, award)).body.code).toBe('proposal_not_live')
    expect(await market.heldAmount(task)).toBe(naira(10_000))
  })

  it('have one response for two withdrawals from two devices', async () => {
    const { withdraw } = await createProposal()
    const { status, body } = await interleave(withdraw, withdraw)
    expect([status, body.proposal.status]).toEqual([200, 'withdrawn'])
  })
})

describe('of two commands at the same time exactly one succeeds', () => {
  const rounds = Array.from({ length: 10 }, (_, index) => index + 1)
  const send = <E extends Endpoint>(user: TestUser, endpoint: E, input: WireInput<E>) =>
    market.send(user.token, endpoint, input)

  it.each(rounds)('a withdrawal or an award (%i)', async () => {
    const { task, ids } = await createProposal()
    const [withdrawn, awarded] = await Promise.all([
      send(tasker, withdrawProposal, { id: ids.id }),
      send(client, awardTask, ids),
    ])
    expect([withdrawn.status, awarded.status].toSorted()).toEqual([200, 409])
    expect(await market.heldAmount(task)).toBe(awarded.status === 200 ? naira(10_000) : 0)
    expect((await latestProposal())?.status).toBe(awarded.status === 200 ? 'accepted' : 'withdrawn')
    await market.expectInvariants()
  })

  it.each(rounds)('an edit with a higher price or an award of the old version (%i)', async () => {
    const { task, ids } = await createProposal()
    const [edited, awarded] = await Promise.all([
      send(tasker, editProposal, { id: ids.id, price: '15000' }),
      send(client, awardTask, { ...ids, version: 1 }),
    ])
    expect([edited.status, awarded.status].toSorted()).toEqual([200, 409])
    expect(await market.heldAmount(task)).toBe(awarded.status === 200 ? naira(10_000) : 0)
    expect((await latestProposal())?.price).toBe(edited.status === 200 ? 15_000 : 10_000)
    await market.expectInvariants()
  })
})

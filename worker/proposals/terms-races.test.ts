import { beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint, Sent } from '#schema/contract/endpoint.ts'
import {
  awardTask,
  editProposal,
  listProposals,
  withdrawProposal,
} from '#schema/contract/proposals.ts'
import { editTask } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import { newMarket, todo, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'

/** DESIGN 3: something else happens just between a command's read and its write, every time. */
let meanwhile: (() => Promise<unknown>) | null
const wire = async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init)
  const body = await request.clone().text()
  const happening = body.includes('INSERT INTO receipts') ? meanwhile : null
  if (happening) {
    meanwhile = null
    await happening()
  }
  return fetch(request)
}

let market: Market
let client: Person
let tasker: Person
beforeEach(async () => {
  meanwhile = null
  market = await newMarket({ wire })
  client = await market.client()
  tasker = await market.tasker()
})
async function amid<A>(work: () => Promise<A>, moment: () => Promise<unknown>): Promise<A> {
  meanwhile = moment
  const answer = await work()
  expect(meanwhile, 'the moment came').toBeNull()
  return answer
}
const applied = async () => {
  const task = await market.post(client)
  const proposal = await market.apply(tasker, task, { price: '10000' })
  const id = proposal._id
  return {
    task,
    award: (version?: number) =>
      client.send(awardTask, { taskId: task._id, taskerId: tasker.id, version }),
    edit: (price: string) => tasker.send(editProposal, { id, price }),
    withdraw: () => tasker.send(withdrawProposal, { id }),
    calls: { id, taskId: task._id, taskerId: tasker.id },
  }
}
const standing = async () => (await tasker.send(listProposals, {})).body.tasks[0]

describe('R16: an edit in the middle of an award, an award in the middle of an edit', () => {
  it('dearer while it is being awarded: 409, nothing held', async () => {
    const { award, edit } = await applied()
    const { status, body } = await amid(
      () => award(1),
      () => edit('15000'),
    )
    expect([status, body.code]).toEqual([409, 'proposal_changed'])
    expect(await market.available(client)).toBe(naira(100_000))
  })

  it('cheaper while it is being awarded: held at the price it has now', async () => {
    const { award, edit, task } = await applied()
    expect(
      (
        await amid(
          () => award(1),
          () => edit('9000'),
        )
      ).status,
    ).toBe(200)
    expect(await market.held(task)).toBe(naira(9000))
  })

  it('awarded while it is being edited: the edit is too late, its terms stay', async () => {
    const { award, edit, task } = await applied()
    const { status, body } = await amid(() => edit('15000'), award)
    expect([status, body.code]).toEqual([409, 'proposal_not_live'])
    expect(await standing()).toMatchObject({ status: 'accepted', price: 10_000, version: 1 })
    expect(await market.held(task)).toBe(naira(10_000))
  })

  it('edited from another phone in the meantime: both stand, one after the other', async () => {
    const { edit } = await applied()
    const { body } = await amid(
      () => edit('12000'),
      () => edit('11000'),
    )
    expect(body.proposal).toMatchObject({ price: 12_000, version: 3 })
    const kept = await market.rows('SELECT version, price / 100 AS price FROM proposal_versions')
    expect(kept).toEqual([
      { version: 1, price: 10_000 },
      { version: 2, price: 11_000 },
    ])
  })

  it('the todo is edited in the meantime: the proposal is flagged and has its new price (R8)', async () => {
    const { edit, task } = await applied()
    const retitle = () =>
      client.send(editTask, { id: task._id, ...todo({ title: 'Renamed', price: '21000' }) })
    expect((await amid(() => edit('12000'), retitle)).status).toBe(200)
    expect(await standing()).toMatchObject({
      ...{ title: 'Renamed', price: 12_000, version: 2 },
      changedFields: ['price'],
    })
  })
})

describe('R15: a withdrawal in the middle of an award, an award in the middle of a withdrawal', () => {
  it('withdrawn while it is being awarded: refused, nothing held', async () => {
    const { award, withdraw } = await applied()
    expect((await amid(() => award(1), withdraw)).body.code).toBe('proposal_not_live')
    expect(await market.available(client)).toBe(naira(100_000))
  })

  it('awarded while it is being withdrawn: too late, the money stays held', async () => {
    const { award, withdraw, task } = await applied()
    expect((await amid(withdraw, award)).body.code).toBe('proposal_not_live')
    expect(await market.held(task)).toBe(naira(10_000))
  })

  it('withdrawn from another phone in the meantime: the same answer', async () => {
    const { withdraw } = await applied()
    const { status, body } = await amid(withdraw, withdraw)
    expect([status, body.proposal.status]).toEqual([200, 'withdrawn'])
  })
})

describe('at the same moment exactly one wins', () => {
  const rounds = Array.from({ length: 10 }, (_, place) => place + 1)
  const go = <E extends Endpoint>(person: Person, endpoint: E, input: Sent<E>) =>
    market.send(person.token, endpoint, input)

  it.each(rounds)('a withdrawal racing an award (%i)', async () => {
    const { task, calls } = await applied()
    const [withdrawn, awarded] = await Promise.all([
      go(tasker, withdrawProposal, { id: calls.id }),
      go(client, awardTask, calls),
    ])
    expect([withdrawn.status, awarded.status].toSorted()).toEqual([200, 409])
    expect(await market.held(task)).toBe(awarded.status === 200 ? naira(10_000) : 0)
    expect((await standing())?.status).toBe(awarded.status === 200 ? 'accepted' : 'withdrawn')
    await market.lawful()
  })

  it.each(rounds)('a dearer edit racing an award of the version seen (%i)', async () => {
    const { task, calls } = await applied()
    const [edited, awarded] = await Promise.all([
      go(tasker, editProposal, { id: calls.id, price: '15000' }),
      go(client, awardTask, { ...calls, version: 1 }),
    ])
    expect([edited.status, awarded.status].toSorted()).toEqual([200, 409])
    expect(await market.held(task)).toBe(awarded.status === 200 ? naira(10_000) : 0)
    expect((await standing())?.price).toBe(edited.status === 200 ? 15_000 : 10_000)
    await market.lawful()
  })
})

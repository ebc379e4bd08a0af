import { beforeEach, describe, expect, it } from 'vitest'
import { acceptCounter, counterProposal } from '#schema/contract/counter-offers.ts'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { deleteTask, editTask } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import { RACE_SIZES } from '#testing/random-tests.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
beforeEach(async () => {
  market = await createMarket({ engine: 'sqld' })
  client = await market.createClient()
})

/** Without the invariant check after each request, so that all of them run at the same time. */
const call =
  <E extends Endpoint>(user: TestUser, endpoint: E, input: WireInput<E>) =>
  () =>
    market.send(user.token, endpoint, input)
const runAtOnce = <A>(calls: readonly (() => Promise<A>)[]) =>
  Promise.all(calls.map((start) => start()))
const proposalInput = { price: '18000', description: 'I can.', date: '2026-03-20' }
const expectNoFaults = (statuses: readonly number[]) =>
  expect(statuses.every((status) => [200, 201, 402, 404, 409].includes(status))).toBe(true)

describe('awards at the same time', () => {
  it('hold once for 8 awards to one tasker, all with the same response', async () => {
    const tasker = await market.createTasker()
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    const award = call(client, awardTask, { taskId: task._id, taskerId: tasker.id })
    const responses = await runAtOnce(Array<typeof award>(8).fill(award))
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(responses.map(({ body }) => body.message)).size).toBe(1)
    expect(await market.availableBalance(client)).toBe(naira(82_000))
    expect(await market.runSql("SELECT id FROM ledger_journals WHERE type = 'award'")).toHaveLength(
      1,
    )
    await market.expectInvariants()
  })

  it('assign one of 8 different taskers', async () => {
    const task = await market.postTask(client)
    const taskers: TestUser[] = []
    for (let i = 0; i < 8; i++) {
      const tasker = await market.createTasker()
      await market.apply(tasker, task)
      taskers.push(tasker)
    }
    const responses = await runAtOnce(
      taskers.map(({ id }) => call(client, awardTask, { taskId: task._id, taskerId: id })),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(7)
    expect(await market.heldAmount(task)).toBe(naira(18_000))
    await market.expectInvariants()
  })

  it('succeed as far as the balance allows, the rest is rejected with 402', async () => {
    const tasker = await market.createTasker()
    const tasks = []
    for (let i = 0; i < 5; i++) {
      const task = await market.postTask(client)
      await market.apply(tasker, task, { price: '30000' })
      tasks.push(task)
    }
    const responses = await runAtOnce(
      tasks.map(({ _id }) => call(client, awardTask, { taskId: _id, taskerId: tasker.id })),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 402)).toHaveLength(2)
    expect(await market.availableBalance(client)).toBe(naira(10_000))
    await market.expectInvariants()
  })
})

const rounds = Array.from({ length: RACE_SIZES.rounds }, (_, round) => round)

describe('commands at the same time', () => {
  it.each(rounds)(
    'an award and new proposals leave no pending proposal on an assigned task (%i)',
    async () => {
      const tasker = await market.createTasker()
      const task = await market.postTask(client)
      await market.apply(tasker, task)
      const applicants = [
        await market.createTasker(),
        await market.createTasker(),
        await market.createTasker(),
      ]
      const responses = await runAtOnce<{ status: number }>([
        ...applicants.map((user) =>
          call(user, applyForTask, { taskId: task._id, ...proposalInput }),
        ),
        call(client, awardTask, { taskId: task._id, taskerId: tasker.id }),
      ])
      expectNoFaults(responses.map(({ status }) => status))
      await market.expectInvariants()
      const pending = await market.runSql("SELECT id FROM proposals WHERE status = 'pending'")
      const { task: after } = await market.findTask(client, task)
      expect(after.status === 'pending' || pending.length === 0).toBe(true)
    },
  )

  it.each(rounds)(
    'of an award and a deletion one succeeds, and money is held only for the award (%i)',
    async () => {
      const tasker = await market.createTasker()
      const task = await market.postTask(client)
      await market.apply(tasker, task)
      const [removed, awarded] = await runAtOnce<{ status: number }>([
        call(client, deleteTask, { id: task._id }),
        call(client, awardTask, { taskId: task._id, taskerId: tasker.id }),
      ])
      expect([removed?.status, awarded?.status].toSorted()).toEqual([200, 409])
      expect(await market.heldAmount(task)).toBe(awarded?.status === 200 ? naira(18_000) : 0)
      await market.expectInvariants()
    },
  )

  it.each(rounds)('a deletion and new proposals leave no pending proposal (%i)', async () => {
    const task = await market.postTask(client)
    const applicants = [
      await market.createTasker(),
      await market.createTasker(),
      await market.createTasker(),
    ]
    const responses = await runAtOnce<{ status: number }>([
      ...applicants.map((user) => call(user, applyForTask, { taskId: task._id, ...proposalInput })),
      call(client, deleteTask, { id: task._id }),
    ])
    expectNoFaults(responses.map(({ status }) => status))
    await market.expectInvariants()
  })

  it.each(rounds)(
    'an award and an edit give the task before or after the edit, never a mixture (%i)',
    async () => {
      const tasker = await market.createTasker()
      const task = await market.postTask(client)
      await market.apply(tasker, task)
      const responses = await runAtOnce<{ status: number }>([
        call(client, editTask, { id: task._id, ...taskInput({ title: 'Another', duration: 3 }) }),
        call(client, awardTask, { taskId: task._id, taskerId: tasker.id }),
      ])
      const [edited, awarded] = responses.map(({ status }) => status)
      expectNoFaults([edited ?? 0, awarded ?? 0])
      expect(awarded).toBe(200)
      const { task: after } = await market.findTask(client, task)
      expect(after.title).toBe(edited === 200 ? 'Another' : task.title)
      const [proposal] = await market.runSql('SELECT title, changed_fields AS f FROM proposals')
      expect(proposal).toMatchObject({
        title: after.title,
        f: edited === 200 ? '["duration"]' : '[]',
      })
      await market.expectInvariants()
    },
  )

  it.each(rounds)('an edit and new proposals give all proposals the new title (%i)', async () => {
    const task = await market.postTask(client)
    const applicants = [await market.createTasker(), await market.createTasker()]
    const responses = await runAtOnce<{ status: number }>([
      ...applicants.map((user) => call(user, applyForTask, { taskId: task._id, ...proposalInput })),
      call(client, editTask, { id: task._id, ...taskInput({ title: 'Another', price: '21000' }) }),
    ])
    expectNoFaults(responses.map(({ status }) => status))
    const { task: after } = await market.findTask(client, task)
    const titles = await market.runSql('SELECT DISTINCT title FROM proposals')
    expect(titles).toEqual([{ title: after.title }])
  })
})

describe('counter-offers at the same time', () => {
  const codesOf = (responses: readonly { status: number; body: object }[]) =>
    responses.map(({ status, body }) => (status < 300 ? status : Reflect.get(body, 'code')))
  async function createTalk() {
    const tasker = await market.createTasker()
    const task = await market.postTask(client)
    const { _id: id } = await market.apply(tasker, task)
    const later = { id, price: '18000', date: '2026-04-20' }
    return { tasker, task, id, later }
  }

  it('one of four is made, and the others are told that it waits for an answer', async () => {
    const { later } = await createTalk()
    const prices = ['12000', '13000', '14000', '15000']
    const responses = await runAtOnce(
      prices.map((price) => call(client, counterProposal, { ...later, price })),
    )
    expect(codesOf(responses).toSorted()).toEqual([201, ...Array(3).fill('counter_turn')])
    await market.expectInvariants()
  })

  it.each(rounds)(
    'an award takes the terms that were seen, or none after the others were accepted (%i)',
    async () => {
      const { tasker, task, id, later } = await createTalk()
      const { counter } = (await client.send(counterProposal, later)).body
      const award = { taskId: task._id, taskerId: tasker.id, version: 1 }
      const [awarded, ...accepted] = codesOf(
        await runAtOnce<{ status: number; body: object }>([
          call(client, awardTask, award),
          call(tasker, acceptCounter, { id, counterId: counter._id }),
          call(tasker, acceptCounter, { id, counterId: counter._id }),
        ]),
      )
      const isAwarded = awarded === 200
      expect([awarded, ...accepted]).toEqual(
        isAwarded
          ? [200, 'proposal_not_live', 'proposal_not_live']
          : ['proposal_changed', 200, 200],
      )
      const [row] = await market.runSql('SELECT version FROM proposals')
      expect(row?.['version']).toBe(isAwarded ? 1 : 2)
      expect(await market.heldAmount(task)).toBe(isAwarded ? naira(18_000) : 0)
      await market.expectInvariants()
    },
  )
})

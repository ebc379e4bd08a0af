import { beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint, Sent } from '#schema/contract/endpoint.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { deleteTask, editTask } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import { newMarket, todo, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client()
})

/** Sent unwatched, so that all of them are under way together. */
const call =
  <E extends Endpoint>(person: Person, endpoint: E, input: Sent<E>) =>
  () =>
    market.send(person.token, endpoint, input)
const together = <A>(calls: readonly (() => Promise<A>)[]) => Promise.all(calls.map((go) => go()))
const offer = { price: '18000', description: 'I can.', date: '2026-03-20' }
const calm = (statuses: readonly number[]) =>
  expect(statuses.every((status) => [200, 201, 402, 404, 409].includes(status))).toBe(true)

describe('R17: awards at the same moment', () => {
  it('20 parallel awards to one tasker hold once, and all hear the same', async () => {
    const tasker = await market.tasker()
    const task = await market.post(client)
    await market.apply(tasker, task)
    const go = call(client, awardTask, { taskId: task._id, taskerId: tasker.id })
    const answers = await together(Array<typeof go>(20).fill(go))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1)
    expect(await market.available(client)).toBe(naira(82_000))
    expect(await market.rows("SELECT id FROM ledger_journals WHERE type = 'award'")).toHaveLength(1)
    await market.lawful()
  })

  it('20 parallel awards to different taskers have exactly one winner', async () => {
    const task = await market.post(client)
    const taskers: Person[] = []
    for (let i = 0; i < 20; i++) {
      const tasker = await market.tasker()
      await market.apply(tasker, task)
      taskers.push(tasker)
    }
    const answers = await together(
      taskers.map(({ id }) => call(client, awardTask, { taskId: task._id, taskerId: id })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect(await market.held(task)).toBe(naira(18_000))
    await market.lawful()
  })

  it('awards of more than the wallet holds: as many as it pays for, the rest 402', async () => {
    const tasker = await market.tasker()
    const tasks = []
    for (let i = 0; i < 8; i++) {
      const task = await market.post(client)
      await market.apply(tasker, task, { price: '30000' })
      tasks.push(task)
    }
    const answers = await together(
      tasks.map(({ _id }) => call(client, awardTask, { taskId: _id, taskerId: tasker.id })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 402)).toHaveLength(5)
    expect(await market.available(client)).toBe(naira(10_000))
    await market.lawful()
  })
})

describe('changes racing each other', () => {
  const rounds = Array.from({ length: 3 }, (_, round) => round)

  it.each(rounds)(
    'an award racing new proposals: none is left waiting on a taken todo (%i)',
    async () => {
      const tasker = await market.tasker()
      const task = await market.post(client)
      await market.apply(tasker, task)
      const late = [await market.tasker(), await market.tasker(), await market.tasker()]
      const answers = await together<{ status: number }>([
        ...late.map((person) => call(person, applyForTask, { taskId: task._id, ...offer })),
        call(client, awardTask, { taskId: task._id, taskerId: tasker.id }),
      ])
      calm(answers.map(({ status }) => status))
      await market.lawful()
      const waiting = await market.rows("SELECT id FROM proposals WHERE status = 'pending'")
      const { task: after } = await market.find(client, task)
      expect(after.status === 'pending' || waiting.length === 0).toBe(true)
    },
  )

  it.each(rounds)(
    'an award racing a deletion: one of them wins, and money is held or it is not (%i)',
    async () => {
      const tasker = await market.tasker()
      const task = await market.post(client)
      await market.apply(tasker, task)
      const [removed, awarded] = await together<{ status: number }>([
        call(client, deleteTask, { id: task._id }),
        call(client, awardTask, { taskId: task._id, taskerId: tasker.id }),
      ])
      expect([removed?.status, awarded?.status].toSorted()).toEqual([200, 409])
      expect(await market.held(task)).toBe(awarded?.status === 200 ? naira(18_000) : 0)
      await market.lawful()
    },
  )

  it.each(rounds)('a deletion racing new proposals: none is left waiting (%i)', async () => {
    const task = await market.post(client)
    const late = [await market.tasker(), await market.tasker(), await market.tasker()]
    const answers = await together<{ status: number }>([
      ...late.map((person) => call(person, applyForTask, { taskId: task._id, ...offer })),
      call(client, deleteTask, { id: task._id }),
    ])
    calm(answers.map(({ status }) => status))
    await market.lawful()
  })

  it.each(rounds)(
    'an award racing an edit: the todo is awarded as it was or as it became, never half (%i)',
    async () => {
      const tasker = await market.tasker()
      const task = await market.post(client)
      await market.apply(tasker, task)
      const answers = await together<{ status: number }>([
        call(client, editTask, { id: task._id, ...todo({ title: 'Another', duration: 3 }) }),
        call(client, awardTask, { taskId: task._id, taskerId: tasker.id }),
      ])
      const [edited, awarded] = answers.map(({ status }) => status)
      calm([edited ?? 0, awarded ?? 0])
      expect(awarded).toBe(200)
      const { task: after } = await market.find(client, task)
      expect(after.title).toBe(edited === 200 ? 'Another' : task.title)
      const [proposal] = await market.rows('SELECT title, changed_fields AS f FROM proposals')
      expect(proposal).toMatchObject({
        title: after.title,
        f: edited === 200 ? '["duration"]' : '[]',
      })
      await market.lawful()
    },
  )

  it.each(rounds)('an edit racing new proposals: whoever came first is flagged (%i)', async () => {
    const task = await market.post(client)
    const late = [await market.tasker(), await market.tasker()]
    const answers = await together<{ status: number }>([
      ...late.map((person) => call(person, applyForTask, { taskId: task._id, ...offer })),
      call(client, editTask, { id: task._id, ...todo({ title: 'Another', price: '21000' }) }),
    ])
    calm(answers.map(({ status }) => status))
    const { task: after } = await market.find(client, task)
    const titles = await market.rows('SELECT DISTINCT title FROM proposals')
    expect(titles).toEqual([{ title: after.title }])
  })
})

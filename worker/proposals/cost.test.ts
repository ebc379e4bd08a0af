import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint, Sent } from '#schema/contract/endpoint.ts'
import {
  applyForTask,
  awardTask,
  findProposal,
  listApplicants,
  listProposals,
} from '#schema/contract/proposals.ts'
import * as contract from '#schema/contract/tasks.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import type { ProposalId, TaskId } from '#schema/domain/ids.ts'
import { PAGE_SIZE } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { crowdOf, fill, idOf } from '../test/crowd.ts'
import { todo } from '../test/market.ts'
import { newWorld, type Person, type World } from '../test/world.ts'

const SIZES = process.env['LARGE'] ? [1_000, 10_000, 100_000] : [1_000, 10_000]
const FACES = 97
/** DESIGN 8, and the row that tells the list's version (SYNC 1). */
const MOST = 2 * PAGE_SIZE + 5 + 1

let world: World
let client: Person
let tasker: Person
let rich: Person
let stranger: Person
beforeAll(async () => {
  world = await newWorld()
  client = await world.person('client', naira(500_000))
  tasker = await world.person('tasker')
  rich = await world.person('client', naira(100_000))
  stranger = await world.person('tasker')
  await crowdOf(world, FACES)
})

const some = { id: idOf('task', 0) as TaskId }
type Asked = { who: () => Person; ask: Endpoint; input: object; under: string }
const lists: Asked[] = [
  { who: () => stranger, ask: contract.listOpenTasks, input: {}, under: 'tasks' },
  { who: () => stranger, ask: contract.listOpenTasks, input: { field: 'Barber' }, under: 'tasks' },
  { who: () => client, ask: contract.listPostedTasks, input: {}, under: 'tasks' },
  { who: () => tasker, ask: contract.listAssignedTasks, input: {}, under: 'task' },
  { who: () => tasker, ask: contract.listSubmittedTasks, input: {}, under: 'task' },
  { who: () => tasker, ask: contract.listCompletedTasks, input: {}, under: 'task' },
  { who: () => client, ask: contract.listClientOngoing, input: {}, under: 'task' },
  { who: () => client, ask: contract.listClientSubmitted, input: {}, under: 'task' },
  { who: () => client, ask: contract.listClientCompleted, input: {}, under: 'task' },
  { who: () => tasker, ask: listProposals, input: {}, under: 'tasks' },
  { who: () => client, ask: listApplicants, input: some, under: 'applicants' },
  { who: () => rich, ask: listTransactions, input: {}, under: 'trx' },
]
const singles: Asked[] = [
  { who: () => stranger, ask: contract.findTask, input: some, under: 'task' },
  {
    who: () => client,
    ask: findProposal,
    input: { id: idOf('proposal', 10) as ProposalId },
    under: 'proposal',
  },
]
const nameOf = ({ ask, input }: Asked) => `${ask.name} ${JSON.stringify(input)}`
const report: Record<string, string[]> = {}
const note = (name: string) => {
  const { trips, rowsRead, rowsWritten } = world.cost()
  ;(report[name] ??= []).push(`${trips} trips, ${rowsRead} read, ${rowsWritten} written`)
  return world.cost()
}

describe('DESIGN 8: what a query costs', () => {
  const read: Record<string, number[]> = {}
  let filled = 0

  it.each(SIZES)(
    'one round trip and at most 2 × page + 5 rows, with %i tasks',
    { timeout: 300_000 },
    async (size) => {
      const people = { client: client.id, tasker: tasker.id, rich: rich.id, faces: FACES }
      await fill(world, people, filled, size)
      filled = size
      for (const list of lists) {
        const first = await list.who().send(list.ask, list.input as Sent<Endpoint>)
        expect(first.status, nameOf(list)).toBe(200)
        const body = first.body as Record<string, unknown>
        expect(body[list.under], nameOf(list)).toHaveLength(PAGE_SIZE)
        const cost = note(nameOf(list))
        expect(cost.trips, nameOf(list)).toBe(1)
        expect(cost.rowsRead, nameOf(list)).toBeLessThanOrEqual(MOST)
        ;(read[nameOf(list)] ??= []).push(cost.rowsRead)

        const next = { ...list.input, cursor: String(body['nextCursor']) }
        const second = await list.who().send(list.ask, next as Sent<Endpoint>)
        expect((second.body as Record<string, unknown>)[list.under]).toHaveLength(PAGE_SIZE)
        // SQLite treats a row value as `<=`: the row that the last page ended with is looked at again.
        expect(world.cost().rowsRead, `${nameOf(list)}, second page`).toBeLessThanOrEqual(MOST + 1)
      }
      for (const single of singles) {
        expect((await single.who().send(single.ask, single.input as Sent<Endpoint>)).status).toBe(
          200,
        )
        const cost = note(nameOf(single))
        expect([cost.trips, cost.rowsRead <= 10], nameOf(single)).toEqual([1, true])
      }
    },
  )

  it('is flat: the same rows however many tasks there are', () => {
    for (const [name, [first = 0, ...later]] of Object.entries(read))
      for (const rows of later) expect(Math.abs(rows - first) / first, name).toBeLessThan(0.05)
  })
})

describe('DESIGN 8: what a command costs', () => {
  it('two round trips at most, few rows, among ten thousand tasks', async () => {
    const bound = async <E extends Endpoint>(
      person: Person,
      endpoint: E,
      input: Sent<E>,
      most: number,
    ) => {
      const reply = await person.send(endpoint, input)
      expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300)
      const { trips, rowsRead } = note(endpoint.name)
      expect(trips, endpoint.name).toBeLessThanOrEqual(2)
      expect(rowsRead, endpoint.name).toBeLessThanOrEqual(most)
      return reply.body
    }
    const { task } = await bound(rich, contract.createTask, todo(), 60)
    const id = task._id
    const offer = { price: '18000', description: 'I can.', date: '2026-03-20' }
    await bound(tasker, applyForTask, { taskId: id, ...offer }, 30)
    expect(world.cost().rowsWritten).toBe(8)
    await bound(rich, contract.editTask, { id, ...todo({ price: '21000' }) }, 60)
    await bound(rich, contract.deleteTask, { id }, 60)
    await bound(rich, contract.restoreTask, { id }, 60)
    await bound(rich, awardTask, { taskId: id, taskerId: tasker.id }, 80)
    await bound(rich, awardTask, { taskId: id, taskerId: tasker.id }, 20)
    expect(world.cost()).toMatchObject({ trips: 1, rowsWritten: 0 })
    await bound(tasker, contract.submitWork, { id, submissionNotes: 'Done.' }, 40)
    await bound(rich, contract.approveTask, { id }, 60)
    await bound(rich, contract.approveTask, { id }, 20)
    expect(world.cost()).toMatchObject({ trips: 1, rowsWritten: 0 })
    if (process.env['COSTS']) console.table(report)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import {
  applyForTask,
  awardTask,
  findProposal,
  listApplicants,
  listProposals,
} from '#schema/contract/proposals.ts'
import * as reads from '#schema/contract/task-reads.ts'
import * as contract from '#schema/contract/tasks.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import type { ProposalId, TaskId } from '#schema/domain/ids.ts'
import { NEWEST_WORKS, PAGE_SIZE } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import {
  insertUsers,
  insertBulkData,
  insertWorkPictures,
  seededId,
} from '#testing/worker/bulk-seed.ts'
import { taskInput } from '#testing/worker/market.ts'
import { createTestServer, type TestUser, type TestServer } from '#testing/worker/test-server.ts'

const SIZES = process.env['LARGE'] ? [1_000, 10_000, 100_000] : [1_000, 4_000]
const USER_COUNT = 97
/** Two rows for each item, five more, one for the ETag of the list, and two look-ups of the reader's blocks. */
const MAX_ROWS = 2 * PAGE_SIZE + 5 + 1 + 2
/** The pictures of earlier work beside each proposal, also of the row that tells whether there is another page. */
const MAX_PICTURE_ROWS = NEWEST_WORKS * (PAGE_SIZE + 1)

let server: TestServer
let client: TestUser
let tasker: TestUser
let wealthyClient: TestUser
let stranger: TestUser
beforeAll(async () => {
  server = await createTestServer({ engine: 'sqld', checksInvariants: false })
  client = await server.createUser('client', naira(500_000))
  tasker = await server.createUser('tasker')
  wealthyClient = await server.createUser('client', naira(100_000))
  stranger = await server.createUser('tasker')
  await insertUsers(server, USER_COUNT)
  await insertWorkPictures(server)
})

const firstTask = { id: seededId('task', 0) as TaskId }
type TestQuery = { user: () => TestUser; endpoint: Endpoint; input: object; field: string }
const lists: TestQuery[] = [
  { user: () => stranger, endpoint: reads.listOpenTasks, input: {}, field: 'tasks' },
  {
    user: () => stranger,
    endpoint: reads.listOpenTasks,
    input: { field: 'Barber' },
    field: 'tasks',
  },
  { user: () => client, endpoint: reads.listPostedTasks, input: {}, field: 'tasks' },
  { user: () => tasker, endpoint: reads.listAssignedTasks, input: {}, field: 'task' },
  { user: () => tasker, endpoint: reads.listSubmittedTasks, input: {}, field: 'task' },
  { user: () => tasker, endpoint: reads.listCompletedTasks, input: {}, field: 'task' },
  { user: () => client, endpoint: reads.listClientOngoing, input: {}, field: 'task' },
  { user: () => client, endpoint: reads.listClientSubmitted, input: {}, field: 'task' },
  { user: () => client, endpoint: reads.listClientCompleted, input: {}, field: 'task' },
  { user: () => tasker, endpoint: listProposals, input: {}, field: 'tasks' },
  { user: () => client, endpoint: listApplicants, input: firstTask, field: 'applicants' },
  { user: () => wealthyClient, endpoint: listTransactions, input: {}, field: 'trx' },
]
const details: TestQuery[] = [
  { user: () => stranger, endpoint: reads.findTask, input: firstTask, field: 'task' },
  {
    user: () => client,
    endpoint: findProposal,
    input: { id: seededId('proposal', 10) as ProposalId },
    field: 'proposal',
  },
]
const nameOf = ({ endpoint, input }: TestQuery) => `${endpoint.name} ${JSON.stringify(input)}`
const report: Record<string, string[]> = {}
const recordCost = (name: string) => {
  const { roundTrips, rowsRead, rowsWritten } = server.lastRequestCost()
  ;(report[name] ??= []).push(`${roundTrips} roundTrips, ${rowsRead} read, ${rowsWritten} written`)
  return server.lastRequestCost()
}

describe('the cost of a query', () => {
  const rowsRead: Record<string, number[]> = {}
  let taskCount = 0

  it.each(SIZES)(
    'is one round trip and at most 2 × page + 8 rows with %i tasks',
    { timeout: 300_000 },
    async (size) => {
      const users = {
        client: client.id,
        tasker: tasker.id,
        wealthyClient: wealthyClient.id,
        userCount: USER_COUNT,
      }
      await insertBulkData(server, users, taskCount, size)
      taskCount = size
      for (const list of lists) {
        const first = await list.user().send(list.endpoint, list.input as WireInput<Endpoint>)
        expect(first.status, nameOf(list)).toBe(200)
        const body = first.body as Record<string, unknown>
        expect(body[list.field], nameOf(list)).toHaveLength(PAGE_SIZE)
        const cost = recordCost(nameOf(list))
        expect(cost.roundTrips, nameOf(list)).toBe(1)
        const max = MAX_ROWS + (list.endpoint === listApplicants ? MAX_PICTURE_ROWS : 0)
        expect(cost.rowsRead, nameOf(list)).toBeLessThanOrEqual(max)
        ;(rowsRead[nameOf(list)] ??= []).push(cost.rowsRead)

        const next = { ...list.input, cursor: String(body['nextCursor']) }
        const second = await list.user().send(list.endpoint, next as WireInput<Endpoint>)
        expect((second.body as Record<string, unknown>)[list.field]).toHaveLength(PAGE_SIZE)
        // SQLite treats a row value as `<=`: the last row of the first page is read again.
        expect(
          server.lastRequestCost().rowsRead,
          `${nameOf(list)}, second page`,
        ).toBeLessThanOrEqual(max + 1)
      }
      for (const detail of details) {
        expect(
          (await detail.user().send(detail.endpoint, detail.input as WireInput<Endpoint>)).status,
        ).toBe(200)
        const cost = recordCost(nameOf(detail))
        expect([cost.roundTrips, cost.rowsRead <= 11], nameOf(detail)).toEqual([1, true])
      }
    },
  )

  it('is the same however many tasks there are', () => {
    for (const [name, [first = 0, ...later]] of Object.entries(rowsRead))
      for (const rows of later) expect(Math.abs(rows - first) / first, name).toBeLessThan(0.05)
  })
})

describe('the cost of a command', () => {
  it('is at most two round trips and few rows among four thousand tasks', async () => {
    const sendWithin = async <E extends Endpoint>(
      user: TestUser,
      endpoint: E,
      input: WireInput<E>,
      maxRows: number,
    ) => {
      const response = await user.send(endpoint, input)
      expect(response.status, JSON.stringify(response.body)).toBeLessThan(300)
      const { roundTrips, rowsRead } = recordCost(endpoint.name)
      expect(roundTrips, endpoint.name).toBeLessThanOrEqual(2)
      expect(rowsRead, endpoint.name).toBeLessThanOrEqual(maxRows)
      return response.body
    }
    const { task } = await sendWithin(wealthyClient, contract.createTask, taskInput(), 60)
    const id = task._id
    const proposalInput = { price: '18000', description: 'I can.', date: '2026-03-20' }
    await sendWithin(tasker, applyForTask, { taskId: id, ...proposalInput }, 30)
    // Eight for the proposal, and the notice with its entry of the change log, which has an index.
    expect(server.lastRequestCost().rowsWritten).toBe(11)
    await sendWithin(wealthyClient, contract.editTask, { id, ...taskInput({ price: '21000' }) }, 60)
    await sendWithin(wealthyClient, contract.deleteTask, { id }, 60)
    await sendWithin(wealthyClient, contract.restoreTask, { id }, 60)
    await sendWithin(wealthyClient, awardTask, { taskId: id, taskerId: tasker.id }, 80)
    await sendWithin(wealthyClient, awardTask, { taskId: id, taskerId: tasker.id }, 20)
    expect(server.lastRequestCost()).toMatchObject({ roundTrips: 1, rowsWritten: 0 })
    await sendWithin(tasker, contract.submitWork, { id, submissionNotes: 'Done.' }, 40)
    // With the totals and the facets for administrators.
    await sendWithin(wealthyClient, contract.approveTask, { id }, 70)
    await sendWithin(wealthyClient, contract.approveTask, { id }, 20)
    expect(server.lastRequestCost()).toMatchObject({ roundTrips: 1, rowsWritten: 0 })
    if (process.env['COSTS']) console.table(report)
  })
})

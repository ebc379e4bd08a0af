import { beforeEach, describe, expect, it } from 'vitest'
import {
  findTask,
  listAssignedTasks,
  listClientCompleted,
  listClientOngoing,
  listClientSubmitted,
  listCompletedTasks,
  listOpenTasks,
  listPostedTasks,
  listSubmittedTasks,
} from '#schema/contract/task-reads.ts'
import { removeTask } from '#schema/contract/task-removal.ts'
import { deleteTask, listDeletedTasks } from '#schema/contract/tasks.ts'
import { TASK_RESTORE_MS } from '#schema/domain/limits.ts'
import { createMarket, unknownId, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})
const LISTS = [
  listAssignedTasks,
  listSubmittedTasks,
  listCompletedTasks,
  listClientOngoing,
  listClientSubmitted,
  listClientCompleted,
]

describe('reading tasks', () => {
  it('lists the open tasks of other clients, newest first, of all trades or of one', async () => {
    const posted = []
    for (const skills of ['Woodwork', 'Haircut', 'Woodwork']) {
      posted.push(await market.postTask(client, { skills }))
      market.advanceClock(1000)
    }
    const [first, second, third] = posted.map(({ _id }) => _id)
    const listOpen = async (user: TestUser, field?: 'Barber') =>
      (await user.send(listOpenTasks, { field })).body.tasks.map(({ _id }) => _id)
    expect(await listOpen(tasker)).toEqual([third, second, first])
    expect(await listOpen(tasker, 'Barber')).toEqual([second])
    expect(await listOpen(client)).toEqual([])
  })

  it('shows address and submissions only to the two parties and to admins', async () => {
    const otherTasker = await market.createTasker()
    const admin = await market.createUser('admin')
    const task = await market.postTask(client, { address: 'No. 4' })
    expect((await market.findTask(tasker, task)).task.address).toBeNull()
    expect((await tasker.send(listOpenTasks, {})).body.tasks[0]?.address).toBeNull()
    await market.apply(tasker, task)
    await market.apply(otherTasker, task)
    await market.award(client, task, tasker)
    await market.submit(tasker, task, 'The key is with Ada.')

    for (const party of [client, tasker, admin]) {
      const { task: shown, submissions } = await market.findTask(party, task)
      expect(shown).toMatchObject({ address: 'No. 4', submissionNotes: 'The key is with Ada.' })
      expect(submissions).toHaveLength(1)
    }
    const { task: shown, submissions } = await market.findTask(otherTasker, task)
    expect(shown).toMatchObject({ status: 'submitted', taskStatus: 'Submitted' })
    expect(JSON.stringify({ shown, submissions })).not.toMatch(/No. 4|Ada/)
    expect([shown.submittedAt, shown.autoApproveAt, shown.agreedDate]).toEqual([null, null, null])
  })

  it('responds with 404 to a stranger once the task is not open any more', async () => {
    const stranger = await market.createTasker()
    const task = await market.postTask(client)
    expect((await stranger.send(findTask, { id: task._id })).status).toBe(200)
    await market.apply(tasker, task)
    await market.award(client, task, tasker)
    expect((await stranger.send(findTask, { id: task._id })).status).toBe(404)
    expect((await stranger.send(findTask, { id: unknownId('task') })).status).toBe(404)
    expect((await stranger.send(findTask, { id: "' OR 1=1" as never })).status).toBe(404)
    expect((await market.send(null, findTask, { id: task._id })).status).toBe(401)
  })

  it('shows a removed task to its client and its applicants, and in no list', async () => {
    const stranger = await market.createTasker()
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    await client.send(deleteTask, { id: task._id })
    expect((await market.findTask(client, task)).task.taskStatus).toBe('Removed')
    expect((await market.findTask(tasker, task)).task.status).toBe('removed')
    expect((await stranger.send(findTask, { id: task._id })).status).toBe(404)
    expect((await client.send(listPostedTasks, {})).body.tasks).toEqual([])
  })
})

describe('the lists by status', () => {
  const listsWithTask = async () => {
    const names = []
    for (const [index, list] of LISTS.entries()) {
      const { body } = await (index < 3 ? tasker : client).send(list, {})
      if (body.task.length > 0) names.push(list.name)
    }
    return names
  }

  it('have the task in Assigned and On-Going, then only in Submitted, then only in Completed', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    expect(await listsWithTask()).toEqual([])
    await market.award(client, task, tasker)
    expect(await listsWithTask()).toEqual(['tasks.listAssigned', 'tasks.listClientOngoing'])
    await market.submit(tasker, task)
    expect(await listsWithTask()).toEqual(['tasks.listSubmitted', 'tasks.listClientSubmitted'])
    await market.approve(client, task)
    expect(await listsWithTask()).toEqual(['tasks.listCompleted', 'tasks.listClientCompleted'])
    expect((await client.send(listPostedTasks, {})).body.tasks).toHaveLength(1)
  })

  it('have no tasks of other users, and need a session', async () => {
    const [other, stranger] = [await market.createClient(), await market.createTasker()]
    await market.createAssignedTask(client, tasker)
    for (const list of LISTS) {
      expect((await other.send(list, {})).body.task).toEqual([])
      expect((await stranger.send(list, {})).body.task).toEqual([])
      expect((await market.send(null, list, {})).status).toBe(401)
    }
    expect((await other.send(listPostedTasks, {})).body.tasks).toEqual([])
    expect((await market.send(null, listPostedTasks, {})).status).toBe(401)
    expect((await market.send(null, listOpenTasks, {})).status).toBe(401)
  })

  it('are sorted by the last change, newest first', async () => {
    const early = await market.createAssignedTask(client, tasker)
    market.advanceClock(1000)
    const late = await market.createAssignedTask(client, tasker)
    market.advanceClock(1000)
    await market.submit(tasker, late)
    market.advanceClock(1000)
    await market.submit(tasker, early)
    const { body } = await client.send(listClientSubmitted, {})
    expect(body.task.map(({ _id }) => _id)).toEqual([early._id, late._id])
    expect(body.task[0]?.tasker?.username).toMatch(/^task/)
  })
})

describe('paging', () => {
  const ids = (tasks: readonly { _id: string }[]) => tasks.map(({ _id }) => _id)

  it('returns every task once, although some share a millisecond and new ones are posted', async () => {
    const posted: string[] = []
    for (let i = 0; i < 7; i++) {
      posted.push((await market.postTask(client))._id)
      if (i % 3 === 0) market.advanceClock(1)
    }
    const listed: string[] = []
    let cursor: string | null | undefined
    do {
      const page = { limit: 2, ...(cursor && { cursor }) }
      const { body } = await tasker.send(listOpenTasks, page)
      listed.push(...ids(body.tasks))
      cursor = body.nextCursor
      market.advanceClock(1)
      if (listed.length === 2) await market.postTask(client)
    } while (cursor)
    expect(listed.toSorted()).toEqual(posted.toSorted())
    expect(new Set(listed).size).toBe(posted.length)
  })

  it('ends without a cursor, and rejects an invalid cursor or limit', async () => {
    await market.postTask(client)
    expect((await tasker.send(listOpenTasks, {})).body.nextCursor).toBeNull()
    for (const cursor of ['nonsense', '1', '-1.x', "1.'--"]) {
      expect((await tasker.send(listOpenTasks, { cursor })).status).toBe(400)
      expect((await tasker.send(listAssignedTasks, { cursor })).status).toBe(400)
      expect((await client.send(listPostedTasks, { cursor })).status).toBe(400)
    }
    for (const limit of [0, 101, 1.5]) {
      expect((await tasker.send(listOpenTasks, { limit })).status).toBe(400)
    }
    expect((await tasker.send(listOpenTasks, { field: 'Magic' as never })).status).toBe(400)
  })
})

describe("the client's lists", () => {
  it('have a disputed task among the ongoing ones, the latest change first', async () => {
    const running = await market.createAssignedTask(client, tasker)
    market.advanceClock(1000)
    const disputed = await market.createAssignedTask(client, tasker)
    market.advanceClock(1000)
    await market.openDispute(client, disputed)
    await market.submit(tasker, await market.createAssignedTask(client, tasker))
    const { body } = await client.send(listClientOngoing, {})
    expect(body.task.map(({ _id }) => _id)).toEqual([disputed._id, running._id])
  })

  it('have the deleted tasks that can be restored, with what each was before', async () => {
    const admin = await market.createUser('admin')
    const removed = await market.postTask(client)
    await admin.send(removeTask, { id: removed._id })
    const old = await market.postTask(client)
    await client.send(deleteTask, { id: old._id })
    const listDeleted = async (user: TestUser) =>
      (await user.send(listDeletedTasks, {})).body.task.map(({ _id, removedFrom }) => [
        _id,
        removedFrom,
      ])
    expect(await listDeleted(client)).toEqual([[old._id, 'pending']])
    market.advanceClock(TASK_RESTORE_MS - 1000)
    const cancelled = await market.createAssignedTask(client, tasker)
    await market.cancel(client, cancelled)
    market.advanceClock(2000)
    await client.send(deleteTask, { id: cancelled._id })
    expect(await listDeleted(client)).toEqual([[cancelled._id, 'cancelled']])
    expect(await listDeleted(await market.createClient())).toEqual([])
  })
})

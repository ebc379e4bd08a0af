import { beforeEach, describe, expect, it } from 'vitest'
import {
  deleteTask,
  findTask,
  listAssignedTasks,
  listClientCompleted,
  listClientOngoing,
  listClientSubmitted,
  listCompletedTasks,
  listOpenTasks,
  listPostedTasks,
  listSubmittedTasks,
} from '#schema/contract/tasks.ts'
import { newMarket, nobodys, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
let tasker: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client()
  tasker = await market.tasker()
})
const LISTS = [
  listAssignedTasks,
  listSubmittedTasks,
  listCompletedTasks,
  listClientOngoing,
  listClientSubmitted,
  listClientCompleted,
]

describe('R12: who sees which todo', () => {
  it('shows every open todo but the reader’s own, newest first, and one field’s when asked', async () => {
    const posted = []
    for (const skills of ['Woodwork', 'Haircut', 'Woodwork']) {
      posted.push(await market.post(client, { skills }))
      market.wait(1000)
    }
    const [first, second, third] = posted.map(({ _id }) => _id)
    const seen = async (person: Person, field?: 'Barber') =>
      (await person.send(listOpenTasks, { field })).body.tasks.map(({ _id }) => _id)
    expect(await seen(tasker)).toEqual([third, second, first])
    expect(await seen(tasker, 'Barber')).toEqual([second])
    expect(await seen(client)).toEqual([])
  })

  it('keeps address and notes for the two parties and admins (R7)', async () => {
    const loser = await market.tasker()
    const admin = await market.person('admin')
    const task = await market.post(client, { address: 'No. 4' })
    expect((await market.find(tasker, task)).task.address).toBeNull()
    expect((await tasker.send(listOpenTasks, {})).body.tasks[0]?.address).toBeNull()
    await market.apply(tasker, task)
    await market.apply(loser, task)
    await market.award(client, task, tasker)
    await market.submit(tasker, task, 'The key is with Ada.')

    for (const party of [client, tasker, admin]) {
      const { task: shown, submissions } = await market.find(party, task)
      expect(shown).toMatchObject({ address: 'No. 4', submissionNotes: 'The key is with Ada.' })
      expect(submissions).toHaveLength(1)
    }
    const { task: shown, submissions } = await market.find(loser, task)
    expect(shown).toMatchObject({ status: 'submitted', taskStatus: 'Submitted' })
    expect(JSON.stringify({ shown, submissions })).not.toMatch(/No. 4|Ada/)
    expect([shown.submittedAt, shown.autoApproveAt, shown.agreedDate]).toEqual([null, null, null])
  })

  it('is 404 to a stranger once it is no longer open, to the signed out 401, malformed 404', async () => {
    const stranger = await market.tasker()
    const task = await market.post(client)
    expect((await stranger.send(findTask, { id: task._id })).status).toBe(200)
    await market.apply(tasker, task)
    await market.award(client, task, tasker)
    expect((await stranger.send(findTask, { id: task._id })).status).toBe(404)
    expect((await stranger.send(findTask, { id: nobodys('task') })).status).toBe(404)
    expect((await stranger.send(findTask, { id: "' OR 1=1" as never })).status).toBe(404)
    expect((await market.send(null, findTask, { id: task._id })).status).toBe(401)
  })

  it('shows a removed todo to its owner and its applicants only, and lists it to nobody', async () => {
    const stranger = await market.tasker()
    const task = await market.post(client)
    await market.apply(tasker, task)
    await client.send(deleteTask, { id: task._id })
    expect((await market.find(client, task)).task.taskStatus).toBe('Removed')
    expect((await market.find(tasker, task)).task.status).toBe('removed')
    expect((await stranger.send(findTask, { id: task._id })).status).toBe(404)
    expect((await client.send(listPostedTasks, {})).body.tasks).toEqual([])
  })
})

describe('RULES 4: where a todo is listed as it moves', () => {
  const where = async () => {
    const found = []
    for (const [place, list] of LISTS.entries()) {
      const { body } = await (place < 3 ? tasker : client).send(list, {})
      if (body.task.length > 0) found.push(list.name)
    }
    return found
  }

  it('Assigned and On-Going, then Submitted only, then Completed only (F9)', async () => {
    const task = await market.post(client)
    await market.apply(tasker, task)
    expect(await where()).toEqual([])
    await market.award(client, task, tasker)
    expect(await where()).toEqual(['tasks.listAssigned', 'tasks.listClientOngoing'])
    await market.submit(tasker, task)
    expect(await where()).toEqual(['tasks.listSubmitted', 'tasks.listClientSubmitted'])
    await market.approve(client, task)
    expect(await where()).toEqual(['tasks.listCompleted', 'tasks.listClientCompleted'])
    expect((await client.send(listPostedTasks, {})).body.tasks).toHaveLength(1)
  })

  it('shows nobody else’s, and refuses the signed out', async () => {
    const [other, stranger] = [await market.client(), await market.tasker()]
    await market.underWay(client, tasker)
    for (const list of LISTS) {
      expect((await other.send(list, {})).body.task).toEqual([])
      expect((await stranger.send(list, {})).body.task).toEqual([])
      expect((await market.send(null, list, {})).status).toBe(401)
    }
    expect((await other.send(listPostedTasks, {})).body.tasks).toEqual([])
    expect((await market.send(null, listPostedTasks, {})).status).toBe(401)
    expect((await market.send(null, listOpenTasks, {})).status).toBe(401)
  })

  it('sorts by the last change, newest first', async () => {
    const early = await market.underWay(client, tasker)
    market.wait(1000)
    const late = await market.underWay(client, tasker)
    market.wait(1000)
    await market.submit(tasker, late)
    market.wait(1000)
    await market.submit(tasker, early)
    const { body } = await client.send(listClientSubmitted, {})
    expect(body.task.map(({ _id }) => _id)).toEqual([early._id, late._id])
    expect(body.task[0]?.tasker?.username).toMatch(/^task/)
  })
})

describe('paging', () => {
  const ids = (tasks: readonly { _id: string }[]) => tasks.map(({ _id }) => _id)

  it('walks every task once, newest first, though some share a millisecond and new ones arrive', async () => {
    const posted: string[] = []
    for (let i = 0; i < 7; i++) {
      posted.push((await market.post(client))._id)
      if (i % 3 === 0) market.wait(1)
    }
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = { limit: 2, ...(cursor && { cursor }) }
      const { body } = await tasker.send(listOpenTasks, page)
      seen.push(...ids(body.tasks))
      cursor = body.nextCursor
      market.wait(1)
      if (seen.length === 2) await market.post(client)
    } while (cursor)
    expect(seen.toSorted()).toEqual(posted.toSorted())
    expect(new Set(seen).size).toBe(posted.length)
  })

  it('ends without a cursor, and refuses one that is not ours', async () => {
    await market.post(client)
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

import { beforeEach, describe, expect, it } from 'vitest'
import { listProposals } from '#schema/contract/proposals.ts'
import { listOpenTasks } from '#schema/contract/task-reads.ts'
import { deleteTask, restoreTask } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
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
const proposalsOf = async (user: TestUser) => (await user.send(listProposals, {})).body.tasks

describe('deleting and restoring a task', () => {
  const remove = (task: { _id: TaskId }) => client.send(deleteTask, { id: task._id })

  it('marks the task as removed and rejects its proposals, and a repeat changes nothing', async () => {
    const task = await market.postTask(client)
    const proposal = await market.apply(tasker, task)
    const changes = await market.changesDuring(() => remove(task))
    expect(changes).toEqual(
      [
        `u:${client.id} task del ${task._id}`,
        `u:${client.id} applicant put ${proposal._id}`,
        `u:${tasker.id} notice put notSelected`,
        `u:${tasker.id} proposal put ${proposal._id}`,
        `feed:Furniture feed del ${task._id}`,
      ].toSorted(),
    )
    expect((await proposalsOf(tasker))[0]).toMatchObject({
      status: 'rejected',
      reason: 'task_removed',
    })
    expect((await tasker.send(listOpenTasks, {})).body.tasks).toEqual([])
    const repeat = await remove(task)
    expect([repeat.status, repeat.body.message]).toEqual([200, GENERAL_MESSAGES.taskDeleted])
    expect(await market.changesDuring(() => remove(task))).toEqual([])
  })

  it('rejects the deletion of an assigned and of a completed task', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const rejected = await remove(task)
    expect([rejected.status, rejected.body.error]).toEqual([
      409,
      'This todo is already assigned. Cancel it instead.',
    ])
    await market.submit(tasker, task)
    expect((await remove(task)).status).toBe(409)
    await market.approve(client, task)
    expect((await remove(task)).body.code).toBe('task_completed_delete')
  })

  it('restores the task within 30 days with its proposals', async () => {
    const task = await market.postTask(client)
    const proposal = await market.apply(tasker, task)
    await remove(task)
    const { status, body } = await client.send(restoreTask, { id: task._id })
    expect([status, body.message, body.task.status]).toEqual([
      200,
      GENERAL_MESSAGES.taskRestored,
      'pending',
    ])
    expect((await proposalsOf(tasker))[0]).toMatchObject({
      _id: proposal._id,
      status: 'pending',
      reason: null,
    })
    expect((await client.send(restoreTask, { id: task._id })).status).toBe(200)
    await market.award(client, task, tasker)
  })

  it('does not restore a proposal older than 14 days', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    await remove(task)
    market.advanceClock(15 * DAY_MS)
    expect((await client.send(restoreTask, { id: task._id })).status).toBe(200)
    expect((await proposalsOf(tasker))[0]?.status).toBe('rejected')
  })

  it('does not restore a task after 30 days, or beyond twenty open tasks', async () => {
    const task = await market.postTask(client)
    await remove(task)
    for (let i = 0; i < 20; i++) {
      if (i % 9 === 0) market.advanceClock(DAY_MS)
      await market.postTask(client)
    }
    expect((await client.send(restoreTask, { id: task._id })).body.code).toBe('too_many_open')
    // In two steps with a request between them, so that the session does not expire.
    market.advanceClock(15 * DAY_MS)
    await proposalsOf(client)
    market.advanceClock(15 * DAY_MS)
    expect((await client.send(restoreTask, { id: task._id })).body.code).toBe('restore_too_late')
  })

  it('rejects the restoring of a task in progress', async () => {
    const task = await market.createAssignedTask(client, tasker)
    expect((await client.send(restoreTask, { id: task._id })).status).toBe(409)
  })

  it.each([deleteTask, restoreTask])(
    'responds to $name with 404 for other users, and with 401 without a session',
    async (endpoint) => {
      const task = await market.postTask(client)
      const other = await market.createClient()
      expect((await other.send(endpoint, { id: task._id })).status).toBe(404)
      expect((await tasker.send(endpoint, { id: task._id })).status).toBe(404)
      expect((await client.send(endpoint, { id: unknownId('task') })).status).toBe(404)
      expect((await client.send(endpoint, { id: '1' as never })).status).toBe(404)
      expect((await market.send(null, endpoint, { id: task._id })).status).toBe(401)
    },
  )
})

import { beforeEach, describe, expect, it } from 'vitest'
import { deleteTask, editTask, restoreTask } from '#schema/contract/tasks.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})

describe('the timeline of a task', () => {
  it('names who did what, with the money, oldest first', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.submit(tasker, task)
    await market.approve(client, task)
    const { events } = await market.findTask(tasker, task)
    const { events: clients } = await market.findTask(client, task)
    expect(clients.map(({ kind, actor, amount }) => [kind, actor?._id, amount])).toEqual([
      ['posted', client.id, null],
      ['awarded', client.id, 18_000],
      ['submitted', tasker.id, null],
      ['approved', client.id, 18_000],
    ])
    // The assignee sees what happened since the award.
    expect(events).toEqual(clients.slice(1))
  })

  it('records edits, removals and restorations', async () => {
    const task = await market.postTask(client)
    await client.send(editTask, { ...taskInput(), id: task._id, price: '25000' })
    await client.send(deleteTask, { id: task._id })
    await client.send(deleteTask, { id: task._id })
    await client.send(restoreTask, { id: task._id })
    const { events } = await market.findTask(client, task)
    expect(events.map(({ kind }) => kind)).toEqual(['posted', 'edited', 'removed', 'restored'])
  })

  it('is empty for other readers', async () => {
    const task = await market.postTask(client)
    expect((await market.findTask(tasker, task)).events).toEqual([])
  })

  it('is never changed', async () => {
    await market.postTask(client)
    for (const text of [
      "UPDATE task_events SET kind = 'edited'",
      'DELETE FROM task_events',
      'INSERT OR REPLACE INTO task_events SELECT * FROM task_events',
    ]) {
      await expect(market.runSql(text)).rejects.toThrow(/immutable/)
    }
  })
})

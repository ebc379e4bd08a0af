import { beforeEach, describe, expect, it } from 'vitest'
import { editTask } from '#schema/contract/tasks.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
})

describe('editing a task with If-Match', () => {
  it('succeeds with the ETag of the current version', async () => {
    const task = await market.postTask(client)
    const input = { id: task._id, ...taskInput({ price: '30000' }), ifMatch: task.updatedAt }
    const { status, body } = await client.send(editTask, input)
    expect([status, body.task.price]).toEqual([200, 30_000])
    const next = { ...input, ...taskInput({ price: '31000' }), ifMatch: body.task.updatedAt }
    expect((await client.send(editTask, next)).status).toBe(200)
  })

  it('is rejected with 412 and the current task when the task has changed', async () => {
    const task = await market.postTask(client, { address: '4 Ada Street' })
    const mine = { id: task._id, ...taskInput({ title: 'Mine' }), ifMatch: task.updatedAt }
    const theirs = await client.send(editTask, { id: task._id, ...taskInput({ title: 'Theirs' }) })
    const { status, body } = await client.send(editTask, mine)
    expect([status, body.code]).toEqual([412, 'edited_elsewhere'])
    expect((body as { current?: unknown }).current).toEqual(theirs.body.task)
    expect((await market.findTask(client, task)).task).toEqual(theirs.body.task)
  })

  it('rejects the second of two edits of one version with 412', async () => {
    const task = await market.postTask(client)
    const responses = await Promise.all(
      ['21000', '22000'].map((price) =>
        market.send(client.token, editTask, {
          id: task._id,
          ifMatch: task.updatedAt,
          ...taskInput({ price }),
        }),
      ),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const [winner] = responses.filter(({ status }) => status === 200)
    const [loser] = responses.filter(({ status }) => status === 412)
    expect(loser?.body).toMatchObject({ current: { price: winner?.body.task.price } })
  })

  it('accepts strong and weak ETags, and * for any version', async () => {
    const task = await market.postTask(client)
    const edit = (tag: string) =>
      market.sendWithHeaders(
        client.token,
        editTask,
        { id: task._id, ...taskInput() },
        {
          'if-match': tag,
        },
      )
    expect((await edit('"yesterday"')).status).toBe(412)
    expect((await edit(`W/"${task.updatedAt}"`)).status).toBe(200)
    expect((await edit('*')).status).toBe(200)
    expect((await edit('x'.repeat(65))).status).toBe(400)
  })

  it('does not reveal the current task to another client', async () => {
    const task = await market.postTask(client)
    const other = await market.createClient()
    const input = { id: task._id, ...taskInput(), ifMatch: 'x' }
    const { status, body } = await other.send(editTask, input)
    expect([status, 'current' in body]).toEqual([404, false])
  })
})

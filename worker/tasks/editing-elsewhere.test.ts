import { beforeEach, describe, expect, it } from 'vitest'
import { editTask } from '#schema/contract/tasks.ts'
import { newMarket, todo, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client()
})

describe('SYNC 1: a todo edited with If-Match', () => {
  it('changes when it is still the one that was looked at', async () => {
    const task = await market.post(client)
    const input = { id: task._id, ...todo({ price: '30000' }), ifMatch: task.updatedAt }
    const { status, body } = await client.send(editTask, input)
    expect([status, body.task.price]).toEqual([200, 30_000])
    const next = { ...input, ...todo({ price: '31000' }), ifMatch: body.task.updatedAt }
    expect((await client.send(editTask, next)).status).toBe(200)
  })

  it('is 412 when it has moved on, with the todo as it stands, and changes nothing', async () => {
    const task = await market.post(client, { address: '4 Ada Street' })
    const mine = { id: task._id, ...todo({ title: 'Mine' }), ifMatch: task.updatedAt }
    const theirs = await client.send(editTask, { id: task._id, ...todo({ title: 'Theirs' }) })
    const { status, body } = await client.send(editTask, mine)
    expect([status, body.code]).toEqual([412, 'edited_elsewhere'])
    expect((body as { current?: unknown }).current).toEqual(theirs.body.task)
    expect((await market.find(client, task)).task).toEqual(theirs.body.task)
  })

  it('is 412 for the second of two that start from the same', async () => {
    const task = await market.post(client)
    const answers = await Promise.all(
      ['21000', '22000'].map((price) =>
        market.send(client.token, editTask, {
          ...{ id: task._id, ifMatch: task.updatedAt },
          ...todo({ price }),
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const [winner] = answers.filter(({ status }) => status === 200)
    const [loser] = answers.filter(({ status }) => status === 412)
    expect(loser?.body).toMatchObject({ current: { price: winner?.body.task.price } })
  })

  it('hears tags as HTTP writes them, and any at all for a star', async () => {
    const task = await market.post(client)
    const edit = (tag: string) =>
      market.send(client.token, editTask, { id: task._id, ...todo() }, undefined, {
        'if-match': tag,
      })
    expect((await edit('"yesterday"')).status).toBe(412)
    expect((await edit(`W/"${task.updatedAt}"`)).status).toBe(200)
    expect((await edit('*')).status).toBe(200)
    expect((await edit('x'.repeat(65))).status).toBe(400)
  })

  it('R52: tells nobody else what stands', async () => {
    const task = await market.post(client)
    const other = await market.client()
    const input = { id: task._id, ...todo(), ifMatch: 'x' }
    const { status, body } = await other.send(editTask, input)
    expect([status, 'current' in body]).toEqual([404, false])
  })
})

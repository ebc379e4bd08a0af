import { beforeEach, describe, expect, it } from 'vitest'
import * as disputes from '#schema/contract/disputes.ts'
import { removeTask } from '#schema/contract/task-removal.ts'
import { requestChanges } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let former: TestUser
let next: TestUser
let task: { _id: TaskId }
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  former = await market.createTasker()
  next = await market.createTasker()
  task = await market.createAssignedTask(client, former)
})

const readDispute = async (reader: TestUser) =>
  (await reader.send(disputes.findDispute, { id: task._id })).status

async function endDispute(outcome: 'continue' | 'split', release: number, refund: number) {
  await market.openDispute(client, task)
  await market.answerDispute(former, task)
  const { _id: id } = await market.findDispute(client, task)
  const admin = await market.createUser('admin')
  const decision = { id, outcome, release, refund, reason: 'Both were there.' }
  await admin.send(disputes.decideDispute, decision)
  return { admin, dispute: id }
}

describe('the next assignee of a task that opened again', () => {
  beforeEach(async () => {
    await market.submit(former, task)
    const input = { id: task._id, note: 'A joint drips.' }
    await client.send(requestChanges, input)
    await endDispute('continue', 0, 0)
    await market.cancel(former, task)
    await market.apply(next, task)
    await market.award(client, task, next)
  })

  it('sees neither the submissions nor the dispute of the former one', async () => {
    const { submissions, dispute } = await market.findTask(next, task)
    expect({ submissions, dispute }).toEqual({ submissions: [], dispute: null })
    expect(await readDispute(next)).toBe(404)
  })

  it('sees own submissions and an own dispute', async () => {
    await market.submit(next, task, 'Hung again.')
    await market.openDispute(next, task)
    const { submissions, dispute } = await market.findTask(next, task)
    expect(submissions.map(({ version }) => version)).toEqual([2])
    expect(dispute?.openedBy).toBe(next.id)
    expect(await readDispute(next)).toBe(200)
  })

  it('leaves the earlier work visible to the client', async () => {
    const { submissions, dispute } = await market.findTask(client, task)
    expect([submissions.length, dispute?.openedBy]).toEqual([1, client.id])
  })
})

it('hides the dispute of a task that an administrator hid from its parties', async () => {
  const { admin, dispute } = await endDispute('split', 8000, 10_000)
  const removal = { id: task._id, reason: 'Insults' }
  expect((await admin.send(removeTask, removal)).status).toBe(200)
  expect([await readDispute(client), await readDispute(former)]).toEqual([404, 404])
  expect((await admin.send(disputes.readDispute, { id: dispute })).status).toBe(200)
})

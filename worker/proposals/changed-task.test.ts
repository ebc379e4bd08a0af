import { expect, test } from 'vitest'
import { applyForTask } from '#schema/contract/proposals.ts'
import { editTask } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { createMarket, taskInput } from '#testing/worker/market.ts'

const proposalInput = { price: '18,000', description: 'I can.', date: '2026-03-20' }

test('rejects a proposal for an older version of the task with the present one, and a repeat never', async () => {
  const market = await createMarket()
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const task = await market.postTask(client)
  const input = { taskId: task._id, _id: newId('proposal'), ...proposalInput }
  market.advanceClock(1000)
  const edited = await client.send(editTask, { id: task._id, ...taskInput(), price: 9000 })
  const stale = await tasker.send(applyForTask, { ...input, ifMatch: task.updatedAt })
  expect([stale.status, stale.body]).toMatchObject([
    412,
    { code: 'edited_elsewhere', current: { price: 9000, updatedAt: edited.body.task.updatedAt } },
  ])
  const seen = { ...input, ifMatch: edited.body.task.updatedAt }
  expect((await tasker.send(applyForTask, seen)).status).toBe(201)
  expect((await tasker.send(applyForTask, { ...input, ifMatch: task.updatedAt })).status).toBe(200)
})

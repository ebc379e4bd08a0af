import { expect, test } from 'vitest'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { sync } from '#schema/contract/sync.ts'
import { findTask, listOpenTasks } from '#schema/contract/task-reads.ts'
import { createMarket } from '#testing/worker/market.ts'
import { countBuiltTexts } from '#worker/db/prepared.ts'

test('a poll, a list, a task and the dashboard build no SQL text after their first request', async () => {
  const market = await createMarket()
  const client = await market.createClient()
  const task = await market.postTask(client)
  const tasker = await market.createTasker()
  const { body } = await tasker.send(sync, { s: 1 })
  const calls = {
    poll: () => tasker.send(sync, { c: body.n, s: 1 }),
    list: () => tasker.send(listOpenTasks, {}),
    page: () => tasker.send(listOpenTasks, { limit: 5 }),
    task: () => tasker.send(findTask, { id: task._id }),
    dashboard: () => client.send(readDashboard, {}),
  }
  for (const [name, call] of Object.entries(calls)) {
    await call()
    const before = countBuiltTexts()
    expect((await call()).status, name).toBeLessThan(300)
    expect(countBuiltTexts() - before, name).toBe(0)
  }
})

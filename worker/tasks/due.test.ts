import { expect, it } from 'vitest'
import { approveTask } from '#schema/contract/tasks.ts'
import { createMarket } from '#testing/worker/market.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from './due.ts'

const dueAtOf = async (market: Awaited<ReturnType<typeof createMarket>>, id: string) =>
  (await market.runSql('SELECT due_at FROM tasks WHERE id = ?', id))[0]?.['due_at']

it('clears the time of a task in which nothing is due', async () => {
  const market = await createMarket()
  const task = await market.postTask(await market.createClient())
  await market.runSql("UPDATE tasks SET status = 'expired', due_at = ? WHERE id = ?", 1, task._id)
  expect(await runJobs(market.deps, [dueTasksJob])).toEqual(['due-tasks'])
  expect(await dueAtOf(market, task._id)).toBeNull()
})

it('does what is due before a command decides', async () => {
  const market = await createMarket()
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const task = await market.createAssignedTask(client, tasker)
  await market.submit(tasker, task)
  await market.approve(client, task)
  await market.runSql('UPDATE tasks SET due_at = ? WHERE id = ?', 1, task._id)
  expect((await client.send(approveTask, { id: task._id })).status).toBe(200)
  expect(await dueAtOf(market, task._id)).toBeNull()
})

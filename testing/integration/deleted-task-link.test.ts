// @vitest-environment node
import { expect, test } from 'vitest'
import { createQueryClient } from '#pwa/api/queries.ts'
import { pullApplicant } from '#pwa/features/proposals/applicants/reads.ts'
import { pullTask } from '#pwa/features/tasks/reads.ts'
import { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import { pull } from '#pwa/sync/pull.ts'
import { applyForTask } from '#schema/contract/proposals.ts'
import { deleteTask, restoreTask } from '#schema/contract/tasks.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { createDeviceFor, createTasker, postTask, proposalInput } from './client-server.ts'

test('a deleted task that is opened by its link can be read, and is in no list of its client', async () => {
  const server = await createTestServer()
  const client = await server.createUser('client')
  const { tasker } = await createTasker(server)
  const task = await postTask(client)
  const proposal = { ...proposalInput(task._id), price: 12_000 }
  await tasker.send(applyForTask, proposal)
  const { device } = createDeviceFor(server, client)
  await pull(device)
  await client.send(deleteTask, { id: task._id })
  await pull(device)
  expect(await device.replica.tasks.count()).toBe(0)

  for (const query of [pullTask(device, task._id), pullApplicant(device, proposal._id)]) {
    await createQueryClient().fetchQuery(query as ReturnType<typeof pullTask>)
    expect(await device.replica.tasks.count()).toBe(0)
    const view = await OptimisticView.load(device)
    expect(await view.task(task._id)).toMatchObject({ status: 'removed' })
    expect(await view.openTasks()).toEqual([])
  }

  await client.send(restoreTask, { id: task._id })
  await pull(device)
  const view = await OptimisticView.load(device)
  expect(await view.task(task._id)).toMatchObject({ status: 'pending' })
})

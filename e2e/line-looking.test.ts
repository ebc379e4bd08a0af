// @vitest-environment node
import { expect, test } from 'vitest'
import { applyForTask } from '#schema/contract/proposals.ts'
import { deleteTask, restoreTask } from '#schema/contract/tasks.ts'
import { newQueries } from '#pwa/api/queries.ts'
import { pullApplicant } from '#pwa/features/proposals/applicant-reads.ts'
import { pullTask } from '#pwa/features/tasks/reads.ts'
import { View } from '#pwa/replica/view.ts'
import { pull } from '#pwa/sync/pull.ts'
import { newWorld } from '#worker/test/world.ts'
import { offerOn, phoneOf, plumber, post } from './line.ts'

test('R9: a deleted todo that is looked at by its link can be read, and stands among mine no more', async () => {
  const world = await newWorld()
  const client = await world.person('client')
  const { person: tasker } = await plumber(world)
  const task = await post(client)
  const offer = { ...offerOn(task._id), price: 12_000 }
  await tasker.send(applyForTask, offer)
  const { phone } = phoneOf(world, client)
  await pull(phone)
  await client.send(deleteTask, { id: task._id })
  await pull(phone)
  expect(await phone.replica.tasks.count()).toBe(0)

  for (const look of [pullTask(phone, task._id), pullApplicant(phone, offer._id)]) {
    await newQueries().fetchQuery(look as ReturnType<typeof pullTask>)
    expect(await phone.replica.tasks.count()).toBe(0)
    const view = await View.of(phone)
    expect(await view.task(task._id)).toMatchObject({ status: 'removed' })
    expect(await view.openTasks()).toEqual([])
  }

  await client.send(restoreTask, { id: task._id })
  await pull(phone)
  expect(await (await View.of(phone)).task(task._id)).toMatchObject({ status: 'pending' })
})

import { test } from 'vitest'
import { AUTO_APPROVE_MS } from '#schema/domain/limits.ts'
import { REVIEWS, submit } from './steps.ts'
import { useWorld } from './world.ts'

const getWorld = useWorld()

test('submitted work is approved by itself after five days', async () => {
  const world = getWorld()
  const { sides } = world
  const id = await world.assign()
  await submit(world, id)
  await sides.expectBoth('submitted', id, {
    status: 'submitted',
    client: /^Approve the work or ask for changes by/,
    tasker: /^You will be paid on/,
  })
  await world.passTime(id, AUTO_APPROVE_MS)
  const words = /^The time to answer ended/
  await sides.expectBoth('time is over, before the job', id, {
    status: 'submitted',
    client: words,
    tasker: words,
  })
  await world.wait(id, 0)
  await sides.expectBoth('approved by Onise', id, { status: 'completed', ...REVIEWS })
})

import { test } from 'vitest'
import { DAY_MS, OPEN_EXPIRY_MS } from '#schema/domain/limits.ts'
import { postTask } from '#testing/browser/tasks.ts'
import { CHOOSE, deleteTodo, press } from './steps.ts'
import { useWorld } from './world.ts'

const getWorld = useWorld()

test('a todo is deleted, brought back, expires, is posted again and is deleted for good', async () => {
  const world = getWorld()
  const { client, sides } = world
  const id = await postTask(client, 'Paint the fence')
  const isOpen = { status: 'pending', client: CHOOSE, tasker: null } as const
  await sides.expectBoth('posted', id, isOpen)

  await deleteTodo(world, id)
  const deleted = { status: 'removed', client: /^You deleted this todo/, tasker: null } as const
  await sides.expectBoth('deleted', id, deleted)
  await press(sides.client, 'Bring it back')
  await sides.client.page.getByText(CHOOSE).waitFor()
  await sides.expectBoth('restored', id, isOpen)

  await world.wait(id, OPEN_EXPIRY_MS)
  const expired = { status: 'expired', client: /^Nothing happened on this/, tasker: null } as const
  await sides.expectBoth('expired', id, expired)
  await press(sides.client, 'Post it again')
  await sides.client.page.getByText(CHOOSE).waitFor()
  await sides.expectBoth('reposted', id, isOpen)

  await deleteTodo(world, id)
  await world.passTime(id, OPEN_EXPIRY_MS + DAY_MS)
  const gone = { ...deleted, client: /can no longer be brought back/ }
  await sides.expectBoth('deleted for good', id, gone)
})

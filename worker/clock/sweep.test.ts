import { expect, test } from 'vitest'
import { login, logout, readDashboard, updateProfile } from '#schema/contract/accounts.ts'
import { LOGIN_WINDOW_MS, RECEIPT_MS } from '#schema/domain/limits.ts'
import { newWorld } from '../test/world.ts'
import { sweep } from './sweep.ts'

test('the night takes what has served, and nothing that is still good', async () => {
  const world = await newWorld()
  const gone = await world.person('client')
  await gone.send(logout, {})
  await gone.send(updateProfile, { location: 'Yaba' }, 'old')
  await world.send(null, login, { email: gone.email, password: 'wrong wrong' })
  world.wait(RECEIPT_MS)
  const here = await world.person('tasker')
  await here.send(updateProfile, { location: 'Ibadan' }, 'new')
  await world.send(null, login, { email: here.email, password: 'wrong wrong' })

  await sweep(world.deps)
  expect(world.lines.at(-1)).toMatchObject({ clock: 'sweep', trips: 1 })
  expect(await world.rows("SELECT key FROM receipts WHERE user_id <> ''")).toEqual([{ key: 'new' }])
  expect(await world.rows('SELECT key FROM login_attempts')).toEqual([
    { key: `login:${here.email}` },
  ])
  expect(await world.rows('SELECT user_id FROM sessions')).toEqual([{ user_id: here.id }])
  expect((await here.send(readDashboard, {})).status).toBe(200)

  world.wait(LOGIN_WINDOW_MS)
  await sweep(world.deps)
  expect(await world.rows('SELECT key FROM login_attempts')).toEqual([])
})

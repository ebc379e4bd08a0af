import { expect, test } from 'vitest'
import { login, logout, readDashboard } from '#schema/contract/accounts.ts'
import { LOGIN_WINDOW_MS, SESSION_IDLE_MS } from '#schema/domain/limits.ts'
import { newWorld } from '../test/world.ts'
import { NIGHT_JOBS, ring } from './clock.ts'

test('the night takes what has served, and nothing that is still good', async () => {
  const world = await newWorld()
  const gone = await world.person('client')
  await gone.send(logout, {})
  await world.send(null, login, { email: gone.email, password: 'wrong wrong' })
  world.wait(SESSION_IDLE_MS)
  const here = await world.person('tasker')
  await world.send(null, login, { email: here.email, password: 'wrong wrong' })

  await ring(world.deps, NIGHT_JOBS)
  expect(world.lines.at(-1)).toMatchObject({ clock: 'sweep', trips: 1 })
  expect(await world.rows('SELECT key FROM login_attempts')).toEqual([
    { key: `login:${here.email}` },
  ])
  expect(await world.rows('SELECT user_id FROM sessions')).toEqual([{ user_id: here.id }])
  expect((await here.send(readDashboard, {})).status).toBe(200)

  world.wait(LOGIN_WINDOW_MS)
  await ring(world.deps, NIGHT_JOBS)
  expect(await world.rows('SELECT key FROM login_attempts')).toEqual([])
})

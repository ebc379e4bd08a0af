import { expect, test } from 'vitest'
import { login, logout, readDashboard, register } from '#schema/contract/accounts.ts'
import { newWorld } from '../test/world.ts'

test('a person can register, log in and see their dashboard', async () => {
  const world = await newWorld()
  const ada = await world.person('client')
  const seen = await ada.send(readDashboard, {})
  console.log(seen.status, JSON.stringify(seen.body), world.cost())
  expect(seen.status).toBe(200)
  const out = await ada.send(logout, {})
  console.log(out.body, world.cost())
  const after = await ada.send(readDashboard, {})
  console.log(after.body, world.lines)
  void login
  void register
})

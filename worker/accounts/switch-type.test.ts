import { beforeEach, expect, it } from 'vitest'
import { switchUserType } from '#schema/contract/accounts.ts'
import { createTask } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
beforeEach(async () => {
  market = await createMarket()
})

const typeOf = async ({ id }: TestUser) =>
  (await market.runSql('SELECT user_type FROM users WHERE id = ?', id))[0]?.['user_type']
/** The same user with a new session. */
async function logInAgain(user: TestUser): Promise<TestUser> {
  await market.runSql('UPDATE sessions SET revoked_at = NULL WHERE user_id = ?', user.id)
  return user
}

it('switches the type and ends the session', async () => {
  const client = await market.createClient()
  const { status, body } = await client.send(switchUserType, {})
  expect([status, body.user.userType]).toEqual([200, 'tasker'])
  expect(body.message).toBe('You are a Professional now. Log in to continue.')
  expect(await typeOf(client)).toBe('tasker')
  expect((await client.send(createTask, taskInput())).status).toBe(401)
})

it('flips once for two identical calls, one after the other or at the same time', async () => {
  const client = await market.createClient()
  const first = await client.send(switchUserType, {}, 'the-key')
  const repeat = await client.send(switchUserType, {}, 'the-key')
  expect([first.status, repeat.status, await typeOf(client)]).toEqual([200, 401, 'tasker'])

  const tasker = await market.createTasker()
  const send = () => tasker.send(switchUserType, {})
  const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status)
  expect([statuses.toSorted(), await typeOf(tasker)]).toEqual([[200, 401, 401], 'client'])
})

it('leaves the rights over existing work and its money as they are', async () => {
  const client = await market.createClient(naira(100_000))
  const tasker = await market.createTasker()
  const task = await market.createAssignedTask(client, tasker)
  await client.send(switchUserType, {})
  await tasker.send(switchUserType, {})
  const [owner, worker] = [await logInAgain(client), await logInAgain(tasker)]
  await market.submit(worker, task)
  await market.approve(owner, task)
  expect(await market.availableBalance(worker)).toBe(18_000_00)
  expect((await owner.send(createTask, taskInput())).status).toBe(403)
  expect((await worker.send(createTask, taskInput())).status).toBe(201)
})

it('is not for administrators', async () => {
  const admin = await market.createUser('admin')
  const { status, body } = await admin.send(switchUserType, {})
  expect([status, body]).toMatchObject([403, { code: 'wrong_role' }])
  expect(await typeOf(admin)).toBe('admin')
})

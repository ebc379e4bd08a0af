import { beforeEach, expect, it } from 'vitest'
import { listSaved, setSaved } from '#schema/contract/saved.ts'
import { deleteTask } from '#schema/contract/tasks.ts'
import { blockUser } from '#schema/contract/trust.ts'
import { newId, type Id } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { SAVED_MAX } from '#schema/domain/saved.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})

const save = (by: TestUser, kind: 'task' | 'user', id: string, isSaved = true) =>
  by.send(setSaved, { kind, id: id as Id<'saved'>, isSaved })
const listOf = async (user: TestUser) => (await user.send(listSaved, {})).body

it('a todo and a professional are saved once, and the last call counts', async () => {
  const task = await market.postTask(client)
  const other = await market.createTasker()
  for (const isSaved of [true, true, false, true])
    expect((await save(tasker, 'task', task._id, isSaved)).status).toBe(200)
  await save(tasker, 'user', other.id)
  await save(tasker, 'user', other.id, false)
  await save(client, 'user', other.id)
  expect(await listOf(tasker)).toMatchObject({
    tasks: [{ _id: task._id, title: task.title, state: 'open', price: task.price }],
    users: [],
  })
  expect(await listOf(client)).toMatchObject({ tasks: [], users: [{ _id: other.id }] })
})

it('a saved todo that closes says so, without what only its parties see', async () => {
  client = await market.createClient(naira(50_000))
  const deleted = await market.postTask(client)
  await save(tasker, 'task', deleted._id)
  await client.send(deleteTask, { id: deleted._id })
  const awarded = await market.createAssignedTask(client, await market.createTasker())
  await market.runSql("INSERT INTO saved VALUES (?, 'task', ?, 1)", tasker.id, awarded._id)
  const { tasks } = await listOf(tasker)
  const found = tasks.map(({ _id, state, price, location }) => [_id, state, price, location])
  expect(found).toHaveLength(2)
  expect(found).toContainEqual([awarded._id, 'assigned', null, null])
  expect(found).toContainEqual([deleted._id, 'deleted', null, null])
})

it('nobody finds under saved whom a block, reports or a suspension hide', async () => {
  const [blocked, limited, suspended] = [
    await market.createTasker(),
    await market.createTasker(),
    await market.createTasker(),
  ]
  const task = await market.postTask(client)
  for (const { id } of [blocked, limited, suspended]) await save(client, 'user', id)
  await save(tasker, 'task', task._id)
  await blocked.send(blockUser, { id: client.id })
  await tasker.send(blockUser, { id: client.id })
  await market.runSql('UPDATE users SET suppressed_at = 1 WHERE id = ?', limited.id)
  await market.runSql('UPDATE users SET suspended_at = 1 WHERE id = ?', suspended.id)
  expect(await listOf(client)).toEqual({ tasks: [], users: [] })
  expect(await listOf(tasker)).toEqual({ tasks: [], users: [] })
})

it.each([
  ['an own todo', async () => ({ user: client, id: (await market.postTask(client))._id })],
  ['an own profile', () => ({ user: tasker, id: tasker.id })],
  ['a client', () => ({ user: tasker, id: client.id })],
  ['what does not exist', () => ({ user: tasker, id: newId('task') })],
])('does not save %s', async (title, target) => {
  const { user, id } = await target()
  const kind = title === 'an own todo' ? 'task' : 'user'
  expect(await save(user, kind, id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

it('saves no more than 200, and says so in words', async () => {
  const other = await market.createTasker()
  for (let i = 0; i < SAVED_MAX; i++)
    await market.runSql("INSERT INTO saved VALUES (?, 'task', ?, 1)", client.id, newId('task'))
  expect(await save(client, 'user', other.id)).toMatchObject({
    status: 409,
    body: { code: 'too_many_saved', error: 'You have saved 200. Remove one under “Saved” first.' },
  })
})

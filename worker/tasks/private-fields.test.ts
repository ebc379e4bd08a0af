import { beforeEach, expect, test } from 'vitest'
import { closeAccount } from '#schema/contract/closing.ts'
import { pathFields, type Endpoint, type RequestInput } from '#schema/contract/endpoint.ts'
import { ENDPOINTS } from '#schema/contract/index.ts'
import { applyForTask } from '#schema/contract/proposals.ts'
import { sync } from '#schema/contract/sync.ts'
import { deleteTask, editTask } from '#schema/contract/tasks.ts'
import { PRIVATE_TASK_FIELDS, recordOf } from '#schema/domain/fields.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { taskInput } from '#testing/worker/task-input.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'

/** What nobody may read but the client, the assigned professional and administrators, with a contact in it. */
const SECRETS = recordOf(PRIVATE_TASK_FIELDS, (name) => `${name} 0803 123 4567`)
const SECRET = '123 4567'
const QUERIES = ENDPOINTS.filter(({ kind, access }) => kind === 'query' && access !== 'admin')

let market: Market
let client: TestUser
let assignee: TestUser
let applicant: TestUser
let task: { _id: TaskId; updatedAt: string }
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(18_000))
  assignee = await market.createTasker()
  applicant = await market.createTasker()
  task = await market.postTask(client, SECRETS)
})

/** Every reading call, with each id of the market in its path, and the pages that are shared. */
async function everythingReadBy(reader: TestUser | null, ids: readonly string[]) {
  const answers = await Promise.all(
    QUERIES.flatMap((endpoint: Endpoint) => {
      const named = pathFields(endpoint.path)
      return (named.length > 0 ? ids : ['']).map((id) => {
        const input = Object.fromEntries(named.map((name) => [name, id])) as RequestInput<Endpoint>
        return reader ? reader.send(endpoint, input) : market.send(null, endpoint, input)
      })
    }),
  )
  const pages = await Promise.all(
    [`/t/${task._id}`, `/p/${assignee.id}`, '/sitemap.xml'].map(async (path) =>
      (await market.app.request(`https://onise.example${path}`)).text(),
    ),
  )
  return [...answers.map(({ body }) => JSON.stringify(body)), ...pages].join('\n')
}

/** With the answer of a proposal whose todo was changed in between: it has the todo as it is now. */
async function readByOthers(ids: readonly string[]) {
  const stranger = await market.createTasker()
  const otherClient = await market.createClient()
  const texts = []
  for (const reader of [stranger, applicant, otherClient, null])
    texts.push(await everythingReadBy(reader, ids))
  const stale = { taskId: task._id, price: '18000', description: 'I can.', date: '2026-03-20' }
  const { body } = await stranger.send(applyForTask, {
    ...stale,
    ifMatch: '2026-01-01T00:00:00.000Z',
  })
  return [...texts, JSON.stringify(body)].join('\n')
}

test('what only the assigned professional reads is in no answer to others, whatever the state', async () => {
  expect(await readByOthers([task._id])).not.toContain(SECRET)
  const { _id: proposal } = await market.apply(applicant, task)
  await market.apply(assignee, task)
  const ids = [task._id, client.id, assignee.id, proposal]
  expect(await everythingReadBy(assignee, ids)).not.toContain(SECRET)
  await market.award(client, task, assignee)
  expect(await readByOthers(ids)).not.toContain(SECRET)
  await market.submit(assignee, task)
  expect(await everythingReadBy(applicant, ids)).not.toContain(SECRET)
  await market.approve(client, task)
  expect(await readByOthers(ids)).not.toContain(SECRET)
})

test('the client, the assigned professional and administrators read it as it was written', async () => {
  await market.apply(assignee, task)
  expect(await everythingReadBy(client, [task._id])).toContain(SECRET)
  await market.award(client, task, assignee)
  expect(await everythingReadBy(assignee, [task._id])).toContain(SECRET)
  for (const reader of [client, assignee, await market.createUser('admin')])
    expect((await market.findTask(reader, task)).task).toMatchObject(SECRETS)
  for (const reader of [client, assignee])
    expect((await reader.send(sync, {})).body.c).toContainEqual(
      expect.objectContaining({ e: 'task', row: expect.objectContaining(SECRETS) }),
    )
})

test('it leaves the phone of a professional who is no longer assigned', async () => {
  await market.apply(assignee, task)
  await market.award(client, task, assignee)
  const { n: cursor } = (await assignee.send(sync, {})).body
  await market.cancel(assignee, task)
  const later = (await assignee.send(sync, { c: cursor })).body
  expect(later.c).toContainEqual(expect.objectContaining({ e: 'task', id: task._id, op: 'del' }))
  expect(JSON.stringify([later, (await assignee.send(sync, {})).body])).not.toContain(SECRET)
  expect((await market.findTask(client, task)).task).toMatchObject(SECRETS)
  expect((await market.findTask(assignee, task)).task.title).toBe(taskInput().title)
  expect(await everythingReadBy(assignee, [task._id, client.id])).not.toContain(SECRET)
})

test('an edit of a client that does not know the field leaves it, and an empty one erases it', async () => {
  const edit = (fields: object) =>
    client.send(editTask, { id: task._id, ...taskInput(), ...fields }).then(({ body }) => body.task)
  expect(await edit({})).toMatchObject(SECRETS)
  const empty = recordOf(PRIVATE_TASK_FIELDS, () => '')
  expect(await edit(empty)).toMatchObject(empty)
})

test('the end of the account erases it, also of work that was done', async () => {
  await market.apply(assignee, task)
  await market.award(client, task, assignee)
  await market.submit(assignee, task)
  await market.approve(client, task)
  const { _id: id } = await market.postTask(client, SECRETS)
  await client.send(deleteTask, { id })
  const { status } = await client.send(closeAccount, { password: TEST_PASSWORD })
  expect(status).toBe(200)
  const rows = await market.runSql('SELECT * FROM tasks')
  expect(JSON.stringify(rows)).not.toContain(SECRET)
})

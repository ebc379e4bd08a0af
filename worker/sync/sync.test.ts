import { describe, expect, test } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { sync } from '#schema/contract/sync.ts'
import { createTask, deleteTask } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createTestServer, type TestUser, type TestServer } from '#testing/worker/test-server.ts'

const taskFields = {
  title: 'Fix a leaking tap',
  description: 'The kitchen tap drips all night.',
  price: 15_000,
  duration: 1,
  projectType: 'Onsite',
  location: 'Yaba, Lagos',
  address: '4 Ada Street',
  skills: 'Leak detection and repair',
} as const

const proposalFields = {
  price: 12_000,
  description: 'Nine years of taps in Yaba.',
  date: '2026-03-09',
}

async function createPlumber(server: TestServer): Promise<TestUser> {
  const tasker = await server.createUser('tasker')
  await tasker.send(updateProfile, { skillsets: 'Leak detection and repair' })
  return tasker
}
async function postTask(client: TestUser, fields: object = {}) {
  const { status, body } = await client.send(createTask, { ...taskFields, ...fields })
  expect(status).toBe(201)
  return body.task
}
const pull = (user: TestUser, c?: string, l?: number) =>
  user.send(sync, { ...(c !== undefined && { c }), ...(l !== undefined && { l }), s: 1 })
/** The session check reads the session and its user. */
const SESSION_ROWS = 2

const entitiesOf = (c: { e: string; op: string }[]) => c.map(({ e, op }) => `${e} ${op}`).toSorted()

/** All changes of all pages, and the last cursor. */
async function pullAll(user: TestUser, from?: string, l = 200) {
  const changes = []
  for (let c = from; ;) {
    const { status, body } = await pull(user, c, l)
    if (status === 204) return { changes, cursor: c ?? '' }
    expect(status).toBe(200)
    changes.push(...body.c)
    c = body.n
    if (!body.m) return { changes, cursor: c }
  }
}

test('after SYNC_EPOCH was raised, every cursor starts again', async () => {
  const server = await createTestServer()
  const client = await server.createUser('client')
  const { cursor } = await pullAll(client)
  server.deps.settings.SYNC_EPOCH = 1
  const reset = await pull(client, cursor)
  expect([reset.status, reset.body]).toMatchObject([410, { code: 'sync_reset' }])
  const next = await pullAll(client)
  expect(next.cursor).not.toBe(cursor)
  expect((await pull(client, next.cursor)).status).toBe(204)
})

describe('a pull without a cursor', () => {
  test('returns the own user first, then own rows and the feed of the trade, newest first', async () => {
    const server = await createTestServer()
    const [client, tasker] = [await server.createUser('client'), await createPlumber(server)]
    const tap = await postTask(client)
    await postTask(client, { title: 'Bake a cake', skills: 'Pastries' })
    const pipe = await postTask(client, { title: 'Lay a pipe' })

    const { body } = await pull(tasker)
    expect(body.c[0]).toMatchObject({
      e: 'me',
      row: { user: { _id: tasker.id, trade: 'Plumbing' } },
    })
    expect(body.c.filter(({ e }) => e === 'feed').map(({ id }) => id)).toEqual([pipe._id, tap._id])
    expect(body.m).toBe(false)
    expect(body.n).toBe(`${body.h}.plumbing`)
    expect(server.lastRequestCost()).toMatchObject({ roundTrips: 1 })
  })

  test('returns the snapshot page by page, each row once, and then the changes since its start', async () => {
    const server = await createTestServer()
    const [client, tasker] = [await server.createUser('client'), await createPlumber(server)]
    const tasks = []
    for (let each = 0; each < 9; each++)
      tasks.push(await postTask(client, { title: `Tap ${each}` }))

    const first = (await pull(tasker, undefined, 4)).body
    expect(first.m).toBe(true)
    const late = await postTask(client, { title: 'Posted during the snapshot' })
    const { changes, cursor } = await pullAll(tasker, first.n, 4)

    const feed = [...first.c, ...changes].filter(({ e }) => e === 'feed').map(({ id }) => id)
    expect(feed).toEqual(tasks.map(({ _id }) => _id).toReversed())
    const after = await pullAll(tasker, cursor)
    expect(after.changes.filter(({ e }) => e === 'feed').map(({ id }) => id)).toEqual([late._id])
  })
})

describe('an incremental pull', () => {
  test('without changes is 204 without a body, one round trip and one row for each scope', async () => {
    const server = await createTestServer({ engine: 'sqld' })
    const [client, tasker] = [await server.createUser('client'), await createPlumber(server)]
    await postTask(client)
    for (const [user, scopes] of [
      [client, 1],
      [tasker, 2],
    ] as const) {
      const { cursor } = await pullAll(user)
      const response = await pull(user, cursor)
      expect(response).toMatchObject({ status: 204, body: null })
      expect(server.lastRequestCost()).toMatchObject({ roundTrips: 1, rowsWritten: 0 })
      expect(server.lastRequestCost().rowsRead).toBeLessThanOrEqual(SESSION_ROWS + scopes)
    }
  })

  test('returns a proposal to its tasker and to the client of the task, each with its own fields', async () => {
    const server = await createTestServer()
    const [client, tasker] = [await server.createUser('client'), await createPlumber(server)]
    const task = await postTask(client)
    const [taskerPull, clientPull] = [await pullAll(tasker), await pullAll(client)]
    const _id = newId('proposal')
    const applied = await tasker.send(applyForTask, { taskId: task._id, _id, ...proposalFields })

    const next = (await pull(tasker, taskerPull.cursor)).body
    expect(next.c).toMatchObject([{ e: 'proposal', id: _id, row: { title: task.title } }])
    expect(Number.parseInt(next.n)).toBeGreaterThanOrEqual(applied.body.seq ?? Number.NaN)
    expect((await pull(client, clientPull.cursor)).body.c).toMatchObject([
      { e: 'applicant', id: _id, row: { tasker: { _id: tasker.id }, price: 12_000 } },
      { e: 'notice', row: { kind: 'applied', taskId: task._id } },
    ])
  })

  test('after an award deletes the task from the feed, and has the address for the two parties only', async () => {
    const server = await createTestServer()
    const client = await server.createUser('client', naira(50_000))
    const [tasker, other] = [await createPlumber(server), await createPlumber(server)]
    const task = await postTask(client)
    const before = await pullAll(other)
    expect(before.changes.find(({ e }) => e === 'feed')).toMatchObject({ row: { address: null } })
    await tasker.send(applyForTask, { taskId: task._id, ...proposalFields })
    const [taskerPull, clientPull] = [await pullAll(tasker), await pullAll(client)]
    await client.send(awardTask, { taskId: task._id, taskerId: tasker.id })

    expect(entitiesOf((await pull(other, before.cursor)).body.c)).toEqual(['feed del'])
    const taskerChanges = (await pull(tasker, taskerPull.cursor)).body.c
    expect(entitiesOf(taskerChanges)).toEqual([
      'feed del',
      'notice put',
      'proposal put',
      'task put',
    ])
    expect(taskerChanges.find(({ e }) => e === 'task')).toMatchObject({
      row: { address: '4 Ada Street' },
    })
    const clientChanges = (await pull(client, clientPull.cursor)).body.c
    expect(clientChanges.find(({ e }) => e === 'me')).toMatchObject({
      row: { balance: 38_000, held: 12_000 },
    })
    expect(clientChanges.find(({ e }) => e === 'trx')).toMatchObject({
      row: { amount: 12_000, TransactionType: 'debit', TransactionStatus: 'pending' },
    })
  })

  test('has a tombstone of a deleted task for every user that had it, on a page of any size', async () => {
    const server = await createTestServer()
    const [client, tasker] = [await server.createUser('client'), await createPlumber(server)]
    const tasks = [await postTask(client), await postTask(client), await postTask(client)]
    const [taskerPull, clientPull] = [await pullAll(tasker), await pullAll(client)]
    for (const { _id } of tasks) await client.send(deleteTask, { id: _id })

    const { changes } = await pullAll(tasker, taskerPull.cursor, 1)
    expect(entitiesOf(changes)).toEqual(['feed del', 'feed del', 'feed del'])
    expect(entitiesOf((await pullAll(client, clientPull.cursor, 1)).changes)).toEqual([
      'task del',
      'task del',
      'task del',
    ])
  })
})

describe('a rejected pull', () => {
  test('is 410 after a change of trade, with a purged or with an invalid cursor', async () => {
    const server = await createTestServer()
    const tasker = await createPlumber(server)
    const { cursor } = await pullAll(tasker)
    const reset = { status: 410, body: { reset: true, code: 'sync_reset' } }
    expect(await pull(tasker, '1.no-such-1-1')).toMatchObject(reset)

    await server.runSql(`INSERT INTO sync_floor (scope, seq) VALUES ('u:${tasker.id}', 100000)`)
    expect(await pull(tasker, cursor)).toMatchObject(reset)
    await server.runSql('DELETE FROM sync_floor')
    expect((await pull(tasker, cursor)).status).toBe(204)

    await tasker.send(updateProfile, { skillsets: 'Pastries' })
    expect(await pull(tasker, cursor)).toMatchObject(reset)
    expect((await pullAll(tasker)).cursor).toMatch(/\.baker$/)
  })

  test('is 426 for an old schema version, 401 without a session, 400 for malformed input', async () => {
    const server = await createTestServer()
    const client = await server.createUser('client')
    expect((await client.send(sync, { s: 0 })).status).toBe(426)
    expect((await server.send(null, sync, {})).status).toBe(401)
    expect((await client.send(sync, { c: 'x' })).status).toBe(400)
    expect((await client.send(sync, { l: 501 })).status).toBe(400)
  })

  test('is 401 when the session is revoked', async () => {
    const server = await createTestServer()
    const client = await server.createUser('client')
    const { cursor } = await pullAll(client)
    await server.runSql(`UPDATE sessions SET revoked_at = 1`)
    expect((await pull(client, cursor)).status).toBe(401)
    expect((await pull(client)).status).toBe(401)
  })
})

test('a pull reads the same number of rows when there are more changes of others', async () => {
  const server = await createTestServer({ engine: 'sqld' })
  const [client, tasker] = [await server.createUser('client'), await createPlumber(server)]
  await postTask(client)
  const first = await pullAll(tasker)
  const costs = []
  for (const others of [10, 500]) {
    await server.runSql(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${others})
      INSERT INTO changes (scope, entity, id, op, seq)
      SELECT 'feed:Baker', 'feed', ${others} || '-' || i, 'put', 0 FROM n`)
    await pull(tasker, first.cursor)
    costs.push(server.lastRequestCost().rowsRead)
  }
  expect(costs[0]).toBeLessThanOrEqual(SESSION_ROWS + 2)
  expect(costs[1]).toBe(costs[0])
})

import { describe, expect, test } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { sync } from '#schema/contract/sync.ts'
import { createTask, deleteTask } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { newWorld, type Person, type World } from '../test/world.ts'

const todo = {
  title: 'Fix a leaking tap',
  description: 'The kitchen tap drips all night.',
  price: 15_000,
  duration: 1,
  projectType: 'Onsite',
  location: 'Yaba, Lagos',
  address: '4 Ada Street',
  skills: 'Leak detection and repair',
} as const

const offer = { price: 12_000, description: 'Nine years of taps in Yaba.', date: '2026-03-09' }

async function plumber(world: World): Promise<Person> {
  const tasker = await world.person('tasker')
  await tasker.send(updateProfile, { skillsets: 'Leak detection and repair' })
  return tasker
}
async function post(client: Person, fields: object = {}) {
  const { status, body } = await client.send(createTask, { ...todo, ...fields })
  expect(status).toBe(201)
  return body.task
}
const pull = (person: Person, c?: string, l?: number) =>
  person.send(sync, { ...(c !== undefined && { c }), ...(l !== undefined && { l }), s: 1 })
/** The session check of every call: the session and its person. */
const SESSION_ROWS = 2

const named = (c: { e: string; op: string }[]) => c.map(({ e, op }) => `${e} ${op}`).toSorted()

/** Pulls until there is no more; answers all changes and the last cursor. */
async function pullAll(person: Person, from?: string, l = 200) {
  const changes = []
  for (let c = from; ;) {
    const { status, body } = await pull(person, c, l)
    if (status === 204) return { changes, cursor: c ?? '' }
    expect(status).toBe(200)
    changes.push(...body.c)
    c = body.n
    if (!body.m) return { changes, cursor: c }
  }
}

describe('a phone that knows nothing (SYNC 1)', () => {
  test('hears whose it is first, then its own things and the feed of its trade, newest first', async () => {
    const world = await newWorld()
    const [client, tasker] = [await world.person('client'), await plumber(world)]
    const tap = await post(client)
    await post(client, { title: 'Bake a cake', skills: 'Pastries' })
    const pipe = await post(client, { title: 'Lay a pipe' })

    const { body } = await pull(tasker)
    expect(body.c[0]).toMatchObject({
      e: 'me',
      row: { user: { _id: tasker.id, trade: 'Plumbing' } },
    })
    expect(body.c.filter(({ e }) => e === 'feed').map(({ id }) => id)).toEqual([pipe._id, tap._id])
    expect(body.m).toBe(false)
    expect(body.n).toBe(`${body.h}.plumbing`)
    expect(world.cost()).toMatchObject({ trips: 1 })
  })

  test('is filled page by page, each thing once, and then follows from where the filling began', async () => {
    const world = await newWorld()
    const [client, tasker] = [await world.person('client'), await plumber(world)]
    const tasks = []
    for (let each = 0; each < 9; each++) tasks.push(await post(client, { title: `Tap ${each}` }))

    const first = (await pull(tasker, undefined, 4)).body
    expect(first.m).toBe(true)
    const late = await post(client, { title: 'Posted while the phone was being filled' })
    const { changes, cursor } = await pullAll(tasker, first.n, 4)

    const feed = [...first.c, ...changes].filter(({ e }) => e === 'feed').map(({ id }) => id)
    expect(feed).toEqual(tasks.map(({ _id }) => _id).toReversed())
    const after = await pullAll(tasker, cursor)
    expect(after.changes.map(({ id }) => id)).toEqual([late._id])
  })
})

describe('a phone that has been here before (SYNC 1)', () => {
  test('an unchanged poll is 204 without a body, one round trip, a row for each scope', async () => {
    const world = await newWorld()
    const [client, tasker] = [await world.person('client'), await plumber(world)]
    await post(client)
    for (const [person, scopes] of [
      [client, 1],
      [tasker, 2],
    ] as const) {
      const { cursor } = await pullAll(person)
      const quiet = await pull(person, cursor)
      expect(quiet).toMatchObject({ status: 204, body: null })
      expect(world.cost()).toMatchObject({ trips: 1, rowsWritten: 0 })
      expect(world.cost().rowsRead).toBeLessThanOrEqual(SESSION_ROWS + scopes)
    }
  })

  test('a proposal reaches its sender and the owner of the todo, each in their own shape', async () => {
    const world = await newWorld()
    const [client, tasker] = [await world.person('client'), await plumber(world)]
    const task = await post(client)
    const [mine, theirs] = [await pullAll(tasker), await pullAll(client)]
    const _id = newId('proposal')
    const applied = await tasker.send(applyForTask, { taskId: task._id, _id, ...offer })

    const news = (await pull(tasker, mine.cursor)).body
    expect(news.c).toMatchObject([{ e: 'proposal', id: _id, row: { title: task.title } }])
    expect(Number.parseInt(news.n)).toBeGreaterThanOrEqual(applied.body.seq ?? Number.NaN)
    expect((await pull(client, theirs.cursor)).body.c).toMatchObject([
      { e: 'applicant', id: _id, row: { tasker: { _id: tasker.id }, price: 12_000 } },
    ])
  })

  test('R12: an award takes the todo out of the feed, and tells the address to the two parties alone', async () => {
    const world = await newWorld()
    const client = await world.person('client', naira(50_000))
    const [tasker, other] = [await plumber(world), await plumber(world)]
    const task = await post(client)
    const before = await pullAll(other)
    expect(before.changes.find(({ e }) => e === 'feed')).toMatchObject({ row: { address: null } })
    await tasker.send(applyForTask, { taskId: task._id, ...offer })
    const [mine, theirs] = [await pullAll(tasker), await pullAll(client)]
    await client.send(awardTask, { taskId: task._id, taskerId: tasker.id })

    expect(named((await pull(other, before.cursor)).body.c)).toEqual(['feed del'])
    const won = (await pull(tasker, mine.cursor)).body.c
    expect(named(won)).toEqual(['feed del', 'proposal put', 'task put'])
    expect(won.find(({ e }) => e === 'task')).toMatchObject({ row: { address: '4 Ada Street' } })
    const paid = (await pull(client, theirs.cursor)).body.c
    expect(paid.find(({ e }) => e === 'me')).toMatchObject({
      row: { balance: 38_000, held: 12_000 },
    })
    expect(paid.find(({ e }) => e === 'trx')).toMatchObject({
      row: { amount: 12_000, TransactionType: 'debit', TransactionStatus: 'pending' },
    })
  })

  test('a deleted todo is a del to everybody who had it, on a page of any size', async () => {
    const world = await newWorld()
    const [client, tasker] = [await world.person('client'), await plumber(world)]
    const tasks = [await post(client), await post(client), await post(client)]
    const [mine, theirs] = [await pullAll(tasker), await pullAll(client)]
    for (const { _id } of tasks) await client.send(deleteTask, { id: _id })

    const { changes } = await pullAll(tasker, mine.cursor, 1)
    expect(named(changes)).toEqual(['feed del', 'feed del', 'feed del'])
    expect(named((await pullAll(client, theirs.cursor, 1)).changes)).toEqual([
      'task del',
      'task del',
      'task del',
    ])
  })
})

describe('a phone that must start afresh or update (SYNC 1)', () => {
  test('410 when its person changed trade, when its past was purged, when its cursor is not one of ours', async () => {
    const world = await newWorld()
    const tasker = await plumber(world)
    const { cursor } = await pullAll(tasker)
    const afresh = { status: 410, body: { reset: true, code: 'sync_reset' } }
    expect(await pull(tasker, '1.no-such-1-1')).toMatchObject(afresh)

    await world.rows(`INSERT INTO sync_floor (scope, seq) VALUES ('u:${tasker.id}', 100000)`)
    expect(await pull(tasker, cursor)).toMatchObject(afresh)
    await world.rows('DELETE FROM sync_floor')
    expect((await pull(tasker, cursor)).status).toBe(204)

    await tasker.send(updateProfile, { skillsets: 'Pastries' })
    expect(await pull(tasker, cursor)).toMatchObject(afresh)
    expect((await pullAll(tasker)).cursor).toMatch(/\.baker$/)
  })

  test('426 when it speaks a schema we no longer know; 401 for nobody; 400 for a cursor of no shape', async () => {
    const world = await newWorld()
    const client = await world.person('client')
    expect((await client.send(sync, { s: 0 })).status).toBe(426)
    expect((await world.send(null, sync, {})).status).toBe(401)
    expect((await client.send(sync, { c: 'x' })).status).toBe(400)
    expect((await client.send(sync, { l: 501 })).status).toBe(400)
  })

  test('R3: nothing is told once the session has ended', async () => {
    const world = await newWorld()
    const client = await world.person('client')
    const { cursor } = await pullAll(client)
    await world.rows(`UPDATE sessions SET revoked_at = 1`)
    expect((await pull(client, cursor)).status).toBe(401)
    expect((await pull(client)).status).toBe(401)
  })
})

test('a pull reads no more when the marketplace has grown', async () => {
  const world = await newWorld()
  const [client, tasker] = [await world.person('client'), await plumber(world)]
  await post(client)
  const first = await pullAll(tasker)
  const costs = []
  for (const others of [10, 500]) {
    await world.rows(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${others})
      INSERT INTO changes (scope, entity, id, op, seq)
      SELECT 'feed:Baker', 'feed', ${others} || '-' || i, 'put', 0 FROM n`)
    await pull(tasker, first.cursor)
    costs.push(world.cost().rowsRead)
  }
  expect(costs[0]).toBeLessThanOrEqual(SESSION_ROWS + 2)
  expect(costs[1]).toBe(costs[0])
})

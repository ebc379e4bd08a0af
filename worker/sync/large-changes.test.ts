import { beforeEach, describe, expect, it } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { applyForTask, editProposal, withdrawProposal } from '#schema/contract/proposals.ts'
import { sync } from '#schema/contract/sync.ts'
import { deleteTask } from '#schema/contract/tasks.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { PULL_MAX } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { Engine, TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
async function setUp(engine: Engine = 'in-process') {
  market = await createMarket({ engine })
  client = await market.createClient()
  tasker = await market.createTasker()
  await tasker.send(updateProfile, { skillsets: ['Woodwork'] })
}
beforeEach(() => setUp())

type ReceivedChange = { e: string; id: string; op: string; seq: number }
const pull = async (user: TestUser, c?: string, l?: number) => {
  const { status, body } = await user.send(sync, {
    ...(c !== undefined && { c }),
    ...(l !== undefined && { l }),
  })
  return { status, ...(status === 200 ? body : { c: [], n: c ?? '', m: false, h: 0 }) }
}
/** Pulls all pages from a cursor on. Only the latest change of each row counts, as on the phone. */
async function pullAll(user: TestUser, from: string | undefined, l: number) {
  const changes = new Map<string, ReceivedChange>()
  let pages = 0
  for (let c = from; ; pages++) {
    const page = await pull(user, c, l)
    // The first page has the user's own row in addition.
    expect(page.c.length).toBeLessThanOrEqual(c === undefined ? l + 1 : l)
    for (const change of page.c as ReceivedChange[]) changes.set(`${change.e} ${change.id}`, change)
    c = page.n
    if (!page.m) return { changes, cursor: c, pages: pages + 1 }
  }
}
const existingRows = (changes: Map<string, ReceivedChange>) =>
  [...changes].flatMap(([name, { op }]) => (op === 'put' ? [name] : [])).toSorted()

/** Open tasks of one trade, inserted with their changes. */
const insertOpenTasks = async (count: number) => {
  const ids = Array.from({ length: count }, () => newId('task'))
  await market.runSql(
    `INSERT INTO tasks (id, client_id, title, description, price, duration, project_type, location, skills,
       trade, status, due_at, created_at, updated_at)
     SELECT value, ?2, 'Todo ' || key, 'd', 100000, 1, 'Remote', '', '["Woodwork"]', 'Furniture', 'pending',
       9000000000000, key, key
     FROM json_each(?1)`,
    JSON.stringify(ids),
    client.id,
  )
  const head = await market.changeCounter()
  await market.runSql(
    `INSERT INTO changes (scope, entity, id, op, seq)
     SELECT 'feed:Furniture', 'feed', value, 'put', CAST(?2 AS INTEGER) + 1 + key FROM json_each(?1)`,
    JSON.stringify(ids),
    head,
  )
  await market.runSql(`UPDATE sync_counter SET v = v + ${count}`)
  return ids
}

describe('more changes than fit into one response', () => {
  it('arrive in pages of any size, each row once, until the cursor is the head', async () => {
    const { cursor } = await pullAll(tasker, undefined, 200)
    const ids = await insertOpenTasks(1200)
    for (const l of [PULL_MAX, 333]) {
      const { changes, cursor: end, pages } = await pullAll(tasker, cursor, l)
      expect(existingRows(changes)).toEqual(ids.map((id) => `feed ${id}`).toSorted())
      expect(pages).toBe(Math.ceil(1200 / l))
      expect(end).toBe(`${await market.changeCounter()}.furniture`)
      expect((await pull(tasker, end)).status).toBe(204)
    }
    expect((await tasker.send(sync, { c: cursor, l: PULL_MAX + 1 })).status).toBe(400)
  })

  it('cost two round trips for each page, and rows in proportion to the page', async () => {
    await setUp('sqld')
    const { cursor } = await pullAll(tasker, undefined, 200)
    await insertOpenTasks(600)
    await pull(tasker, cursor, 100)
    // The first one reads whether there is anything.
    expect(market.lastRequestCost().roundTrips).toBe(2)
    // For each change: the entry, the task, its client, and the head.
    expect(market.lastRequestCost().rowsRead).toBeLessThanOrEqual(101 * 4 + 14)
  })

  it('give a new phone the newest 300 tasks of its feed, and all own rows', async () => {
    const ids = await insertOpenTasks(420)
    const last = ids.at(-1) as TaskId
    const proposalInput = { taskId: last, price: '1000', description: 'I can.', date: '2026-03-20' }
    await tasker.send(applyForTask, { ...proposalInput, _id: newId('proposal') })
    const { changes } = await pullAll(tasker, undefined, 150)
    const feed = existingRows(changes).filter((name) => name.startsWith('feed'))
    expect(feed).toEqual(
      ids
        .slice(-300)
        .map((id) => `feed ${id}`)
        .toSorted(),
    )
    expect(existingRows(changes).filter((name) => !name.startsWith('feed'))).toHaveLength(2)
  })

  it('include what changes between two pages', async () => {
    const { cursor } = await pullAll(tasker, undefined, 200)
    const tasks = []
    for (let each = 0; each < 9; each++) tasks.push(await market.postTask(client))
    const changes = new Map<string, ReceivedChange>()
    let c = cursor
    for (let page = 0; ; page++) {
      const response = await pull(tasker, c, 2)
      for (const change of response.c as ReceivedChange[]) changes.set(change.id, change)
      c = response.n
      const next = tasks[page * 2]
      if (next) await client.send(deleteTask, { id: next._id })
      if (!response.m && page > 4) break
    }
    for (const change of (await pullAll(tasker, c, 2)).changes.values())
      changes.set(change.id, change)
    const remaining = tasks.filter((_, index) => index % 2 === 1).map(({ _id }) => _id)
    const existing = [...changes.values()]
      .filter(({ e, op }) => e === 'feed' && op === 'put')
      .map(({ id }) => id)
    expect(existing.toSorted()).toEqual(remaining.toSorted())
  })
})

describe('the changes of own commands', () => {
  it('are complete in the next pull: its cursor reaches the seq of the response', async () => {
    let { cursor } = await pullAll(tasker, undefined, 200)
    const task = await market.postTask(client)
    const _id = newId('proposal')
    const proposalInput = {
      taskId: task._id,
      _id,
      price: '1000',
      description: 'I can.',
      date: '2026-03-20',
    }
    const steps = [
      () => tasker.send(applyForTask, proposalInput, 'one'),
      () => tasker.send(applyForTask, proposalInput, 'one'),
      () => tasker.send(editProposal, { id: _id, price: '900' }),
      () => tasker.send(editProposal, { id: _id, price: '900' }),
      () => tasker.send(withdrawProposal, { id: _id }),
      () => tasker.send(withdrawProposal, { id: _id }),
    ]
    for (const step of steps) {
      const { status, body } = await step()
      expect(status).toBeLessThan(300)
      const end = await pullAll(tasker, cursor, 200)
      cursor = end.cursor
      expect(Number.parseInt(cursor, 10)).toBeGreaterThanOrEqual(body.seq ?? Number.NaN)
    }
  })
})

describe('a change of the trade', () => {
  it('resets the client, which gets the feed of the new trade without the old one', async () => {
    const wood = await market.postTask(client)
    const hair = await market.postTask(client, { skills: ['Haircut'] })
    const before = await pullAll(tasker, undefined, 200)
    expect(existingRows(before.changes)).toContain(`feed ${wood._id}`)
    await tasker.send(updateProfile, { skillsets: ['Haircut'] })
    expect((await tasker.send(sync, { c: before.cursor })).status).toBe(410)
    const after = await pullAll(tasker, undefined, 200)
    expect(existingRows(after.changes)).toContain(`feed ${hair._id}`)
    expect(existingRows(after.changes)).not.toContain(`feed ${wood._id}`)
    // Other skills of the same trade do not change the feed.
    await tasker.send(updateProfile, { skillsets: ['Haircut', 'Beard Grooming'] })
    expect((await pull(tasker, after.cursor)).c.map(({ e }) => e)).toEqual(['me'])
  })

  it('resets the client also during a snapshot', async () => {
    await insertOpenTasks(30)
    const first = await pull(tasker, undefined, 10)
    expect(first.m).toBe(true)
    await tasker.send(updateProfile, { skillsets: ['Haircut'] })
    expect((await tasker.send(sync, { c: first.n, l: 10 })).status).toBe(410)
  })
})

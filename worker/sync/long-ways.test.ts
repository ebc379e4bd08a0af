import { beforeEach, describe, expect, it } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { applyForTask, editProposal, withdrawProposal } from '#schema/contract/proposals.ts'
import { sync } from '#schema/contract/sync.ts'
import { deleteTask } from '#schema/contract/tasks.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { PULL_MAX } from '#schema/domain/limits.ts'
import { newMarket, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
let tasker: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client()
  tasker = await market.tasker()
  await tasker.send(updateProfile, { skillsets: ['Woodwork'] })
})

type Heard = { e: string; id: string; op: string; seq: number }
const pull = async (person: Person, c?: string, l?: number) => {
  const { status, body } = await person.send(sync, {
    ...(c !== undefined && { c }),
    ...(l !== undefined && { l }),
  })
  return { status, ...(status === 200 ? body : { c: [], n: c ?? '', m: false, h: 0 }) }
}
/** All pages from a cursor on, as a phone would apply them: the last word about each thing counts. */
async function follow(person: Person, from: string | undefined, l: number) {
  const known = new Map<string, Heard>()
  let pages = 0
  for (let c = from; ; pages++) {
    const page = await pull(person, c, l)
    // The very first begins with whose it is.
    expect(page.c.length).toBeLessThanOrEqual(c === undefined ? l + 1 : l)
    for (const change of page.c as Heard[]) known.set(`${change.e} ${change.id}`, change)
    c = page.n
    if (!page.m) return { known, cursor: c, pages: pages + 1 }
  }
}
const stands = (known: Map<string, Heard>) =>
  [...known].flatMap(([name, { op }]) => (op === 'put' ? [name] : [])).toSorted()

/** Open todos of one trade, straight into the tables and the log. */
const crowd = async (count: number) => {
  const ids = Array.from({ length: count }, () => newId('task'))
  await market.rows(
    `INSERT INTO tasks (id, client_id, title, description, price, duration, project_type, location, skills,
       trade, status, created_at, updated_at)
     SELECT value, ?2, 'Todo ' || key, 'd', 100000, 1, 'Remote', '', '["Woodwork"]', 'Furniture', 'pending', key, key
     FROM json_each(?1)`,
    JSON.stringify(ids),
    client.id,
  )
  const head = await market.head()
  await market.rows(
    `INSERT INTO changes (scope, entity, id, op, seq)
     SELECT 'feed:Furniture', 'feed', value, 'put', CAST(?2 AS INTEGER) + 1 + key FROM json_each(?1)`,
    JSON.stringify(ids),
    head,
  )
  await market.rows(`UPDATE sync_head SET v = v + ${count}`)
  return ids
}

describe('SYNC 1: more than fits one answer', () => {
  it('1,200 changes come in pages of any size, each thing once, and the cursor ends at the head', async () => {
    const { cursor } = await follow(tasker, undefined, 200)
    const ids = await crowd(1200)
    for (const l of [PULL_MAX, 333]) {
      const { known, cursor: end, pages } = await follow(tasker, cursor, l)
      expect(stands(known)).toEqual(ids.map((id) => `feed ${id}`).toSorted())
      expect(pages).toBe(Math.ceil(1200 / l))
      expect(end).toBe(`${await market.head()}.furniture`)
      expect((await pull(tasker, end)).status).toBe(204)
    }
    expect((await tasker.send(sync, { c: cursor, l: PULL_MAX + 1 })).status).toBe(400)
  })

  it('costs one round trip a page, and rows by the page', async () => {
    const { cursor } = await follow(tasker, undefined, 200)
    await crowd(600)
    await pull(tasker, cursor, 100)
    expect(market.cost().trips).toBe(1)
    // The entry, the todo and its owner; the head is told once for each.
    expect(market.cost().rowsRead).toBeLessThanOrEqual(101 * 4 + 10)
  })

  it('a phone that knows nothing gets the newest 300 of its feed and all that is its own', async () => {
    const ids = await crowd(420)
    const last = ids.at(-1) as TaskId
    const offer = { taskId: last, price: '1000', description: 'I can.', date: '2026-03-20' }
    await tasker.send(applyForTask, { ...offer, _id: newId('proposal') })
    const { known } = await follow(tasker, undefined, 150)
    const feed = stands(known).filter((name) => name.startsWith('feed'))
    expect(feed).toEqual(
      ids
        .slice(-300)
        .map((id) => `feed ${id}`)
        .toSorted(),
    )
    expect(stands(known).filter((name) => !name.startsWith('feed'))).toHaveLength(2)
  })

  it('what changes between two pages is neither lost nor left standing', async () => {
    const { cursor } = await follow(tasker, undefined, 200)
    const tasks = []
    for (let each = 0; each < 9; each++) tasks.push(await market.post(client))
    const known = new Map<string, Heard>()
    let c = cursor
    for (let page = 0; ; page++) {
      const answer = await pull(tasker, c, 2)
      for (const change of answer.c as Heard[]) known.set(change.id, change)
      c = answer.n
      const next = tasks[page * 2]
      if (next) await client.send(deleteTask, { id: next._id })
      if (!answer.m && page > 4) break
    }
    for (const change of (await follow(tasker, c, 2)).known.values()) known.set(change.id, change)
    const left = tasks.filter((_, place) => place % 2 === 1).map(({ _id }) => _id)
    const shown = [...known.values()].filter(({ op }) => op === 'put').map(({ id }) => id)
    expect(shown.toSorted()).toEqual(left.toSorted())
  })
})

describe('SYNC 1: what one’s own commands leave in the log', () => {
  it('every answer’s seq is reached by the next pull that says there is no more', async () => {
    let { cursor } = await follow(tasker, undefined, 200)
    const task = await market.post(client)
    const _id = newId('proposal')
    const offer = {
      taskId: task._id,
      _id,
      price: '1000',
      description: 'I can.',
      date: '2026-03-20',
    }
    const steps = [
      () => tasker.send(applyForTask, offer, 'one'),
      () => tasker.send(applyForTask, offer, 'one'),
      () => tasker.send(editProposal, { id: _id, price: '900' }),
      () => tasker.send(editProposal, { id: _id, price: '900' }),
      () => tasker.send(withdrawProposal, { id: _id }),
      () => tasker.send(withdrawProposal, { id: _id }),
    ]
    for (const step of steps) {
      const { status, body } = await step()
      expect(status).toBeLessThan(300)
      const end = await follow(tasker, cursor, 200)
      cursor = end.cursor
      expect(Number.parseInt(cursor, 10)).toBeGreaterThanOrEqual(body.seq ?? Number.NaN)
    }
  })
})

describe('R5, SYNC 1: another trade', () => {
  it('starts afresh with the new trade’s feed and without the old one’s', async () => {
    const wood = await market.post(client)
    const hair = await market.post(client, { skills: ['Haircut'] })
    const before = await follow(tasker, undefined, 200)
    expect(stands(before.known)).toContain(`feed ${wood._id}`)
    await tasker.send(updateProfile, { skillsets: ['Haircut'] })
    expect((await tasker.send(sync, { c: before.cursor })).status).toBe(410)
    const after = await follow(tasker, undefined, 200)
    expect(stands(after.known)).toContain(`feed ${hair._id}`)
    expect(stands(after.known)).not.toContain(`feed ${wood._id}`)
    // Other skills of the same trade are no other feed.
    await tasker.send(updateProfile, { skillsets: ['Haircut', 'Beard Grooming'] })
    expect((await pull(tasker, after.cursor)).c.map(({ e }) => e)).toEqual(['me'])
  })

  it('in the middle of a filling, too', async () => {
    await crowd(30)
    const first = await pull(tasker, undefined, 10)
    expect(first.m).toBe(true)
    await tasker.send(updateProfile, { skillsets: ['Haircut'] })
    expect((await tasker.send(sync, { c: first.n, l: 10 })).status).toBe(410)
  })
})

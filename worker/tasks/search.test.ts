import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Sent } from '#schema/contract/endpoint.ts'
import { deleteTask, editTask, listOpenTasks, restoreTask } from '#schema/contract/tasks.ts'
import { newMarket, todo, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'
import { CANDIDATES } from './search.ts'

let market: Market
let client: Person
let tasker: Person
const open = async () => {
  market = await newMarket()
  client = await market.client()
  tasker = await market.tasker()
}
type Asked = Sent<typeof listOpenTasks>
const seek = async (input: Asked, person = tasker) => {
  const { status, body } = await person.send(listOpenTasks, input)
  expect([status, body.error]).toEqual([200, undefined])
  return body
}
const titles = async (input: Asked, person = tasker) =>
  (await seek(input, person)).tasks.map(({ title }) => title)
/** Every page, however little is on each. */
async function all(input: Asked) {
  const found: string[] = []
  let pages = 0
  for (let cursor: string | undefined; ; pages++) {
    const body = await seek({ ...input, ...(cursor && { cursor }) })
    found.push(...body.tasks.map(({ title }) => title))
    if (body.nextCursor === null || pages > 99) return { found, pages: pages + 1 }
    cursor = body.nextCursor
  }
}
const post = async (title: string, fields: Parameters<typeof todo>[0] = {}) => {
  market.wait(1000)
  return market.post(client, { title, ...fields })
}

describe('SPEC 5: what is typed stands anywhere in the title', () => {
  beforeEach(open)

  it('trimmed, in any case, newest first', async () => {
    for (const title of ['Fix a leaking TAP', 'Tap dance lessons', 'Paint a wall', 'Untapped well'])
      await post(title)
    for (const q of ['tap', ' TAP ', 'Tap', 'ta', 'T'])
      expect([q, await titles({ q })]).toEqual([
        q,
        q === 'T'
          ? ['Untapped well', 'Paint a wall', 'Tap dance lessons', 'Fix a leaking TAP']
          : ['Untapped well', 'Tap dance lessons', 'Fix a leaking TAP'],
      ])
    expect(await titles({ q: 'leaking ta' })).toEqual(['Fix a leaking TAP'])
    for (const q of ['leaking  tap', 'tapx', 'zz', 'description words'])
      expect([q, await titles({ q })]).toEqual([q, []])
  })

  it('in any script, and with whatever signs there are', async () => {
    for (const title of [
      'Ọlá’s SHỌP front',
      '100% "cotton" (AND) NOT -x*',
      "Kids' haircuts",
      '🧰 Ṣe é',
    ])
      await post(title)
    const finds = async (q: string) => (await titles({ q }))[0] ?? null
    expect(await finds('ọLÁ')).toBe('Ọlá’s SHỌP front')
    expect(await finds('shọp')).toBe('Ọlá’s SHỌP front')
    expect(await finds('Ọ')).toBe('Ọlá’s SHỌP front')
    expect(await finds('ṣe')).toBe('🧰 Ṣe é')
    expect(await finds('🧰')).toBe('🧰 Ṣe é')
    for (const q of ['"cotton"', '(AND)', 'NOT -x*', '-x*', '0%', '%', '"', '*', "s' h"])
      expect([q, await finds(q)]).not.toEqual([q, null])
    for (const q of ['c_tton', '%%', 'AND cotton', 'cot*', 'title:cotton'])
      expect([q, await finds(q)]).toEqual([q, null])
  })

  it('an empty one restores the full list', async () => {
    for (const title of ['One', 'Two']) await post(title)
    for (const q of ['', '   ']) expect(await titles({ q })).toEqual(['Two', 'One'])
  })

  it('follows the todo: edited, removed, brought back in its place, awarded', async () => {
    const task = await post('Build a shelf')
    await post('Build a boat')
    expect(await titles({ q: 'build' })).toEqual(['Build a boat', 'Build a shelf'])
    await client.send(editTask, { id: task._id, ...todo({ title: 'Build a desk' }) })
    expect(await titles({ q: 'shelf' })).toEqual([])
    await client.send(deleteTask, { id: task._id })
    expect(await titles({ q: 'build' })).toEqual(['Build a boat'])
    market.wait(1000)
    await client.send(restoreTask, { id: task._id })
    expect(await titles({ q: 'build' })).toEqual(['Build a boat', 'Build a desk'])
    await market.apply(tasker, task)
    await market.award(client, task, tasker)
    expect(await titles({ q: 'build' })).toEqual(['Build a boat'])
    expect(await market.rows('SELECT count(*) AS n FROM open_tasks')).toEqual([{ n: 1 }])
  })

  it('R12: never shows one’s own, nor what is not open', async () => {
    await post('Build a shelf')
    expect(await titles({ q: 'build' }, client)).toEqual([])
    await market.underWay(client, tasker, { title: 'Build a house' })
    expect(await titles({ q: 'build' })).toEqual(['Build a shelf'])
  })
})

describe('filters and orders', () => {
  beforeEach(async () => {
    await open()
    await post('Cabinet', { price: '5000', location: 'Yaba, Lagos', skills: ['Cabinet Making'] })
    await post('Haircut', { price: '1000', location: 'Ikeja, LAGOS', skills: ['Haircut'] })
    await post('Wiring', {
      price: '9000',
      location: 'Jos',
      skills: ['House Wiring', 'CCTV Installation'],
    })
    await post('Remote tutoring', {
      ...{ price: '3000', location: '', projectType: 'Remote', skills: ['Online Tutoring'] },
    })
  })

  it.each<[Asked, string[]]>([
    [{ location: 'lagos' }, ['Haircut', 'Cabinet']],
    [{ location: 'JO' }, ['Wiring']],
    [{ projectType: 'Remote' }, ['Remote tutoring']],
    [{ projectType: 'Onsite', location: 'Yaba' }, ['Cabinet']],
    [{ skills: 'Haircut,House Wiring' }, ['Wiring', 'Haircut']],
    [{ skills: ['CCTV Installation'] }, ['Wiring']],
    [{ skills: ['Beard Grooming'] }, []],
    [{ field: 'Electrician', projectType: 'Onsite' }, ['Wiring']],
    [{ field: 'Barber', skills: 'House Wiring' }, []],
    [{ minPrice: 3000 }, ['Remote tutoring', 'Wiring', 'Cabinet']],
    [{ minPrice: '3,000', maxPrice: '5000' }, ['Remote tutoring', 'Cabinet']],
    [{ maxPrice: 1000, field: 'Barber' }, ['Haircut']],
    [{ minPrice: 5000, maxPrice: 3000 }, []],
    [{ q: 'a', maxPrice: 4000 }, ['Haircut']],
    [{ q: 'cabinet', minPrice: 6000 }, []],
    [{ sort: 'price-low' }, ['Haircut', 'Remote tutoring', 'Cabinet', 'Wiring']],
    [{ sort: 'price-high' }, ['Wiring', 'Cabinet', 'Remote tutoring', 'Haircut']],
    [{ sort: 'price-low', minPrice: 2000, maxPrice: 6000 }, ['Remote tutoring', 'Cabinet']],
    [{ sort: 'price-high', location: 'Lagos' }, ['Cabinet', 'Haircut']],
    [{ sort: 'price-low', q: 'r' }, ['Haircut', 'Remote tutoring', 'Wiring']],
    [{ sort: 'price-low', field: 'Furniture' }, ['Cabinet']],
    [{ sort: 'newest', q: 'ing' }, ['Remote tutoring', 'Wiring']],
    [{ sort: 'price', projectType: 'Onsite' } as Asked, ['Haircut', 'Cabinet', 'Wiring']],
  ])('%j', async (input, wanted) => {
    expect(await titles(input)).toEqual(wanted)
    expect(market.cost().trips).toBe(1)
    expect((await all({ ...input, limit: 1 })).found).toEqual(wanted)
  })

  it('what cannot be sought is refused in words', async () => {
    const wrong: [object, string][] = [
      [{ sort: 'best' }, 'There is no such order'],
      [{ projectType: 'remote' }, 'There is no such project type'],
      [{ skills: 'Juggling' }, 'Choose skills from the list'],
      [{ minPrice: 'cheap' }, 'Enter price as an amount in naira'],
      [{ q: 'x'.repeat(121) }, 'Search can be at most 120 characters'],
    ]
    for (const [input, words] of wrong) {
      const { status, body } = await tasker.send(listOpenTasks, input as Asked)
      expect([status, body.error]).toEqual([400, words])
    }
  })

  it('SYNC 1: has a version like the list', async () => {
    const ask = (tag = '') =>
      market.send(tasker.token, listOpenTasks, { q: 'cabinet' }, undefined, {
        'if-none-match': tag,
      })
    const tag = (await ask()).headers.get('etag') ?? ''
    expect((await ask(tag)).status).toBe(304)
    expect(market.cost().trips).toBe(1)
    expect(market.cost().rowsRead).toBeLessThan(10)
    await post('Another cabinet')
    expect((await ask(tag)).body.tasks).toHaveLength(2)
  })
})

/** Every seventh is a tap, one in 250 a pump; prices and places go round. */
const fill = (from: number, to: number) =>
  market.rows(
    `WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
     INSERT INTO tasks (id, client_id, title, description, price, duration, project_type, location, skills, trade,
       status, created_at, updated_at)
     SELECT printf('01900000-0000-7000-8000-%012x', i), ?3,
       CASE WHEN i % 250 = 3 THEN 'Mend the pump ' WHEN i % 7 = 0 THEN 'Fix a tap ' ELSE 'Something ' END || i,
       'd', 100000 + 100 * (i % 1000), 1, CASE i % 3 WHEN 0 THEN 'Remote' ELSE 'Onsite' END,
       CASE i % 5 WHEN 0 THEN 'Yaba' ELSE 'Ibadan' END, '["Installation"]',
       CASE i % 13 WHEN 0 THEN 'Baker' ELSE 'Plumbing' END, 'pending', 1000 + i, 1000 + i FROM n`,
    from,
    to,
    client.id,
  )

describe('among many', () => {
  const SIZES = process.env['LARGE'] ? [1_000, 10_000, 100_000] : [1_000, 10_000]
  const PAGE = 20
  /** A match, its todo, its owner; the session and its person; the version. */
  const MOST = 3 * (PAGE + 1) + 2 + 2
  /** Along an index of todos there is no match to read. */
  const mostOf = ({ sort }: Asked) => (sort ? 2 * PAGE + 5 + 1 : MOST)
  beforeAll(open)
  const flat: Asked[] = [
    { q: 'fix a tap' },
    { q: 'pump' },
    { q: 'Something', field: 'Baker' },
    { location: 'Yaba', projectType: 'Remote' },
    { skills: 'Installation', field: 'Plumbing' },
    { sort: 'price-low' },
    { sort: 'price-high', field: 'Baker', minPrice: 1200 },
  ]
  /** What no index tells is looked at one by one, a bounded number at once. */
  const bounded: Asked[] = [
    { q: 'ap' },
    { q: 'zz' },
    { q: 'tap', minPrice: 1999, maxPrice: 1999 },
    { minPrice: 1999, maxPrice: 1999 },
    { q: 'tap', sort: 'price-low' },
    { q: 'zz', sort: 'price-low' },
  ]
  const read: Record<string, number[]> = {}
  const costs: Record<string, number[]> = {}
  let filled = 0

  it.each(SIZES)('rows by the page, with %i todos', { timeout: 300_000 }, async (size) => {
    // In bites: a statement that writes for longer than a probe waits looks like a database that hangs.
    for (; filled < size; filled += 1000) await fill(filled, filled + 1000)
    for (const input of flat) {
      const body = await seek(input)
      const { trips, rowsRead } = market.cost()
      ;(costs[JSON.stringify(input)] ??= []).push(rowsRead)
      if (body.tasks.length === PAGE) (read[JSON.stringify(input)] ??= []).push(rowsRead)
      const wanted = size === 1000 && input.q === 'pump' ? 4 : PAGE
      expect([input, body.tasks.length, trips]).toEqual([input, wanted, 1])
      expect(rowsRead, JSON.stringify(input)).toBeLessThanOrEqual(mostOf(input))
      if (body.nextCursor === null) continue
      const next = await seek({ ...input, cursor: body.nextCursor })
      expect(market.cost().rowsRead, JSON.stringify(input)).toBeLessThanOrEqual(mostOf(input) + 1)
      const ids = [...body.tasks, ...next.tasks].map(({ _id }) => _id)
      expect(new Set(ids).size).toBe(ids.length)
    }
    for (const input of bounded) {
      await seek(input)
      const { trips, rowsRead } = market.cost()
      ;(costs[JSON.stringify(input)] ??= []).push(rowsRead)
      expect(trips).toBe(1)
      expect(rowsRead, JSON.stringify(input)).toBeLessThanOrEqual(4 * CANDIDATES + MOST)
    }
  })

  it('is flat: the same rows for a full page however many todos there are', () => {
    if (process.env['COSTS']) console.table(costs)
    for (const [input, [first = 0, ...later]] of Object.entries(read))
      for (const rows of later)
        expect([input, Math.abs(rows - first) / first < 0.05]).toEqual([input, true])
  })
})

describe('what is typed, against what every title says', () => {
  it('finds everything that is meant, once, in pages of any size', async () => {
    await open()
    await fill(0, 700)
    const rows = await market.rows('SELECT title FROM tasks ORDER BY created_at DESC')
    expect(rows).toHaveLength(700)
    const everything = rows.map(({ title }) => String(title))
    const words = fc.constantFrom('tap', 'TAP 7', 'pump', 'ap', 'g 1', '9', 'thing 9', 'zz', 'x 3')
    await fc.assert(
      fc.asyncProperty(words, fc.integer({ min: 7, max: 100 }), async (q, limit) => {
        const wanted = everything.filter((title) => title.toLowerCase().includes(q.toLowerCase()))
        expect((await all({ q, limit })).found).toEqual(wanted)
      }),
      { numRuns: 12, seed: 7 },
    )
  }, 60_000)
})

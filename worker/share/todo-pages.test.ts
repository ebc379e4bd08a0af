import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { TASK_FIELDS } from '#schema/domain/fields.ts'
import { LANGUAGES } from '#schema/domain/languages.ts'
import { PAGE_SIZE } from '#schema/domain/limits.ts'
import { placesOfState } from '#schema/domain/places/places.ts'
import { appPathOfShared, sharedTaskPath } from '#schema/domain/share-paths.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'

/** docs/performance.md#budgets */
const MAX_PAGE_BYTES = 14_000
const ORIGIN = 'https://onise.example'

async function open({ app }: Market, path: string, headers: Record<string, string> = {}) {
  const response = await app.request(ORIGIN + path, { headers })
  return { status: response.status, text: await response.text() }
}
const titlesOf = (text: string) =>
  [...text.matchAll(/<a href="\/t\/[^"]*"\s*>([^<]*)<\/a/g)].map(([, title]) => title)
const linksOf = (text: string) =>
  [...text.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href)
const nextOf = (text: string) =>
  /rel="next"\s+href="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')

/** Posted one after the other, oldest first, in places of which each is the next of these. */
async function insertTodos(
  market: Market,
  {
    from = 0,
    to,
    places,
    trade = 'Electrician',
  }: { from?: number; to: number; places: readonly (string | null)[]; trade?: string },
) {
  const client = await market.createClient()
  await market.runSql(
    `WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
     INSERT INTO tasks (id, client_id, title, description, price, duration, project_type, location, place, skills, trade,
       status, due_at, created_at, updated_at)
     SELECT printf('01900000-0000-7000-8000-%012x', i), ?3, 'Todo ' || i, 'd', 100000, 1, 'Onsite', 'Somewhere',
       json_extract(?4, '$[' || (i % json_array_length(?4)) || ']'), '["House Wiring"]', ?5, 'pending', 9000000000000,
       1000000 + i / 3, 1000000 + i FROM n`,
    from,
    to,
    client.id,
    JSON.stringify(places),
    trade,
  )
  return client
}

async function createLists() {
  const market = await createMarket()
  const client = await market.createClient()
  const post = async (title: string, place: string | null, skills = 'House Wiring') => {
    const task = await market.postTask(client, { title, skills, price: '45000', location: 'Here' })
    await market.runSql(
      "UPDATE tasks SET place = nullif(?, '') WHERE id = ?",
      place ?? '',
      task._id,
    )
    market.advanceClock(1000)
    return task
  }
  return { market, client, post }
}

test('a list has the open todos of its trade and state, newest first, each with its page', async () => {
  const { market, post } = await createLists()
  const old = await post('Wire a shop', 'oyo-ibadan-north')
  await post('Hang <doors>', 'lagos-ikeja')
  await post('Mend a fan', 'oyo-akinyele')
  await post('Write a plan', null)
  await post('Cut hair', 'oyo-ibadan-north', 'Haircut')
  const everywhere = await open(market, '/todos/electrician')
  expect(everywhere.status).toBe(200)
  expect(titlesOf(everywhere.text)).toEqual([
    'Write a plan',
    'Mend a fan',
    'Hang &lt;doors&gt;',
    'Wire a shop',
  ])
  expect(everywhere.text).toContain('Electrician jobs in Nigeria')
  const inOyo = await open(market, '/todos/Electrician/OYO/')
  expect(titlesOf(inOyo.text)).toEqual(['Mend a fan', 'Wire a shop'])
  for (const part of ['Electrician jobs in Oyo', '₦45,000', sharedTaskPath(old._id)])
    expect(inOyo.text).toContain(part)
  expect(inOyo.text).toContain(`<link rel="canonical" href="${ORIGIN}/todos/electrician/oyo"`)
  const links = linksOf(inOyo.text)
  for (const link of [
    '/todos/electrician',
    '/todos/electrician/lagos',
    '/todos/barber',
    appPathOfShared('/todos/electrician'),
  ])
    expect(links).toContain(link)
  // Nothing is there.
  expect(links).not.toContain('/todos/electrician/kano')
  expect(inOyo.text).not.toMatch(/<script(?! type="application\/ld\+json")|noindex/)
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(inOyo.text)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'CollectionPage',
    mainEntity: {
      itemListElement: [
        { position: 1, name: 'Mend a fan' },
        { url: ORIGIN + sharedTaskPath(old._id) },
      ],
    },
  })
})

test('what strangers may not see is in no list and no count', async () => {
  const { market, client, post } = await createLists()
  const hidden = await post('Hidden', 'oyo-akinyele')
  await market.runSql('UPDATE tasks SET suppressed_at = 1 WHERE id = ?', hidden._id)
  const isNowhere = async () => {
    const trades = await open(market, '/todos')
    expect(trades.text).not.toContain('(1)')
    for (const path of ['/todos/electrician', '/todos/electrician/oyo']) {
      const { status, text } = await open(market, path)
      expect([path, status, titlesOf(text)]).toEqual([path, 200, []])
      expect(text).toContain('No Electrician todo is open')
      expect(text).toContain('noindex')
      expect(linksOf(text).filter((link) => link === '/todos/electrician/oyo')).toEqual([])
      // What to do: another trade, an account.
      for (const link of ['/todos/barber', '/account-type'])
        expect(linksOf(text).some((each) => each.startsWith(link))).toBe(true)
    }
    expect((await open(market, '/sitemap.xml')).text).not.toContain('/todos/')
  }
  await isNowhere()
  await market.runSql('UPDATE tasks SET suppressed_at = NULL WHERE id = ?', hidden._id)
  for (const column of ['suspended_at', 'suppressed_at', 'closed_at']) {
    await market.runSql(`UPDATE users SET ${column} = 1 WHERE id = ?`, client.id)
    await isNowhere()
    await market.runSql(`UPDATE users SET ${column} = NULL WHERE id = ?`, client.id)
  }
  expect(titlesOf((await open(market, '/todos/electrician/oyo')).text)).toEqual(['Hidden'])
})

test('pages follow each other without gaps and doubles while todos are posted', async () => {
  const market = await createMarket()
  const places = placesOfState('kano').map(({ id }) => id)
  await insertTodos(market, { to: 90, places: [...places, 'oyo-akinyele'] })
  for (const path of ['/todos/electrician?lang=ha', '/todos/electrician/kano?lang=ha']) {
    const rows = await market.runSql(
      `SELECT title FROM tasks WHERE place <> ? ORDER BY created_at DESC, id DESC`,
      path.includes('kano') ? 'oyo-akinyele' : 'none',
    )
    const seen: (string | undefined)[] = []
    let address: string | undefined = path
    let posted = 1000 + (path.includes('kano') ? 100 : 0)
    while (address) {
      const { text } = await open(market, address)
      expect(text).toContain('<html lang="ha">')
      expect(text.includes('noindex')).toBe(address !== path)
      seen.push(...titlesOf(text))
      const next = nextOf(text)
      address = next
      await insertTodos(market, { from: posted, to: posted + 1, places })
      posted += 1
    }
    expect(seen).toEqual(rows.map(({ title }) => title))
    await market.runSql(
      'DELETE FROM tasks WHERE title IN (SELECT title FROM tasks WHERE created_at > 1000300)',
    )
  }
  expect((await open(market, '/todos/electrician?after=x')).status).toBe(400)
})

test('a trade or a state that does not exist is 404 in words, with the way to all', async () => {
  const { market } = await createLists()
  for (const path of [
    '/todos/astronaut',
    '/todos/electrician/ghana',
    '/todos/%00/oyo',
    '/todos/astronaut/oyo?lang=yo',
  ]) {
    const { status, text } = await open(market, path)
    expect([path, status]).toEqual([path, 404])
    expect(text).toContain('noindex')
    expect(linksOf(text).some((link) => link.startsWith('/todos'))).toBe(true)
  }
  const abuja = await open(market, '/todos/barber/abuja')
  expect(abuja.text).toContain(`<link rel="canonical" href="${ORIGIN}/todos/barber/fct"`)
})

test('the lists are in five languages, and the sitemap has those with a todo', async () => {
  const { market, post } = await createLists()
  await post('Wire a shop', 'oyo-ibadan-north')
  const titles = new Set<string | undefined>()
  for (const lang of LANGUAGES)
    for (const path of ['/todos', '/todos/electrician/oyo', '/todos/baker/oyo']) {
      const { text } = await open(market, path, { 'accept-language': lang })
      expect(text).toContain(`<html lang="${lang === 'en' ? 'en-NG' : lang}">`)
      titles.add(/<h1>([^<]*)/.exec(text)?.[1])
    }
  expect(titles.size).toBe(15)
  const trades = await open(market, '/todos')
  expect(trades.text).toContain('Electrician (1)')
  const listed = (await open(market, '/sitemap.xml')).text
  for (const path of ['/todos', '/todos/electrician', '/todos/electrician/oyo'])
    expect(listed).toContain(`<loc>${ORIGIN}${path}</loc>`)
  expect(listed).not.toContain('/todos/baker')
})

describe('the cost of a list', () => {
  let market: Market
  beforeAll(async () => {
    market = await createMarket({ engine: 'sqld' })
  })
  const KANO = placesOfState('kano').map(({ id }) => id)
  const costs: Record<string, number[]> = {}

  test.each([1_000, 4_000])('is bounded by the page with %i todos', async (size) => {
    const from = size === 1_000 ? 0 : 1_000
    for (let n = from; n < size; n += 1_000)
      await insertTodos(market, { from: n, to: n + 1_000, places: KANO })
    for (const path of [
      '/todos',
      '/todos/electrician',
      '/todos/electrician/kano',
      '/sitemap.xml',
    ]) {
      const { status, text } = await open(market, path)
      const next = nextOf(text)
      if (next) {
        await open(market, next)
        ;(costs[next.split('?')[0] + '?after'] ??= []).push(market.lastRequestCost().rowsRead)
      }
      await open(market, path)
      const { roundTrips, rowsRead } = market.lastRequestCost()
      ;(costs[path] ??= []).push(rowsRead)
      expect([path, status, roundTrips]).toEqual([path, 200, 1])
      expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(
        path === '/sitemap.xml' ? 50_000 : MAX_PAGE_BYTES,
      )
    }
  })

  test('is the same however many todos there are', () => {
    if (process.env['COSTS']) console.table(costs)
    for (const [path, rows] of Object.entries(costs))
      expect([path, rows[1]]).toEqual([path, rows[0]])
  })
})

test('a list of the longest todos fits into the first 14 kB', async () => {
  const market = await createMarket()
  await insertTodos(market, {
    to: PAGE_SIZE + 5,
    places: placesOfState('kano').map(({ id }) => id),
  })
  const long = (id: number, max: number) =>
    Array.from({ length: max }, (_, n) => `w${(id * 7919 + n * 104_729) % 99_991}`)
      .join(' ')
      .slice(0, max)
  for (let id = 0; id < PAGE_SIZE + 5; id++)
    await market.runSql(
      'UPDATE tasks SET title = ?, location = ? WHERE title = ?',
      long(id, TASK_FIELDS.title.max),
      long(id + 100, TASK_FIELDS.location.max),
      `Todo ${id}`,
    )
  const { text } = await open(market, '/todos/electrician/kano')
  expect(titlesOf(text)).toHaveLength(PAGE_SIZE)
  expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(MAX_PAGE_BYTES)
})

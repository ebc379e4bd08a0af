import { expect, test } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { setListing } from '#schema/contract/directory.ts'
import { LANGUAGES } from '#schema/domain/languages.ts'
import { appPathOfShared, peoplePath, tradeOfPeople } from '#schema/domain/share-paths.ts'
import { TRADE_NAMES } from '#schema/domain/trade-names.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'

/** docs/performance.md#budgets */
const MAX_PAGE_BYTES = 14_000

async function open({ app }: Market, path: string) {
  const response = await app.request(`https://onise.example${path}`)
  return { status: response.status, text: await response.text() }
}

async function createListed(market: Market) {
  const tasker = await market.createTasker()
  await tasker.send(updateProfile, { skillsets: ['House Wiring'], place: 'lagos-ikeja' })
  await tasker.send(setListing, { isListed: true, takesJobs: true })
  return tasker
}

test('a list of a trade and a state has who chose to be listed, in all languages and the sitemap', async () => {
  const market = await createMarket()
  const tasker = await createListed(market)
  for (const path of ['/electricians', '/electricians/lagos']) {
    for (const lang of LANGUAGES)
      expect((await open(market, `${path}?lang=${lang}`)).text).toContain(`/p/${tasker.id}`)
    const { text } = await open(market, path)
    expect(text).not.toContain('noindex')
    expect(text).not.toContain('<script>')
    expect((await open(market, '/sitemap.xml')).text).toContain(`${path}</loc>`)
  }
  const empty = await open(market, '/electricians/kano')
  expect(empty.text).toContain('Nobody is listed for Electrician in Kano yet.')
  expect(empty.text).toContain('noindex')
  expect((await open(market, '/electricians/nowhere')).status).toBe(404)
  await tasker.send(setListing, { isListed: false, takesJobs: true })
  expect((await open(market, '/electricians/lagos')).text).not.toContain(tasker.id)
  expect((await open(market, '/sitemap.xml')).text).not.toContain('/electricians')
})

test('a full page stays small, and leads to the next', async () => {
  const market = await createMarket()
  const first = await createListed(market)
  await market.runSql(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
     INSERT INTO users (id, user_type, username, email, password_hash, trade, job_title, location, place, is_listed, created_at, updated_at)
     SELECT printf('01900000-2222-7000-8000-%012x', i * 7919), 'tasker', 'Person ' || i, 'u' || i || '@crowd.test', 'x',
       'Electrician', 'Wires and sockets of houses', 'Ikeja, Lagos', 'lagos-ikeja', 1, 1, 1 FROM n`,
  )
  const { text } = await open(market, '/electricians/lagos')
  const people = (page: string) => [...page.matchAll(/href="\/p\/([^"]*)"/g)].map(([, id]) => id)
  expect(people(text)).toHaveLength(20)
  expect(text.length).toBeLessThan(2 * MAX_PAGE_BYTES)
  const compressed = await new Response(
    new Blob([text]).stream().pipeThrough(new CompressionStream('gzip')),
  ).arrayBuffer()
  expect(compressed.byteLength).toBeLessThan(MAX_PAGE_BYTES)
  const next = /rel="next"\s+href="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const all = [...people(text), ...people((await open(market, next)).text)]
  expect(new Set(all).size).toBe(31)
  expect(all).toContain(first.id)
})

test('the address of a list leads to the same trade in the app', () => {
  for (const trade of TRADE_NAMES) {
    const path = peoplePath(trade, 'lagos')
    expect(tradeOfPeople(path.split('/')[1] ?? '')).toBe(trade)
    expect(new URLSearchParams(appPathOfShared(path)?.split('?')[1]).get('field')).toBe(trade)
  }
})

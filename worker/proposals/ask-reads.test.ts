import { beforeAll, expect, it } from 'vitest'
import { pathFields, type Endpoint } from '#schema/contract/endpoint.ts'
import { definitionOf, ENDPOINTS } from '#schema/contract/index.ts'
import { showTask } from '#schema/contract/invitations.ts'
import { buildRequest } from '#schema/contract/request.ts'
import { sync } from '#schema/contract/sync.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { matchAlertsJob } from '#worker/alerts/match.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'

const TITLE = 'Repair the old piano stool'
const PLACE = 'lagos-lagos-mainland'
const ORIGIN = 'https://onise.example'

/** Pages for everybody; the first one is the todo's own. */
const PAGES = ['/t/{id}', '/todos', '/todos/furniture', '/todos/furniture/lagos', '/sitemap.xml']

const openPage = async ({ app }: Market, page: string, id: string) =>
  (await app.request(ORIGIN + page.replace('{id}', id))).text()
const openLists = (market: Market) =>
  Promise.all(PAGES.slice(1).map((page) => openPage(market, page, '')))

/** A todo for one person, and readers who are not that person. `cursor` is from before it was posted. */
type Reader = { user: TestUser | null; cursor: string }
let world: {
  market: Market
  id: TaskId
  client: TestUser
  asked: TestUser
  readers: Record<'professional' | 'client' | 'stranger', Reader>
  listsBefore: string[]
}
beforeAll(async () => {
  const market = await createMarket()
  const [client, asked] = [await market.createClient(), await market.createTasker()]
  const professional = await market.createTasker()
  // Of the same trade and place: the alert of the profile matches the todo.
  await market.runSql(
    `UPDATE users SET trade = 'Furniture', skillsets = '["Woodwork"]', place = ?, reach = 'state' WHERE id = ?`,
    PLACE,
    professional.id,
  )
  const readerOf = async (user: TestUser): Promise<Reader> => ({
    user,
    cursor: (await user.send(sync, {})).body.n,
  })
  const readers = {
    professional: await readerOf(professional),
    client: await readerOf(await market.createClient()),
    stranger: { user: null, cursor: '' },
  }
  const listsBefore = await openLists(market)
  const todo = { title: TITLE, place: PLACE, forUserId: asked.id }
  const { _id: id } = await market.postTask(client, todo)
  await runJobs(market.deps, [matchAlertsJob])
  world = { market, id, client, asked, readers, listsBefore }
})

/** What the list of open todos may be asked for. */
const SEARCHES: readonly object[] = [
  {},
  { q: 'piano' },
  { q: 'pi' },
  { field: 'Furniture' },
  { field: 'Furniture', q: 'piano', sort: 'price-low' },
  { skills: 'Woodwork' },
  { location: 'Yaba' },
  { minPrice: '1000', maxPrice: '90000' },
  { sort: 'price-high' },
  { sort: 'near', place: PLACE },
  { within: 'state', place: PLACE },
  { projectType: 'Onsite' },
  { when: 'flexible' },
  { span: 'months' },
]

const QUERIES = ENDPOINTS.filter(({ kind, access }) => kind === 'query' && access !== 'admin')

/** Required fields get an id: of the todo, its client, or who is asked. */
function inputsOf(endpoint: Endpoint, cursor: string): readonly object[] {
  if (endpoint.name === 'tasks.listOpen') return SEARCHES
  if (endpoint.name === sync.name) return [{}, { c: cursor }]
  const { entries = {} } = definitionOf(endpoint).input as {
    entries?: Record<string, { type: string }>
  }
  const required = new Set([
    ...pathFields(endpoint.path),
    ...Object.keys(entries).filter((name) => entries[name]?.type !== 'optional'),
  ])
  if (required.size === 0) return [{}]
  const { id, client, asked } = world
  return [id, client.id, asked.id].map((each) =>
    Object.fromEntries([...required].map((name) => [name, each])),
  )
}

const isNamedIn = (text: string) => text.includes(world.id) || text.includes(TITLE)

/** The calls and pages by which this reader learns of the todo. */
async function readsOf({ user, cursor }: Reader) {
  const { market, id } = world
  const found: string[] = []
  for (const endpoint of QUERIES)
    for (const input of inputsOf(endpoint, cursor)) {
      const headers = user ? { authorization: `Bearer ${user.token}` } : {}
      const request = buildRequest(endpoint, input as Record<string, unknown>, ORIGIN, headers)
      const { text } = await market.dispatch(request)
      if (isNamedIn(text)) found.push(`${endpoint.name} ${Object.keys(input).join()}`.trim())
    }
  for (const page of PAGES) if (isNamedIn(await openPage(market, page, id))) found.push(page)
  return found
}

it('a todo for one person is in no answer to anybody else, and shown to all it is in each of these', async () => {
  const { market, client, id, readers, listsBefore } = world
  for (const [name, reader] of Object.entries(readers))
    expect([name, await readsOf(reader)]).toEqual([name, []])
  // Nor does a count tell of it.
  expect(await openLists(market)).toEqual(listsBefore)

  await client.send(showTask, { id })
  await runJobs(market.deps, [matchAlertsJob])
  const found = await readsOf(readers.professional)
  expect(found.filter((read) => read.startsWith('tasks.listOpen'))).toHaveLength(SEARCHES.length)
  expect(found.filter((read) => !read.startsWith('tasks.listOpen'))).toEqual([
    'tasks.find id',
    'notices.list',
    'sync.pull',
    'sync.pull c',
    ...PAGES.filter((page) => page !== '/todos'),
  ])
  expect(await openLists(market)).not.toEqual(listsBefore)
})

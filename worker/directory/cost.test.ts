import { beforeAll, expect, it } from 'vitest'
import { listProfessionals } from '#schema/contract/directory.ts'
import type { WireInput } from '#schema/contract/endpoint.ts'
import { allPlaces } from '#schema/domain/places/places.ts'
import { createTestServer, type TestServer, type TestUser } from '#testing/worker/test-server.ts'

const STEP = 2_500
const PAGE = 20

let server: TestServer
let client: TestUser
const places = JSON.stringify(allPlaces().map(({ id }) => id))
beforeAll(async () => {
  server = await createTestServer({ engine: 'sqld', checksInvariants: false })
  client = await server.createUser('client')
})

/** Most of them in Ikeja, the others everywhere; a third of each group, and every thousandth with a badge. */
const insertListed = (from: number) =>
  server.runSql(
    `WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < CAST(?2 AS INTEGER))
     INSERT INTO users (id, user_type, username, email, password_hash, trade, skillsets, place, reach, is_listed, is_verified,
       completed_jobs, tasker_rating_sum, tasker_rating_count, created_at, updated_at)
     SELECT printf('01900000-2222-7000-8000-%012x', i * 7919 % 1000003 * 281474976), 'tasker', 'u' || i, 'u' || i || '@crowd.test', 'x',
       'Electrician', '["Electrical Repairs"]', iif(i % 2, 'lagos-ikeja', json_extract(?3, '$[' || (i * 7 % 774) || ']')), '25', 1,
       i % 1000 = 0, iif(i % 3, 20, 1), iif(i % 3 = 1, 50, 0), iif(i % 3 = 1, 10, 0), 1, 1 FROM n`,
    from,
    from + STEP,
    places,
  )

const LISTS: Partial<WireInput<typeof listProfessionals>>[] = [
  {},
  { place: 'lagos-ikeja' },
  { place: 'kano-fagge' },
  { skills: 'Electrical Repairs', free: 'yes' },
  { place: 'lagos-ikeja', verified: 'yes' },
]

/** Rows of the first page and of the next. */
async function costsOf(input: (typeof LISTS)[number]) {
  const read = async (cursor?: string | null) => {
    const page = { field: 'Electrician' as const, limit: PAGE, ...(cursor && { cursor }) }
    const { status, body } = await client.send(listProfessionals, { ...page, ...input })
    const { roundTrips, rowsRead } = server.lastRequestCost()
    expect([status, roundTrips]).toEqual([200, 1])
    return { rowsRead, cursor: body.nextCursor, count: body.professionals.length }
  }
  const page = await read()
  return [page, await read(page.cursor)]
}

it('a page reads the same number of rows among 2,500 and 5,000 professionals', async () => {
  const costs: Record<string, number[]> = {}
  for (const upTo of [STEP, 2 * STEP]) {
    for (let from = upTo === STEP ? 0 : STEP; from < upTo; from += STEP) await insertListed(from)
    for (const input of LISTS) {
      const pages = await costsOf(input)
      if (!input.verified && input.place !== 'kano-fagge')
        expect(pages.map(({ count }) => count)).toEqual([PAGE, PAGE])
      ;(costs[JSON.stringify(input)] ??= []).push(...pages.map(({ rowsRead }) => rowsRead))
    }
  }
  if (process.env['COSTS']) console.table(costs)
  for (const [input, rows] of Object.entries(costs)) {
    // Looks into each place near, and as many professionals as are examined at once.
    expect([input, Math.max(...rows) < 2_000]).toEqual([input, true])
    expect([input, Math.max(...rows) < 1.05 * Math.min(...rows)]).toEqual([input, true])
  }
})

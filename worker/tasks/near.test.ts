import { beforeAll, describe, expect, it } from 'vitest'
import type { WireInput } from '#schema/contract/endpoint.ts'
import { listOpenTasks } from '#schema/contract/task-reads.ts'
import { allPlaces, distanceKm, placeOf } from '#schema/domain/places/places.ts'
import { SEED } from '#testing/random-tests.ts'
import { seededRandom } from '#testing/random.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { MAX_CANDIDATES } from './search-queries.ts'

const TASKS = 6_000
const LGAS = 300
const PAGE = 20

type Input = WireInput<typeof listOpenTasks>
type Row = { id: string; place: string | null; at: number; trade: string }

let market: Market
let client: TestUser
let tasker: TestUser
const random = seededRandom(SEED)
const pick = <T>(items: readonly T[]) => random.pick(items) as T
const every = allPlaces().map(({ id }) => id)
/** Half of the todos are in ten of them. */
const places = Array.from({ length: LGAS }, () => pick(every))
const rows: Row[] = []

function addTasks(count: number) {
  const added = Array.from({ length: count }, (): Row => {
    const index = rows.length
    const row = {
      id: `01900000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`,
      place: index % 25 === 0 ? null : pick(random.chance(0.5) ? places.slice(0, 10) : places),
      // Several at the same time.
      at: 1000 + Math.floor(index / 3),
      trade: index % 4 === 0 ? 'Baker' : 'Plumbing',
    }
    rows.push(row)
    return row
  })
  return market.runSql(
    `INSERT INTO tasks (id, client_id, title, description, price, duration, project_type, location, place, skills, trade,
       status, due_at, created_at, updated_at)
     SELECT value->>'id', ?1, 'Fix a tap', 'd', 100000, 1, 'Onsite', 'Somewhere', value->>'place', '["Installation"]',
       value->>'trade', 'pending', 9000000000000, value->>'at', value->>'at' FROM json_each(?2)`,
    client.id,
    JSON.stringify(added),
  )
}

const list = async (input: Input) => {
  const { status, body } = await tasker.send(listOpenTasks, { limit: PAGE, ...input })
  expect([status, body.error]).toEqual([200, undefined])
  return { ids: body.tasks.map(({ _id }) => _id as string), cursor: body.nextCursor }
}

/** What the rule says, from all rows: by kilometres, then by the place's id, and in one place the newest first. */
function reference({ place = '', areas = [], within = 'anywhere' }: Input, some = rows): string[] {
  const own = [place, ...(areas as string[])]
  const state = (id: string | null) => placeOf(id)?.state.id
  const found = [...new Set(some.map((row) => row.place))].map((id) => ({
    id,
    km: Math.min(...own.map((from) => distanceKm(from, id) ?? Infinity)),
    isInState: own.some((from) => state(from) === state(id)),
  }))
  const isIn = { anywhere: () => true, state: (each: { isInState: boolean }) => each.isInState }
  const listed = found
    .filter((each) => (within in isIn ? isIn[within as 'state'](each) : each.km <= Number(within)))
    .toSorted((a, b) => (a.km === b.km ? String(a.id).localeCompare(String(b.id)) : a.km - b.km))
  const ofPlace = new Map<string | null, Row[]>()
  for (const row of some) {
    const others = ofPlace.get(row.place)
    if (others) others.push(row)
    else ofPlace.set(row.place, [row])
  }
  return listed.flatMap(({ id }) =>
    // They were added from the oldest to the newest.
    (ofPlace.get(id) ?? []).toReversed().map((row) => row.id),
  )
}

/** A todo with its place in the index and its client, also of the one that is looked ahead to; the session and the blocks. */
const PAGE_ROWS = 3 * (PAGE + 1) + 15

/** One look into the index for each place on the way, however many todos there are. */
function maxRows({ place = '', areas = [] }: Input, last: string | undefined): number {
  const own = [place, ...(areas as string[])]
  const km = (to: string | null) => Math.min(...own.map((from) => distanceKm(from, to) ?? 0))
  const farthest = km(rows.find(({ id }) => id === last)?.place ?? null)
  const isPassed = (id: string) => last === undefined || km(id) <= farthest
  return PAGE_ROWS + every.filter(isPassed).length
}

beforeAll(async () => {
  market = await createMarket({ engine: 'sqld' })
  client = await market.createClient()
  tasker = await market.createTasker()
  while (rows.length < TASKS) await addTasks(1000)
}, 300_000)

describe('6,000 open todos over 300 areas', () => {
  it('are listed by kilometres as all of them sorted would be, for 80 professionals', async () => {
    for (let count = 0; count < 80; count++) {
      const input: Input = {
        sort: 'near',
        place: pick(every),
        areas: Array.from({ length: random.below(4) }, () => pick(every)),
        within: pick(['10', '50', '100', 'state', 'anywhere', 'anywhere'] as const),
      }
      const { ids } = await list(input)
      expect([input, ids]).toEqual([input, reference(input).slice(0, PAGE)])
      const { roundTrips, rowsRead } = market.lastRequestCost()
      expect(roundTrips).toBe(1)
      expect(rowsRead, JSON.stringify(input)).toBeLessThanOrEqual(maxRows(input, ids.at(-1)))
    }
  }, 120_000)

  it('have pages without gaps or doubles while todos are added', async () => {
    const input: Input = { sort: 'near', place: pick(places), within: '100' }
    const before = new Set(rows.map(({ id }) => id))
    const listed: string[] = []
    for (let cursor: string | null = '', page = 0; cursor !== null && page < 400; page++) {
      const body = await list({ ...input, ...(cursor && { cursor }) })
      listed.push(...body.ids)
      // Along the way to the next page each place is looked into once.
      expect(market.lastRequestCost().rowsRead).toBeLessThanOrEqual(PAGE_ROWS + every.length)
      cursor = body.cursor
      if (page % 10 === 0) await addTasks(30)
    }
    expect(new Set(listed).size).toBe(listed.length)
    const old = listed.filter((id) => before.has(id))
    expect(old).toEqual(
      reference(
        input,
        rows.filter(({ id }) => before.has(id)),
      ),
    )
  }, 120_000)

  it('keep the order under further filters, a bounded number at a time', async () => {
    const input: Input = {
      sort: 'near',
      place: pick(places),
      field: 'Baker',
      q: 'tap',
      skills: 'Installation',
    }
    const ofTrade = rows.filter(({ trade }) => trade === 'Baker')
    const { ids } = await list(input)
    expect(ids).toEqual(reference(input, ofTrade).slice(0, PAGE))
    expect((await list({ ...input, q: 'pump' })).ids).toEqual([])
    expect(market.lastRequestCost().rowsRead).toBeLessThanOrEqual(4 * MAX_CANDIDATES + every.length)
  })

  it('have no distance from nowhere: the newest come first, and an unknown place is refused', async () => {
    const newest = (await list({ sort: 'newest' })).ids
    expect((await list({ sort: 'near' })).ids).toEqual(newest)
    const { status } = await tasker.send(listOpenTasks, { sort: 'near', place: 'lagos-nowhere' })
    expect(status).toBe(400)
  })
})

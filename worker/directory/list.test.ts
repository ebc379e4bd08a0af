import { beforeAll, describe, expect, it } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { listProfessionals, setListing } from '#schema/contract/directory.ts'
import type { WireInput } from '#schema/contract/endpoint.ts'
import { blockUser } from '#schema/contract/trust.ts'
import { tierOf, TIERS } from '#schema/domain/directory.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { allPlaces } from '#schema/domain/places/places.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

type Input = WireInput<typeof listProfessionals>
type Profile = Partial<WireInput<typeof updateProfile>>

let market: Market
let client: TestUser
const inIkeja: Profile = { skillsets: ['Installation'], place: 'lagos-ikeja', reach: '25' }
beforeAll(async () => {
  market = await createMarket()
  client = await market.createClient()
})

async function createListed(profile: Profile = {}) {
  const tasker = await market.createTasker()
  expect((await tasker.send(updateProfile, { ...inIkeja, ...profile })).status).toBe(200)
  const choice = { isListed: true, takesJobs: true }
  expect((await tasker.send(setListing, choice)).status).toBe(200)
  return tasker
}
const setRow = (user: TestUser, assignments: string) =>
  market.runSql(`UPDATE users SET ${assignments} WHERE id = ?`, user.id)

async function listed(input: Partial<Input> = {}, reader: { send: TestUser['send'] } = client) {
  const { status, body } = await reader.send(listProfessionals, { field: 'Plumbing', ...input })
  expect([status, body.error]).toEqual([200, undefined])
  return body
}
const idsOf = async (input: Partial<Input> = {}, reader?: TestUser) =>
  (await listed(input, reader)).professionals.map(({ _id }) => _id as string)

describe('the directory', () => {
  it('lists who chose it, for strangers too, until the choice or the standing ends', async () => {
    const tasker = await createListed()
    const hidden = await market.createTasker()
    await hidden.send(updateProfile, inIkeja)
    expect(await idsOf()).toContain(tasker.id)
    expect(await idsOf()).not.toContain(hidden.id)
    for (const [off, on] of [
      ['is_listed = 0', 'is_listed = 1'],
      ['suspended_at = 1', 'suspended_at = NULL'],
      ['suppressed_at = 1', 'suppressed_at = NULL'],
      ['closed_at = 1', 'closed_at = NULL'],
      ["user_type = 'client'", "user_type = 'tasker'"],
      ['trade = NULL', "trade = 'Plumbing'"],
    ] as const) {
      await setRow(tasker, off)
      expect([off, (await idsOf()).includes(tasker.id)]).toEqual([off, false])
      await setRow(tasker, on)
      expect([on, (await idsOf()).includes(tasker.id)]).toEqual([on, true])
    }
  })

  it('lists neither side of a block for the other', async () => {
    const tasker = await createListed()
    const stranger = await market.createClient()
    await tasker.send(blockUser, { id: stranger.id })
    expect(await idsOf({}, stranger)).not.toContain(tasker.id)
    expect(await idsOf()).toContain(tasker.id)
  })

  it('shows on a card what clients choose by', async () => {
    const tasker = await createListed({ jobTitle: 'Pipes and taps' })
    await setRow(
      tasker,
      'tasker_rating_sum = 20, tasker_rating_count = 4, completed_jobs = 12, answers = 9, answers_in_hour = 8, answers_in_day = 9',
    )
    const { professionals } = await listed({ place: 'lagos-oshodi-isolo' })
    expect(professionals.find(({ _id }) => _id === tasker.id)).toMatchObject({
      jobTitle: 'Pipes and taps',
      field: 'Plumbing',
      ratings: { average: 5, count: 4 },
      completion: { completed: 12 },
      answers: 'hour',
      isFree: true,
      km: expect.toSatisfy((km: number) => km > 0 && km < 25),
      work: null,
    })
  })
})

it('lists those who go to a place by kilometres, each once', async () => {
  const at = async (place: string, reach: Profile['reach'], areas: string[] = []) =>
    createListed({ place, reach, areas, skillsets: ['Haircut'] })
  const far = await at('kano-fagge', 'anywhere')
  const near = await at('lagos-agege', '10')
  const state = await at('lagos-epe', 'state')
  await at('lagos-epe', '5')
  await at('ogun-ifo', 'state')
  const here = await at('lagos-ikeja', '5', ['lagos-agege', 'lagos-epe'])
  const nowhere = await at('', '5')
  const found = await idsOf({ field: 'Barber', place: 'lagos-ikeja' })
  expect(found.slice(0, 3)).toEqual([here.id, near.id, state.id])
  expect(found.slice(3).toSorted()).toEqual([far.id, nowhere.id].toSorted())
})

it('filters by skill, stars, badge and who is free', async () => {
  const of = (skillsets: string[]) => createListed({ skillsets })
  const plain = await of(['Upholstery'])
  const skilled = await of(['Woodwork'])
  await setRow(skilled, 'is_verified = 1, tasker_rating_sum = 12, tasker_rating_count = 3')
  await skilled.send(setListing, { isListed: true, takesJobs: false })
  const ids = (input: Partial<Input>) => idsOf({ field: 'Furniture', ...input })
  expect(await ids({ skills: 'Woodwork' })).toEqual([skilled.id])
  expect(await ids({ verified: 'yes' })).toEqual([skilled.id])
  expect(await ids({ wellRated: 'yes' })).toEqual([skilled.id])
  expect(await ids({ free: 'yes' })).toEqual([plain.id])
})

it('pages have everyone once, also over midnight', async () => {
  const all = await Promise.all(
    Array.from({ length: 11 }, () => createListed({ skillsets: ['Cake Baking'] })),
  )
  const pages: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await listed({ field: 'Baker', limit: 3, ...(cursor && { cursor }) })
    pages.push(...page.professionals.map(({ _id }) => _id as string))
    if (cursor === '') market.advanceClock(DAY_MS)
    cursor = page.nextCursor
  }
  expect(pages.toSorted()).toEqual(all.map(({ id }) => id as string).toSorted())
})

it.each(['1.2', '1.-_-', '1.1-x_-_-', '0.-_-_9-000000000000_'])(
  'refuses the cursor %s',
  async (cursor) => {
    const { status } = await client.send(listProfessionals, { field: 'Baker', cursor })
    expect(status).toBe(400)
  },
)

it('the triggers put everyone into the group and the states of the rules', async () => {
  const tasker = await createListed()
  for (const completedJobs of [0, 2, 3, 40])
    for (const cancelledJobs of [0, 1, 5])
      for (const [ratingCount, ratingSum] of [
        [0, 0],
        [3, 15],
        [4, 20],
        [20, 86],
      ] as const) {
        await setRow(
          tasker,
          `completed_jobs = ${completedJobs}, cancelled_jobs = ${cancelledJobs},
           tasker_rating_count = ${ratingCount}, tasker_rating_sum = ${ratingSum}`,
        )
        const rows = await market.runSql(
          'SELECT DISTINCT tier FROM directory_entries WHERE user_id = ?',
          tasker.id,
        )
        const tier = tierOf({ completedJobs, cancelledJobs, ratingCount, ratingSum })
        expect(rows).toEqual([{ tier }])
      }
  expect(TIERS).toHaveLength(3)
  await market.runSql(
    'UPDATE users SET areas = ? WHERE id = ?',
    JSON.stringify(allPlaces().map(({ id }) => id)),
    tasker.id,
  )
  const rows = await market.runSql(
    'SELECT area FROM directory_entries WHERE user_id = ?',
    tasker.id,
  )
  const areas = allPlaces().flatMap(({ id, state }) => [id, state.id])
  expect(rows.map(({ area }) => area).toSorted()).toEqual([...new Set(['', ...areas])].toSorted())
})

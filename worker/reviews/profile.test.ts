import { beforeEach, expect, it } from 'vitest'
import { readProfile } from '#schema/contract/accounts.ts'
import { replyToReview, reviewTask } from '#schema/contract/reviews.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})

/** Both sides review a new task; returns its id. */
async function reviewBothWays(taskerRating = 5): Promise<TaskId> {
  const { _id: id } = await market.createCompletedTask(client, tasker)
  await client.send(reviewTask, { id, taskerRating })
  await tasker.send(reviewTask, { id, clientRating: 4 })
  return id
}
const profile = async (input: { about?: 'client' | 'tasker'; cursor?: string; limit?: number }) =>
  (await market.send(null, readProfile, { id: tasker.id, ...input })).body

it('shows the reviews about one role, newest first, in pages', async () => {
  for (const rating of [1, 2, 3]) {
    await reviewBothWays(rating)
    market.advanceClock(1000)
  }
  const first = await profile({ limit: 2 })
  expect([first.about, first.reviews.map(({ rating }) => rating)]).toEqual(['tasker', [3, 2]])
  const rest = await profile({ limit: 2, cursor: first.nextCursor ?? '' })
  expect([rest.reviews.map(({ rating }) => rating), rest.nextCursor]).toEqual([[1], null])
  expect((await profile({ about: 'client' })).reviews).toEqual([])
})

it('takes one reply, from the user whom the review is about, and shows it to everybody', async () => {
  const id = await reviewBothWays()
  const stranger = await market.createTasker()
  expect((await stranger.send(replyToReview, { id, reply: 'Mine' })).status).toBe(404)
  const reply = 'Thank you, call me on 0803 123 4567'
  const { body } = await tasker.send(replyToReview, { id, reply })
  expect(body.task.reviewState).toMatchObject({
    client: { reply: 'Thank you, call me on [hidden until assigned]' },
  })
  expect((await profile({})).reviews).toMatchObject([
    { reply: { text: 'Thank you, call me on [hidden until assigned]' } },
  ])
  const again = await tasker.send(replyToReview, { id, reply: 'Again' })
  expect(again.body).toMatchObject({ code: 'already_replied' })
})

it('takes no reply to a sealed review, nor 14 days after it is public', async () => {
  const { _id: id } = await market.createCompletedTask(client, tasker)
  await client.send(reviewTask, { id, taskerRating: 5 })
  expect((await tasker.send(replyToReview, { id, reply: 'Early' })).status).toBe(404)
  market.advanceClock(21 * DAY_MS)
  const late = await tasker.send(replyToReview, { id, reply: 'Late' })
  expect(late.body).toMatchObject({ code: 'reply_closed' })
})

it('takes an empty or too long reply for an error', async () => {
  const id = await reviewBothWays()
  for (const reply of [' ', 'x'.repeat(501)])
    expect((await tasker.send(replyToReview, { id, reply })).status).toBe(400)
})

it('costs a fixed number of round trips and rows to review and to read', async () => {
  const server = await createMarket({ engine: 'sqld' })
  const [owner, worker] = [await server.createClient(), await server.createTasker()]
  const costs: Record<string, object> = {}
  const measure = async (name: string, work: Promise<unknown>) => {
    await work
    const { roundTrips, rowsRead, rowsWritten } = server.lastRequestCost()
    costs[name] = { roundTrips, rowsRead, rowsWritten }
  }
  const { _id: id } = await server.createCompletedTask(owner, worker)
  await measure('first', owner.send(reviewTask, { id, taskerRating: 5 }))
  await measure('second', worker.send(reviewTask, { id, clientRating: 5 }))
  await measure('profile', server.send(null, readProfile, { id: worker.id }))
  expect(costs).toEqual({
    first: { roundTrips: 2, rowsRead: 14, rowsWritten: 11 },
    // Three rows of it notify the other side.
    second: { roundTrips: 2, rowsRead: 20, rowsWritten: 18 },
    // Pictures of earlier work are two lists, and the directory says whether the user takes jobs.
    profile: { roundTrips: 1, rowsRead: 8, rowsWritten: 0 },
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { readProfile } from '#schema/contract/accounts.ts'
import { changeReview, reviewTask, skipReview } from '#schema/contract/reviews.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { publishReviewsJob } from './jobs.ts'

let market: Market
let client: TestUser
let tasker: TestUser
let id: TaskId
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  id = (await market.createCompletedTask(client, tasker))._id
})

const rateTasker = (taskerRating: number, taskerComment = '') =>
  client.send(reviewTask, { id, taskerRating, taskerComment })
const rateClient = (clientRating: number, clientComment = '') =>
  tasker.send(reviewTask, { id, clientRating, clientComment })
const profileOf = async (user: TestUser) =>
  (await market.send(null, readProfile, { id: user.id })).body
const ratingsOf = async (user: TestUser) =>
  (await profileOf(user)).reviews.map(({ rating }) => rating)
const publishDue = () => runJobs(market.deps, [publishReviewsJob])

describe('who may review', () => {
  it('accepts one review of each party, and rejects a second', async () => {
    expect((await rateTasker(5)).status).toBe(200)
    const { status, body } = await rateTasker(1)
    expect([status, body.error]).toEqual([409, 'You have already reviewed this todo'])
    expect((await rateClient(4)).status).toBe(200)
    expect((await rateClient(4)).body).toMatchObject({ code: 'already_reviewed' })
  })

  it('answers 404 to everybody else, and 409 before the completion', async () => {
    const stranger = await market.createClient()
    expect((await stranger.send(reviewTask, { id, taskerRating: 5 })).status).toBe(404)
    const running = await market.createAssignedTask(client, tasker)
    const early = await client.send(reviewTask, { id: running._id, taskerRating: 5 })
    expect(early.body).toMatchObject({ code: 'review_too_early' })
  })

  it('follows the side of the task, also after the account has another type', async () => {
    await market.runSql("UPDATE users SET user_type = 'tasker' WHERE id = ?", client.id)
    expect((await rateTasker(5)).status).toBe(200)
  })

  it('rejects the fields of the other direction and a missing rating', async () => {
    const wrong = await client.send(reviewTask, { id, clientRating: 5 })
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['clientRating']])
    const both = await tasker.send(reviewTask, { id, clientRating: 5, taskerComment: 'Good' })
    expect(both.status).toBe(400)
    const none = await client.send(reviewTask, { id, taskerComment: 'Good' })
    expect([none.status, none.body.fields]).toEqual([400, { taskerRating: 'Choose 1 to 5 stars' }])
    for (const taskerRating of [0, 6, 4.5])
      expect((await client.send(reviewTask, { id, taskerRating })).status).toBe(400)
  })

  it('uses the title of the task and masks contacts', async () => {
    const taskerComment = 'Call 0803 123 4567'
    const input = { id, taskerRating: 5, taskerComment, projectTitle: 'Something else' }
    const { body } = await client.send(reviewTask, input)
    expect(body.message).toContain('Phone numbers, e-mails and links are not shown in a review.')
    await rateClient(5)
    expect((await profileOf(tasker)).reviews).toMatchObject([
      {
        projectTitle: body.task.title,
        comment: 'Call [hidden until assigned]',
        from: { _id: client.id },
      },
    ])
  })

  it('answers a late repetition of the same review as the first time', async () => {
    const input = { id, _id: newId('review'), taskerRating: 5 }
    await client.send(reviewTask, input)
    market.advanceClock(8 * DAY_MS)
    await market.runSql('DELETE FROM idempotency_keys')
    expect((await client.send(reviewTask, input)).status).toBe(200)
  })
})

describe('the seal', () => {
  it('hides a review from everybody but its author until both have reviewed', async () => {
    await rateTasker(2, 'Late')
    expect(await ratingsOf(tasker)).toEqual([])
    const seenBy = async (reader: TestUser) =>
      (await market.findTask(reader, { _id: id })).task.reviewState
    expect(await seenBy(client)).toMatchObject({ client: { rating: 2, comment: 'Late' } })
    expect(await seenBy(tasker)).toMatchObject({ client: 'written', tasker: null })
    await rateClient(5)
    expect(await seenBy(tasker)).toMatchObject({ client: { rating: 2 }, tasker: { rating: 5 } })
    expect([await ratingsOf(tasker), await ratingsOf(client)]).toEqual([[2], [5]])
  })

  it('ends when the other side skips, which then cannot review', async () => {
    await rateTasker(3)
    expect((await tasker.send(skipReview, { id })).status).toBe(200)
    expect((await tasker.send(skipReview, { id })).status).toBe(200)
    expect(await ratingsOf(tasker)).toEqual([3])
    expect((await rateClient(1)).body).toMatchObject({ code: 'review_skipped' })
  })

  it('does not hold a review that follows a skip', async () => {
    await tasker.send(skipReview, { id })
    await rateTasker(4)
    expect((await profileOf(tasker)).ratings.tasker.count).toBe(1)
  })

  it('ends after 7 days, whether the job has run or not', async () => {
    await rateTasker(5)
    market.advanceClock(7 * DAY_MS - 1)
    expect(await ratingsOf(tasker)).toEqual([])
    market.advanceClock(1)
    expect(await ratingsOf(tasker)).toEqual([5])
    expect((await rateClient(1)).body).toMatchObject({ code: 'review_closed' })
    expect((await client.send(changeReview, { id, taskerRating: 1 })).body).toMatchObject({
      code: 'review_public',
    })
    expect((await tasker.send(skipReview, { id })).body).toMatchObject({ code: 'review_closed' })
  })

  it('lets the author change the review until it ends', async () => {
    expect((await client.send(changeReview, { id, taskerRating: 4 })).status).toBe(404)
    await rateTasker(5)
    const { body } = await client.send(changeReview, { id, taskerRating: 4, taskerComment: 'Ok' })
    expect(body.task.reviewState).toMatchObject({ client: { rating: 4, comment: 'Ok' } })
    await rateClient(5)
    expect((await client.send(changeReview, { id, taskerRating: 1 })).status).toBe(409)
    expect((await profileOf(tasker)).reviews).toMatchObject([{ rating: 4, comment: 'Ok' }])
  })
})

describe('a configured review window', () => {
  const useWindow = async (days: number) => {
    market.deps.settings.REVIEW_WINDOW_D = days
    id = (await market.createCompletedTask(client, tasker))._id
  }
  const stateSeenBy = async (reader: TestUser) =>
    (await market.findTask(reader, { _id: id })).task.reviewState

  it('ends the seal and the time to review when it says', async () => {
    await useWindow(2)
    await rateTasker(5)
    market.advanceClock(2 * DAY_MS - 1)
    expect(await ratingsOf(tasker)).toEqual([])
    market.advanceClock(1)
    expect(await ratingsOf(tasker)).toEqual([5])
    expect((await rateClient(4)).body).toMatchObject({ code: 'review_closed' })
  })

  it('of 0 days makes each review public and final at once, counted once', async () => {
    await useWindow(0)
    await rateTasker(4)
    expect(await ratingsOf(tasker)).toEqual([4])
    expect(await stateSeenBy(tasker)).toMatchObject({ client: { rating: 4 }, tasker: null })
    const change = await client.send(changeReview, { id, taskerRating: 1 })
    expect(change.body).toMatchObject({ code: 'review_public' })
    await rateClient(5)
    await publishDue()
    expect((await profileOf(tasker)).ratings.tasker.count).toBe(1)
    expect((await profileOf(client)).ratings.client.count).toBe(1)
  })

  it('of 0 days still leaves the other side 7 days to review', async () => {
    await useWindow(0)
    await rateTasker(4)
    market.advanceClock(7 * DAY_MS - 1)
    expect((await rateClient(5)).status).toBe(200)
  })

  it('of a completed task stays when the setting changes', async () => {
    await rateTasker(5)
    market.deps.settings.REVIEW_WINDOW_D = 0
    expect(await ratingsOf(tasker)).toEqual([])
    expect(await stateSeenBy(tasker)).toMatchObject({ client: 'written' })
  })
})

describe('the totals', () => {
  it('count a review once when the job runs twice', async () => {
    await rateTasker(5)
    market.advanceClock(7 * DAY_MS)
    await publishDue()
    await publishDue()
    expect((await profileOf(tasker)).ratings.tasker).toEqual({ average: null, count: 1 })
    const { task } = await market.findTask(tasker, { _id: id })
    expect(task.reviewState).toMatchObject({ client: { rating: 5 } })
  })

  it('count nothing again that was public before the job', async () => {
    await rateTasker(5)
    await rateClient(3)
    market.advanceClock(8 * DAY_MS)
    await publishDue()
    expect((await profileOf(tasker)).ratings.tasker.count).toBe(1)
    expect((await profileOf(client)).ratings.client.count).toBe(1)
  })

  it('have an average from three ratings on, separate for each role', async () => {
    for (const rating of [5, 4, 4]) {
      id = (await market.createCompletedTask(client, tasker))._id
      await rateTasker(rating)
      await rateClient(1)
    }
    const { ratings } = await profileOf(tasker)
    expect(ratings).toEqual({
      tasker: { average: 4.3, count: 3 },
      client: { average: null, count: 0 },
    })
  })

  it('count both reviews once when the two parties send at the same time', async () => {
    await Promise.all([rateTasker(5), rateClient(4)])
    expect((await profileOf(tasker)).ratings.tasker.count).toBe(1)
    expect((await profileOf(client)).ratings.client.count).toBe(1)
  })
})

it('logs a change for both parties, and leaves the task where it is in the lists', async () => {
  const before = (await market.findTask(client, { _id: id })).task.updatedAt
  const changes = await market.changesDuring(() => rateTasker(5))
  expect(changes).toEqual(
    [`u:${client.id} task put ${id}`, `u:${tasker.id} task put ${id}`].toSorted(),
  )
  expect((await market.findTask(client, { _id: id })).task.updatedAt).toBe(before)
})

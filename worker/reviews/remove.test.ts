import { beforeEach, describe, expect, it } from 'vitest'
import { readProfile } from '#schema/contract/accounts.ts'
import { removeReview } from '#schema/contract/review-removal.ts'
import { changeReview, replyToReview, reviewTask, skipReview } from '#schema/contract/reviews.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { sendEmailsJob } from '#worker/mail/jobs.ts'
import { publishReviewsJob } from './jobs.ts'

let market: Market
let client: TestUser
let tasker: TestUser
let id: TaskId
const review = newId('review')

beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  id = (await market.createCompletedTask(client, tasker))._id
  await client.send(reviewTask, { id, _id: review, taskerRating: 1, taskerComment: 'A thief!' })
})

// A new session, because an administrator's ends after 12 hours.
const remove = async (by?: TestUser) =>
  (by ?? (await market.createUser('admin'))).send(removeReview, {
    id: review,
    breach: 'abuse',
    reason: 'It calls the tasker a thief.',
  })
const publish = () => tasker.send(reviewTask, { id, clientRating: 4 })
const profile = async () => (await market.send(null, readProfile, { id: tasker.id })).body
const shown = async () => {
  const { reviews, ratings } = await profile()
  return { reviews: reviews.length, count: ratings.tasker.count }
}
const totals = () =>
  market.runSql(
    'SELECT tasker_rating_sum AS sum, tasker_rating_count AS count FROM users WHERE id = ?',
    tasker.id,
  )

describe('the removal of a review by an administrator', () => {
  it('hides it and takes its rating out of the totals once', async () => {
    await publish()
    expect(await shown()).toEqual({ reviews: 1, count: 1 })
    const [first, second] = await Promise.all([remove(), remove()])
    expect([first.status, second.status].toSorted()).toEqual([200, 409])
    expect(await shown()).toEqual({ reviews: 0, count: 0 })
    expect(await totals()).toMatchObject([{ sum: 0, count: 0 }])
  })

  it('of a review that the job has not counted yet leaves the totals as they are', async () => {
    market.advanceClock(7 * DAY_MS)
    expect((await remove()).status).toBe(200)
    await runJobs(market.deps, [publishReviewsJob])
    expect(await shown()).toEqual({ reviews: 0, count: 0 })
    expect(await totals()).toMatchObject([{ sum: 0, count: 0 }])
  })

  it('is audited with the breach and the reason, and adds nothing to the timeline', async () => {
    await publish()
    const before = (await market.findTask(client, { _id: id })).events.length
    await remove()
    const [entry] = await market.runSql('SELECT subject, reason, details FROM audit_log')
    expect(entry).toMatchObject({ subject: review, reason: 'It calls the tasker a thief.' })
    expect(JSON.parse(String(entry?.['details']))).toEqual({ breach: 'abuse', task: id, rating: 1 })
    expect((await market.findTask(client, { _id: id })).events).toHaveLength(before)
  })

  it('is reported to the author alone, in the app and by email', async () => {
    await publish()
    await remove()
    await runJobs(market.deps, [sendEmailsJob])
    const emails = market.mailbox
      .emails()
      .filter(({ subject }) => subject.startsWith('Your review of'))
    expect(emails.map(({ to }) => to)).toEqual([client.email])
    expect(emails[0]?.text).toContain('It insults or threatens somebody.')
    expect(await market.noticesTo(client)).toContain('reviewRemoved')
    expect(await market.noticesTo(tasker)).not.toContain('reviewRemoved')
  })

  it('is seen by both parties, and both phones are notified', async () => {
    await publish()
    const admin = await market.createUser('admin')
    const changes = await market.changesDuring(() => remove(admin))
    expect(changes).toEqual(
      [
        `u:${client.id} notice put reviewRemoved`,
        `u:${client.id} task put ${id}`,
        `u:${tasker.id} task put ${id}`,
      ].toSorted(),
    )
    for (const reader of [client, tasker]) {
      const { task } = await market.findTask(reader, { _id: id })
      expect(task.reviewState).toMatchObject({ client: 'removed', tasker: { rating: 4 } })
    }
  })

  it('rejects writing, changing or answering the review again', async () => {
    await publish()
    await remove()
    expect((await client.send(reviewTask, { id, taskerRating: 1 })).body).toMatchObject({
      code: 'review_removed',
    })
    expect((await client.send(changeReview, { id, taskerRating: 2 })).status).toBe(404)
    expect((await tasker.send(replyToReview, { id, reply: 'Liar.' })).status).toBe(404)
  })

  it('is not possible while the review is sealed, for a party, or for other users', async () => {
    expect((await remove()).status).toBe(404)
    await tasker.send(skipReview, { id })
    expect((await remove(tasker)).status).toBe(403)
    await market.runSql("UPDATE users SET user_type = 'admin' WHERE id = ?", client.id)
    expect((await remove(client)).body).toMatchObject({ code: 'wrong_role' })
    expect(await shown()).toEqual({ reviews: 1, count: 1 })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { readProfile } from '#schema/contract/accounts.ts'
import { findProposal, listApplicants } from '#schema/contract/proposals.ts'
import { reviewTask, skipReview } from '#schema/contract/reviews.ts'
import { sync } from '#schema/contract/sync.ts'
import { AUTO_APPROVE_MS, FREE_DECLINE_MS } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from '#worker/tasks/due.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})

const completionOf = async (user: TestUser) =>
  (await market.send(null, readProfile, { id: user.id })).body.completion

async function cancelLate() {
  const task = await market.createAssignedTask(client, tasker)
  market.advanceClock(FREE_DECLINE_MS)
  await market.cancel(tasker, task)
}

describe('the completion rate', () => {
  it('counts approved work, and is shown from five jobs on', async () => {
    for (let job = 0; job < 4; job++) await market.createCompletedTask(client, tasker)
    expect(await completionOf(tasker)).toMatchObject({ rate: null, jobs: 4 })
    await cancelLate()
    expect(await completionOf(tasker)).toMatchObject({ rate: 80, jobs: 5 })
    expect(await completionOf(client)).toMatchObject({ rate: null, jobs: 0 })
  })

  it('counts work that was approved automatically once', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.submit(tasker, task)
    market.advanceClock(AUTO_APPROVE_MS)
    await runJobs(market.deps, [dueTasksJob])
    await market.approve(client, task)
    expect(await completionOf(tasker)).toMatchObject({ rate: null, jobs: 1 })
  })

  it('counts no free decline and no cancellation by the client', async () => {
    await market.cancel(tasker, await market.createAssignedTask(client, tasker))
    await market.cancel(client, await market.createAssignedTask(client, tasker))
    expect(await completionOf(tasker)).toMatchObject({ rate: null, jobs: 0 })
  })
})

describe('a proposal as the client sees it', () => {
  it('has the ratings and the completion rate of its tasker in every read', async () => {
    for (const taskerRating of [5, 4, 5]) {
      const { _id: id } = await market.createCompletedTask(client, tasker)
      await tasker.send(skipReview, { id })
      await client.send(reviewTask, { id, taskerRating })
    }
    const task = await market.postTask(client)
    const { _id: id } = await market.apply(tasker, task)
    const record = {
      ratings: { average: 4.7, count: 3 },
      completion: { rate: null, jobs: 3 },
    }
    const list = await client.send(listApplicants, { id: task._id })
    expect(list.body.applicants).toMatchObject([{ tasker: record }])
    const one = await client.send(findProposal, { id })
    expect(one.body.proposal).toMatchObject({ tasker: record })
    const { body } = await client.send(sync, { s: 1 })
    const rows = body.c.flatMap((each) =>
      each.e === 'applicant' && each.op === 'put' ? [each.row] : [],
    )
    expect(rows.find(({ _id }) => _id === id)).toMatchObject({ tasker: record })
  })
})

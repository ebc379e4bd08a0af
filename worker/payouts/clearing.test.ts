import { beforeEach, describe, expect, it } from 'vitest'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { AUTO_APPROVE_MS, CLEARING_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from '#worker/tasks/due.ts'

let market: PayoutMarket
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createPayoutMarket()
  client = await market.createClient()
  tasker = await market.createRichUser(naira(10_000))
})
const submitted = async () => {
  const task = await market.createAssignedTask(client, tasker)
  return market.submit(tasker, task)
}
async function autoApprove() {
  await submitted()
  market.advanceClock(AUTO_APPROVE_MS)
  await runJobs(market.deps, [dueTasksJob])
}
const clearing = async () => (await tasker.send(readDashboard, {})).body.userDetails.clearing

describe('money of an automatic approval', () => {
  it('can be withdrawn after 24 hours, and other money at once', async () => {
    await autoApprove()
    const clearsAt = new Date(market.now() + CLEARING_MS).toISOString()
    expect(await clearing()).toEqual([{ amount: 18_000, clearsAt }])
    const tooMuch = await market.withdraw(tasker, { amount: '10001' })
    expect([tooMuch.status, tooMuch.body]).toMatchObject([
      409,
      {
        code: 'money_at_rest',
        error:
          'You can withdraw ₦10,000 now, and ₦18,000 from 10 Mar, 10:00 AM, because that work was approved automatically.',
      },
    ])
    expect((await market.withdraw(tasker, { amount: '10000' })).status).toBe(200)
    market.advanceClock(CLEARING_MS - 1)
    expect((await market.withdraw(tasker, { amount: '1000' })).body.code).toBe('money_at_rest')
    market.advanceClock(1)
    expect(await clearing()).toEqual([])
    expect((await market.withdraw(tasker, { amount: '18000' })).status).toBe(200)
  })

  it('stays when two withdrawals arrive at once', async () => {
    await autoApprove()
    const responses = await Promise.all(
      [1, 2].map(() => market.withdraw(tasker, { amount: '10000' })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await market.availableBalance(tasker)).toBe(naira(18_000))
  })

  it('does not wait when the client approved', async () => {
    await market.approve(client, await submitted())
    expect(await clearing()).toEqual([])
    expect((await market.withdraw(tasker, { amount: '28000' })).status).toBe(200)
  })
})

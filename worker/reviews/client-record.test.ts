import { beforeEach, expect, it } from 'vitest'
import { readProfile } from '#schema/contract/accounts.ts'
import { decideDispute } from '#schema/contract/disputes.ts'
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

const recordOf = async () => (await tasker.send(readProfile, { id: client.id })).body.clientRecord

it('a client has a record from the third todo on, on the profile and beside each todo', async () => {
  await market.createCompletedTask(client, tasker)
  await market.postTask(client)
  expect(await recordOf()).toBe(null)
  const task = await market.postTask(client)
  const record = {
    posted: 3,
    awarded: 1,
    paidRate: 100,
    approvalDays: 1,
    lostDisputes: 0,
  }
  expect(await recordOf()).toMatchObject(record)
  const found = await market.findTask(tasker, task)
  expect(found).toMatchObject({ clientRecord: record, clientRatings: { count: 0 } })
})

it('counts how long approvals take, and what the client ended alone as unpaid', async () => {
  const slow = await market.createAssignedTask(client, tasker)
  await market.submit(tasker, slow)
  market.advanceClock(2 * DAY_MS + 1)
  await market.approve(client, slow)
  await market.cancel(client, await market.createAssignedTask(client, tasker))
  await market.postTask(client)
  expect(await recordOf()).toMatchObject({
    posted: 3,
    awarded: 2,
    paidRate: 50,
    approvalDays: 3,
  })
})

it('counts a todo that is assigned again once, and what the professional ended for nobody', async () => {
  const task = await market.createAssignedTask(client, tasker)
  await market.cancel(tasker, task)
  await market.apply(tasker, task)
  await market.award(client, task, tasker)
  await market.postTask(client)
  await market.postTask(client)
  expect(await recordOf()).toMatchObject({ posted: 3, awarded: 1, paidRate: null })
})

it('counts a dispute that was decided for the professional, and not one that was decided for the client', async () => {
  const admin = await market.createUser('admin')
  const inDispute = async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.submit(tasker, task)
    await market.openDispute(tasker, task)
    await market.answerDispute(client, task)
    return market.findDispute(client, task)
  }
  const decide = async (release: number, refund: number) => {
    const dispute = await inDispute()
    if (!dispute) throw new Error('no dispute')
    const decision = { outcome: 'split' as const, release, refund, reason: 'As the pictures show.' }
    const { status } = await admin.send(decideDispute, { id: dispute._id, ...decision })
    expect(status).toBe(200)
  }
  await decide(18_000, 0)
  await decide(0, 18_000)
  await market.postTask(client)
  expect(await recordOf()).toMatchObject({ lostDisputes: 1 })
})

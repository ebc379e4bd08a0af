import { beforeEach, describe, expect, it } from 'vitest'
import { awardTask, declineProposal } from '#schema/contract/proposals.ts'
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

describe('declining a proposal', () => {
  it('shows the tasker the reason, and a repeat changes nothing', async () => {
    const task = await market.postTask(client)
    const { _id: id } = await market.apply(tasker, task)
    const changes = await market.changesDuring(async () => {
      const { body } = await client.send(declineProposal, { id, reason: 'declined_price' })
      expect(body.proposal).toMatchObject({ status: 'rejected', reason: 'declined_price' })
    })
    expect(changes).toEqual(
      [
        `u:${client.id} applicant put ${id}`,
        `u:${tasker.id} notice put notSelected`,
        `u:${tasker.id} proposal put ${id}`,
      ].toSorted(),
    )
    const repeat = await client.send(declineProposal, { id, reason: 'declined_plans' })
    expect(repeat.body.proposal).toMatchObject({ reason: 'declined_price' })
    expect((await client.send(awardTask, { taskId: task._id, taskerId: tasker.id })).status).toBe(
      409,
    )
  })

  it('is rejected for everybody but the client, and after the award', async () => {
    const task = await market.postTask(client)
    const { _id: id } = await market.apply(tasker, task)
    expect((await tasker.send(declineProposal, { id })).status).toBe(404)
    await market.award(client, task, tasker)
    const late = await client.send(declineProposal, { id })
    expect([late.status, late.body.code]).toEqual([409, 'proposal_not_live'])
  })
})

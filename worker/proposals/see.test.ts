import { beforeEach, describe, expect, it } from 'vitest'
import {
  awardTask,
  listApplicants,
  listProposals,
  seeApplicants,
} from '#schema/contract/proposals.ts'
import { blockUser } from '#schema/contract/trust.ts'
import type { ChoiceReason } from '#schema/domain/proposal.ts'
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

const mine = async (user: TestUser) => (await user.send(listProposals, {})).body.tasks[0]

describe('a proposal that its client looks at', () => {
  it('says so to its tasker, once, and brings it to the phone', async () => {
    const task = await market.postTask(client)
    const proposal = await market.apply(tasker, task)
    expect(await mine(tasker)).toMatchObject({ seenAt: null, version: 1 })
    const changes = await market.changesDuring(async () => {
      expect((await client.send(seeApplicants, { id: task._id })).status).toBe(200)
    })
    expect(changes).toContain(`u:${tasker.id} proposal put ${proposal._id}`)
    const first = await mine(tasker)
    expect(first?.seenAt).not.toBe(null)
    market.advanceClock(60_000)
    await client.send(seeApplicants, { id: task._id })
    expect(await mine(tasker)).toEqual(first)
  })

  it('is the one that was opened, where one was', async () => {
    const other = await market.createTasker()
    const task = await market.postTask(client)
    const { _id: proposal } = await market.apply(tasker, task)
    await market.apply(other, task)
    await client.send(seeApplicants, { id: task._id, proposal })
    const { applicants } = (await client.send(listApplicants, { id: task._id })).body
    expect(applicants.filter(({ seenAt }) => seenAt !== null)).toMatchObject([{ _id: proposal }])
  })

  it('is not one that a block hides, and nobody else marks it', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    expect((await tasker.send(seeApplicants, { id: task._id })).status).toBe(404)
    await tasker.send(blockUser, { id: client.id })
    await client.send(seeApplicants, { id: task._id })
    expect((await mine(tasker))?.seenAt).toBe(null)
  })
})

describe('a tasker who has applied', () => {
  it('reads how many have, and in which third the own price lies, never a price of another one', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task, { price: '15000' })
    const standingOf = async (user: TestUser) => (await market.findTask(user, task)).standing
    expect(await standingOf(tasker)).toEqual({ applied: 1, third: null })
    const [middle, high] = [await market.createTasker(), await market.createTasker()]
    await market.apply(middle, task, { price: '16000' })
    await market.apply(high, task, { price: '17000' })
    expect(await standingOf(tasker)).toEqual({ applied: 3, third: 'lower' })
    expect(await standingOf(middle)).toEqual({ applied: 3, third: 'middle' })
    expect(await standingOf(high)).toEqual({ applied: 3, third: 'higher' })
    expect(await standingOf(await market.createTasker())).toBe(null)
    expect(await standingOf(client)).toBe(null)
  })

  it.each<ChoiceReason | undefined>(['distance', undefined])(
    'and is not chosen reads why, if the client tells it: %s',
    async (choice) => {
      const chosen = await market.createTasker()
      const task = await market.postTask(client)
      await market.apply(tasker, task)
      await market.apply(chosen, task)
      const input = { taskId: task._id, taskerId: chosen.id, ...(choice && { choice }) }
      expect((await client.send(awardTask, input)).status).toBe(200)
      const reason = { status: 'rejected', reason: 'not_selected' }
      expect(await mine(tasker)).toMatchObject({ ...reason, choice: choice ?? null })
      await market.cancel(chosen, task)
      // Nobody is chosen any more.
      expect(await mine(tasker)).toMatchObject({ status: 'pending', reason: null, choice: null })
    },
  )
})

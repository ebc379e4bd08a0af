import { beforeEach, describe, expect, it } from 'vitest'
import * as contract from '#schema/contract/disputes.ts'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { approveTask, submitWork } from '#schema/contract/tasks.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
let task: { _id: TaskId }
beforeEach(async () => {
  market = await createMarket({ engine: 'sqld' })
  client = await market.createClient()
  tasker = await market.createTasker()
  task = await market.createAssignedTask(client, tasker)
})

/** Without the invariant check after each request, so that all of them run at the same time. */
const send = async <E extends Endpoint>(user: TestUser, endpoint: E, input: WireInput<E>) =>
  (await market.send(user.token, endpoint, input)).status
const successes = (statuses: readonly number[]) => {
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  return statuses.filter((status) => status === 200).length
}
const money = async () => ({
  client: await market.availableBalance(client),
  tasker: await market.availableBalance(tasker),
  held: await market.heldAmount(task),
})
const statusOf = async () => (await market.findTask(client, task)).task.status
const open = (by: TestUser) =>
  send(by, contract.openDispute, { id: task._id, reason: 'late', statement: 'No.' })

describe('at the same time', () => {
  it('a dispute and an approval have one winner, and the money is where that one puts it', async () => {
    await market.submit(tasker, task)
    const [disputed, approved] = await Promise.all([
      open(client),
      send(client, approveTask, { id: task._id }),
    ])
    expect(successes([disputed, approved])).toBe(1)
    const isDisputed = disputed === 200
    expect(await statusOf()).toBe(isDisputed ? 'disputed' : 'completed')
    expect(await money()).toEqual({
      client: naira(82_000),
      tasker: isDisputed ? 0 : naira(18_000),
      held: isDisputed ? naira(18_000) : 0,
    })
    await market.expectInvariants()
  })

  it('both sides open one dispute', async () => {
    expect(successes(await Promise.all([open(client), open(tasker), open(client)]))).toBe(1)
    expect(await market.runSql('SELECT id FROM disputes')).toHaveLength(1)
  })

  it('a submission never hides a dispute', async () => {
    const [disputed, submitted] = await Promise.all([
      open(client),
      send(tasker, submitWork, { id: task._id, submissionNotes: 'Done.' }),
    ])
    expect([disputed, submitted]).toContain(200)
    expect(await statusOf()).toBe(disputed === 200 ? 'disputed' : 'submitted')
    expect((await money()).held).toBe(naira(18_000))
  })

  it('a settlement and a decision divide the hold once', async () => {
    await market.openDispute(client, task)
    await send(client, contract.offerSplit, { id: task._id, release: 8000, refund: 10_000 })
    const { _id: id, offers } = await market.findDispute(client, task)
    market.advanceClock(2 * DAY_MS)
    const admin = await market.createUser('admin')
    const settle = () =>
      send(tasker, contract.settleDispute, {
        id: task._id,
        offer: offers[0]?._id ?? newId('offer'),
      })
    const decide = () =>
      send(admin, contract.decideDispute, {
        id,
        outcome: 'split',
        release: 3000,
        refund: 15_000,
        reason: 'Little was done.',
      })
    const [settled, decided] = await Promise.all([settle(), decide()])
    expect(successes([settled, decided])).toBe(1)
    const released = settled === 200 ? naira(8000) : naira(3000)
    expect(await money()).toEqual({
      client: naira(100_000) - released,
      tasker: released,
      held: 0,
    })
    await market.expectInvariants()
  })

  it('two administrators make one decision, with one entry in the audit log', async () => {
    await market.openDispute(client, task)
    const { _id: id } = await market.findDispute(client, task)
    market.advanceClock(2 * DAY_MS)
    const one = await market.createUser('admin')
    const other = await market.createUser('admin')
    const decide = (release: number, by: TestUser) =>
      send(by, contract.decideDispute, {
        id,
        outcome: 'split',
        release,
        refund: 18_000 - release,
        reason: 'Half of it was done.',
      })
    const statuses = await Promise.all([decide(3000, one), decide(8000, other)])
    expect(successes(statuses)).toBe(1)
    const [decider, release] = statuses[0] === 200 ? [one, 3000] : [other, 8000]
    expect(await money()).toEqual({
      client: naira(100_000 - release),
      tasker: naira(release),
      held: 0,
    })
    expect(await market.runSql('SELECT actor_id, action FROM audit_log')).toEqual([
      { actor_id: decider.id, action: 'disputes.decide' },
    ])
    await market.expectInvariants()
  })
})

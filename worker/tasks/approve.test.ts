import { beforeEach, describe, expect, it } from 'vitest'
import { approveTask } from '#schema/contract/tasks.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { createMarket, unknownId, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})
describe('approving work', () => {
  it('pays the held money to the tasker, completes the task, and adds changes for both parties', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.submit(tasker, task)
    const [hold] = await market.runSql("SELECT id FROM ledger_journals WHERE type = 'award'")
    const changes = await market.changesDuring(async () => {
      const body = await market.approve(client, task)
      expect(body.message).toBe(GENERAL_MESSAGES.workApproved)
      expect(body.task).toMatchObject({ status: 'completed', autoApproveAt: null })
    })
    const [release] = await market.runSql("SELECT id FROM ledger_journals WHERE type = 'release'")
    expect(changes).toEqual(
      [
        `u:${client.id} me put ${client.id}`,
        `u:${client.id} task put ${task._id}`,
        `u:${client.id} trx put ${hold?.['id']}`,
        `u:${tasker.id} me put ${tasker.id}`,
        `u:${tasker.id} notice put approved`,
        `u:${tasker.id} task put ${task._id}`,
        `u:${tasker.id} trx put ${release?.['id']}`,
      ].toSorted(),
    )
    expect(await market.availableBalance(tasker)).toBe(18_000_00)
    expect(await market.heldAmount(task)).toBe(0)
  })

  it('responds with “Already approved” the second time, and pays once', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.submit(tasker, task)
    await market.approve(client, task)
    const repeat = await market.approve(client, task)
    expect(repeat.message).toBe('Already approved')
    expect(await market.availableBalance(tasker)).toBe(18_000_00)
  })

  it('pays once for 20 parallel requests', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.submit(tasker, task)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => market.send(client.token, approveTask, { id: task._id })),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const messages = responses.map(({ body }) => body.message)
    expect(messages.filter((message) => message === GENERAL_MESSAGES.workApproved)).toHaveLength(1)
    expect(messages.filter((message) => message === GENERAL_MESSAGES.alreadyApproved)).toHaveLength(
      19,
    )
    expect(await market.availableBalance(tasker)).toBe(18_000_00)
    await market.expectInvariants()
  })

  it('is rejected with 409 before work was submitted', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const { status, body } = await client.send(approveTask, { id: task._id })
    expect([status, body.error]).toEqual([409, 'No work has been submitted yet'])
    const open = await market.postTask(client)
    expect((await client.send(approveTask, { id: open._id })).body.code).toBe('not_submitted')
  })

  it('responds with 404 to other users, and is possible after the client has become a tasker', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.submit(tasker, task)
    const other = await market.createClient()
    for (const user of [other, tasker]) {
      expect((await user.send(approveTask, { id: task._id })).status).toBe(404)
    }
    expect((await client.send(approveTask, { id: unknownId('task') })).status).toBe(404)
    expect((await client.send(approveTask, { id: '7' as never })).status).toBe(404)
    expect((await market.send(null, approveTask, { id: task._id })).status).toBe(401)
    await market.runSql("UPDATE users SET user_type = 'tasker' WHERE id = ?", client.id)
    await market.approve(client, task)
    expect(await market.availableBalance(tasker)).toBe(18_000_00)
  })

  it('charges the fee that was set at the award and that the todo shows, rounded half up', async () => {
    const marketWithFee = await createMarket({ settings: { PLATFORM_FEE_BPS: 333 } })
    const [feeClient, feeTasker] = [
      await marketWithFee.createClient(),
      await marketWithFee.createTasker(),
    ]
    const task = await marketWithFee.createAssignedTask(feeClient, feeTasker)
    marketWithFee.deps.settings.PLATFORM_FEE_BPS = 5000
    await marketWithFee.submit(feeTasker, task)
    expect((await marketWithFee.findTask(feeTasker, task)).feeBps).toBe(333)
    const open = await marketWithFee.postTask(feeClient)
    expect((await marketWithFee.findTask(feeTasker, open)).feeBps).toBe(5000)
    await marketWithFee.approve(feeClient, task)
    expect(await marketWithFee.availableBalance(feeTasker)).toBe(18_000_00 - 599_40)
  })
})

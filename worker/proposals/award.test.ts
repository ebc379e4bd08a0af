import { beforeEach, describe, expect, it } from 'vitest'
import { awardTask, listApplicants, listProposals } from '#schema/contract/proposals.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { naira } from '#schema/domain/money.ts'
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
const award = (task: { _id: string }, awardee = tasker, version?: number) =>
  client.send(awardTask, { taskId: task._id as never, taskerId: awardee.id, version })

/** The rows as after an edit of the proposal. */
async function editTerms(proposal: { _id: string }, price: number, date = '2026-03-20') {
  await market.runSql(
    'INSERT INTO proposal_versions SELECT id, version, price, date, stages FROM proposals WHERE id = ?',
    proposal._id,
  )
  await market.runSql(
    'UPDATE proposals SET price = ?, date = ?, version = version + 1 WHERE id = ?',
    price * 100,
    date,
    proposal._id,
  )
}

describe('awarding', () => {
  it('assigns the task, holds its price, rejects the other proposals, and adds changes for everybody involved', async () => {
    const otherTasker = await market.createTasker()
    const task = await market.postTask(client)
    const accepted = await market.apply(tasker, task)
    const rejected = await market.apply(otherTasker, task, { price: '15000' })
    const changes = await market.changesDuring(async () => {
      const { status, body } = await award(task)
      expect([status, body.message]).toEqual([200, GENERAL_MESSAGES.taskAwarded])
      expect(body.task).toMatchObject({
        status: 'in-progress',
        taskStatus: 'In Progress',
        price: 18_000,
        agreedDate: '2026-03-20',
        tasker: { _id: tasker.id },
      })
    })
    const [hold] = await market.runSql("SELECT id FROM ledger_journals WHERE type = 'award'")
    expect(changes).toEqual(
      [
        `u:${client.id} applicant put ${accepted._id}`,
        `u:${client.id} applicant put ${rejected._id}`,
        `u:${client.id} me put ${client.id}`,
        `u:${client.id} task put ${task._id}`,
        `u:${client.id} trx put ${hold?.['id']}`,
        `u:${tasker.id} notice put awarded`,
        `u:${otherTasker.id} notice put notSelected`,
        `u:${tasker.id} proposal put ${accepted._id}`,
        `u:${tasker.id} task put ${task._id}`,
        `u:${otherTasker.id} proposal put ${rejected._id}`,
        `feed:Furniture feed del ${task._id}`,
      ].toSorted(),
    )
    expect(await market.availableBalance(client)).toBe(naira(82_000))
    expect(await market.heldAmount(task)).toBe(naira(18_000))
    const latestProposal = async (user: TestUser) =>
      (await user.send(listProposals, {})).body.tasks[0]
    expect(await latestProposal(tasker)).toMatchObject({ status: 'accepted', reason: null })
    expect(await latestProposal(otherTasker)).toMatchObject({
      status: 'rejected',
      reason: 'not_selected',
    })
    const { applicants } = (await client.send(listApplicants, { id: task._id })).body
    expect(applicants.map(({ status }) => status).toSorted()).toEqual(['accepted', 'rejected'])
  })

  it('agrees on the day after the award when the proposed date is earlier', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task, { date: '2026-03-01' })
    expect((await award(task)).body.task.agreedDate).toBe('2026-03-05')
  })

  it('rejects an insufficient balance with 402 and the missing amount, and changes nothing', async () => {
    const poorClient = await market.createClient(naira(5_000))
    const task = await market.postTask(poorClient)
    await market.apply(tasker, task)
    const before = await market.changeCounter()
    const { status, body } = await poorClient.send(awardTask, {
      taskId: task._id,
      taskerId: tasker.id,
    })
    expect(status).toBe(402)
    expect(body.error).toBe('Insufficient wallet balance. You need ₦13,000 more.')
    expect(await market.changeCounter()).toBe(before)
    expect(await market.availableBalance(poorClient)).toBe(naira(5_000))
    expect((await market.findTask(poorClient, task)).task.status).toBe('pending')
  })

  it('rejects an empty wallet in the same way', async () => {
    const poorClient = await market.createClient(naira(0))
    const task = await market.postTask(poorClient)
    await market.apply(tasker, task)
    const { body } = await poorClient.send(awardTask, { taskId: task._id, taskerId: tasker.id })
    expect(body.error).toBe('Insufficient wallet balance. You need ₦18,000 more.')
  })

  it('has the same response when repeated, also after work was submitted, and holds once', async () => {
    const task = await market.createAssignedTask(client, tasker)
    expect((await award(task)).body.message).toBe(GENERAL_MESSAGES.taskAwarded)
    await market.submit(tasker, task)
    expect((await award(task)).status).toBe(200)
    expect(await market.availableBalance(client)).toBe(naira(82_000))
  })

  it('rejects another tasker when the task is assigned', async () => {
    const other = await market.createTasker()
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    await market.apply(other, task)
    await award(task)
    const { status, body } = await award(task, other)
    expect([status, body.code]).toEqual([409, 'task_not_open'])
  })

  it('rejects a tasker who did not apply, has withdrawn, or is suspended', async () => {
    const [stranger, withdrawn, suspended] = [
      await market.createTasker(),
      await market.createTasker(),
      await market.createTasker(),
    ]
    const task = await market.postTask(client)
    for (const user of [withdrawn, suspended]) await market.apply(user, task)
    await market.runSql(
      "UPDATE proposals SET status = 'withdrawn' WHERE tasker_id = ?",
      withdrawn.id,
    )
    await market.runSql('UPDATE users SET suspended_at = 1 WHERE id = ?', suspended.id)
    expect((await award(task, stranger)).status).toBe(404)
    expect((await award(task, withdrawn)).body.code).toBe('proposal_not_live')
    expect((await award(task, suspended)).body.code).toBe('proposal_not_live')
  })

  it('is only for the client of the task, and not for an award to oneself', async () => {
    const other = await market.createClient()
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    const input = { taskId: task._id, taskerId: tasker.id }
    expect((await other.send(awardTask, input)).status).toBe(404)
    expect((await tasker.send(awardTask, input)).status).toBe(403)
    expect((await market.send(null, awardTask, input)).status).toBe(401)
    expect((await award(task, client)).status).toBe(403)
    expect((await award({ _id: unknownId('task') })).status).toBe(404)
    expect((await award({ _id: 'x' })).status).toBe(404)
    expect((await award(task, tasker, 0)).status).toBe(400)
    expect((await award(task, tasker, 1.5)).status).toBe(400)
  })
})

describe('terms that the client has not seen', () => {
  it('are rejected with 409 when the price is higher now, and the balance is unchanged', async () => {
    const task = await market.postTask(client)
    const proposal = await market.apply(tasker, task, { price: '10000' })
    await editTerms(proposal, 15_000)
    const { status, body } = await award(task, tasker, 1)
    expect([status, body.error]).toEqual([409, 'This proposal changed. Review it again.'])
    expect(await market.availableBalance(client)).toBe(naira(100_000))
    expect((await award(task, tasker, 2)).body.task.price).toBe(15_000)
  })

  it('are rejected for a later date, but accepted for a lower price or an earlier date', async () => {
    const [later, better] = [await market.postTask(client), await market.postTask(client)]
    await editTerms(await market.apply(tasker, later), 18_000, '2026-03-21')
    await editTerms(await market.apply(tasker, better), 17_000, '2026-03-19')
    expect((await award(later, tasker, 1)).body.code).toBe('proposal_changed')
    expect((await award(better, tasker, 1)).body.task.price).toBe(17_000)
  })

  it('are assumed to be seen without a version, and rejected with an unknown version', async () => {
    const task = await market.postTask(client)
    await editTerms(await market.apply(tasker, task), 19_000)
    expect((await award(task, tasker, 7)).body.code).toBe('proposal_changed')
    expect((await award(task)).body.task.price).toBe(19_000)
  })
})

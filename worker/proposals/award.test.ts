import { beforeEach, describe, expect, it } from 'vitest'
import { awardTask, listApplicants, listProposals } from '#schema/contract/proposals.ts'
import { naira } from '#schema/domain/money.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { newMarket, nobodys, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
let tasker: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client()
  tasker = await market.tasker()
})
const award = (task: { _id: string }, to = tasker, version?: number) =>
  client.send(awardTask, { taskId: task._id as never, taskerId: to.id, version })

/** What R15's edit will do, until its call is there: the earlier terms are kept beside. */
async function reoffer(proposal: { _id: string }, price: number, date = '2026-03-20') {
  await market.rows(
    'INSERT INTO proposal_versions SELECT id, version, price, date FROM proposals WHERE id = ?',
    proposal._id,
  )
  await market.rows(
    'UPDATE proposals SET price = ?, date = ?, version = version + 1 WHERE id = ?',
    price * 100,
    date,
    proposal._id,
  )
}

describe('R17: awarding', () => {
  it('assigns the todo, holds its price and rejects the others, for everybody to hear (R18)', async () => {
    const loser = await market.tasker()
    const task = await market.post(client)
    const won = await market.apply(tasker, task)
    const lost = await market.apply(loser, task, { price: '15000' })
    const told = await market.told(async () => {
      const { status, body } = await award(task)
      expect([status, body.message]).toEqual([200, TEXTS.taskAwarded])
      expect(body.task).toMatchObject({
        status: 'in-progress',
        taskStatus: 'In Progress',
        price: 18_000,
        agreedDate: '2026-03-20',
        tasker: { _id: tasker.id },
      })
    })
    const [hold] = await market.rows("SELECT id FROM ledger_journals WHERE type = 'award'")
    expect(told).toEqual(
      [
        `u:${client.id} applicant put ${won._id}`,
        `u:${client.id} applicant put ${lost._id}`,
        `u:${client.id} me put ${client.id}`,
        `u:${client.id} task put ${task._id}`,
        `u:${client.id} trx put ${hold?.['id']}`,
        `u:${tasker.id} proposal put ${won._id}`,
        `u:${tasker.id} task put ${task._id}`,
        `u:${loser.id} proposal put ${lost._id}`,
        `feed:Furniture feed del ${task._id}`,
      ].toSorted(),
    )
    expect(await market.available(client)).toBe(naira(82_000))
    expect(await market.held(task)).toBe(naira(18_000))
    const standing = async (person: Person) => (await person.send(listProposals, {})).body.tasks[0]
    expect(await standing(tasker)).toMatchObject({ status: 'accepted', reason: null })
    expect(await standing(loser)).toMatchObject({ status: 'rejected', reason: 'not_selected' })
    const { applicants } = (await client.send(listApplicants, { id: task._id })).body
    expect(applicants.map(({ status }) => status).toSorted()).toEqual(['accepted', 'rejected'])
  })

  it('takes the day after the award when the offered date is earlier (R13)', async () => {
    const task = await market.post(client)
    await market.apply(tasker, task, { date: '2026-03-01' })
    expect((await award(task)).body.task.agreedDate).toBe('2026-03-05')
  })

  it('refuses short funds with 402 and says how much is missing; nothing changes', async () => {
    const poor = await market.client(naira(5_000))
    const task = await market.post(poor)
    await market.apply(tasker, task)
    const before = await market.head()
    const { status, body } = await poor.send(awardTask, { taskId: task._id, taskerId: tasker.id })
    expect(status).toBe(402)
    expect(body.error).toBe('Insufficient wallet balance. You need ₦13,000 more.')
    expect(await market.head()).toBe(before)
    expect(await market.available(poor)).toBe(naira(5_000))
    expect((await market.find(poor, task)).task.status).toBe('pending')
  })

  it('refuses an empty wallet the same way (RULES 4)', async () => {
    const broke = await market.client(naira(0))
    const task = await market.post(broke)
    await market.apply(tasker, task)
    const { body } = await broke.send(awardTask, { taskId: task._id, taskerId: tasker.id })
    expect(body.error).toBe('Insufficient wallet balance. You need ₦18,000 more.')
  })

  it('says the same again for the same tasker, also after the work went on, and holds once', async () => {
    const task = await market.underWay(client, tasker)
    expect((await award(task)).body.message).toBe(TEXTS.taskAwarded)
    await market.submit(tasker, task)
    expect((await award(task)).status).toBe(200)
    expect(await market.available(client)).toBe(naira(82_000))
  })

  it('refuses another tasker once it is assigned', async () => {
    const other = await market.tasker()
    const task = await market.post(client)
    await market.apply(tasker, task)
    await market.apply(other, task)
    await award(task)
    const { status, body } = await award(task, other)
    expect([status, body.code]).toEqual([409, 'task_not_open'])
  })

  it('refuses whoever did not apply, withdrew, or is suspended', async () => {
    const [stranger, shy, bad] = [
      await market.tasker(),
      await market.tasker(),
      await market.tasker(),
    ]
    const task = await market.post(client)
    for (const person of [shy, bad]) await market.apply(person, task)
    await market.rows("UPDATE proposals SET status = 'withdrawn' WHERE tasker_id = ?", shy.id)
    await market.rows('UPDATE users SET suspended_at = 1 WHERE id = ?', bad.id)
    expect((await award(task, stranger)).status).toBe(404)
    expect((await award(task, shy)).body.code).toBe('proposal_not_live')
    expect((await award(task, bad)).body.code).toBe('proposal_not_live')
  })

  it('is for the owner, as a client, not to himself (R5, R52); malformed is 400 or 404', async () => {
    const other = await market.client()
    const task = await market.post(client)
    await market.apply(tasker, task)
    const input = { taskId: task._id, taskerId: tasker.id }
    expect((await other.send(awardTask, input)).status).toBe(404)
    expect((await tasker.send(awardTask, input)).status).toBe(403)
    expect((await market.send(null, awardTask, input)).status).toBe(401)
    expect((await award(task, client)).status).toBe(403)
    expect((await award({ _id: nobodys('task') })).status).toBe(404)
    expect((await award({ _id: 'x' })).status).toBe(404)
    expect((await award(task, tasker, 0)).status).toBe(400)
    expect((await award(task, tasker, 1.5)).status).toBe(400)
  })
})

describe('R16: never award unseen terms', () => {
  it('view at 10,000, now 15,000, award with the old version → 409, balance unchanged', async () => {
    const task = await market.post(client)
    const proposal = await market.apply(tasker, task, { price: '10000' })
    await reoffer(proposal, 15_000)
    const { status, body } = await award(task, tasker, 1)
    expect([status, body.error]).toEqual([409, 'This proposal changed. Review it again.'])
    expect(await market.available(client)).toBe(naira(100_000))
    expect((await award(task, tasker, 2)).body.task.price).toBe(15_000)
  })

  it('a later date is worse too, but a lower price or an earlier day is not', async () => {
    const [later, better] = [await market.post(client), await market.post(client)]
    await reoffer(await market.apply(tasker, later), 18_000, '2026-03-21')
    await reoffer(await market.apply(tasker, better), 17_000, '2026-03-19')
    expect((await award(later, tasker, 1)).body.code).toBe('proposal_changed')
    expect((await award(better, tasker, 1)).body.task.price).toBe(17_000)
  })

  it('takes who sends no version to have seen the current one, and refuses one that never was', async () => {
    const task = await market.post(client)
    await reoffer(await market.apply(tasker, task), 19_000)
    expect((await award(task, tasker, 7)).body.code).toBe('proposal_changed')
    expect((await award(task)).body.task.price).toBe(19_000)
  })
})

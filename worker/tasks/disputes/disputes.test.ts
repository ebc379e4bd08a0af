import { beforeEach, describe, expect, it } from 'vitest'
import * as contract from '#schema/contract/disputes.ts'
import { approveTask, submitWork } from '#schema/contract/tasks.ts'
import { disputeTimes, type OfferId } from '#schema/domain/dispute.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { DISPUTE_ANSWER_MS, DAY_MS } from '#schema/domain/limits.ts'
import { DISPUTE_REFUSALS } from '#schema/domain/messages/disputes.ts'
import { NOTICE_LINE_FACTS } from '#schema/domain/messages/notice-lines.ts'
import { naira } from '#schema/domain/money.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { hex } from '#worker/secrets/hex.ts'

let market: Market
let client: TestUser
let tasker: TestUser
let task: { _id: TaskId }
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  task = await market.createAssignedTask(client, tasker)
})

const iso = (at: number) => new Date(at).toISOString()
const offer = async (by: TestUser, release: number, refund = 18_000 - release) =>
  (await by.send(contract.offerSplit, { id: task._id, release, refund })).status
const offerOf = async (by: TestUser): Promise<OfferId> => {
  const { offers } = await market.findDispute(client, task)
  return offers.find((each) => each.by === by.id)?._id ?? newId('offer')
}
const settle = async (by: TestUser, id: OfferId) =>
  by.send(contract.settleDispute, { id: task._id, offer: id })
const statusOf = async () => (await market.findTask(client, task)).task.status
const money = async () => ({
  client: await market.availableBalance(client),
  tasker: await market.availableBalance(tasker),
  held: await market.heldAmount(task),
})

describe('opening a dispute', () => {
  it('freezes the hold, shows the deadlines, and adds a change for both parties', async () => {
    const before = await money()
    const openedAt = market.now()
    const changes = await market.changesDuring(() => market.openDispute(client, task))
    expect(changes).toEqual(
      [
        `u:${client.id} task put ${task._id}`,
        `u:${tasker.id} notice put disputeOpened`,
        `u:${tasker.id} task put ${task._id}`,
      ].toSorted(),
    )
    expect(await money()).toEqual(before)
    const times = disputeTimes(openedAt)
    const deadlines = {
      openedBy: client.id,
      openedAt: iso(openedAt),
      answerBy: iso(times.answerBy),
      answeredAt: null,
      decideBy: iso(times.decideBy),
      endsAt: iso(times.endsAt),
      outcome: null,
    }
    const shown = (await market.findTask(tasker, task)).task
    expect(shown).toMatchObject({ status: 'disputed', taskStatus: 'In Dispute' })
    expect(shown.dispute).toMatchObject(deadlines)
    expect(await market.findDispute(tasker, task)).toMatchObject({
      ...deadlines,
      reason: 'not_as_agreed',
      held: 18_000,
      statements: [{ author: client.id, statement: 'Two doors are crooked.' }],
    })
  })

  it('is possible for the tasker, also about submitted work', async () => {
    await market.submit(tasker, task)
    await market.openDispute(tasker, task)
    expect(await statusOf()).toBe('disputed')
  })

  it('allows neither an approval nor a submission nor a second dispute', async () => {
    await market.submit(tasker, task)
    await market.openDispute(client, task)
    const before = await market.findTask(client, task)
    const responses = [
      await client.send(approveTask, { id: task._id }),
      await tasker.send(submitWork, { id: task._id, submissionNotes: 'Again.' }),
      await tasker.send(contract.openDispute, { id: task._id, reason: 'late', statement: 'No.' }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([409, 409, 409])
    expect(await market.findTask(client, task)).toEqual(before)
  })

  it('opens one dispute for one id, also under another idempotency key', async () => {
    const input = { id: task._id, _id: newId('dispute'), reason: 'late', statement: 'No.' } as const
    await client.send(contract.openDispute, input, 'one')
    const repeated = await client.send(contract.openDispute, input, 'two')
    expect([repeated.status, repeated.body.task.status]).toEqual([200, 'disputed'])
    expect((await market.findDispute(client, task))._id).toBe(input._id)
  })

  it('stores a picture privately, with whether it is the one that the phone captured', async () => {
    const evidence1 = imageFile(await createImage('png'), 'image/png')
    const sha256 = hex(await crypto.subtle.digest('SHA-256', await evidence1.arrayBuffer()))
    const evidenceMarks = `${sha256}@${market.now() - 1000}`
    const input = { id: task._id, reason: 'late', statement: 'See.', evidence1 } as const
    expect((await client.send(contract.openDispute, { ...input, evidenceMarks })).status).toBe(200)
    const [file] = (await market.findDispute(tasker, task)).statements[0]?.files ?? []
    expect(file).toMatchObject({ sha256, isSame: true, capturedAt: iso(market.now() - 1000) })
    const open = (path = '') => market.app.request(`http://onise.test${path}`)
    expect((await open(file?.url)).status).toBe(200)
    expect((await open(file?.url.replace(tasker.id, client.id))).status).toBe(403)
  })

  it('answers an offer to end the work, which can then no longer be accepted', async () => {
    await market.offerCancel(client, task)
    expect((await market.findTask(tasker, task)).task.cancelOffer).not.toBeNull()
    await market.openDispute(tasker, task)
    expect((await market.findTask(tasker, task)).task.cancelOffer).toBeNull()
    const [notice] = await market.runSql("SELECT data FROM notices WHERE kind = 'disputeOpened'")
    expect(JSON.parse(String(notice?.['data'])).lines).toEqual([NOTICE_LINE_FACTS.openOfferEnded])
  })

  it('is 404 for others, who cannot read the dispute either', async () => {
    await market.openDispute(client, task)
    const stranger = await market.createTasker()
    const id = task._id
    const opening = { id, reason: 'late', statement: 'No.' } as const
    expect((await stranger.send(contract.openDispute, opening)).status).toBe(404)
    expect((await stranger.send(contract.findDispute, { id })).status).toBe(404)
    expect((await stranger.send(contract.answerDispute, { id, statement: 'x' })).status).toBe(404)
  })

  it('notifies the other side, with the time to answer', async () => {
    await market.openDispute(client, task)
    const notified = await market.runSql(
      "SELECT user_id, deadline FROM notices WHERE kind LIKE 'dispute%'",
    )
    const deadline = market.now() + DISPUTE_ANSWER_MS
    expect(notified).toEqual([{ user_id: tasker.id, deadline }])
  })
})

describe('answering', () => {
  it('lets an administrator decide within 5 days from then', async () => {
    await market.openDispute(client, task)
    market.advanceClock(DAY_MS)
    await market.answerDispute(tasker, task)
    const dispute = await market.findDispute(client, task)
    expect(dispute).toMatchObject({
      answeredAt: iso(market.now()),
      decideBy: iso(market.now() + 5 * DAY_MS),
    })
    expect(dispute.statements.map(({ author }) => author)).toEqual([client.id, tasker.id])
  })

  it('is rejected once 48 hours have passed', async () => {
    await market.openDispute(client, task)
    market.advanceClock(2 * DAY_MS)
    const late = await tasker.send(contract.answerDispute, { id: task._id, statement: 'Late.' })
    expect([late.status, late.body]).toMatchObject([409, { error: DISPUTE_REFUSALS.answer_late }])
  })

  it('is stored once for one id, also under another idempotency key', async () => {
    await market.openDispute(client, task)
    const input = { id: task._id, _id: newId('statement'), statement: 'I was there.' }
    await tasker.send(contract.answerDispute, input, 'one')
    expect((await tasker.send(contract.answerDispute, input, 'two')).status).toBe(200)
    expect((await market.findDispute(client, task)).statements).toHaveLength(2)
  })
})

describe('a split', () => {
  it('pays both parts when the other side accepts it, and completes the task', async () => {
    const before = await money()
    await market.openDispute(client, task)
    expect(await offer(client, 8000)).toBe(200)
    expect((await market.findTask(tasker, task)).task.dispute?.offersBy).toEqual([client.id])
    const { status, body } = await settle(tasker, await offerOf(client))
    expect([status, body.task.status]).toEqual([200, 'completed'])
    expect(await money()).toEqual({
      client: before.client + naira(10_000),
      tasker: before.tasker + naira(8000),
      held: 0,
    })
    expect(await market.findDispute(client, task)).toMatchObject({
      outcome: 'settled',
      released: 8000,
      refunded: 10_000,
      offers: [],
    })
  })

  it('cancels the task when everything goes back', async () => {
    const before = await money()
    await market.openDispute(client, task)
    await offer(tasker, 0)
    await settle(client, await offerOf(tasker))
    expect(await statusOf()).toBe('cancelled')
    expect(await money()).toEqual({
      client: before.client + naira(18_000),
      tasker: before.tasker,
      held: 0,
    })
  })

  it('is rejected unless its parts add up to the hold', async () => {
    await market.openDispute(client, task)
    expect([await offer(client, 8000, 9999), await offer(client, 8000, 10_001)]).toEqual([400, 400])
  })

  it('cannot be accepted by its own side, after it was taken back, or after a new one', async () => {
    await market.openDispute(client, task)
    await offer(client, 8000)
    const first = await offerOf(client)
    expect((await settle(client, first)).status).toBe(409)
    await offer(client, 2000)
    expect((await settle(tasker, first)).status).toBe(409)
    const second = await offerOf(client)
    expect((await client.send(contract.withdrawOffer, { id: task._id })).status).toBe(200)
    expect((await settle(tasker, second)).status).toBe(409)
    expect([await statusOf(), await market.heldAmount(task)]).toEqual(['disputed', naira(18_000)])
  })

  it('is accepted once: a repetition is 200 and moves nothing', async () => {
    await market.openDispute(client, task)
    await offer(client, 8000)
    const id = await offerOf(client)
    await settle(tasker, id)
    const after = await money()
    expect((await settle(tasker, id)).status).toBe(200)
    expect((await settle(client, id)).status).toBe(409)
    expect(await money()).toEqual(after)
  })

  it('takes the platform fee that was frozen at the award from the part that is paid', async () => {
    await market.runSql('UPDATE tasks SET fee_bps = 1000 WHERE id = ?', task._id)
    const before = await money()
    await market.openDispute(client, task)
    await offer(client, 8000)
    expect((await market.findDispute(tasker, task)).offers[0]).toMatchObject({ fee: 800 })
    await settle(tasker, await offerOf(client))
    expect(await money()).toMatchObject({
      client: before.client + naira(10_000),
      tasker: before.tasker + naira(7200),
    })
    expect((await market.findDispute(client, task)).fee).toBe(800)
  })
})

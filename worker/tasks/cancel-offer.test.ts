import { beforeEach, describe, expect, it } from 'vitest'
import {
  acceptCancelOffer,
  cancelTask,
  offerCancel,
  withdrawCancelOffer,
} from '#schema/contract/cancel.ts'
import { CANCEL_REPLY_MS } from '#schema/domain/limits.ts'
import { answerReminderAt } from '#schema/domain/quiet-hours.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from './due.ts'

let market: Market
let client: TestUser
let tasker: TestUser
let task: Awaited<ReturnType<Market['createAssignedTask']>>
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  task = await market.createAssignedTask(client, tasker)
})

const balances = async () => [
  await market.availableBalance(client),
  await market.availableBalance(tasker),
  await market.heldAmount(task),
]
const kinds = async () =>
  (await market.findTask(client, task)).events.map(({ kind, amount }) => [kind, amount])
const statusOf = async (user: TestUser) => (await market.findTask(user, task)).task.status
const accept = (amount: number) => tasker.send(acceptCancelOffer, { id: task._id, amount })

describe('an offer to end the work', () => {
  it('shows both sides the amount and the deadline, and moves no money', async () => {
    const offered = await market.offerCancel(client, task)
    expect(offered.cancelOffer).toMatchObject({ amount: 5000, reopen: false })
    expect((await market.findTask(tasker, task)).task.cancelOffer).toEqual(offered.cancelOffer)
    expect(await balances()).toEqual([82_000_00, 0, 18_000_00])
  })

  it('divides the hold when the tasker accepts', async () => {
    await market.offerCancel(client, task)
    expect((await accept(5000)).body.task).toMatchObject({
      status: 'cancelled',
      cancelOffer: null,
    })
    expect(await balances()).toEqual([95_000_00, 5_000_00, 0])
    expect((await kinds()).slice(2)).toEqual([
      ['cancelOffered', 5000],
      ['cancelAgreed', null],
      ['paid', 5000],
      ['refunded', 13_000],
    ])
  })

  it('may give everything to either side', async () => {
    await market.offerCancel(client, task, { amount: '18000', reopen: true })
    await accept(18_000)
    expect(await balances()).toEqual([82_000_00, 18_000_00, 0])
    expect(await statusOf(client)).toBe('pending')
    await market.expectInvariants()
  })

  it('is never more than the hold', async () => {
    const input = { id: task._id, amount: '18001', note: 'Thanks.' }
    expect((await client.send(offerCancel, input)).status).toBe(400)
  })

  it('is accepted only as the tasker saw it', async () => {
    await market.offerCancel(client, task)
    expect((await accept(6000)).body.code).toBe('cancel_offer_changed')
    expect(await balances()).toEqual([82_000_00, 0, 18_000_00])
  })

  it('can be withdrawn, and then neither accepted nor due', async () => {
    await market.offerCancel(client, task)
    expect(
      (await client.send(offerCancel, { id: task._id, amount: 1, note: 'No' })).body.code,
    ).toBe('cancel_offer_exists')
    expect((await client.send(withdrawCancelOffer, { id: task._id })).status).toBe(200)
    expect((await accept(5000)).body.code).toBe('cancel_offer_gone')
    market.advanceClock(CANCEL_REPLY_MS)
    await runJobs(market.deps, [dueTasksJob])
    expect(await statusOf(tasker)).toBe('in-progress')
  })

  it('ends with a submission', async () => {
    await market.offerCancel(client, task)
    expect((await market.submit(tasker, task)).cancelOffer).toBeNull()
    market.advanceClock(CANCEL_REPLY_MS)
    await runJobs(market.deps, [dueTasksJob])
    expect(await statusOf(client)).toBe('submitted')
  })
})

describe('silence for 48 hours', () => {
  it('reminds the tasker once, changes nothing before, and accepts then', async () => {
    await market.offerCancel(client, task)
    const remindAt = answerReminderAt(market.now() + CANCEL_REPLY_MS)
    const end = market.now() + CANCEL_REPLY_MS
    const reminders: number[] = []
    for (const at of [remindAt - 1, remindAt, end - 1]) {
      market.advanceClock(at - market.now())
      await runJobs(market.deps, [dueTasksJob])
      const notices = await market.noticesTo(tasker)
      reminders.push(notices.filter((kind) => kind === 'cancelOfferReminder').length)
    }
    expect(reminders).toEqual([0, 1, 1])
    expect(await statusOf(client)).toBe('in-progress')
    market.advanceClock(1)
    await runJobs(market.deps, [dueTasksJob])
    expect(await statusOf(client)).toBe('cancelled')
    expect(await balances()).toEqual([95_000_00, 5_000_00, 0])
    const { events } = await market.findTask(client, task)
    expect(events.find(({ kind }) => kind === 'cancelAgreed')?.actor).toBeNull()
  })

  it('is decided the same way by the next command when the job is late', async () => {
    await market.offerCancel(client, task)
    market.advanceClock(CANCEL_REPLY_MS)
    const late = await tasker.send(cancelTask, { id: task._id, reason: 'Late.' })
    expect([late.status, late.body.code]).toEqual([409, 'task_not_in_progress'])
    expect(await balances()).toEqual([95_000_00, 5_000_00, 0])
  })

  it('waits while the bank looks into the payment', async () => {
    await market.offerCancel(client, task)
    await market.runSql(
      "INSERT INTO payment_disputes (id, reference, user_id, status, amount, opened_at) VALUES ('d', 'x', ?, 'open', 1, 1)",
      client.id,
    )
    market.advanceClock(CANCEL_REPLY_MS)
    await runJobs(market.deps, [dueTasksJob])
    expect(await statusOf(client)).toBe('in-progress')
  })
})

it.each([false, true])(
  'pays nothing when the bank disputes the payment between the read and the batch, reopen: %s',
  async (reopen) => {
    await market.offerCancel(client, task, { reopen })
    await market.runSql(`CREATE TRIGGER late_dispute BEFORE UPDATE ON sync_counter BEGIN
      INSERT INTO payment_disputes (id, reference, user_id, status, amount, opened_at)
      VALUES ('d', 'x', '${client.id}', 'open', 1, 1); END`)
    expect((await accept(5000)).status).toBe(409)
    expect(await balances()).toEqual([82_000_00, 0, 18_000_00])
  },
)

it('one of 20 parallel answers and withdrawals wins', async () => {
  await market.offerCancel(client, task)
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 ? accept(5000) : client.send(withdrawCancelOffer, { id: task._id }),
    ),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  await market.expectInvariants()
})

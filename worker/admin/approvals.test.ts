import { beforeEach, describe, expect, it } from 'vitest'
import { postSettlement, reverseBooking } from '#schema/contract/adjustments.ts'
import { readOverview } from '#schema/contract/admin-lists.ts'
import { decideApproval, listApprovals } from '#schema/contract/approvals.ts'
import { decideDispute } from '#schema/contract/disputes.ts'
import { creditPayment, refundPayment } from '#schema/contract/payment-review.ts'
import { fundWallet } from '#schema/contract/payments.ts'
import { changeSetting, listSettings } from '#schema/contract/settings.ts'
import { removeTask } from '#schema/contract/task-removal.ts'
import { APPROVAL_MESSAGES as messages } from '#schema/domain/messages/approvals.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import { type TestUser } from '#testing/worker/test-server.ts'

let market: Market
let maker: TestUser
let second: TestUser
beforeEach(async () => {
  market = await createMarket()
  maker = await market.createUser('admin')
  second = await market.createUser('admin')
})
const reason = 'Both sides agree'
const open = async (by = second) => (await by.send(listApprovals, {})).body.approvals
async function decide(by: TestUser, decision: 'approve' | 'reject' = 'approve') {
  const [request] = await open(by)
  if (!request) throw new Error('Nothing waits.')
  return by.send(decideApproval, {
    id: request._id,
    decision,
    reason: 'Seen in the statement',
  })
}
/** What one administrator asks for waits, and happens once when the second approves it. */
async function expectTwo(
  ask: () => Promise<{ status: number; body: { message?: string } }>,
  happened: () => Promise<unknown>,
) {
  const before = await happened()
  const asked = await ask()
  expect([asked.status, asked.body.message]).toEqual([200, messages.requested])
  expect(await happened()).toEqual(before)
  expect((await open()).length).toBe(1)
  const again = await ask()
  expect([again.status, (again.body as { error?: string }).error]).toEqual([409, messages.waits])
  const own = await decide(maker)
  expect([own.status, own.body.error]).toEqual([403, messages.ownRequest])
  const approved = await decide(second)
  expect([approved.status, approved.body.message]).toEqual([200, messages.approved])
  expect(await happened()).not.toEqual(before)
  expect(await open()).toEqual([])
  await market.expectInvariants()
}

async function assignedFor(client: TestUser, tasker: TestUser, price: string) {
  const task = await market.postTask(client)
  await market.apply(tasker, task, { price })
  return market.award(client, task, tasker)
}

describe('two administrators', () => {
  it('change the fee, whatever it is', async () => {
    const fee = async () => (await maker.send(listSettings, {})).body.settings[0]
    const input = { name: 'platformFeeBps', value: 1, reason } as const
    await expectTwo(() => maker.send(changeSetting, input), fee)
    expect(await fee()).toMatchObject({ name: 'platformFeeBps', value: 1 })
  })

  it('divide a hold above ₦100,000, and one divides a smaller one', async () => {
    const [client, tasker] = [
      await market.createClient(naira(500_000)),
      await market.createTasker(),
    ]
    const dispute = async (price: string) => {
      const task = await assignedFor(client, tasker, price)
      await market.openDispute(client, task)
      await market.answerDispute(tasker, task)
      return await market.findDispute(client, task)
    }
    const money = () => market.availableBalance(tasker)
    const split = async (by: TestUser, { _id: id, held }: Awaited<ReturnType<typeof dispute>>) =>
      by.send(decideDispute, {
        id,
        outcome: 'split',
        release: held,
        refund: 0,
        reason,
      })
    const large = await dispute('100001')
    await expectTwo(() => split(maker, large), money)
    expect((await split(maker, await dispute('100000'))).body.message).not.toBe(messages.requested)
  })

  it('let the work of a large hold go on by one decision, because nothing is paid', async () => {
    const [client, tasker] = [
      await market.createClient(naira(500_000)),
      await market.createTasker(),
    ]
    const task = await assignedFor(client, tasker, '200000')
    await market.openDispute(client, task)
    await market.answerDispute(tasker, task)
    const { _id: id } = await market.findDispute(client, task)
    const input = {
      id,
      outcome: 'continue',
      release: 0,
      refund: 0,
      reason,
    } as const
    expect((await maker.send(decideDispute, input)).body.task.status).toBe('in-progress')
  })

  it('remove a todo whose hold is above ₦100,000', async () => {
    const client = await market.createClient(naira(500_000))
    const task = await assignedFor(client, await market.createTasker(), '200000')
    const input = { id: task._id, reason, release: '150000' }
    await expectTwo(
      () => maker.send(removeTask, input),
      () => market.availableBalance(client),
    )
    expect(await market.availableBalance(client)).toBe(naira(350_000))
  })

  it('record and reverse a settlement above ₦100,000', async () => {
    const clearing = () => market.ledgerBalance('provider_clearing')
    const input = {
      id: 'line-1',
      direction: 'top-up' as const,
      amount: '100000.01',
      reason,
    }
    await expectTwo(() => maker.send(postSettlement, input), clearing)
    const third = await market.createUser('admin')
    const reverse = { booking: 'settlement' as const, id: 'line-1', reason }
    // The ledger names the second one as the maker of the settlement.
    maker = third
    second = await market.createUser('admin')
    await expectTwo(() => third.send(reverseBooking, reverse), clearing)
  })

  it('refund more than ₦100,000 of a payment, also in parts', async () => {
    const client = await market.createClient(naira(0))
    const { reference } = await createPaidPayment(market, client, '150000')
    await client.send(fundWallet, { reference })
    const balance = () => market.availableBalance(client)
    const refund = (amount: string) => maker.send(refundPayment, { reference, amount, reason })
    expect((await refund('90000')).body.message).not.toBe(messages.requested)
    await market.dispatch(market.provider.webhook(reference))
    await expectTwo(() => refund('20000'), balance)
  })

  it('credit an unmatched payment above ₦100,000', async () => {
    const client = await market.createClient(naira(0))
    const { reference } = await createPaidPayment(market, client, '150000')
    market.provider.intercept('GET /transaction/verify', async (request, forward) => {
      const body = (await (await forward(request)).json()) as {
        data: object
      }
      const data = {
        ...body.data,
        metadata: '',
        customer: { email: 'sister@home.test' },
      }
      return Response.json({ ...body, data })
    })
    await client.send(fundWallet, { reference })
    const balance = () => market.availableBalance(client)
    await expectTwo(() => maker.send(creditPayment, { reference, reason }), balance)
    expect(await balance()).toBe(naira(150_000))
  })
})

it('two who approve at once carry it out once, and a rejected request changes nothing', async () => {
  const third = await market.createUser('admin')
  const input = {
    id: 'line-1',
    direction: 'top-up' as const,
    amount: '200000',
    reason,
  }
  await maker.send(postSettlement, input)
  const answers = await Promise.all([decide(second), decide(third)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await maker.send(postSettlement, { ...input, id: 'line-2' })
  expect((await decide(second, 'reject')).body.message).toBe(messages.rejected)
  expect(await market.ledgerBalance('provider_clearing')).toBe(naira(-200_000))
  expect((await maker.send(readOverview, {})).body.queues.adjustments).toBe(0)
})

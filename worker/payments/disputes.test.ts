import { beforeEach, describe, expect, it } from 'vitest'
import { fundWallet } from '#schema/contract/payments.ts'
import { withdraw } from '#schema/contract/payouts.ts'
import { createPin } from '#schema/contract/pins.ts'
import { awardTask } from '#schema/contract/proposals.ts'
import { approveTask } from '#schema/contract/tasks.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { naira } from '#schema/domain/money.ts'
import { createInterleaver } from '#testing/interleave.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import { createPayoutMarket, WITHDRAWAL, type PayoutMarket } from '#testing/worker/payout-market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { adjust } from '#worker/ledger/adjustments.ts'
import { collectDebtsJob } from '#worker/ledger/jobs.ts'

let database: ReturnType<typeof createInterleaver>
let market: PayoutMarket
let client: TestUser
let tasker: TestUser
let reference: string
beforeEach(async () => {
  database = createInterleaver()
  market = await createPayoutMarket({ wrapDatabase: database.wrapDatabase })
  client = await market.createClient(naira(0))
  await client.send(createPin, { pin: WITHDRAWAL.pin, confirm_pin: WITHDRAWAL.pin })
  tasker = await market.createTasker()
  reference = (await createPaidPayment(market, client, '20000')).reference
  await client.send(fundWallet, { reference })
})
async function dispute(fields: object = {}) {
  const { id, status } = market.provider.dispute(reference, { amount: 2_000_000, ...fields })
  const event = status === 'resolved' ? 'charge.dispute.resolve' : 'charge.dispute.create'
  const webhook = market.provider.createWebhook(event, { id, status })
  expect((await market.dispatch(webhook)).response.status).toBe(200)
  await market.expectInvariants()
  return id
}
const lose = (id?: number) => dispute({ ...(id && { id }), resolution: 'merchant-accepted' })
const win = (id: number) => dispute({ id, resolution: 'declined' })
const assign = async (price: number) => {
  const task = await market.postTask(client, { price: String(price) })
  await market.apply(tasker, task, { price: String(price) })
  return market.award(client, task, tasker)
}
const fund = async (user: TestUser, amount: string) => {
  const payment = await createPaidPayment(market, user, amount)
  await user.send(fundWallet, { reference: payment.reference })
}
const debtOf = (user: TestUser) => market.ledgerBalance(`ud:${user.id}`)
const details = async (user: TestUser) =>
  (await user.send(listTransactions, {})).body.trx.map((each) => [
    each.details,
    each.TransactionType,
    each.amount,
  ])

describe('while the provider has an open dispute', () => {
  it('its payer can neither withdraw, award nor approve what was paid from it, until it is won', async () => {
    const handedIn = await assign(5000)
    await market.submit(tasker, handedIn)
    const open = await market.postTask(client, { price: '3000' })
    await market.apply(tasker, open, { price: '3000' })
    const id = await dispute()
    const award = () => client.send(awardTask, { taskId: open._id, taskerId: tasker.id })
    const approve = () => client.send(approveTask, { id: handedIn._id })
    for (const response of [
      await client.send(withdraw, { ...WITHDRAWAL, amount: '2000' }),
      await award(),
      await approve(),
    ])
      expect([response.status, response.body.code]).toEqual([409, 'money_at_rest'])
    await win(id)
    expect((await award()).status).toBe(200)
    expect((await approve()).status).toBe(200)
    expect((await client.send(withdraw, { ...WITHDRAWAL, amount: '2000' })).status).toBe(200)
  })

  it('a task that was awarded before the payment can be approved', async () => {
    const before = await market.createClient(naira(100_000))
    const task = await market.createAssignedTask(before, tasker)
    await market.submit(tasker, task)
    market.advanceClock(60_000)
    reference = (await createPaidPayment(market, before, '20000')).reference
    await before.send(fundWallet, { reference })
    await dispute()
    await market.approve(before, task)
    await market.expectInvariants()
  })

  it('a withdrawal that began before it is aborted', async () => {
    const withdrawal = () => client.send(withdraw, { ...WITHDRAWAL, amount: '2000' })
    const { body } = await database.interleave(withdrawal, () => dispute())
    expect(body.code).toBe('money_at_rest')
    expect(await market.listPayouts()).toEqual([])
  })
})

it('above the limit of an unverified wallet withdrawals rest until the user is verified', async () => {
  const rich = await market.createRichUser(naira(300_001))
  const send = () => rich.send(withdraw, { ...WITHDRAWAL, amount: '2000' })
  expect((await send()).body).toMatchObject({
    code: 'money_at_rest',
    error: expect.stringContaining('₦300,000'),
  })
  await market.runSql('UPDATE users SET is_verified = 1 WHERE id = ?', rich.id)
  expect((await send()).status).toBe(200)
})

describe('a lost dispute', () => {
  it('takes the wallet, then the holds of work that was not handed in, and notifies both parties', async () => {
    await assign(8000)
    const handedIn = await assign(4000)
    await market.submit(tasker, handedIn)
    await lose()
    expect(await market.availableBalance(client)).toBe(0)
    expect(await debtOf(client)).toBe(0)
    expect(await market.heldAmount(handedIn)).toBe(0)
    expect(await market.runSql('SELECT status FROM tasks ORDER BY status')).toEqual([
      { status: 'cancelled' },
      { status: 'cancelled' },
    ])
    const [taken, ...refunds] = await details(client)
    expect(taken).toEqual(['Card payment taken back by the bank', 'debit', 20_000])
    expect(
      refunds
        .slice(0, 2)
        .map(([, type, amount]) => [type, amount])
        .toSorted(),
    ).toEqual([
      ['credit', 4000],
      ['credit', 8000],
    ])
    expect(await market.noticesTo(tasker)).toContain('holdTaken')
    expect(await market.noticesTo(client)).toContain('paymentTakenBack')
  })

  it('ends the dispute of the two parties about a hold that it takes', async () => {
    const task = await assign(8000)
    await market.openDispute(tasker, task)
    await lose()
    const ended = { outcome: 'cancelled', closedAt: new Date(market.now()).toISOString() }
    expect(await market.findDispute(tasker, task)).toMatchObject({
      ...ended,
      released: 0,
      refunded: 8000,
    })
    expect((await market.findTask(client, task)).task).toMatchObject({
      status: 'cancelled',
      dispute: ended,
    })
  })

  it('records in the timeline of a task whose hold it takes that the money went back', async () => {
    const task = await assign(8000)
    await lose()
    const { events } = await market.findTask(client, task)
    expect(events.slice(-2)).toMatchObject([
      { kind: 'bankClaim', actor: null },
      { kind: 'refunded', actor: null, amount: 8000 },
    ])
  })

  it('leaves holds that are not needed', async () => {
    const first = await assign(2000)
    await fund(client, '9000')
    market.advanceClock(1000)
    const second = await assign(9000)
    await lose()
    expect(await market.heldAmount(second)).toBe(0)
    expect(await market.heldAmount(first)).toBe(naira(2000))
    expect(await market.availableBalance(client)).toBe(naira(7000))
  })

  it('makes a debt of the rest, which every later credit pays first', async () => {
    const task = await assign(15_000)
    await market.submit(tasker, task)
    await market.approve(client, task)
    await lose()
    expect(-(await debtOf(client))).toBe(naira(15_000))
    const blocked = await client.send(withdraw, { ...WITHDRAWAL, amount: '1000' })
    expect(blocked.body).toMatchObject({
      code: 'money_at_rest',
      error: expect.stringContaining('₦15,000'),
    })
    await fund(client, '4000')
    expect(await market.availableBalance(client)).toBe(0)
    expect(-(await debtOf(client))).toBe(naira(11_000))
    await fund(client, '12000')
    expect(await market.availableBalance(client)).toBe(naira(1000))
    expect(await debtOf(client)).toBe(0)
    expect((await details(client)).slice(0, 4)).toEqual([
      ['Paid back for a card payment that your bank took back', 'debit', 11_000],
      ['Wallet funded', 'credit', 12_000],
      ['Paid back for a card payment that your bank took back', 'debit', 4000],
      ['Wallet funded', 'credit', 4000],
    ])
    await market.expectInvariants()
  })

  it('is collected from a balance of before that rule by the job', async () => {
    const task = await assign(15_000)
    await market.submit(tasker, task)
    await market.approve(client, task)
    await lose()
    await market.write(...adjust({ user: client.id, amount: naira(500), note: 'Before', now: 1 }))
    await runJobs(market.deps, [collectDebtsJob])
    expect(market.logLines.at(-1)).toMatchObject({ job: 'collect-debts', users: 1 })
    expect(-(await debtOf(client))).toBe(naira(14_500))
    await market.expectInvariants()
  })
})

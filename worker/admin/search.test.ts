import { beforeEach, describe, expect, it } from 'vitest'
import { listAllTransactions } from '#schema/contract/admin-lists.ts'
import { searchAll } from '#schema/contract/admin-search.ts'
import { fundWallet } from '#schema/contract/payments.ts'
import { deleteTask } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: PayoutMarket
let admin: TestUser
beforeEach(async () => {
  market = await createPayoutMarket()
  admin = await market.createUser('admin')
})

async function search(q: string) {
  const { status, body } = await admin.send(searchAll, { q })
  expect([q, status, market.lastRequestCost().roundTrips]).toEqual([q, 200, 1])
  return {
    users: body.users.map(({ _id }) => _id),
    tasks: body.tasks.map(({ _id }) => _id),
    transactions: body.transactions.map(({ amount }) => amount),
    payments: body.payments.map(({ reference }) => reference),
    withdrawals: body.withdrawals.map(({ amount }) => amount),
  }
}
const NOTHING = { users: [], tasks: [], transactions: [], payments: [], withdrawals: [] }

describe('the search of administrators', () => {
  it('finds names, addresses and titles without case, marks and hooks, of todos in any status', async () => {
    const user = await market.createClient()
    await market.runSql('UPDATE users SET username = ? WHERE id = ?', 'Ọláṣubọ̀mí Ɗanjuma', user.id)
    const task = await market.postTask(user, { title: 'Àtúnṣe ọ̀nà omi' })
    for (const q of ['olasubomi', 'DANJUMA', ' ɗanjuma ', user.email.toUpperCase()])
      expect([q, await search(q)]).toEqual([q, { ...NOTHING, users: [user.id] }])
    expect(await search('atunse')).toEqual({ ...NOTHING, tasks: [task._id] })
    await market.runSql('UPDATE tasks SET title = ? WHERE id = ?', 'Ƙofar gida', task._id)
    expect(await search('atunse')).toEqual(NOTHING)
    expect((await user.send(deleteTask, { id: task._id })).status).toBe(200)
    expect(await search('kofar')).toEqual({ ...NOTHING, tasks: [task._id] })
  })

  it('finds a user and a todo by id, also in the address of a screen', async () => {
    const user = await market.createClient()
    const { _id } = await market.postTask(user)
    for (const q of [_id, _id.toUpperCase(), `https://onise.test/single-task/${_id}?from=mail`])
      expect([q, await search(q)]).toEqual([q, { ...NOTHING, tasks: [_id] }])
    expect(await search(user.id)).toEqual({ ...NOTHING, users: [user.id] })
  })

  it('finds a payment by its reference before and after it is booked, and its payer by any form of the phone number', async () => {
    const user = await market.createTasker()
    const { reference } = await createPaidPayment(market, user, '20000')
    const phone = '+234 (0) 803-123.4567'
    await market.runSql('UPDATE payments SET phone = ? WHERE reference = ?', phone, reference)
    expect(await search(reference)).toEqual({ ...NOTHING, payments: [reference] })
    await user.send(fundWallet, { reference })
    expect(await search(reference)).toEqual({ ...NOTHING, transactions: [20_000] })
    const [booked] = (await admin.send(listAllTransactions, {})).body.trx
    expect(await search(booked?.reference_number ?? '')).toMatchObject({ transactions: [20_000] })
    for (const q of ['08031234567', '0803 123 4567', '2348031234567', phone])
      expect([q, await search(q)]).toEqual([q, { ...NOTHING, users: [user.id] }])
    expect(await search('08031234568')).toEqual(NOTHING)
  })

  it('finds a withdrawal once, by its references and the code of the provider', async () => {
    const user = await market.createRichUser(naira(100_000))
    await market.withdraw(user)
    const payout = await market.firstPayout()
    const [{ amount = 0, code = '' } = {}] = (await market.runSql(
      'SELECT amount / 100 AS amount, provider_transfer_code AS code FROM payouts',
    )) as { amount?: number; code?: string }[]
    const [shown] = (await admin.send(listAllTransactions, { type: 'debit' })).body.trx
    for (const q of [payout.reference, shown?.reference_number ?? '', code])
      expect([q, await search(q)]).toEqual([q, { ...NOTHING, withdrawals: [amount] }])
  })

  it('asks for three characters, and takes any text as it is written', async () => {
    for (const q of ['', '  a ', 'ọ̀l'])
      expect([q, (await admin.send(searchAll, { q })).status]).toEqual([q, 400])
    for (const q of ['"*%_', 'a" OR "b', 'NEAR(x y)', '🙂🙂🙂'])
      expect(await search(q)).toEqual(NOTHING)
  })

  it('shows the newest five', async () => {
    const user = await market.createClient()
    const ids: string[] = []
    for (let n = 0; n < 7; n++) {
      market.advanceClock(1000)
      ids.unshift((await market.postTask(user, { title: `Paint wall ${n}` }))._id)
    }
    expect((await search('paint wall')).tasks).toEqual(ids.slice(0, 5))
  })
})

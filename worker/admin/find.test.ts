import { beforeEach, describe, expect, it } from 'vitest'
import { listAllTasks, listAllTransactions, listAllUsers } from '#schema/contract/admin-lists.ts'
import { listAuditLog } from '#schema/contract/audit.ts'
import type { WireInput } from '#schema/contract/endpoint.ts'
import { fundWallet } from '#schema/contract/payments.ts'
import { changeSetting } from '#schema/contract/settings.ts'
import { dayAfter, dayOf } from '#schema/domain/days.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let admin: TestUser
beforeEach(async () => {
  market = await createMarket()
})
const find = async (input: WireInput<typeof listAllTransactions>) => {
  const { status, body } = await admin.send(listAllTransactions, input)
  expect(status).toBe(200)
  return body.trx
}

describe('transactions of administrators', () => {
  let client: TestUser
  let reference: string
  beforeEach(async () => {
    client = await market.createTasker()
    for (const amount of ['1000', '60000', '90000.50']) {
      const payment = await createPaidPayment(market, client, amount)
      ;({ reference } = payment)
      await client.send(fundWallet, { reference })
      market.advanceClock(DAY_MS)
    }
    admin = await market.createUser('admin')
  })
  const amounts = async (input: WireInput<typeof listAllTransactions>) =>
    (await find(input)).map(({ amount }) => amount)

  it('are found by any range of amounts, both ends included', async () => {
    expect(await amounts({ min: '60000' })).toEqual([90_000.5, 60_000])
    expect(await amounts({ max: '60000' })).toEqual([60_000, 1000])
    expect(await amounts({ min: '90000.50', max: '90000.50' })).toEqual([90_000.5])
  })

  it('are found by days in Lagos, both included', async () => {
    const last = dayAfter(dayOf(market.now()), -1)
    const first = dayAfter(last, -2)
    expect(await amounts({ from: last, to: last })).toEqual([90_000.5])
    expect(await amounts({ from: first, to: dayAfter(first) })).toEqual([60_000, 1000])
    expect(await amounts({ from: dayAfter(last) })).toEqual([])
    expect(await amounts({ to: dayAfter(first, -1) })).toEqual([])
    expect(await amounts({ from: first, max: '1000', sort: 'oldest' })).toEqual([1000])
  })

  it('are found by the reference that the user reads, or by that of the provider', async () => {
    const [newest] = await find({})
    const shown = newest?.reference_number ?? ''
    for (const q of [shown, shown.toLowerCase(), shown.replaceAll('-', ''), reference])
      expect(await amounts({ q })).toEqual([90_000.5])
    expect(await amounts({ q: 'ON260302-0000-0000-0000' })).toEqual([])
  })
})

it('the audit log is found by person, act and day', async () => {
  const [ada, bola] = [await market.createUser('admin'), await market.createUser('admin')]
  admin = ada
  const change = (by: TestUser, value: number) =>
    by.send(changeSetting, { name: 'reviewWindowDays', value, reason: 'Agreed.' })
  const day = dayOf(market.now())
  await change(ada, 8)
  await change(bola, 9)
  const seqs = async (input: WireInput<typeof listAuditLog>) =>
    (await ada.send(listAuditLog, input)).body.entries.map(({ seq }) => seq)
  expect(await seqs({ actor: bola.id })).toEqual([2])
  expect(await seqs({ action: 'settings.change', from: day, to: day })).toEqual([2, 1])
  expect(await seqs({ action: 'admin.verifyUser' })).toEqual([])
  expect(await seqs({ from: dayAfter(day) })).toEqual([])
  expect(await seqs({ to: dayAfter(day, -1) })).toEqual([])
})

it('users, todos and the audit log are found without case, marks and hooks', async () => {
  admin = await market.createUser('admin')
  const user = await market.createClient()
  await market.runSql('UPDATE users SET username = ? WHERE id = ?', 'Ọláṣubọ̀mí Ɗanjuma', user.id)
  const task = await market.postTask(user, { title: 'Àtúnṣe ọ̀nà omi ní Ìbàdàn' })
  const change = { name: 'reviewWindowDays', value: 8, reason: 'Ìpinnu ẹgbẹ́' } as const
  await admin.send(changeSetting, change)
  for (const q of ['olasubomi', 'ỌLÁṢUBỌ̀MÍ', 'danjuma', 'ɗa', 'mi d', user.email.slice(0, 9)]) {
    const { users } = (await admin.send(listAllUsers, { q })).body
    expect([q, users.map(({ _id }) => _id)]).toEqual([q, [user.id]])
  }
  for (const q of ['atunse', 'ÀTÚNṢE', 'Ibadan', 'ọ̀nà'])
    expect([q, (await admin.send(listAllTasks, { q })).body.tasks]).toMatchObject([
      q,
      [{ _id: task._id }],
    ])
  for (const q of ['ipinnu', 'ẸGBẸ́', 'egbe'])
    expect([q, (await admin.send(listAuditLog, { q })).body.entries]).toMatchObject([
      q,
      [{ seq: 1 }],
    ])
  expect((await admin.send(listAuditLog, { q: 'ogbe' })).body.entries).toEqual([])
})

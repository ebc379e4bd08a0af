import { beforeEach, describe, expect, it } from 'vitest'
import {
  decideAdjustment,
  listAdjustments,
  postSettlement,
  requestAdjustment,
  reverseBooking,
} from '#schema/contract/adjustments.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { returnPayment } from './corrections.ts'

let market: Market
let client: TestUser
let maker: TestUser
let checker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(1000))
  maker = await market.createUser('admin')
  checker = await market.createUser('admin')
})
const reason = 'Paid twice by mistake'
async function request(direction: 'credit' | 'debit', amount: number) {
  const input = { user: client.id, direction, amount, reason }
  const { status, body } = await maker.send(requestAdjustment, input)
  expect(status).toBe(200)
  return body.adjustment._id
}
type Decision = { id: Awaited<ReturnType<typeof request>>; decision?: 'approve' | 'reject' }
const decide = (admin: TestUser, { id, decision = 'approve' }: Decision) =>
  admin.send(decideAdjustment, { id, decision, reason: 'Seen in the statement' })
/** As after a withdrawal that the bank sent back to an account that was closed meanwhile. */
const closeUser = ({ id }: TestUser) =>
  market.runSql('UPDATE users SET closed_at = ? WHERE id = ?', market.now(), id)
const balance = () => market.availableBalance(client)

describe('an adjustment', () => {
  it('moves money when another administrator approves it, once', async () => {
    const id = await request('debit', 250.5)
    expect(await balance()).toBe(naira(1000))
    expect((await checker.send(listAdjustments, {})).body.adjustments).toMatchObject([
      { _id: id, user: client.id, direction: 'debit', amount: 250.5, reason },
    ])
    const own = await decide(maker, { id })
    expect([own.status, own.body.code]).toEqual([403, 'wrong_role'])
    expect((await decide(checker, { id })).status).toBe(200)
    expect((await decide(checker, { id })).status).toBe(409)
    expect(await balance()).toBe(74_950)
    expect((await checker.send(listAdjustments, {})).body.adjustments).toEqual([])
    const [row] = (await client.send(listTransactions, {})).body.trx
    expect(row).toMatchObject({ details: reason, amount: 250.5, TransactionType: 'debit' })
    await market.expectInvariants()
  })

  it('that is rejected moves nothing', async () => {
    const id = await request('credit', 500)
    expect((await decide(checker, { id, decision: 'reject' })).status).toBe(200)
    expect((await decide(checker, { id })).status).toBe(409)
    expect(await balance()).toBe(naira(1000))
  })

  it('takes no more than the wallet has', async () => {
    const id = await request('debit', 1001)
    expect((await decide(checker, { id })).status).toBe(402)
    expect(await balance()).toBe(naira(1000))
  })

  it('pays nothing into a closed wallet, and may still take from one', async () => {
    const id = await request('credit', 500)
    const debit = await request('debit', 500)
    await closeUser(client)
    const refused = await decide(checker, { id })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'This account is closed: nothing can be paid into its wallet.',
    ])
    const input = { user: client.id, direction: 'credit' as const, amount: 5, reason }
    expect((await maker.send(requestAdjustment, input)).status).toBe(409)
    expect((await decide(checker, { id: debit })).status).toBe(200)
    expect(await balance()).toBe(naira(500))
    expect((await decide(checker, { id, decision: 'reject' })).status).toBe(200)
    await market.expectInvariants()
  })

  it('is neither requested nor approved by the owner of the wallet', async () => {
    const input = { user: maker.id, direction: 'credit' as const, amount: 500, reason }
    expect((await maker.send(requestAdjustment, input)).status).toBe(403)
    const { body } = await checker.send(requestAdjustment, input)
    expect((await decide(maker, { id: body.adjustment._id })).status).toBe(403)
  })

  it('is in the audit log twice, with both reasons', async () => {
    await decide(checker, { id: await request('credit', 500) })
    const rows = await market.runSql(
      'SELECT actor_id, action, subject, reason FROM audit_log ORDER BY created_at, id',
    )
    expect(rows).toEqual([
      { actor_id: maker.id, action: 'ledger.requestAdjustment', subject: client.id, reason },
      {
        actor_id: checker.id,
        action: 'ledger.decideAdjustment',
        subject: client.id,
        reason: 'Seen in the statement',
      },
    ])
  })
})

it('a settlement is posted once per id, and no more than the ledger has at the provider', async () => {
  const clearing = async () => 0 - (await market.ledgerBalance('provider_clearing'))
  const settle = (id: string, direction: 'to-bank' | 'top-up', amount: number) =>
    maker.send(postSettlement, { id, direction, amount, reason: 'Statement of March' })
  expect((await settle('line-1', 'top-up', 700)).status).toBe(200)
  expect((await settle('line-1', 'top-up', 700)).status).toBe(409)
  expect((await settle('line-2', 'to-bank', 701)).status).toBe(402)
  expect((await settle('line-2', 'to-bank', 300)).status).toBe(200)
  expect(await clearing()).toBe(naira(400))
  await market.expectInvariants()
})

describe('a reversal', () => {
  const reverse = (admin: TestUser, booking: 'adjustment' | 'settlement', id: string) =>
    admin.send(reverseBooking, { booking, id, reason: 'Booked on the wrong wallet' })
  const adjusted = async (direction: 'credit' | 'debit', amount: number) => {
    const id = await request(direction, amount)
    expect((await decide(checker, { id })).status).toBe(200)
    return id
  }

  it('of an adjustment restores the wallet once, and is read by its owner and in the audit log', async () => {
    const id = await adjusted('credit', 250)
    const own = await reverse(maker, 'adjustment', id)
    expect([own.status, own.body.code]).toEqual([403, 'wrong_role'])
    expect((await reverse(checker, 'adjustment', id)).status).toBe(200)
    const again = await reverse(checker, 'adjustment', id)
    expect([again.status, again.body.error]).toEqual([409, 'It is reversed already.'])
    expect(await balance()).toBe(naira(1000))
    const [row] = (await client.send(listTransactions, {})).body.trx
    expect(row).toMatchObject({ details: 'Booked on the wrong wallet', TransactionType: 'debit' })
    expect(
      await market.runSql("SELECT subject FROM audit_log WHERE action LIKE '%everse%'"),
    ).toEqual([{ subject: client.id }])
    await market.expectInvariants()
  })

  it('pays nothing back into a closed wallet', async () => {
    const id = await adjusted('debit', 250)
    const credited = await adjusted('credit', 100)
    await closeUser(client)
    const refused = await reverse(checker, 'adjustment', id)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'This account is closed: nothing can be paid into its wallet.',
    ])
    expect((await reverse(checker, 'adjustment', credited)).status).toBe(200)
    expect(await balance()).toBe(naira(750))
    await market.expectInvariants()
  })

  it('races to one, with the money moved once', async () => {
    const id = await adjusted('credit', 250)
    const admins = await Promise.all([1, 2, 3].map(() => market.createUser('admin')))
    const answers = await Promise.all(admins.map((admin) => reverse(admin, 'adjustment', id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await balance()).toBe(naira(1000))
    await market.expectInvariants()
  })

  it('is rejected when the money is no longer in the wallet', async () => {
    const id = await adjusted('credit', 250)
    await adjusted('debit', 1100)
    const { status, body } = await reverse(checker, 'adjustment', id)
    expect([status, body.error]).toEqual([
      402,
      'The money is no longer there, so it cannot be reversed.',
    ])
    await market.expectInvariants()
  })

  it('that pays into a wallet pays its debt first', async () => {
    const id = await adjusted('debit', 1000)
    const topUp = { id: 'line-1', direction: 'top-up' as const, amount: '300', reason }
    await maker.send(postSettlement, topUp)
    const charged = { type: 'chargeback' as const, idemKey: 'cb:1', reference: 'fw-1' }
    await market.write(
      ...returnPayment({
        ...charged,
        userId: client.id,
        amount: naira(300),
        available: naira(0),
        now: market.now(),
      }).writes,
    )
    expect((await reverse(checker, 'adjustment', id)).status).toBe(200)
    expect(await balance()).toBe(naira(700))
  })

  it('of a settlement restores what the provider has, while it is there', async () => {
    const clearing = async () =>
      (
        await market.runSql(
          "SELECT debits - credits AS kobo FROM ledger_accounts WHERE id = 'provider_clearing'",
        )
      )[0]
    const settle = (id: string, direction: 'to-bank' | 'top-up', amount: string) =>
      maker.send(postSettlement, { id, direction, amount, reason })
    expect((await settle('line-1', 'top-up', '500')).status).toBe(200)
    expect((await settle('line-2', 'to-bank', '200')).status).toBe(200)
    expect((await reverse(checker, 'settlement', 'line-1')).status).toBe(402)
    expect((await reverse(checker, 'settlement', 'line-2')).status).toBe(200)
    expect(await clearing()).toEqual({ kobo: naira(500) })
    expect((await reverse(checker, 'settlement', 'line-1')).status).toBe(200)
    expect(await clearing()).toEqual({ kobo: 0 })
    expect((await reverse(checker, 'settlement', 'line-3')).status).toBe(404)
    await market.expectInvariants()
  })
})
